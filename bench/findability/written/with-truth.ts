import type { StockListing } from '../stock.ts'
import { keyOf } from './key-of.ts'
import type { Car, WrittenListing } from './listing.types.ts'

/** The listings as they are stored, with what they are in place of what was inferred of them. */
export function withTruth(stock: StockListing[], listings: WrittenListing[]): StockListing[] {
  const written = new Map(listings.map((listing) => [keyOf(listing.entered), listing]))
  return stock.map((stored) => {
    const { ownId, truth } = written.get(keyOf({ partSKU: stored.sku, partName: stored.name }))!
    const { types, side, cars } = truth
    return { ...stored, ...{ ownId, types, side }, vehicles: cars.map(vehicleOf) }
  })
}

/** Of a whole make, the make stands for the model: no query for a model means it. */
const vehicleOf = ({ key, from, to }: Car) => ({
  model: key,
  make: key.split('/')[0]!,
  ...{ from, to },
})
