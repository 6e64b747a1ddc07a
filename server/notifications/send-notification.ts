import { listingSlug } from '#contract/part-number.ts'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { sendLater } from '../accounts/messages.service.ts'
import type { Executor } from '../platform/db.ts'
import type { Task } from '../platform/jobs.ts'
import type { RateLimits } from '../platform/rate-limits.ts'
import { smsFromBuyer, smsOfCompany } from './limits.ts'
import { callbackAsked, callbackAskedBySms } from './messages/callback-asked.ts'
import { priceDropped } from './messages/price-dropped.ts'
import { stillUnread, type OutsideRow } from './notification.store.ts'
import { mailTo, smsTo } from './settings.ts'

export const SEND_NOTIFICATION = 'tell-outside'

type Deps = {
  db: NodePgDatabase
  limits: Pick<RateLimits, 'takeAll'>
  origin: string
}

/**
 * The job that sends a notification by e-mail and SMS, if the user's settings allow it and the
 * notification is still unread. It sends the notification's content at the time it runs.
 */
export function sendNotification(deps: Deps): Task {
  return ({ id }: { id: string }) =>
    deps.db.transaction(async (tx) => {
      const found = await stillUnread(tx, id)
      if (found?.notification.kind === 'callback') await sendCallbackRequest(deps, tx, found)
      else if (found?.notification.kind === 'price_drop') await sendPriceDrop(deps, tx, found)
    })
}

async function sendCallbackRequest(
  { limits, origin }: Deps,
  tx: Executor,
  { notification: { userNo }, part, callback }: OutsideRow,
): Promise<void> {
  if (callback?.status !== 'new') return
  const asked = { ...callback, part }
  const mail = await mailTo({ origin }, tx, userNo, 'callback')
  if (mail) {
    const { to, ...facts } = mail
    await sendLater(tx, { ...callbackAsked({ ...facts, origin, ...asked }), to })
  }
  const sms = await smsTo(tx, userNo)
  if (!sms) return
  const limited = await limits.takeAll([
    [smsFromBuyer, `${callback.buyerNo} ${userNo}`],
    [smsOfCompany, String(userNo)],
  ])
  if (limited) return
  await sendLater(tx, { ...callbackAskedBySms({ language: sms.language, ...asked }), to: sms.to })
}

async function sendPriceDrop(
  { origin }: Deps,
  tx: Executor,
  { notification: { userNo, wasFils: was, nowFils: now }, part }: OutsideRow,
): Promise<void> {
  // A listing that was removed, or costs more again, would only disappoint.
  if (was === null || now === null || part.status !== 'active' || part.priceFils > now) return
  const mail = await mailTo({ origin }, tx, userNo, 'price_drop')
  if (!mail) return
  const { to, ...facts } = mail
  const path = `/spare-part-details/${encodeURIComponent(listingSlug(part.partName, part.skuKey))}?seller=${part.sellerId}`
  await sendLater(tx, { ...priceDropped({ ...facts, origin, part, path, was, now }), to })
}
