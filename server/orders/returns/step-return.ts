import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import { reasonedReturnEvents } from '#contract/return-status.ts'
import type { Change } from '../../platform/changes.ts'
import { idempotent } from '../../platform/idempotency.ts'
import { Refusal, refuse } from '../../platform/refusal.ts'
import { orderSteps } from '../limits.ts'
import * as orders from '../order.store.ts'
import type { By, OrdersDeps } from '../orders-deps.ts'
import { shownReturns } from './shown-returns.ts'
import * as store from './return.store.ts'
import { takeReturnStep } from './take-return-step.ts'

/** Takes a step for the buyer or the seller; of two at once the later one is shown what the other did. */
export async function stepReturn(
  deps: OrdersDeps,
  input: ParsedInputOf<'stepReturn'>,
  { caller, idempotency }: Pick<By, 'caller' | 'idempotency'>,
): Promise<ReplyOf<'stepReturn'> | Refusal> {
  const { db, limits, stock } = deps
  const limited = await limits.take(orderSteps, caller.id)
  if (limited) return limited
  const { event, reason, restock } = input
  if ((reasonedReturnEvents as readonly string[]).includes(event) && !reason)
    return refuse('input.invalid', { reason: 'field.required' })
  let change: Change | undefined
  const call = { name: 'stepReturn' as const, input, caller, ...(idempotency && { idempotency }) }
  const outcome = await idempotent(db, call, async (tx) => {
    const partId = await store.sellerOrderIdOf(tx, input.id)
    const part = partId && (await orders.findOwn(tx, caller.no, partId, { lock: true }))
    const row = part && (await store.returnBy(tx, { id: input.id }))
    if (!row) return refuse('return.not_found')
    const by = part.row.sellerNo === caller.no ? 'seller' : 'buyer'
    const taken = await takeReturnStep(deps, tx, { row, part }, { event, by, reason, restock })
    if (taken instanceof Refusal) return taken
    const [now] = await shownReturns(tx, [taken?.row ?? row], caller.no)
    if (!taken) return refuse('return.step', undefined, { now: { return: now! } })
    change = taken.change
    return now!
  })
  if (change) await stock.follow(change)
  return outcome
}
