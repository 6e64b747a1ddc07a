import type { Executor } from '../platform/db.ts'
import { bestOffers, mostOffered, mostWanted } from './demand.store.ts'
import { mixSellers } from './mix-sellers.ts'

// Some have no picture or are sold out.
const SPARE = 8

/**
 * The listings to put forward as best sellers, until orders say what sells: of the part numbers that
 * visitors want, then of those that most sellers have, the offer that the number's page opens on.
 */
export async function bestSellers(db: Executor, limit: number): Promise<number[]> {
  const wanted = await mostWanted(db, limit * SPARE)
  const offered = await mostOffered(db, limit * SPARE)
  const keys = [...new Set([...wanted, ...offered])]
  const offers = new Map((await bestOffers(db, keys)).map((offer) => [offer.skuKey, offer]))
  const inOrder = keys.flatMap((key) => offers.get(key) ?? [])
  return mixSellers(inOrder, 1)
    .slice(0, limit)
    .map(({ no }) => no)
}
