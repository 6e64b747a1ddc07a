import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { ListingEvent } from '#contract/listing-status.ts'
import { announce, type Change } from '../platform/changes.ts'
import { cleanHtml } from '../platform/clean-html.ts'
import type { Executor } from '../platform/db.ts'
import { changedTags } from './catalog.tags.ts'
import { fitmentHash, internFitments } from './fitment.store.ts'
import { isVehicles } from './fitted-vehicles.ts'
import { insertListings, type NewListing } from './new-listings.ts'
import * as store from './stock.store.ts'
import type { Understanding } from './understanding/understanding.ts'

export type { NewListing } from './new-listings.ts'

/** What becomes of one listing; what is left out stays. Without vehicles it fits none or, universal, any. */
export type ListingChange = Omit<store.ColumnChange, 'fitmentNo'> & {
  vehicles?: NewListing['vehicles']
}

type Seller = { no: number; id: string }

/** What was written, as it is announced. */
export type Written = Exclude<Change, { all: true }>

/** Announces written listings when the transaction commits; returns the change for this process. */
async function announced(tx: Executor, written: store.Written[]): Promise<Written> {
  const change = { tags: changedTags(written), listings: written.map(({ no }) => no) }
  if (written.length > 0) await announce(tx, change)
  return change
}

/** All parts of a company go off sale while it leaves, and back when it stays. */
export const stockOfLeaving = {
  withdraw: (tx: Executor, seller: Seller) => moveAll(tx, seller, 'withdraw'),
  restore: (tx: Executor, seller: Seller) => moveAll(tx, seller, 'return'),
}

async function moveAll(
  tx: Executor,
  { no, id }: Seller,
  event: 'withdraw' | 'return',
): Promise<Written> {
  const change = await announced(tx, await store.moveListings(tx, { sellerNo: no }, event))
  if (change.listings.length > 0) return change
  // Its page changes even where it has no parts.
  const page = { tags: [...changedTags([]), `seller:${id}`], listings: [] }
  await announce(tx, page)
  return page
}

export type StockService = ReturnType<typeof stockService>

/**
 * Writes listings. What takes a transaction happens and is announced in it; `write` has this process
 * follow as well, so that it shows what was written before anybody is told that it is.
 */
export function stockService({
  db,
  names,
  onChange,
}: {
  db: NodePgDatabase
  names: Pick<Understanding, 'possibleTypes' | 'unknownWords'>
  onChange: (change: Change) => Promise<void>
}) {
  return {
    /** Commits what `work` writes; when it resolves, this process shows it. */
    async write(work: (tx: Executor) => Promise<Written>): Promise<Written> {
      const change = await db.transaction(work)
      await onChange(change)
      return change
    },

    /** Puts parts on offer. */
    async publish(listings: NewListing[]): Promise<void> {
      await this.write((tx) => this.add(tx, listings))
    },

    /** The words of a name that the vocabulary doesn't have. */
    unknownWords: (name: string): string[] => names.unknownWords(name),

    /** What tells a set of vehicles from others, and how many it has; nothing of what can't be read. */
    fitmentOf: (vehicles: unknown): { hash: string; vehicles: number } | undefined =>
      isVehicles(vehicles) && vehicles.length > 0
        ? { hash: fitmentHash(vehicles), vehicles: vehicles.length }
        : undefined,

    /** The kind of part, by its name where nobody said and the name can only mean one. */
    partTypeOf(listing: Parameters<Understanding['possibleTypes']>[0]): number | null {
      const possible = names.possibleTypes(listing)
      return possible.length === 1 ? possible[0]! : null
    },

    async add(tx: Executor, listings: NewListing[]): Promise<Written> {
      const typed = listings.map((listing) => ({
        ...listing,
        partTypeNo: listing.partTypeNo ?? this.partTypeOf(listing),
      }))
      return announced(tx, await insertListings(tx, typed))
    },

    async change(tx: Executor, changes: ListingChange[]): Promise<Written> {
      const sets = changes.flatMap(({ vehicles }) => (vehicles ? [vehicles] : []))
      const fitmentNo = await internFitments(tx, sets)
      const rows = changes.map(({ vehicles, description, ...change }) => ({
        ...change,
        ...(vehicles && { fitmentNo: fitmentNo(vehicles) }),
        ...(description !== undefined && { description: cleanHtml(description) }),
      }))
      return announced(tx, await store.changeListings(tx, rows))
    },

    /** Throws a unique violation where a removed listing's number is on offer again. */
    async move(
      tx: Executor,
      selection: store.ListingSelection,
      event: ListingEvent,
    ): Promise<Written> {
      return announced(tx, await store.moveListings(tx, selection, event))
    },

    async reprice(
      tx: Executor,
      selection: store.ListingSelection,
      perCent: number,
    ): Promise<Written> {
      return announced(tx, await store.reprice(tx, selection, perCent))
    },

    /** Records that price and quantity of these were confirmed; pages say so within a minute. */
    confirm: (tx: Executor, nos: number[]): Promise<void> => store.confirmListings(tx, nos),

    async setQuantity(
      tx: Executor,
      selection: store.ListingSelection,
      quantity: number,
    ): Promise<Written> {
      return announced(tx, await store.setQuantity(tx, selection, quantity))
    },
  }
}
