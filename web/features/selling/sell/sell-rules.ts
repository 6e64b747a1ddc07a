import { crossNumberColumns, crossNumberKinds } from '#contract/cross-numbers.ts'
import {
  listingLengths,
  modelYearRange,
  mostCrossNumbers,
  mostMakes,
  mostModels,
  priceRange,
  quantityRange,
} from '#contract/limits.ts'
import { skuKey } from '#contract/part-number.ts'
import type { Translate } from '#web/shell/i18n.ts'
import { numberIn } from '#web/ui/form/number-text.ts'
import { enteredNumbers, unreadNumber } from './entered-numbers.ts'
import { priceShape, quantityShape, type SellValues } from './sell-values.ts'

/** What is wrong with a field: the key of its words, and what they are filled with. */
export type ListingError = {
  key: Parameters<Translate<'sell'>>[0]
  values?: Parameters<Translate<'sell'>>[1]
}

export type ListingErrors = Partial<Record<keyof SellValues, ListingError>>

const needed = [
  'partSKU',
  'partName',
  'partBrand',
  'price',
  'quantity',
  'category',
  'shortDescription',
  'description',
] as const

/** What stands in the way of listing a part. */
export function validateListing(values: SellValues): ListingErrors {
  const errors: ListingErrors = {}
  for (const name of needed)
    if (values[name].trim() === '') errors[name] = { key: `needed.${name}` }
  const price = numberIn(values.price, priceShape)
  const quantity = numberIn(values.quantity, quantityShape)
  if (values.partSKU.trim() !== '' && skuKey(values.partSKU) === '')
    errors.partSKU = { key: 'wrong.partSKU' }
  Object.assign(errors, wrongNumbers(values))
  if (price === 0) errors.price = { key: 'wrong.priceZero' }
  if (price !== undefined && price > priceRange.max) errors.price = { key: 'wrong.priceHigh' }
  if (quantity !== undefined && quantity > quantityRange.max)
    errors.quantity = { key: 'wrong.quantity' }
  if (values.description.length > listingLengths.description)
    errors.description = { key: 'wrong.long' }
  if (values.pictures.length === 0) errors.pictures = { key: 'needed.pictures' }
  const fits = values.universal ? undefined : wrongFits(values.fits)
  if (fits) errors.fits = fits
  return errors
}

function wrongNumbers(values: SellValues): ListingErrors {
  const errors: ListingErrors = {}
  for (const kind of crossNumberKinds) {
    const text = unreadNumber(values, kind)
    if (text !== undefined)
      errors[crossNumberColumns[kind]] = { key: 'wrong.crossNumber', values: { text } }
  }
  if (enteredNumbers(values).length > mostCrossNumbers)
    errors.sameAs = { key: 'wrong.manyNumbers', values: { most: mostCrossNumbers } }
  return errors
}

function wrongFits(fits: SellValues['fits']): ListingError | undefined {
  if (fits.length === 0) return { key: 'needed.fits' }
  const bare = fits.find(({ models }) => models.length === 0)
  if (bare) return { key: 'needed.models', values: { make: bare.make.label } }
  const models = fits.flatMap((fit) => fit.models)
  const years = models.find(({ from, to }) => !areYears(from, to))
  if (years) return { key: 'wrong.years', values: { model: years.label } }
  if (models.length > mostModels || fits.length > mostMakes)
    return { key: 'wrong.manyModels', values: { most: mostModels } }
  return undefined
}

/** Whether these can be a first and a last model year; either may be open. */
export function areYears(from: number | undefined, to: number | undefined): boolean {
  const isYear = (year: number | undefined) =>
    year === undefined || (year >= modelYearRange.min && year <= modelYearRange.max)
  return isYear(from) && isYear(to) && (from === undefined || to === undefined || from <= to)
}
