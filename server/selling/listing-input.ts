import type { ParsedInputOf } from '#contract/api.ts'
import { toFils } from '#contract/money.ts'
import { storedBy } from '#contract/optional-fields.ts'
import { skuKey } from '#contract/part-number.ts'
import type { Reference } from '../catalog/catalog.service.ts'
import type { ListingChange } from '../catalog/stock.service.ts'
import { Refusal, refuse } from '../platform/refusal.ts'

type Fields = Omit<ParsedInputOf<'updateListing'>, '_id' | 'user'>
type Vehicles = NonNullable<ListingChange['vehicles']>

/** What a form says of a listing, in the server's numbers; pictures are another matter. */
export function changeIn(
  fields: Fields,
  reference: Reference,
): Omit<ListingChange, 'no'> | Refusal {
  const place = placeIn(fields, reference)
  if (place instanceof Refusal) return place
  const vehicles = vehiclesIn(fields, reference)
  if (vehicles instanceof Refusal) return vehicles
  const { price, quantity, partSKU, partName, partBrand } = fields
  const change: Omit<ListingChange, 'no'> = {
    ...place,
    ...(vehicles && { vehicles, universal: fields.universal === 'true' }),
    sku: partSKU,
    skuKey: partSKU && skuKey(partSKU),
    partName,
    brand: partBrand,
    crossNumbers: fields.crossNumbers,
    ...storedBy(fields),
    priceFils: price === undefined ? undefined : toFils(price),
    quantity,
    shortDescription: fields.shortDescription,
    description: fields.description,
  }
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}

function placeIn(
  { category, subCategory }: Fields,
  reference: Reference,
): Pick<ListingChange, 'categoryNo' | 'subCategoryNo'> | Refusal {
  const unknown = (field: string) =>
    refuse('listing.unknown_category', { [field]: 'field.invalid' })
  if (category === undefined)
    return subCategory === undefined ? {} : refuse('input.invalid', { category: 'field.required' })
  const entry = reference.findCategory(category)
  if (!entry) return unknown('category')
  if (!subCategory) return { categoryNo: entry.no, subCategoryNo: null }
  const wanted = reference.findSubCategory(subCategory)
  // Categories may have subcategories of one name.
  const sub = entry.subCategories.find(({ no, slug }) => no === wanted?.no || slug === wanted?.slug)
  return sub ? { categoryNo: entry.no, subCategoryNo: sub.no } : unknown('subCategory')
}

/** The vehicles named, in one of three ways; undefined when none of them was used. */
function vehiclesIn(
  { fits, makes, models, universal }: Fields,
  reference: Reference,
): Vehicles | Refusal | undefined {
  if (universal === 'true') return []
  if (fits === undefined && makes === undefined && models === undefined) return undefined
  const known = (makes ?? []).map((make) => reference.findMake(make))
  if (known.includes(undefined)) return refuse('listing.unknown_make', { makes: 'field.invalid' })
  const named: NonNullable<Fields['fits']> = fits ?? (models ?? []).map((model) => ({ model }))
  const vehicles: Vehicles = []
  for (const { make: makeWord, model: word, from, to } of named) {
    const make = makeWord ? reference.findMake(makeWord) : undefined
    const model =
      (make && make.models.find(({ no }) => no === reference.findModel(word)?.no)) ??
      reference.findModel(word)
    if (!model) return refuse('listing.unknown_model', { models: 'field.invalid' })
    if (known.length > 0 && !known.some((known) => known!.no === model.makeNo))
      return refuse('listing.unknown_model', { models: 'field.invalid' })
    const isKnown = vehicles.some(
      (vehicle) => vehicle.model === model.no && vehicle.from === from && vehicle.to === to,
    )
    if (isKnown) continue
    vehicles.push({ model: model.no, ...(from && { from }), ...(to && { to }) })
  }
  if (vehicles.length > 0) return vehicles
  const field = makes && makes.length > 0 ? 'models' : 'makes'
  return refuse('input.invalid', { [field]: 'field.required' })
}
