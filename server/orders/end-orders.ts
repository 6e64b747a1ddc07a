import type { SellerOrderState } from '#contract/order-status.ts'
import type { Change } from '../platform/changes.ts'
import type { Executor } from '../platform/db.ts'
import * as store from './order.store.ts'
import { takeStep, type Step, type StepDeps } from './take-step.ts'

/**
 * Ends the seller orders in these states that a user sells who leaves, or with `bought` also buys, because they will not
 * be filled or received; or with another step those of a user who is suspended. Returns what became available again.
 */
export async function endOrdersOf(
  deps: StepDeps,
  tx: Executor,
  userNo: number,
  states: SellerOrderState[],
  which: { bought?: boolean } = {},
  step: Pick<Step, 'event' | 'by'> = { event: 'expire', by: 'system' },
): Promise<Exclude<Change, { all: true }>> {
  const ended = { tags: new Set<string>(), listings: new Set<number>() }
  for (const no of await store.openOf(tx, userNo, states, which)) {
    const found = await store.lockByNo(tx, no)
    const taken = found && (await takeStep(deps, tx, found, step))
    const change = taken?.change
    if (!change || 'all' in change) continue
    for (const tag of change.tags) ended.tags.add(tag)
    for (const listing of change.listings) ended.listings.add(listing)
  }
  return { tags: [...ended.tags], listings: [...ended.listings] }
}

/** Cancels what a suspended garage has ordered and nobody has accepted yet. */
export const cancelPlacedOf = (deps: StepDeps, tx: Executor, buyerNo: number) =>
  endOrdersOf(deps, tx, buyerNo, ['placed'], { bought: true }, { event: 'cancel', by: 'operator' })
