import type { Proposal } from '#contract/selling.ts'
import type { SellValues } from '../sell-values.ts'

/** Fields that a proposal can fill. */
export type Fillable =
  'partName' | 'partNameAr' | 'partBrand' | 'category' | 'shortDescription' | 'description' | 'fits'

/** What a proposal puts into the fields that are still empty; what was typed stays as it is. */
export function fillingOf(proposal: Proposal, values: SellValues): Partial<SellValues> {
  const filling: Partial<SellValues> = {}
  const texts = ['partName', 'partNameAr', 'partBrand', 'shortDescription', 'description'] as const
  for (const name of texts) {
    const text = proposal[name]
    if (text && values[name].trim() === '') filling[name] = text
  }
  const { category, subCategory, fits } = proposal
  if (category && values.category === '') filling.category = category.name
  const fallsIn = values.category === '' || values.category === category?.name
  if (category && subCategory && fallsIn && values.subCategory === '')
    filling.subCategory = subCategory.name
  if (fits.length > 0 && values.fits.length === 0 && !values.universal) filling.fits = fits
  return filling
}

/** The fields of a filling, in the order of the form, to tell them. A subcategory goes with its category. */
export function filledFields(filling: Partial<SellValues>): Fillable[] {
  const order: Fillable[] = [
    'partName',
    'partNameAr',
    'partBrand',
    'category',
    'shortDescription',
    'description',
    'fits',
  ]
  return order.filter(
    (name) => filling[name] !== undefined || (name === 'category' && filling.subCategory),
  )
}

/** What takes a filling back: fields that were changed since stay as they are. */
export function takenBack(
  filling: Partial<SellValues>,
  before: SellValues,
  now: SellValues,
): Partial<SellValues> {
  const names = Object.keys(filling) as (keyof SellValues)[]
  const same = names.filter((name) => now[name] === filling[name])
  return Object.fromEntries(same.map((name) => [name, before[name]]))
}
