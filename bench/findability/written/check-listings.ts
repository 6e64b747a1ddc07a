import { newListing } from '#contract/selling.ts'
import { skuKey } from '#contract/part-number.ts'
import { categories } from '#server/catalog/reference/categories.ts'
import { partTypes } from '#server/catalog/reference/part-types.ts'
import { makes } from '#server/catalog/reference/vehicles.ts'
import { keyOf } from './key-of.ts'
import type { Car, Entered, WrittenListing } from './listing.types.ts'

const types = new Set(partTypes.map((type) => type.key))
const makeKeys = new Set(makes.map((make) => make.key))
const models = new Set(
  makes.flatMap((make) => make.models.map((model) => `${make.key}/${model.key}`)),
)
const places = new Set(
  categories.flatMap(({ key, subCategories }) => [
    key,
    ...subCategories.map((sub) => `${key}/${sub.key}`),
  ]),
)
const sides = new Set(['front', 'rear', 'left', 'right', 'upper', 'lower', 'inner', 'outer'])

/** Throws, with all faults, where a listing has an unknown key or a seller could not have entered it. */
export function checkListings(listings: WrittenListing[]): void {
  const numbers = new Set<string>()
  const named = new Set<string>()
  const faults = listings.flatMap((listing) => {
    const number = `${listing.style} ${skuKey(listing.entered.partSKU)}`
    const isTwice = numbers.has(number)
    numbers.add(number)
    const found = [...faultsOf(listing), ...(isTwice ? ['the seller lists this number twice'] : [])]
    if (named.has(keyOf(listing.entered))) found.push('number and name stand in another list')
    named.add(keyOf(listing.entered))
    return found.map((fault) => `${listing.ownId}: ${fault}`)
  })
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

function faultsOf({ entered, truth }: WrittenListing): string[] {
  const place = [entered.category, entered.subCategory].filter(Boolean).join('/')
  return [
    ...refusedFields(entered),
    ...(places.has(place) ? [] : [`unknown category ${place}`]),
    ...entered.fits.filter(({ key }) => !models.has(key)).map(({ key }) => `unknown model ${key}`),
    ...truth.types.filter((type) => !types.has(type)).map((type) => `unknown type ${type}`),
    ...(truth.types.length === 0 && !truth.other ? ['neither a type nor another kind'] : []),
    ...[...entered.fits, ...truth.cars].flatMap(yearFaults),
    ...truth.cars
      .filter(({ key }) => !models.has(key) && !makeKeys.has(key))
      .map(({ key }) => `unknown car ${key}`),
    ...truth.side
      .split(' ')
      .filter((word) => word !== '' && !sides.has(word))
      .map((word) => `unknown side ${word}`),
  ]
}

/** Fields that the form would refuse. */
function refusedFields({ fits: _, universal: __, ...entered }: Entered): string[] {
  const read = newListing.input.partial().safeParse(entered)
  return read.success ? [] : read.error.issues.map(({ path, message }) => `${path}: ${message}`)
}

const yearFaults = ({ key, from = 1985, to = 2027 }: Car): string[] =>
  from <= to && from >= 1985 && to <= 2027 ? [] : [`years ${from}-${to} of ${key}`]
