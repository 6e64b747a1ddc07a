import { isCrossNumber, type CrossNumber } from '#contract/cross-numbers.ts'
import type { DemoListing } from './listing.types.ts'
import { hashText } from './random.ts'

type Numbered = { number: string; brand: string }

/**
 * Gives listings the other numbers that sellers name: most aftermarket parts the maker's number of a part for
 * the same car that is on offer, some that of another brand, and some genuine parts the number before theirs.
 * Two of three sellers of a number do. What it remembers is one number per kind of part and model.
 */
export function createCrossNumbers(): (listing: DemoListing) => DemoListing {
  const genuine = new Map<string, Numbered>()
  const others = new Map<string, Numbered>()
  return (listing) => {
    const [fit] = listing.fits
    if (!fit) return listing
    const { partSKU: number, partBrand } = listing
    const place = `${listing.partType}/${fit.make}/${fit.model}`
    const drawn = hashText(number) % 100
    const named: CrossNumber[] = []
    if (listing.tier === 'genuine') {
      genuine.set(place, { number, brand: partBrand.replace(/ Genuine$/, '') })
      const older = drawn < 12 ? olderThan(number) : undefined
      if (older) named.push({ kind: 'replaces', number: older })
    } else {
      const original = genuine.get(place)
      if (original && drawn < 75) named.push({ kind: 'same_as', ...original })
      const other = others.get(place)
      if (other && other.brand !== partBrand && drawn < 25)
        named.push({ kind: 'same_as', ...other })
      else others.set(place, { number, brand: partBrand })
    }
    const isNaming = hashText(`${listing.seller}/${number}`) % 3 > 0
    const crossNumbers = named.filter((each) => isCrossNumber(each.number))
    return isNaming && crossNumbers.length > 0 ? { ...listing, crossNumbers } : listing
  }
}

/** "04465-60320" followed "04465-60310". */
function olderThan(number: string): string | undefined {
  const [, start, digits] = /^(.{0,30}?)(\d{2,15})$/.exec(number) ?? []
  const older = Number(digits) - 10
  return digits && older > 0 ? `${start}${String(older).padStart(digits.length, '0')}` : undefined
}
