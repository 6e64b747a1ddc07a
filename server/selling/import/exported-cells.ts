import { crossNumberCells, crossNumberColumns } from '#contract/cross-numbers.ts'
import type { ImportColumn } from '#contract/import-columns.ts'
import { enteredBy, optionalFields } from '#contract/optional-fields.ts'
import { crossNumbersOf } from '../../catalog/stock.service.ts'
import { cleanCell } from '../../platform/spreadsheets/cell-text.ts'
import type { Existing } from './existing.store.ts'
import type { Mapping } from './reading/columns.ts'
import type { Reference } from './reading/knowledge.ts'
import type { ReadListing } from './reading/listing-of-row.ts'

type FittedCars = {
  make: { name: string }
  models: { name: string; from?: number; to?: number }[]
}[]

/** The cars of a listing as the columns of a list hold them. */
export function carCells(fits: FittedCars): Record<'makes' | 'models' | 'years', string> {
  const models = fits.flatMap(({ models }) => models)
  const years = models.map(({ from, to }) =>
    from === to ? String(from ?? '') : `${from ?? ''}-${to ?? ''}`,
  )
  return {
    makes: fits.map(({ make }) => make.name).join(' | '),
    models: models.map(({ name }) => name).join(' | '),
    years: years.some((each) => each !== '') ? years.join(' | ') : '',
  }
}

type Written = Exclude<ImportColumn, 'price' | 'quantity' | 'pic'>

function exportedCells(now: Existing, reference: Reference): Record<Written, string> {
  return {
    ...{ partName: now.partName, partSKU: now.sku },
    partBrand: now.brand,
    ...crossNumberCells(crossNumbersOf(now)),
    category: reference.category(now.categoryNo)?.name ?? '',
    subCategory: reference.subCategory(now.subCategoryNo ?? 0)?.names.en ?? '',
    ...{ shortDescription: now.shortDescription, description: now.description },
    ...carCells(fitsOf(now, reference)),
    ...enteredBy(now),
  }
}

function fitsOf({ vehicles }: Existing, reference: Reference): FittedCars {
  const fits = new Map<number, FittedCars[number]>()
  for (const { model: no, from, to } of vehicles) {
    const model = reference.model(no)
    if (!model) continue
    const make = { name: reference.make(model.makeNo)!.names.en }
    const fit = fits.get(model.makeNo) ?? { make, models: [] }
    fits.set(model.makeNo, fit)
    fit.models.push({ name: model.names.en, from, to })
  }
  return [...fits.values()]
}

/** Which columns say one thing of a listing together. */
const together: { columns: Written[]; fields: (keyof ReadListing)[] }[] = [
  { columns: ['partName', 'partNameAr'], fields: ['partName', 'partNameAr'] },
  { columns: ['partBrand'], fields: ['brand'] },
  { columns: Object.values(crossNumberColumns), fields: ['crossNumbers'] },
  { columns: ['category', 'subCategory'], fields: ['categoryNo', 'subCategoryNo'] },
  { columns: ['shortDescription'], fields: ['shortDescription'] },
  { columns: ['description'], fields: ['description'] },
  { columns: ['makes', 'models', 'years'], fields: ['vehicles'] },
  ...optionalFields
    .filter((name) => name !== 'partNameAr')
    .map((name) => ({ columns: [name], fields: [name] })),
]

/**
 * A row without what its cells say as an export of the listing says it: however cleverly such a cell is
 * read, it changes nothing.
 */
export function withoutExported(
  read: ReadListing,
  { cells, mapping }: { cells: string[]; mapping: Mapping },
  { now, reference }: { now: Existing; reference: Reference },
): ReadListing {
  const exported = exportedCells(now, reference)
  const columns = Object.entries(mapping).map(([index, field]) => ({ index: Number(index), field }))
  const isSame = (column: Written) =>
    columns
      .filter(({ field }) => field === column)
      .every(({ index }) => (cells[index] ?? '') === cleanCell(exported[column]))
  const isMapped = (column: Written) => columns.some(({ field }) => field === column)
  const left = { ...read, ...(isSame('partSKU') && { sku: now.sku }) }
  for (const { columns: group, fields } of together)
    if (group.some(isMapped) && group.every(isSame)) for (const field of fields) delete left[field]
  return left
}
