import type { Executor } from '../platform/db.ts'
import type { Change } from '../platform/changes.ts'
import * as store from './index.store.ts'
import { ListingIndex } from './listing-index/listing-index.ts'
import type { Reference } from './reference.ts'

/**
 * The listing index as the database has it. `apply` is called with every change, the process's own
 * and those of others; applying one twice does no harm.
 */
export class FollowedListings {
  index = new ListingIndex()
  private lastFitment = 0
  private readonly db: Executor
  private readonly reference: Reference

  constructor(db: Executor, reference: Reference) {
    this.db = db
    this.reference = reference
  }

  async apply(change: Change): Promise<void> {
    if ('all' in change) return this.reload()
    if (change.listings.length === 0) return
    const rows = await store.indexRows(this.db, change.listings)
    // Rows point at fitments, so these are in place before the rows are.
    await this.readFitments(this.index)
    this.put(this.index, rows)
  }

  /** Builds a new index beside the old one, which answers until the new one is complete. */
  async reload(): Promise<void> {
    const fresh = new ListingIndex()
    this.lastFitment = 0
    await this.readFitments(fresh)
    for await (const rows of store.allIndexRows(this.db)) this.put(fresh, rows)
    await this.readFitments(fresh)
    this.index = fresh
  }

  private put(index: ListingIndex, rows: store.IndexRow[]): void {
    for (const row of rows) {
      if (row.active) index.put(row)
      else index.drop(row.no)
    }
  }

  private async readFitments(index: ListingIndex): Promise<void> {
    for (const { no, vehicles } of await store.fitmentsAfter(this.db, this.lastFitment)) {
      index.putFitment(no, this.reference.fittedYears(vehicles))
      this.lastFitment = no
    }
  }
}
