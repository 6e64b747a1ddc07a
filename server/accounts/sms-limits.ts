import type { Client } from '../platform/api/caller.ts'
import type { Executor } from '../platform/db.ts'
import { networkKey } from '../platform/rate-limits-address.ts'
import { type Refusal, refuse } from '../platform/refusal.ts'
import type { AccountDeps } from './account-deps.ts'
import { audit } from './audited.ts'
import { smsOfTheDay, type Requester } from './code.store.ts'
import type { Identity } from './identity.ts'
import {
  notesOfSms,
  repeatedSmsOfNetwork,
  SMS_SHARE_OF_NETWORK,
  smsOfKnownDevices,
} from './limits.ts'

// Of the day's SMS. The rest is for networks that have had none and for known devices, half of it also
// for repeats.
const OPEN_SMS = 0.6
const REPEATED_SMS = 0.8

/** `account` is its id where the device is known to it. */
type Request = Requester & { identity: Identity; client: Client; account: string | undefined }

/**
 * A network has a share of the day's SMS; once the open part of them is used up, only its first one.
 * Known devices and repeats get more, limited by account and by network: of either, a stranger has few.
 */
export async function maySendSms(
  { limits, smsPerDay, log }: Pick<AccountDeps, 'limits' | 'smsPerDay' | 'log'>,
  tx: Executor,
  { identity, client, account, ...requester }: Request,
): Promise<Refusal | undefined> {
  const { all, own, next, hadOne } = await smsOfTheDay(tx, identity.value, requester)
  const hasShare = own < limits.widened(Math.max(5, smsPerDay * SMS_SHARE_OF_NETWORK))
  const most = own === 0 ? smsPerDay : Math.max(1, smsPerDay * OPEN_SMS)
  if (all < most && hasShare) return undefined
  if (all < smsPerDay && account && !(await limits.take(smsOfKnownDevices, account)))
    return undefined
  const mayRepeat = hadOne && hasShare && all < smsPerDay * REPEATED_SMS
  if (mayRepeat && !(await limits.take(repeatedSmsOfNetwork, networkKey(client.address))))
    return undefined
  if (all >= most && !(await limits.take(notesOfSms, 'all'))) {
    const which = all >= smsPerDay ? 'the day’s SMS with codes are' : 'the open share of them is'
    log(`${all} of ${smsPerDay} SMS in 24 hours: ${which} used up (SMS_PER_DAY)`)
    await audit(tx, 'sms.spent', client, { facts: { sent: all, most: smsPerDay } })
  }
  limits.onLimited('sms-day')
  return refuse('code.no_sms', undefined, { retryAfter: Math.max(60, next) })
}
