import type { CrossNumber } from '#contract/cross-numbers.ts'
import { skuKey } from '#contract/part-number.ts'
import { cleanHtml } from '../platform/clean-html.ts'
import type { Executor } from '../platform/db.ts'
import { newId } from '../platform/id.ts'
import { indexCrossNumbers } from './cross-number.store.ts'
import { storedCrossNumbers } from './cross-numbers.ts'
import { internFitments } from './fitment.store.ts'
import type { FittedVehicle } from './reference.tables.ts'
import { insertRows, type InsertedListing, type Written } from './stock.store.ts'

/** A part to put on offer, its references already in the server's numbers. */
export type NewListing = Omit<InsertedListing, 'id' | 'skuKey' | 'fitmentNo' | 'crossNumbers'> & {
  vehicles: FittedVehicle[]
  crossNumbers?: CrossNumber[]
}

/** Writes many listings by one statement; fitments that are new get their row first. */
export async function insertListings(db: Executor, listings: NewListing[]): Promise<Written[]> {
  const fitmentNo = await internFitments(
    db,
    listings.map(({ vehicles }) => vehicles),
  )
  const rows = listings.map(({ vehicles, description, crossNumbers = [], ...listing }) => ({
    ...listing,
    id: newId(),
    skuKey: skuKey(listing.sku),
    crossNumbers: storedCrossNumbers(crossNumbers, skuKey(listing.sku)),
    fitmentNo: fitmentNo(vehicles),
    description: cleanHtml(description),
  }))
  const written = await insertRows(db, rows)
  if (rows.some(({ crossNumbers }) => crossNumbers.length > 0))
    await indexCrossNumbers(
      db,
      written.map(({ no }) => no),
    )
  return written
}
