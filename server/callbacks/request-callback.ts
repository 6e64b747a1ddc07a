import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { List, ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { Callback } from '#contract/callbacks.ts'
import type { Language } from '#contract/language.ts'
import { stepTo } from '#contract/life-cycle.ts'
import { callbackLifeCycle, type CallTime } from '#contract/callback-status.ts'
import type { CatalogService } from '../catalog/catalog.service.ts'
import type { NewNotification } from '../notifications/notifications.service.ts'
import type { Caller } from '../platform/api/caller.ts'
import type { Executor } from '../platform/db.ts'
import { newId } from '../platform/id.ts'
import { offsetOf } from '../platform/paging.ts'
import type { PhoneCheck } from '../platform/phones/phone-check.ts'
import type { RateLimits, Rule } from '../platform/rate-limits.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import { violates } from '../platform/unique-violation.ts'
import { presentCallback } from './callback.present.ts'
import * as store from './callback.store.ts'

const NEW_A_DAY = 10
// A phone check may cost money, also for requests that are then refused.
const triesOfAccount: Rule = { name: 'callback', points: 60, seconds: 600 }
const stepsOfSeller: Rule = { name: 'callback-step', points: 300, seconds: 600 }

type Deps = {
  db: NodePgDatabase
  catalog: Pick<CatalogService, 'listings'>
  limits: RateLimits
  phoneCheck: PhoneCheck
  notifications: { notify(tx: Executor, notification: NewNotification): Promise<void> }
}

type Requested = ReplyOf<'requestCallback'>

export type CallbacksService = ReturnType<typeof callbacksService>

/** Call-back requests: the entry point of this feature. */
export function callbacksService({ db, catalog, limits, phoneCheck, notifications }: Deps) {
  const repeated = (row: store.CallbackRow): Requested => ({
    callback: presentCallback(row),
    repeated: true,
  })

  const withListing = async (row: store.CallbackRow, language: Language): Promise<Callback> => {
    const listings = await catalog.listings([row.listingNo], language)
    return { ...presentCallback(row), listing: listings.get(row.listingNo)! }
  }

  /** The number in E.164; the user's own was validated at sign-up. */
  const phoneOf = async (
    text: string | undefined,
    person: store.Person,
  ): Promise<string | Refusal> => {
    if (text === undefined) return person.phone
    const { valid, phone } = await phoneCheck.check(text)
    return valid && phone ? phone : refuse('phone.invalid', { phone: 'field.invalid' })
  }

  /** Adds one of several simultaneous requests; the others get the same as a repetition. */
  const add = async (tx: Executor, fields: store.NewCallback): Promise<Requested | Refusal> => {
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

  return {
    async request(
      { listing_id, name, phone: number, note = '', preferred }: ParsedInputOf<'requestCallback'>,
      caller: Caller,
    ): Promise<Requested | Refusal> {
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
      const phone = await phoneOf(number, person)
      if (phone instanceof Refusal) return phone
      const fields = {
        ...{ id: newId(), listingNo: listing.no, sellerNo: listing.sellerNo, buyerNo: caller.no },
        ...{ name: name || person.name, phone, note },
        preferred: preferred || ('soon' satisfies CallTime),
      }
      return db.transaction((tx) => add(tx, fields))
    },

    async state(listingId: string, caller: Caller): Promise<ReplyOf<'getCallbackState'>> {
      const row = await store.latestOf(db, caller.no, listingId)
      return { callback: row ? presentCallback(row) : null }
    },

    async list(
      { status, page, limit }: ParsedInputOf<'getCallbacks'>,
      caller: Caller,
      language: Language,
    ): Promise<List<Callback>> {
      const paged = offsetOf({ page, limit })
      const { rows, total } = await store.ofSeller(db, caller.no, status, paged)
      const nos = [...new Set(rows.map(({ listingNo }) => listingNo))]
      const listings = await catalog.listings(nos, language)
      const items = rows.flatMap((row): Callback[] => {
        const listing = listings.get(row.listingNo)
        return listing ? [{ ...presentCallback(row), listing }] : []
      })
      return { items, total }
    },

    /** The transition starts from the status that was read; setting the same status changes nothing. */
    async setStatus(
      { id, status }: ParsedInputOf<'setCallbackStatus'>,
      caller: Caller,
      language: Language,
    ): Promise<ReplyOf<'setCallbackStatus'> | Refusal> {
      const limited = await limits.take(stepsOfSeller, caller.id)
      if (limited) return limited
      const row = await store.find(db, caller.no, id)
      if (!row) return refuse('callback.not_found')
      if (row.status === status) return { callback: await withListing(row, language) }
      const step = stepTo(callbackLifeCycle, row.status, { to: status, by: 'seller' })
      if ('refused' in step) return refuse(step.refused)
      try {
        const moved = await db.transaction(async (tx) => {
          const after = await store.move(tx, row, status)
          if (after && step.event !== 'undo') await notifyBuyer(tx, after)
          return after
        })
        const now = moved ?? (await store.find(db, caller.no, id))
        if (now?.status !== status) return refuse('callback.not_allowed')
        return { callback: await withListing(now, language) }
      } catch (error) {
        // The buyer has another open request about this listing.
        if (violates(error, /^callback_one_open$/)) return refuse('callback.not_allowed')
        throw error
      }
    },
  }

  async function notifyBuyer(tx: Executor, row: store.CallbackRow): Promise<void> {
    await notifications.notify(tx, {
      ...{ userNo: row.buyerNo, kind: 'callback_status', subject: row.id },
      ...{ listingNo: row.listingNo, status: row.status },
    })
  }
}
