import { setImmediate } from 'node:timers/promises'
import type { Emirate } from '#contract/emirates.ts'
import type { Executor } from '../platform/db.ts'
import type { Change } from '../platform/changes.ts'
import { SkippedRows } from '../platform/skipped-rows.ts'
import { isVehicles } from './fitted-vehicles.ts'
import * as store from './index.store.ts'
import { ListingIndex, type NameKnowledge } from './listing-index/listing-index.ts'
import type { IndexedListing } from './listing-index/columns.ts'
import type { Reference } from './reference.ts'
import type { Understanding } from './understanding/understanding.ts'
import { vehicleWordsOf } from './vehicle-words.ts'

const AT_A_STRETCH_MS = 5
// Many at once, as of a company that leaves, would exceed the time that a statement has.
const ROWS_AT_ONCE = 1_000
// An index of so few takes little memory and time, whatever it still holds.
const FEW_ENTRIES = 50_000
const COMPACT_EVERY_MS = 10 * 60_000

/** What the names of listings say. */
type NameReader = Pick<
  Understanding,
  'positionsIn' | 'possibleTypes' | 'vehiclesNamed' | 'tierNamed'
>

/**
 * The listing index as the database has it. `apply` is called with every change, the process's own
 * and those of others; applying one twice does no harm. Changes are followed one after the other,
 * so that what was read later also is what stays. A row that can't be indexed is skipped and counted;
 * pages made of the database itself still have it. What listings that are gone leave in an index is
 * freed by building another (`compact`).
 */
export class FollowedListings {
  index: ListingIndex
  readonly skipped: SkippedRows
  private last: Promise<void> = Promise.resolve()
  /** Listings that changed since a compaction began; undefined while there is none. */
  private changed: Set<number> | undefined
  private compactedAt = -Infinity
  private compaction: Promise<void> | undefined
  private readonly db: Executor
  private readonly reference: Reference
  private readonly known: NameKnowledge
  private readonly names: NameReader
  private readonly log: (message: string, error?: unknown) => void
  private readonly fewEntries: number
  /** The emirates of sellers by their numbers. */
  private readonly emirates = new Map<number, Emirate>()
  /** Sellers that moved since a compaction began, which may have read their listings before. */
  private readonly moved = new Map<number, Emirate>()
  /** Numbers of fitments whose vehicles can't be read. */
  private readonly unreadable = new Set<number>()

  constructor(deps: {
    db: Executor
    reference: Reference
    names: NameReader
    log: (message: string, error?: unknown) => void
    fewEntries?: number
  }) {
    const { db, reference, names, log, fewEntries = FEW_ENTRIES } = deps
    this.db = db
    this.reference = reference
    this.names = names
    this.log = log
    this.fewEntries = fewEntries
    this.skipped = new SkippedRows(log)
    const typePositions = new Uint8Array(65_536)
    for (const { no, positions } of reference.partTypes) typePositions[no] = positions
    const { positionsIn } = names
    this.known = { positionsIn, typePositions, vehicleWords: vehicleWordsOf(reference) }
    this.index = new ListingIndex(this.known)
  }

  async apply(change: Change): Promise<void> {
    if ('all' in change) return this.reload()
    // Also where there is nothing to read it waits its turn: what comes after must find all that
    // was told before.
    await this.inTurn(async () => {
      for (const no of change.listings) this.changed?.add(no)
      await this.followSellers(change.tags)
      await this.follow(this.index, change.listings)
    })
    if (this.isSparse() && performance.now() - this.compactedAt >= COMPACT_EVERY_MS)
      this.compaction = this.compact().catch((error: unknown) =>
        this.log('the listing index could not be compacted', error),
      )
  }

  /** Builds a new index beside the old one, which answers until the new one is complete. */
  async reload(): Promise<void> {
    await this.inTurn(async () => {
      const fresh = new ListingIndex(this.known)
      this.skipped.clear()
      this.emirates.clear()
      await fresh.reserve(store.allPartNumbers(this.db))
      for await (const rows of store.allIndexRows(this.db)) await this.put(fresh, rows)
      this.index = fresh
      this.changed = undefined
    })
  }

  /** From now on no compaction begins; resolves when one that is under way has ended. */
  async close(): Promise<void> {
    this.compactedAt = Infinity
    this.changed = undefined
    await this.compaction
  }

  /** Whether most of what the index holds is of listings that are gone or were changed. */
  private isSparse(): boolean {
    const { columns, names, brandNames, size } = this.index
    const rows = Math.max(columns.end, columns.groups.end, columns.texts.end)
    const entries = Math.max(rows, names.end, brandNames.length)
    return entries > 2 * Math.max(size, this.fewEntries)
  }

  /** Builds a new index while the old one answers and follows; what changed meanwhile is read again. */
  private async compact(): Promise<void> {
    this.compactedAt = performance.now()
    this.moved.clear()
    const changed = new Set<number>()
    this.changed = changed
    const isReplaced = () => this.changed !== changed
    const fresh = new ListingIndex(this.known)
    try {
      await fresh.reserve(store.allPartNumbers(this.db))
      for await (const rows of store.allIndexRows(this.db)) {
        if (isReplaced()) return
        await this.put(fresh, rows)
      }
      await this.inTurn(async () => {
        if (isReplaced()) return
        await this.follow(fresh, [...changed])
        for (const [no, emirate] of this.moved) fresh.columns.moveSeller(no, emirate)
        this.index = fresh
      })
    } finally {
      if (!isReplaced()) this.changed = undefined
    }
  }

  /** Has an index follow what became of these listings. */
  private async follow(index: ListingIndex, listings: number[]): Promise<void> {
    for (let i = 0; i < listings.length; i += ROWS_AT_ONCE) {
      const nos = listings.slice(i, i + ROWS_AT_ONCE)
      const rows = await store.indexRows(this.db, nos)
      await this.put(index, rows)
      const found = new Set(rows.map((row) => row.no))
      for (const no of nos) if (!found.has(no)) this.drop(index, no)
    }
  }

  private inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.last.then(work)
    this.last = done.catch(() => undefined)
    return done
  }

  private async put(index: ListingIndex, rows: store.IndexRow[]): Promise<void> {
    index.releaseFitments()
    await this.readFitments(index, rows)
    await this.readSellers(rows)
    let since = performance.now()
    for (const row of rows) {
      // Names that must be read take a millisecond each; others want to be served meanwhile.
      if (performance.now() - since > AT_A_STRETCH_MS) {
        await setImmediate()
        since = performance.now()
      }
      if (row.active) this.putRow(index, row)
      else this.drop(index, row.no)
    }
  }

  private putRow(index: ListingIndex, row: store.IndexRow): void {
    try {
      index.put(this.named(index, row))
      this.skipped.delete(row.no)
    } catch (error) {
      index.drop(row.no)
      this.skipped.add(row.no, error)
    }
  }

  private drop(index: ListingIndex, no: number): void {
    index.drop(no)
    this.skipped.delete(no)
  }

  private named(
    index: ListingIndex,
    { partName, partNameAr, universal, ...given }: store.IndexRow,
  ): IndexedListing {
    if (this.unreadable.has(given.fitmentNo)) throw new TypeError('Its fitment can’t be read')
    // A newer release may have added one; no reply can name it.
    if (!this.reference.category(given.categoryNo)) throw new TypeError('Its category is unknown')
    const name = partNameAr ? `${partName} · ${partNameAr}` : partName
    const row =
      given.fitmentNo === 0 && !universal
        ? { ...given, fitmentNo: this.inferredFitment(index, name, given) }
        : given
    const tier = row.tier ?? this.names.tierNamed(name) ?? null
    const shown = { ...row, name, tier, emirate: this.emirates.get(row.sellerNo) }
    if (row.partTypeNo > 0) return shown
    const possibleTypes = this.names.possibleTypes({ partName, partNameAr, ...row })
    return { ...shown, possibleTypes }
  }

  /**
   * By the cars of the name, else by the brand where it is a make: Toyota's own parts fit a Toyota. 0 where neither says
   * one.
   */
  private inferredFitment(
    index: ListingIndex,
    name: string,
    { brand, sellerNo }: Pick<store.IndexRow, 'brand' | 'sellerNo'>,
  ): number {
    const vehicles = this.names.vehiclesNamed(name).flatMap(({ make, model, from, to }) => {
      if (model === undefined) return this.anyModelOf(make, { from, to })
      const years = { ...(from && { from }), ...(to && { to }) }
      return this.reference.fittedYears([{ model, ...years }])
    })
    if (vehicles.length > 0) return index.inferFitment(vehicles, sellerNo)
    const make = this.reference.findMake(brand)
    return make ? index.inferFitment(this.anyModelOf(make.no, {}), sellerNo, 'brand') : 0
  }

  private anyModelOf(make: number, years: { from?: number | undefined; to?: number | undefined }) {
    const models = this.reference.make(make)?.models ?? []
    if (models.length === 0) return []
    const from = years.from ?? Math.min(...models.map((model) => model.from))
    const to = years.to ?? Math.max(...models.map((model) => model.to))
    return [{ make, model: 0, from, to }]
  }

  /** Reads the sellers of rows that are not known yet. */
  private async readSellers(rows: store.IndexRow[]): Promise<void> {
    const nos = new Set(rows.map(({ sellerNo }) => sellerNo).filter((no) => !this.emirates.has(no)))
    if (nos.size === 0) return
    for (const { no, emirate } of await store.sellers(this.db, { nos: [...nos] }))
      this.emirates.set(no, emirate)
  }

  /** Has the index follow sellers that moved. */
  private async followSellers(tags: string[]): Promise<void> {
    const ids = tags.flatMap((tag) => /^seller:([\da-f-]{36})$/.exec(tag)?.[1] ?? [])
    if (ids.length === 0) return
    for (const { no, emirate } of await store.sellers(this.db, { ids })) {
      if (this.emirates.get(no) === emirate) continue
      this.emirates.set(no, emirate)
      this.index.columns.moveSeller(no, emirate)
      this.moved.set(no, emirate)
    }
  }

  /** Reads the fitments that rows point at. They commit in any order, so none is "the last known". */
  private async readFitments(index: ListingIndex, rows: store.IndexRow[]): Promise<void> {
    const missing = new Set<number>()
    for (const { fitmentNo } of rows) if (!index.knowsFitment(fitmentNo)) missing.add(fitmentNo)
    if (missing.size === 0) return
    for (const { no, vehicles } of await store.fitments(this.db, [...missing])) {
      missing.delete(no)
      if (isVehicles(vehicles)) {
        index.putFitment(no, this.reference.fittedYears(vehicles))
        this.unreadable.delete(no)
      } else {
        index.putFitment(no, [])
        this.unreadable.add(no)
      }
    }
    // Deleted since the rows were read, so their listings have changed and are about to be read again.
    for (const no of missing) index.putFitment(no, [])
  }
}
