import { setImmediate } from 'node:timers/promises'
import type { Executor } from '../platform/db.ts'
import type { Change } from '../platform/changes.ts'
import * as store from './index.store.ts'
import { ListingIndex, type PositionKnowledge } from './listing-index/listing-index.ts'
import type { IndexedListing } from './listing-index/columns.ts'
import type { Reference } from './reference.ts'
import type { Understanding } from './understanding/understanding.ts'

const AT_A_STRETCH_MS = 5

/** What the names of listings say. */
type NameReader = Pick<Understanding, 'positionsIn' | 'possibleTypes'>

/**
 * The listing index as the database has it. `apply` is called with every change, the process's own
 * and those of others; applying one twice does no harm. Changes are followed one after the other,
 * so that what was read later also is what stays.
 */
export class FollowedListings {
  index: ListingIndex
  private last: Promise<void> = Promise.resolve()
  private readonly db: Executor
  private readonly reference: Reference
  private readonly known: PositionKnowledge
  private readonly names: NameReader

  constructor(db: Executor, reference: Reference, names: NameReader) {
    this.db = db
    this.reference = reference
    this.names = names
    const typePositions = new Uint8Array(65_536)
    for (const { no, positions } of reference.partTypes) typePositions[no] = positions
    this.known = { positionsIn: names.positionsIn, typePositions }
    this.index = new ListingIndex(this.known)
  }

  async apply(change: Change): Promise<void> {
    if ('all' in change) return this.reload()
    // Also where there is nothing to read it waits its turn: what comes after must find all that
    // was told before.
    await this.inTurn(async () => {
      if (change.listings.length === 0) return
      const rows = await store.indexRows(this.db, change.listings)
      await this.put(this.index, rows)
      const found = new Set(rows.map((row) => row.no))
      for (const no of change.listings) if (!found.has(no)) this.index.drop(no)
    })
  }

  /** Builds a new index beside the old one, which answers until the new one is complete. */
  async reload(): Promise<void> {
    await this.inTurn(async () => {
      const fresh = new ListingIndex(this.known)
      for await (const rows of store.allIndexRows(this.db)) await this.put(fresh, rows)
      this.index = fresh
    })
  }

  private inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.last.then(work)
    this.last = done.catch(() => undefined)
    return done
  }

  private async put(index: ListingIndex, rows: store.IndexRow[]): Promise<void> {
    await this.readFitments(index, rows)
    let since = performance.now()
    for (const row of rows) {
      // Names that must be read take a millisecond each; others want to be served meanwhile.
      if (performance.now() - since > AT_A_STRETCH_MS) {
        await setImmediate()
        since = performance.now()
      }
      if (row.active) index.put(this.named(row))
      else index.drop(row.no)
    }
  }

  private named({ partName, partNameAr, ...row }: store.IndexRow): IndexedListing {
    const name = partNameAr ? `${partName} · ${partNameAr}` : partName
    if (row.partTypeNo > 0) return { ...row, name }
    const possibleTypes = this.names.possibleTypes({ partName, partNameAr, ...row })
    return { ...row, name, possibleTypes }
  }

  /** Reads the fitments that rows point at. They commit in any order, so none is "the last known". */
  private async readFitments(index: ListingIndex, rows: store.IndexRow[]): Promise<void> {
    const missing = new Set<number>()
    for (const { fitmentNo } of rows) if (!index.knowsFitment(fitmentNo)) missing.add(fitmentNo)
    if (missing.size === 0) return
    for (const { no, vehicles } of await store.fitments(this.db, [...missing]))
      index.putFitment(no, this.reference.fittedYears(vehicles))
  }
}
