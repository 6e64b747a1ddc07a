import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import { callbackLifeCycle } from '#contract/callback-status.ts'
import type { Callback } from '#contract/callbacks.ts'
import type { Language } from '#contract/language.ts'
import { stepTo } from '#contract/life-cycle.ts'
import type { Executor } from '../platform/db.ts'
import type { Rule } from '../platform/rate-limits.ts'
import { type Refusal, refuse } from '../platform/refusal.ts'
import { violates } from '../platform/unique-violation.ts'
import { presentCallback } from './callback.present.ts'
import * as store from './callback.store.ts'
import type { By, CallbacksDeps } from './callbacks-deps.ts'

const stepsOfSeller: Rule = { name: 'callback-step', points: 300, seconds: 600 }

/** The transition starts from the status that was read; setting the same status changes nothing. */
export async function setCallbackStatus(
  deps: CallbacksDeps,
  { id, status }: ParsedInputOf<'setCallbackStatus'>,
  { caller, language }: By,
): Promise<ReplyOf<'setCallbackStatus'> | Refusal> {
  const { db, limits } = deps
  const limited = await limits.take(stepsOfSeller, caller.id)
  if (limited) return limited
  const row = await store.find(db, caller.no, id)
  if (!row) return refuse('callback.not_found')
  if (row.status === status) return { callback: await withListing(deps, row, language) }
  const step = stepTo(callbackLifeCycle, row.status, { to: status, by: 'seller' })
  if ('refused' in step) return refuse(step.refused)
  try {
    const moved = await db.transaction(async (tx) => {
      const after = await store.move(tx, row, status)
      if (after && step.event !== 'undo') await notifyBuyer(deps, tx, after)
      return after
    })
    const now = moved ?? (await store.find(db, caller.no, id))
    if (now?.status !== status) return refuse('callback.not_allowed')
    return { callback: await withListing(deps, now, language) }
  } catch (error) {
    // The buyer has another open request about this listing.
    if (violates(error, /^callback_one_open$/)) return refuse('callback.not_allowed')
    throw error
  }
}

async function withListing(
  { catalog }: CallbacksDeps,
  row: store.CallbackRow,
  language: Language,
): Promise<Callback> {
  const listings = await catalog.listings([row.listingNo], language)
  return { ...presentCallback(row), listing: listings.get(row.listingNo)! }
}

const notifyBuyer = ({ notifications }: CallbacksDeps, tx: Executor, row: store.CallbackRow) =>
  notifications.notify(tx, {
    ...{ userNo: row.buyerNo, kind: 'callback_status', subject: row.id },
    ...{ listingNo: row.listingNo, status: row.status },
  })
