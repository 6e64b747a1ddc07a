import type { CreditNotice } from '#contract/credit-status.ts'
import { sendLater } from '../../accounts/messages.service.ts'
import type { Executor } from '../../platform/db.ts'
import { creditNoticeMail } from '../messages/credit-notice.ts'
import type { CreditDeps } from './credit-deps.ts'
import type { CreditRow } from './credit.store.ts'

/** Notifies a garage of its credit under the bell and, as its settings for orders allow, by mail. */
export async function notifyGarage(
  { notifications, origin }: Pick<CreditDeps, 'notifications' | 'origin'>,
  tx: Executor,
  row: CreditRow,
  notice: Exclude<CreditNotice, 'credit_overview'>,
): Promise<void> {
  const { buyerNo, id, companyName } = row
  if (buyerNo === null || companyName === null) return
  await notifications.notify(tx, {
    ...{ userNo: buyerNo, kind: 'credit', subject: id, status: notice },
  })
  const mail = await notifications.mailTo(tx, buyerNo, 'order')
  if (!mail) return
  const { to, ...facts } = mail
  await sendLater(tx, {
    ...creditNoticeMail({ ...facts, origin, notice, credit: { ...row, companyName } }),
    to,
  })
}
