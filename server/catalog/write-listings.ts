import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { CrossNumber } from '#contract/cross-numbers.ts'
import type { ListingEvent } from '#contract/listing-status.ts'
import { announce, type Change } from '../platform/changes.ts'
import { cleanHtml } from '../platform/clean-html.ts'
import type { Executor } from '../platform/db.ts'
import { changedTags } from './catalog.tags.ts'
import { indexCrossNumbers } from './cross-number.store.ts'
import { storedCrossNumbers } from './cross-numbers.ts'
import { fitmentHash, internFitments } from './fitment.store.ts'
import { isVehicles } from './fitted-vehicles.ts'
import { insertListings, type NewListing } from './new-listings.ts'
import * as reservations from './reservation.store.ts'
import * as store from './stock.store.ts'
import type { Understanding } from './understanding/understanding.ts'

/** What becomes of one listing; what is left out stays. Without vehicles it fits none or, universal, any. */
export type ListingChange = Omit<store.ColumnChange, 'fitmentNo' | 'crossNumbers'> & {
  vehicles?: NewListing['vehicles']
  crossNumbers?: CrossNumber[]
}

type Seller = { no: number; id: string }

/** What follows from whether a company is shown. */
type SystemEvent = 'withdraw' | 'return'

/** What was written, as it is announced. */
export type Written = Exclude<Change, { all: true }>

export type WriteDeps = {
  db: NodePgDatabase
  names: Pick<Understanding, 'possibleTypes' | 'unknownWords'>
  onChange: (change: Change) => Promise<void>
}

/** Commits what `work` writes; when it resolves, this process shows it. */
export async function writeListings(
  { db, onChange }: Pick<WriteDeps, 'db' | 'onChange'>,
  work: (tx: Executor) => Promise<Written>,
): Promise<Written> {
  const change = await db.transaction(work)
  await onChange(change)
  return change
}

// What takes a transaction happens and is announced in it.

export async function addListings(
  { names }: Pick<WriteDeps, 'names'>,
  tx: Executor,
  listings: NewListing[],
): Promise<Written> {
  const typed = listings.map((listing) => ({
    ...listing,
    partTypeNo: listing.partTypeNo ?? partTypeOf(names, listing),
  }))
  return announced(tx, await insertListings(tx, typed))
}

export async function saveListings(tx: Executor, changes: ListingChange[]): Promise<Written> {
  const sets = changes.flatMap(({ vehicles }) => (vehicles ? [vehicles] : []))
  const fitmentNo = await internFitments(tx, sets)
  const rows = changes.map(({ vehicles, description, crossNumbers, ...change }) => ({
    ...change,
    ...(crossNumbers && { crossNumbers: storedCrossNumbers(crossNumbers, change.skuKey) }),
    ...(vehicles && { fitmentNo: fitmentNo(vehicles) }),
    ...(description !== undefined && { description: cleanHtml(description) }),
  }))
  await reservations.lockListings(
    tx,
    rows.map(({ no }) => no),
  )
  const written = await store.changeListings(tx, rows)
  const renumbered = rows.filter(({ crossNumbers }) => crossNumbers)
  await indexCrossNumbers(
    tx,
    renumbered.map(({ no }) => no),
  )
  return announced(tx, written)
}

/** Throws a unique violation where a removed listing's number is on offer again. */
export const moveListings = async (
  tx: Executor,
  selection: store.ListingSelection,
  event: ListingEvent | SystemEvent,
): Promise<Written> => whenLocked(tx, selection, () => store.moveListings(tx, selection, event))

export const repriceListings = async (
  tx: Executor,
  selection: store.ListingSelection,
  perCent: number,
): Promise<Written> => whenLocked(tx, selection, () => store.reprice(tx, selection, perCent))

export const setListingQuantity = async (
  tx: Executor,
  selection: store.ListingSelection,
  quantity: number,
): Promise<Written> => whenLocked(tx, selection, () => store.setQuantity(tx, selection, quantity))

/** Changes and announces listings once they are locked in the one order that orders lock them in, too. */
async function whenLocked(
  tx: Executor,
  selection: store.ListingSelection,
  change: () => Promise<store.Written[]>,
): Promise<Written> {
  await store.lockSelection(tx, selection)
  return announced(tx, await change())
}

type Pieces = reservations.Pieces

/** Reserves pieces of locked listings; returns undefined, and the caller rolls back, where there are not enough. */
export async function reservePieces(tx: Executor, pieces: Pieces[]): Promise<Written | undefined> {
  const reserved = await reservations.reserve(tx, pieces)
  return reserved.length === pieces.length ? announced(tx, reserved) : undefined
}

export const releasePieces = async (tx: Executor, pieces: Pieces[]): Promise<Written> =>
  announced(tx, await reservations.release(tx, pieces))

export const takeReservedPieces = async (tx: Executor, pieces: Pieces[]): Promise<Written> =>
  announced(tx, await reservations.takeReserved(tx, pieces))

export const restockPieces = async (tx: Executor, pieces: Pieces[]): Promise<Written> =>
  announced(tx, await reservations.restock(tx, pieces))

/** Takes all listings of a company off sale while it leaves. */
export const withdrawSellerListings = (tx: Executor, seller: Seller) =>
  moveAll(tx, seller, 'withdraw')

/** Puts them back on offer when it stays. */
export const returnSellerListings = (tx: Executor, seller: Seller) => moveAll(tx, seller, 'return')

async function moveAll(tx: Executor, { no, id }: Seller, event: SystemEvent): Promise<Written> {
  const change = await moveListings(tx, { sellerNo: no }, event)
  if (change.listings.length > 0) return change
  // Its page changes even where it has no parts.
  const page = { tags: [...changedTags([]), `seller:${id}`], listings: [] }
  await announce(tx, page)
  return page
}

/** Announces written listings when the transaction commits; returns the change for this process. */
async function announced(tx: Executor, written: store.Written[]): Promise<Written> {
  const change = { tags: changedTags(written), listings: written.map(({ no }) => no) }
  if (written.length > 0) await announce(tx, change)
  return change
}

/** The part type, inferred from the name where it is not given and the name can only mean one. */
export function partTypeOf(
  names: Pick<Understanding, 'possibleTypes'>,
  listing: Parameters<Understanding['possibleTypes']>[0],
): number | null {
  const possible = names.possibleTypes(listing)
  return possible.length === 1 ? possible[0]![0] : null
}

/** What distinguishes a set of vehicles, and how many it has; undefined for what can't be read. */
export const fitmentOf = (vehicles: unknown): { hash: string; vehicles: number } | undefined =>
  isVehicles(vehicles) && vehicles.length > 0
    ? { hash: fitmentHash(vehicles), vehicles: vehicles.length }
    : undefined
