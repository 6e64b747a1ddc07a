import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { CallTime } from '#contract/callback-status.ts'
import type { Executor } from '../platform/db.ts'
import { newId } from '../platform/id.ts'
import type { Rule } from '../platform/rate-limits.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import { presentCallback } from './callback.present.ts'
import * as store from './callback.store.ts'
import type { By, CallbacksDeps } from './callbacks-deps.ts'

const NEW_A_DAY = 10
// A phone check may cost money, also for requests that are then refused.
const triesOfAccount: Rule = { name: 'callback', points: 60, seconds: 600 }

type Requested = ReplyOf<'requestCallback'>

export async function requestCallback(
  deps: CallbacksDeps,
  { listing_id, name, phone: number, note = '', preferred }: ParsedInputOf<'requestCallback'>,
  { caller }: Pick<By, 'caller'>,
): Promise<Requested | Refusal> {
  const { db, limits } = deps
  const limited = await limits.take(triesOfAccount, caller.id)
  if (limited) return limited
  const listing = await store.findListing(db, listing_id)
  if (!listing) return refuse('listing.not_found')
  const before = await store.standing(db, caller.no, listing.no)
  if (before) return repeated(before)
  if (!listing.onOffer) return refuse('listing.not_found')
  if (listing.sellerNo === caller.no) return refuse('callback.own')
  const person = await store.personOf(db, caller.no)
  if (person.closing) return refuse('account.closing')
  const phone = await phoneOf(deps, number, person)
  if (phone instanceof Refusal) return phone
  const fields = {
    ...{ id: newId(), listingNo: listing.no, sellerNo: listing.sellerNo, buyerNo: caller.no },
    ...{ name: name || person.name, phone, note },
    preferred: preferred || ('soon' satisfies CallTime),
  }
  return db.transaction((tx) => addCallback(deps, tx, fields))
}

/** The number in E.164; the user's own was validated at sign-up. */
async function phoneOf(
  { phoneCheck }: CallbacksDeps,
  text: string | undefined,
  person: store.Person,
): Promise<string | Refusal> {
  if (text === undefined) return person.phone
  const { valid, phone } = await phoneCheck.check(text)
  return valid && phone ? phone : refuse('phone.invalid', { phone: 'field.invalid' })
}

/** Adds one of several simultaneous requests; the others get the same as a repetition. */
async function addCallback(
  { notifications }: CallbacksDeps,
  tx: Executor,
  fields: store.NewCallback,
): Promise<Requested | Refusal> {
  await store.lockBuyer(tx, fields.buyerNo)
  const before = await store.standing(tx, fields.buyerNo, fields.listingNo)
  if (before) return repeated(before)
  const { times, seconds } = await store.ofThisDay(tx, fields.buyerNo)
  if (times >= NEW_A_DAY)
    return refuse('server.limited', undefined, { retryAfter: Math.max(1, seconds) })
  const row = await store.insert(tx, fields)
  // The seller reopened an old request at this moment.
  if (!row) return repeated((await store.standing(tx, fields.buyerNo, fields.listingNo))!)
  await notifications.notify(tx, {
    ...{ userNo: row.sellerNo, kind: 'callback', subject: row.id },
    listingNo: row.listingNo,
  })
  return { callback: presentCallback(row), repeated: false }
}

const repeated = (row: store.CallbackRow): Requested => ({
  callback: presentCallback(row),
  repeated: true,
})
