import type { SellerOrderState } from '#contract/order-status.ts'
import type { Change } from '../platform/changes.ts'
import type { Executor } from '../platform/db.ts'
import * as store from './order.store.ts'
import { takeStep, type StepDeps } from './take-step.ts'

/**
 * Ends the seller orders in these states that a leaving user sells, or with `bought` also buys, because they will not
 * be filled or received. Returns what became available again.
 */
export async function endOrdersOf(
  deps: StepDeps,
  tx: Executor,
  userNo: number,
  states: SellerOrderState[],
  which: { bought?: boolean } = {},
): Promise<Exclude<Change, { all: true }>> {
  const ended = { tags: new Set<string>(), listings: new Set<number>() }
  for (const no of await store.openOf(tx, userNo, states, which)) {
    const found = await store.lockByNo(tx, no)
    const taken = found && (await takeStep(deps, tx, found, { event: 'expire', by: 'system' }))
    const change = taken?.change
    if (!change || 'all' in change) continue
    for (const tag of change.tags) ended.tags.add(tag)
    for (const listing of change.listings) ended.listings.add(listing)
  }
  return { tags: [...ended.tags], listings: [...ended.listings] }
}
