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
import type { SettingsService } from './settings.service.ts'

export const TELL_OUTSIDE = 'tell-outside'

type Parts = {
  db: NodePgDatabase
  limits: Pick<RateLimits, 'takeAll'>
  origin: string
  settings: SettingsService
}

/**
 * The job that tells somebody by e-mail and SMS, as far as he wants it and there is still something
 * to tell. It takes what the notification says when it runs.
 */
export function tellOutside(parts: Parts): Task {
  return ({ id }: { id: string }) =>
    parts.db.transaction(async (tx) => {
      const told = await stillUnread(tx, id)
      if (told?.notification.kind === 'callback') await tellOfCallback(parts, tx, told)
      else if (told?.notification.kind === 'price_drop') await tellOfPrice(parts, tx, told)
    })
}

async function tellOfCallback(
  { limits, origin, settings }: Parts,
  tx: Executor,
  { notification: { userNo }, part, callback }: OutsideRow,
): Promise<void> {
  if (callback?.status !== 'new') return
  const asked = { ...callback, part }
  const mail = await settings.mailTo(tx, userNo, 'callback')
  if (mail) {
    const { to, ...facts } = mail
    await sendLater(tx, { ...callbackAsked({ ...facts, origin, ...asked }), to })
  }
  const sms = await settings.smsTo(tx, userNo)
  if (!sms) return
  const limited = await limits.takeAll([
    [smsFromBuyer, `${callback.buyerNo} ${userNo}`],
    [smsOfCompany, String(userNo)],
  ])
  if (limited) return
  await sendLater(tx, { ...callbackAskedBySms({ language: sms.language, ...asked }), to: sms.to })
}

async function tellOfPrice(
  { origin, settings }: Parts,
  tx: Executor,
  { notification: { userNo, wasFils: was, nowFils: now }, part }: OutsideRow,
): Promise<void> {
  // What is no longer on offer, or at that price, would only disappoint.
  if (was === null || now === null || part.status !== 'active' || part.priceFils > now) return
  const mail = await settings.mailTo(tx, userNo, 'price_drop')
  if (!mail) return
  const { to, ...facts } = mail
  const path = `/spare-part-details/${encodeURIComponent(listingSlug(part.partName, part.skuKey))}?seller=${part.sellerId}`
  await sendLater(tx, { ...priceDropped({ ...facts, origin, part, path, was, now }), to })
}
