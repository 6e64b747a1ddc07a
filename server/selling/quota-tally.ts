import type { RowQuota } from '#contract/quotas.ts'
import { distinctTerms, keyOf, weightOf } from './listing-terms.ts'
import type * as store from './seller-term.store.ts'

/** What earlier chunks of a list would add that is only checked: nothing of it is stored. */
export type Planned = { listings: number; writes: number; terms: Map<string, store.Term> }
export const nothingPlanned = (): Planned => ({ listings: 0, writes: 0, terms: new Map() })

/** What a seller has, and what is added to it row by row. */
export class Tally {
  /** The terms of the rows so far that the seller didn't have. */
  readonly added: store.Term[] = []
  private readonly planned: Planned
  private readonly known: ReadonlySet<string>
  private readonly levels: Omit<store.Levels, 'hasFitted'> & { written: number }

  constructor(of: {
    levels: store.Levels
    /** Listings written today. */
    written: number
    known: store.Term[]
    planned: Planned
  }) {
    const { levels, written, known, planned } = of
    this.planned = planned
    this.known = new Set(known.map(keyOf))
    const earlier = planned.terms
    this.levels = {
      listings: levels.listings + planned.listings,
      brands: levels.brands + weightOf(earlier.values(), 'brand'),
      words: levels.words + weightOf(earlier.values(), 'word'),
      vehicles: levels.vehicles + weightOf(earlier.values(), 'fitment'),
      written: written + planned.writes,
    }
  }

  /** The first quota that a row with these terms would pass; without one, the row is counted. */
  add(
    terms: store.Term[],
    isNew: boolean,
    limit: (kind: RowQuota) => number,
  ): RowQuota | undefined {
    const { planned, levels } = this
    const fresh = distinctTerms(terms).filter(
      (term) => !this.known.has(keyOf(term)) && !planned.terms.has(keyOf(term)),
    )
    const more = {
      brands: weightOf(fresh, 'brand'),
      words: weightOf(fresh, 'word'),
      vehicles: weightOf(fresh, 'fitment'),
    }
    const isOver = (kind: RowQuota, level: number, added: number) =>
      added > 0 && level + added > limit(kind)
    if (isOver('listings', levels.listings, Number(isNew))) return 'listings'
    if (isOver('brands', levels.brands, more.brands)) return 'brands'
    if (isOver('words', levels.words, more.words)) return 'words'
    if (isOver('vehicles', levels.vehicles, more.vehicles)) return 'vehicles'
    if (isOver('writesPerDay', levels.written, 1)) return 'writesPerDay'
    levels.listings += Number(isNew)
    levels.brands += more.brands
    levels.words += more.words
    levels.vehicles += more.vehicles
    levels.written++
    planned.listings += Number(isNew)
    planned.writes++
    for (const term of fresh) planned.terms.set(keyOf(term), term)
    this.added.push(...fresh)
    return undefined
  }
}
