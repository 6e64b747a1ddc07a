import type { Language } from '#contract/language.ts'
import { orderNumber } from '#contract/order-status.ts'
import { sendLater } from '../accounts/messages.service.ts'
import type { Executor } from '../platform/db.ts'
import { transferNews, type TransferNews } from './messages/transfer-news.ts'
import { buyerOf } from './order-mail.store.ts'
import { notify } from './notify.ts'

/**
 * Tells the buyer of an order about its transfer, if the account exists: by mail whatever the settings, because money
 * depends on it, and under the bell but for what the page of the order says anyway after placing.
 */
export async function notifyTransfer(
  { origin }: { origin: string },
  tx: Executor,
  orderNo: number,
  of: TransferNews,
): Promise<void> {
  const buyer = await buyerOf(tx, orderNo)
  if (!buyer) return
  const { no: userNo, email, language, orderId, subject, isShutOut } = buyer
  if (of.news !== 'instructions')
    await notify(tx, { userNo, kind: 'transfer', subject, status: of.news })
  const facts = {
    ...{ language: language as Language, origin, orderId, isShutOut },
    number: orderNumber(orderNo),
  }
  await sendLater(tx, { ...transferNews(facts, of), to: email })
}
