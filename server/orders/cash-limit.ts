import { cashLimitMultiple } from '#contract/limits.ts'
import { toFils, type Fils } from '#contract/money.ts'
import type { Executor } from '../platform/db.ts'
import * as store from './order.store.ts'
import type { OrdersDeps } from './orders-deps.ts'

/** What a buyer may owe in cash over all open orders: the limit of a new buyer, grown with completed orders. */
export async function cashLimitOf(
  { rules }: Pick<OrdersDeps, 'rules'>,
  db: Executor,
  buyerNo: number,
): Promise<Fils> {
  const [first, growth] = [rules.valueOf('cashLimit'), rules.valueOf('cashLimitGrowth')]
  const mostGrown = first * (cashLimitMultiple - 1)
  if (growth === 0 || mostGrown === 0) return toFils(first)
  const completed = await store.countCompleted(db, buyerNo, Math.ceil(mostGrown / growth))
  return toFils(first + Math.min(mostGrown, completed * growth))
}
