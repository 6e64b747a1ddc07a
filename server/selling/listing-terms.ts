import type { StockService } from '../catalog/stock.service.ts'
import type { Executor } from '../platform/db.ts'
import * as store from './seller-term.store.ts'

const LISTINGS_AT_ONCE = 2_000

/** A listing that is to be written: new, or with these names, brand and vehicles from now on. */
export type Candidate = {
  isNew: boolean
  skuKey: string
  partName?: string | undefined
  partNameAr?: string | null | undefined
  brand?: string | undefined
  vehicles?: unknown
}

type Deps = { stock: Pick<StockService, 'unknownWords' | 'fitmentOf'> }

/** The terms of a listing that quotas count: its brand, its set of vehicles, and words that we don't know. */
export function termsOf(
  { stock }: Deps,
  { skuKey, partName, partNameAr, brand, vehicles }: Candidate,
): store.Term[] {
  const fitment = stock.fitmentOf(vehicles)
  const words = stock.unknownWords(`${partName ?? ''} ${partNameAr ?? ''}`)
  return [
    ...(brand === undefined
      ? []
      : [{ kind: 'brand' as const, term: brand.toLowerCase(), weight: 1 }]),
    ...(fitment
      ? [{ kind: 'fitment' as const, term: fitment.hash, weight: fitment.vehicles }]
      : []),
    // The number of the part itself is on sale as often as the part.
    ...words
      .filter((word) => !skuKey.includes(word.toUpperCase()))
      .map((term) => ({ kind: 'word' as const, term, weight: 1 })),
  ]
}

/** Makes the terms of a seller those of their listings. */
export async function recountTerms(deps: Deps, tx: Executor, sellerNo: number): Promise<void> {
  const terms = new Map<string, store.Term>()
  for (let after = 0; ;) {
    const rows = await store.namedListings(tx, sellerNo, { after, limit: LISTINGS_AT_ONCE })
    if (rows.length === 0) break
    after = rows.at(-1)!.no
    for (const row of rows)
      for (const term of termsOf(deps, { isNew: false, ...row })) terms.set(keyOf(term), term)
  }
  await store.removeOthers(tx, sellerNo, [...terms.values()])
  await store.add(tx, sellerNo, [...terms.values()])
}

/** What a seller has of each quota. */
export async function levelsOf(deps: Deps, tx: Executor, sellerNo: number): Promise<store.Levels> {
  const levels = await store.levels(tx, sellerNo)
  // Listings from before brands, or the vehicles, were counted.
  const isCounted = levels.brands > 0 && (levels.vehicles > 0 || !levels.hasFitted)
  if (isCounted || levels.listings === 0) return levels
  await recountTerms(deps, tx, sellerNo)
  return store.levels(tx, sellerNo)
}

export const keyOf = ({ kind, term }: store.Term): string => `${kind} ${term}`

export const distinctTerms = (terms: store.Term[]): store.Term[] => [
  ...new Map(terms.map((term) => [keyOf(term), term])).values(),
]

export const weightOf = (terms: Iterable<store.Term>, kind: store.Term['kind']): number =>
  [...terms].reduce((sum, term) => sum + (term.kind === kind ? term.weight : 0), 0)
