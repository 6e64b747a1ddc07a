import type { Reference } from '../../catalog/catalog.service.ts'
import type { Executor } from '../../platform/db.ts'
import { refuse, type Refusal } from '../../platform/refusal.ts'
import type { OrdersDeps } from '../orders-deps.ts'
import * as store from './commission.store.ts'

export type CommissionDeps = Pick<OrdersDeps, 'db' | 'limits'> & {
  reference: Pick<Reference, 'category' | 'categories'>
}

/** From hundredths of a per cent. */
export const toPercent = (rate: number): number => rate / 100

/** Of which seller and category a call speaks. */
export async function scopeOf(
  { reference }: Pick<CommissionDeps, 'reference'>,
  db: Executor,
  { seller, category }: { seller?: string | undefined; category?: string | undefined },
): Promise<store.Scope | Refusal> {
  const sellerNo = seller === undefined ? null : await store.sellerNoOf(db, seller)
  if (sellerNo === undefined) return refuse('seller.not_found', { seller: 'field.invalid' })
  const known = reference.categories.find(({ id }) => id === category)
  if (category !== undefined && !known)
    return refuse('input.invalid', { category: 'field.invalid' })
  return { sellerNo, categoryNo: known?.no ?? null }
}
