import { crossNumberKinds, crossNumbersText } from '#contract/cross-numbers.ts'
import type { ImportKind } from '#contract/import-columns.ts'
import type { Reference } from './knowledge.ts'
import type { ReadListing } from './listing-of-row.ts'
import type { ReadRow } from './read-row.ts'

/**
 * A sheet as a company might send it, and what must come of it: the number of the row that heads it (0
 * for none), which column holds what, and what each row below says, as `rowText` writes it.
 */
export type Sheet = {
  name: string
  kind?: ImportKind
  rows: string[][]
  head: number
  fields: string
  reads: string[]
}

/**
 * What a row says in one line: number, name (Arabic name), brand, category and subcategory, [kind of
 * part], {cars}, price, quantity; then what is noted. what the name or a title says is written with ~.
 */
export function rowText(row: ReadRow, reference: Reference): string {
  if (row === 'nothing') return 'nothing'
  // That cars were guessed is shown by ~ already, and so is the category.
  const shown = row.notes.filter(({ code }) => code !== 'cars_guessed')
  const notes = shown.map(({ field, value, code }) => {
    const isShown = value === null || code === 'category_guessed'
    return [`!${code}`, field ?? 'row', ...(isShown ? [] : [`"${value.slice(0, 40)}"`])].join(' ')
  })
  return [...(row.listing ? [listed(row.listing, reference)] : []), ...notes].join(' ')
}

function listed(listing: ReadListing, reference: Reference): string {
  const car = ({ model, from, to }: { model: number; from?: number; to?: number }) =>
    [reference.model(model)!.key, ...(from || to ? [`${from ?? ''}-${to ?? ''}`] : [])].join(' ')
  const { sku, partName, partNameAr, brand, categoryNo, subCategoryNo, partTypeNo } = listing
  const { priceFils, quantity, description, pictures, vehicles, crossNumbers } = listing
  const tilde = (field: keyof ReadListing) => (listing.inferred?.includes(field) ? '~' : '')
  return [
    sku,
    partName,
    partNameAr && `(${partNameAr})`,
    brand && `by ${tilde('brand')}${brand}`,
    categoryNo && tilde('categoryNo') + reference.category(categoryNo)!.key,
    subCategoryNo && tilde('subCategoryNo') + reference.subCategory(subCategoryNo)!.slug,
    partTypeNo && `[${reference.partType(partTypeNo)!.key}]`,
    vehicles && `${tilde('vehicles')}{${vehicles.map(car).join('; ')}}`,
    priceFils === undefined ? undefined : `AED ${priceFils / 100}`,
    quantity === undefined ? undefined : `x ${quantity}`,
    description,
    pictures?.map((id) => id.slice(0, 8)).join(' '),
    crossNumbers &&
      `${tilde('crossNumbers')}${crossNumberKinds.flatMap((kind) => crossNumbersText(crossNumbers, kind) || []).join(' || ')}`,
  ]
    .filter((part) => part !== undefined && part !== '')
    .join(' | ')
}
