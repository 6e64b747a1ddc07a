import { setImmediate } from 'node:timers/promises'
import type { Executor } from '../platform/db.ts'
import { uaeDay } from '../platform/uae-day.ts'
import { mostSearched, type OffSale, type Range, type Searched } from './wanted.store.ts'

const MOST_TEXTS = 300
const MOST_WANTED = 10
const FEWEST_PARTS = 3
const CACHE_MS = 5 * 60_000
const READ_AT_ONCE = 4

/** What a text looks for: keys of numbers, or categories of parts, and makes where it names a car. */
type Demand = { numbers: string[]; categories: number[]; makes: number[] }

export type UnmetSearch = Searched & { demand: Demand }

/** What many searched for in vain: equal for all sellers, so it is looked up now and then. */
export class UnmetSearches {
  private readonly cached = new Map<number, { until: number; searches: Promise<UnmetSearch[]> }>()
  private readonly db: Executor
  private readonly read: (text: string) => Demand

  constructor(db: Executor, read: (text: string) => Demand) {
    this.db = db
    this.read = read
  }

  /** Of so many days, today's the last. */
  async of(days: number, now: Date): Promise<UnmetSearch[]> {
    const known = this.cached.get(days)
    if (known && known.until > now.getTime()) return known.searches
    const searches = this.look(uaeDay(now, 1 - days))
    this.cached.set(days, { until: now.getTime() + CACHE_MS, searches })
    searches.catch(() => this.cached.delete(days))
    return searches
  }

  private async look(from: string): Promise<UnmetSearch[]> {
    const searches: UnmetSearch[] = []
    for (const searched of await mostSearched(this.db, from, MOST_TEXTS)) {
      searches.push({ ...searched, demand: this.read(searched.text) })
      // Reading takes a while; others are let in between.
      if (searches.length % READ_AT_ONCE === 0) await setImmediate()
    }
    return searches
  }
}

/** A search with why a seller could answer it: by a part that could be sold again, or by dealing in the category. */
export type AnswerableSearch = Searched &
  (
    | { why: OffSale['why']; listing: OffSale }
    | { why: 'kind'; category: number; make: number | undefined }
  )

/** The searches that a seller's stock could answer, in the order given. */
export function answerableSearches(
  searches: readonly UnmetSearch[],
  { offSale, ranges }: { offSale: readonly OffSale[]; ranges: readonly Range[] },
): AnswerableSearch[] {
  const byNumber = new Map(offSale.map((listing) => [listing.skuKey, listing]))
  const dealt = new Set(
    ranges
      .filter(({ parts }) => parts >= FEWEST_PARTS)
      .map(({ category, make }) => rangeKey(category, make ?? undefined)),
  )
  return searches
    .flatMap(({ demand, ...searched }): AnswerableSearch[] => {
      const own = demand.numbers.flatMap((key) => byNumber.get(key) ?? [])[0]
      if (own) return [{ ...searched, why: own.why, listing: own }]
      const makes = demand.makes.length > 0 ? demand.makes : [undefined]
      for (const category of demand.categories)
        for (const make of makes)
          if (dealt.has(rangeKey(category, make)))
            return [{ ...searched, why: 'kind', category, make }]
      return []
    })
    .slice(0, MOST_WANTED)
}

const rangeKey = (category: number, make: number | undefined) => `${category} ${make ?? ''}`
