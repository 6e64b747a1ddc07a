import { skuKey } from '#contract/part-number.ts'
import type { Right } from './golden.types.ts'
import type { StockListing, StockVehicle } from './stock.ts'

const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)

/** As what sellers write the sides of a car; "RR" alone says rear with some, rear right with others. */
const written: Record<string, string[]> = {
  ...{ right: ['rh', 'يمين'], left: ['lh', 'يسار', 'شمال'] },
  ...{ front: ['fr', 'frt', 'امامي', 'أمامي'], rear: ['rr', 'خلفي'] },
}

/** The grade of the first line that the listing meets; 0 when it meets none. */
export function gradeOf(listing: StockListing, right: Right[]): number {
  return right.find((line) => meets(listing, line))?.grade ?? 0
}

function meets(listing: StockListing, line: Right): boolean {
  const { types, brand, sku, position } = line
  if (line.listing && line.listing !== listing.ownId) return false
  if (types && !listing.types.some((type) => types.includes(type))) return false
  if (brand && brand !== listing.brand) return false
  if (sku && skuKey(sku) !== skuKey(listing.sku)) return false
  if (position) {
    const words = wordsOf(`${listing.name} ${listing.side ?? ''}`)
    const names = (side: string) =>
      [side, ...(written[side] ?? [])].some((as) => words.includes(as))
    if (!wordsOf(position).every(names)) return false
  }
  if (!line.models && !line.make && !line.year) return true
  return listing.vehicles.some((vehicle) => isMeant(vehicle, line))
}

/** A fit without years is for every year of the model. */
function isMeant(vehicle: StockVehicle, { models, make, year }: Right): boolean {
  if (models && !models.includes(vehicle.model)) return false
  if (make && make !== vehicle.make) return false
  return !year || ((vehicle.from ?? year) <= year && year <= (vehicle.to ?? year))
}
