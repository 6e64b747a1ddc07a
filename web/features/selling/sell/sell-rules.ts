import { skuKey } from '#contract/part-number.ts'
import type { Translate } from '#web/shell/i18n.ts'
import { numberIn } from '#web/ui/form/number-text.ts'
import { priceShape, quantityShape, type SellValues } from './sell-values.ts'

/** What is wrong with a field: the key of its words, and what they are filled with. */
export type Wrong = {
  key: Parameters<Translate<'sell'>>[0]
  values?: Parameters<Translate<'sell'>>[1]
}

export type Wrongs = Partial<Record<keyof SellValues, Wrong>>

/** As long as the server takes them. */
export const lengths = {
  partSKU: 40,
  partName: 120,
  partNameAr: 120,
  partBrand: 60,
  shortDescription: 200,
  description: 20_000,
} as const

const mostModels = 100
const mostMakes = 20
const mostDirhams = 10_000_000
const mostPieces = 1_000_000

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
export function wrongsOf(values: SellValues): Wrongs {
  const wrongs: Wrongs = {}
  for (const name of needed)
    if (values[name].trim() === '') wrongs[name] = { key: `needed.${name}` }
  const price = numberIn(values.price, priceShape)
  const quantity = numberIn(values.quantity, quantityShape)
  if (values.partSKU.trim() !== '' && skuKey(values.partSKU) === '')
    wrongs.partSKU = { key: 'wrong.partSKU' }
  if (price === 0) wrongs.price = { key: 'wrong.priceZero' }
  if (price !== undefined && price > mostDirhams) wrongs.price = { key: 'wrong.priceHigh' }
  if (quantity !== undefined && quantity > mostPieces) wrongs.quantity = { key: 'wrong.quantity' }
  if (values.description.length > lengths.description) wrongs.description = { key: 'wrong.long' }
  if (values.pictures.length === 0) wrongs.pictures = { key: 'needed.pictures' }
  const fits = values.universal ? undefined : wrongFits(values.fits)
  if (fits) wrongs.fits = fits
  return wrongs
}

function wrongFits(fits: SellValues['fits']): Wrong | undefined {
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
  const isYear = (year: number | undefined) => year === undefined || (year >= 1900 && year <= 2200)
  return isYear(from) && isYear(to) && (from === undefined || to === undefined || from <= to)
}
