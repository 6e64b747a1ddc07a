import type { Download, ParsedInputOf } from '#contract/api.ts'
import { crossNumberCells } from '#contract/cross-numbers.ts'
import { importColumns, priceListColumns, type ImportColumn } from '#contract/import-columns.ts'
import type { OwnListing } from '#contract/selling.ts'
import type { Caller } from '../platform/api/caller.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Cell } from '../platform/spreadsheets/cell.ts'
import { fileOf } from './download-file.ts'
import { stockFilter } from './get-my-listings.ts'
import { carCells } from './import/exported-cells.ts'
import { filesOfSeller } from './limits.ts'
import { allOwnNos } from './my-listings.store.ts'
import { ownListings } from './own-listings.ts'
import type { SellingDeps } from './selling-deps.ts'

const CHUNK = 500
const widths: Partial<Record<ImportColumn, number>> = {
  ...{ partName: 36, partNameAr: 30, partSKU: 18, category: 22, subCategory: 22 },
  ...{ replaces: 22, replacedBy: 22, sameAs: 30 },
  ...{ shortDescription: 40, description: 40, makes: 16, models: 28, years: 22, pic: 40 },
}

const widthOf = (column: ImportColumn) => widths[column] ?? 12

/** The caller's listings as a file that can be imported again. */
export async function exportListings(
  deps: Pick<SellingDeps, 'db' | 'reference' | 'catalog' | 'limits'>,
  { format, ...query }: ParsedInputOf<'exportListings'>,
  { caller }: { caller: Caller },
): Promise<Download | Refusal> {
  const limited = await deps.limits.take(filesOfSeller, caller.id)
  if (limited) return limited
  const filter = stockFilter(query, caller.no, deps.reference)
  if (filter instanceof Refusal) return filter
  return fileOf('ghiyar-stock', format, {
    header: importColumns,
    widths: importColumns.map(widthOf),
    rows: stockRows(deps, filter),
  })
}

async function* stockRows(
  { db, catalog }: Pick<SellingDeps, 'db' | 'catalog'>,
  filter: Parameters<typeof allOwnNos>[1],
): AsyncGenerator<Cell[]> {
  for await (const nos of allOwnNos(db, filter, CHUNK)) {
    // Of the canonical names, so that the file reads the same whoever exports it.
    for (const listing of await ownListings({ db, catalog }, nos, 'en')) yield cellsOf(listing)
  }
}

/** An empty list with our columns and two examples. */
export async function getImportTemplate({
  format,
  kind,
}: ParsedInputOf<'getImportTemplate'>): Promise<Download> {
  const columns: readonly ImportColumn[] = kind === 'prices' ? priceListColumns : importColumns
  return fileOf(`ghiyar-${kind}`, format, {
    header: columns,
    widths: columns.map(widthOf),
    rows: examples.map((example) => columns.map((column) => example[column] ?? '')),
  })
}

/** A listing as a row of our own lists: most columns have the names of its fields. */
function cellsOf(listing: OwnListing): Cell[] {
  const pic = listing.images.map(({ url }) => url).join(' | ')
  const numbers = crossNumberCells(listing.crossNumbers)
  const row = {
    ...{ ...listing, quantity: listing.on_hand },
    ...{ ...numbers, ...carCells(listing.fits), pic },
  }
  return importColumns.map((column) => row[column] ?? '')
}

const examples: Partial<Record<ImportColumn, string | number>>[] = [
  {
    ...{
      partName: 'Front brake pad set',
      partNameAr: 'فحمات فرامل أمامية',
      partSKU: '04465-60320',
    },
    ...{ partBrand: 'Toyota', tier: 'genuine', category: 'Brake Parts', price: 345, quantity: 6 },
    ...{ replaces: '04465-60280', sameAs: 'Bosch: 0 986 494 153 | TRW: GDB3425' },
    ...{ shortDescription: 'Genuine, with shims', makes: 'Toyota', models: 'Land Cruiser' },
    ...{ description: 'With shims and wear indicator.', years: '2008-2015' },
  },
  {
    ...{ partName: 'Oil filter', partNameAr: 'فلتر زيت', partSKU: '90915-YZZE1' },
    ...{
      partBrand: 'Toyota',
      tier: 'genuine',
      category: 'Service Parts',
      price: 22.5,
      quantity: 120,
    },
    ...{ shortDescription: 'Genuine', description: 'For petrol engines.' },
    ...{ makes: 'Toyota | Lexus', models: 'Corolla | Yaris', years: '2003-2018 | 2006-2019' },
  },
]
