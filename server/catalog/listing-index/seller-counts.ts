import { countsOf } from './fitments.ts'
import type { ListingIndex } from './listing-index.ts'

/** Empty sets let everything pass. */
export type SellerFilter = {
  categories: ReadonlySet<number>
  makes: ReadonlySet<number>
  /** Counts for this seller alone. */
  sellerNo?: number
}

/**
 * How many listings of a seller pass the filter, and how many of each category and make would, if it were
 * the filter's only choice of its kind.
 */
export type SellerCounts = {
  listings: number
  category: Map<number, number>
  make: Map<number, number>
}

const none: ReadonlySet<number> = new Set()

/**
 * What every seller lists, by the seller's number, from one scan of the listings on offer. Those without a
 * listing are left out. What is counted lies in tables of a row for each seller.
 */
export function countBySeller(
  { columns, fitments }: Pick<ListingIndex, 'columns' | 'fitments'>,
  { categories, makes, sellerNo }: SellerFilter,
): Map<number, SellerCounts> {
  const { end, state, seller, category, fitment, categoryEnd } = columns
  const isCounted = (no: number) => state[no]! > 0 && (!sellerNo || seller[no] === sellerNo)
  const rows = new Map<number, number>()
  for (let no = 1; no < end; no++)
    if (isCounted(no) && !rows.has(seller[no]!)) rows.set(seller[no]!, rows.size)

  const makesOf = fitments.makesReader()
  const { makeEnd } = fitments
  const fitsMake = fitments.passing({ makes, models: none, years: none })
  const listings = new Uint32Array(rows.size)
  const byCategory = new Uint32Array(rows.size * categoryEnd)
  const byMake = new Uint32Array(rows.size * makeEnd)
  for (let no = 1; no < end; no++) {
    if (!isCounted(no)) continue
    const row = rows.get(seller[no]!)!
    const inCategory = categories.size === 0 || categories.has(category[no]!)
    const fits = fitsMake[fitment[no]!] === 1
    if (inCategory && fits) listings[row]!++
    if (fits) byCategory[row * categoryEnd + category[no]!]!++
    if (inCategory) for (const make of makesOf(fitment[no]!)) byMake[row * makeEnd + make]!++
  }
  return new Map(
    [...rows].map(([no, row]) => [
      no,
      {
        listings: listings[row]!,
        category: countsOf(byCategory.subarray(row * categoryEnd, (row + 1) * categoryEnd)),
        make: countsOf(byMake.subarray(row * makeEnd, (row + 1) * makeEnd)),
      },
    ]),
  )
}

/** How many listings on offer pass the filter, by the number of their seller; one scan. */
export function countMatching(
  { columns, fitments }: Pick<ListingIndex, 'columns' | 'fitments'>,
  { categories, makes }: Omit<SellerFilter, 'sellerNo'>,
): Map<number, number> {
  const { end, state, seller, category, fitment, categoryEnd } = columns
  const fitsMake = fitments.passing({ makes, models: none, years: none })
  const inCategory = new Uint8Array(categoryEnd).fill(Number(categories.size === 0))
  for (const no of categories) inCategory[no] = 1
  let counts = new Uint32Array(1024)
  for (let no = 1; no < end; no++) {
    if (!state[no] || !fitsMake[fitment[no]!] || !inCategory[category[no]!]) continue
    const sellerNo = seller[no]!
    if (sellerNo >= counts.length) {
      const longer = new Uint32Array(sellerNo * 2)
      longer.set(counts)
      counts = longer
    }
    counts[sellerNo]!++
  }
  return countsOf(counts)
}
