import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { RowQuota } from '#contract/quotas.ts'
import type { QuotasService } from '../accounts/quotas.service.ts'
import type { StockService } from '../catalog/stock.service.ts'
import { allowLonger, type Executor } from '../platform/db.ts'
import type { Schedule, Task } from '../platform/jobs.ts'
import type { Refusal } from '../platform/refusal.ts'
import * as store from './seller-term.store.ts'

const LISTINGS_AT_ONCE = 2_000

type Parts = {
  quotas: Pick<QuotasService, 'limit' | 'check' | 'use' | 'usedToday' | 'countRefused'>
  stock: Pick<StockService, 'unknownWords' | 'fitmentOf'>
}

/** A listing that is to be written: new, or with these names, brand and vehicles from now on. */
export type Candidate = {
  isNew: boolean
  skuKey: string
  partName?: string | undefined
  partNameAr?: string | null | undefined
  brand?: string | undefined
  vehicles?: unknown
}

/** What earlier chunks of a list would add that is only checked: nothing of it is stored. */
export type Planned = { listings: number; writes: number; terms: Map<string, store.Term> }
export const nothingPlanned = (): Planned => ({ listings: 0, writes: 0, terms: new Map() })

export type Admission<Row> = {
  refused: Map<Row, RowQuota>
  /** Counts what was admitted, in the transaction that writes it. */
  record: (tx: Executor) => Promise<void>
}

export type ListingQuotasService = ReturnType<typeof listingQuotasService>

/** The quotas that listings count towards, for the sell form and the importer alike. */
export function listingQuotasService({ quotas, stock }: Parts) {
  const termsOf = ({ skuKey, partName, partNameAr, brand, vehicles }: Candidate): store.Term[] => {
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

  /** Makes the terms of a seller those of the listings. */
  const recount = async (tx: Executor, sellerNo: number): Promise<void> => {
    const terms = new Map<string, store.Term>()
    for (let after = 0; ;) {
      const rows = await store.namedListings(tx, sellerNo, { after, limit: LISTINGS_AT_ONCE })
      if (rows.length === 0) break
      after = rows.at(-1)!.no
      for (const row of rows)
        for (const term of termsOf({ isNew: false, ...row })) terms.set(keyOf(term), term)
    }
    await store.removeOthers(tx, sellerNo, [...terms.values()])
    await store.add(tx, sellerNo, [...terms.values()])
  }

  const levelsOf = async (tx: Executor, sellerNo: number): Promise<store.Levels> => {
    const levels = await store.levels(tx, sellerNo)
    // Listings from before brands, or the vehicles, were counted.
    const isCounted = levels.brands > 0 && (levels.vehicles > 0 || !levels.hasFitted)
    if (isCounted || levels.listings === 0) return levels
    await recount(tx, sellerNo)
    return store.levels(tx, sellerNo)
  }

  return {
    recount,

    /** Which of these may be written, in their order; those admitted are added to `planned`. */
    async admit<Row>(
      tx: Executor,
      sellerNo: number,
      rows: (readonly [Row, Candidate])[],
      planned: Planned = nothingPlanned(),
    ): Promise<Admission<Row>> {
      const refused = new Map<Row, RowQuota>()
      const found = rows.map(([row, candidate]) => ({ row, candidate, terms: termsOf(candidate) }))
      const tally = new Tally({
        levels: await levelsOf(tx, sellerNo),
        written: await quotas.usedToday(tx, 'writesPerDay', sellerNo),
        known: await store.known(tx, sellerNo, distinct(found.flatMap(({ terms }) => terms))),
        planned,
      })
      for (const { row, candidate, terms } of found) {
        const over = tally.add(terms, candidate.isNew, quotas.limit)
        if (over) refused.set(row, over)
      }
      const { added } = tally
      const admitted = rows.length - refused.size
      return {
        refused,
        async record(tx) {
          await store.add(tx, sellerNo, added)
          if (admitted > 0) await quotas.use(tx, 'writesPerDay', sellerNo, admitted)
        },
      }
    },

    /**
     * What records that removed listings among these come back; a refusal when they would be too many
     * on offer, or bring brands, words and vehicles that are too many by now.
     */
    async admitBack(
      tx: Executor,
      sellerNo: number,
      ids: string[],
    ): Promise<Refusal | ((tx: Executor) => Promise<void>)> {
      const removed = await store.removedAmong(tx, sellerNo, ids)
      if (removed.length === 0) return async () => undefined
      const terms = distinct(removed.flatMap((row) => termsOf({ isNew: true, ...row })))
      const known = new Set((await store.known(tx, sellerNo, terms)).map(keyOf))
      const fresh = terms.filter((term) => !known.has(keyOf(term)))
      const levels = await levelsOf(tx, sellerNo)
      const objection = (kind: Exclude<keyof store.Levels, 'hasFitted'>, more: number) =>
        more > 0 ? quotas.check(kind, levels[kind] + more) : undefined
      return (
        objection('listings', removed.length) ??
        objection('brands', weightOf(fresh, 'brand')) ??
        objection('words', weightOf(fresh, 'word')) ??
        objection('vehicles', weightOf(fresh, 'fitment')) ??
        ((tx) => store.add(tx, sellerNo, fresh))
      )
    },
  }
}

/** Counts anew, once a day, for whom it may make a difference soon. */
export function recountTask(
  db: NodePgDatabase,
  { recount }: ListingQuotasService,
  limit: QuotasService['limit'],
) {
  return {
    tasks: {
      async 'recount-terms'() {
        const most = {
          brand: limit('brands') / 2,
          word: limit('words') / 2,
          fitment: limit('vehicles') / 2,
        }
        for (const sellerNo of await store.sellersAbove(db, most))
          await db.transaction(async (tx) => {
            await allowLonger(tx)
            await recount(tx, sellerNo)
          })
      },
    } satisfies Record<string, Task>,
    schedules: [{ task: 'recount-terms', at: '31 2 * * *' }] satisfies Schedule[],
  }
}

const keyOf = ({ kind, term }: store.Term): string => `${kind} ${term}`

const distinct = (terms: store.Term[]): store.Term[] => [
  ...new Map(terms.map((term) => [keyOf(term), term])).values(),
]

const weightOf = (terms: Iterable<store.Term>, kind: store.Term['kind']): number =>
  [...terms].reduce((sum, term) => sum + (term.kind === kind ? term.weight : 0), 0)

/** What a seller has, and what is added to it row by row. */
class Tally {
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
    const fresh = distinct(terms).filter(
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
