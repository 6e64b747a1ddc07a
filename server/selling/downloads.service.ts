import { noteText } from './import/import.present.ts'
import type { Download, ParsedInputOf } from '#contract/api.ts'
import { importColumns, priceListColumns, type ImportColumn } from '#contract/import-columns.ts'
import type { Language } from '#contract/language.ts'
import type { Listing } from '#contract/listing.ts'
import { enteredBy, isChoice, type ListingChoice } from '#contract/listing-choices.ts'
import type { Caller } from '../platform/api/caller.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import type { Cell } from '../platform/spreadsheets/cell.ts'
import { csvOf } from '../platform/spreadsheets/write-csv.ts'
import { xlsxOf } from '../platform/spreadsheets/write-xlsx.ts'
import { carCells } from './import/exported-cells.ts'
import * as imports from './import/imports.store.ts'
import { filesOfSeller } from './limits.ts'
import type { SellingParts } from './listings.service.ts'
import { allOwnNos } from './my-listings.store.ts'
import { stockFilter } from './stock-list.service.ts'

const CHUNK = 500
const widths: Partial<Record<ImportColumn, number>> = {
  ...{ partName: 36, partNameAr: 30, partSKU: 18, category: 22, subCategory: 22 },
  ...{ shortDescription: 40, description: 40, makes: 16, models: 28, years: 22, pic: 40 },
}

const widthOf = (column: ImportColumn) => widths[column] ?? 12

type By = { caller: Caller; language: Language }
type Rows = Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>

type Table = { header: readonly string[]; widths: number[]; rows: Rows }

function fileOf(name: string, format: 'csv' | 'xlsx', { header, widths, rows }: Table): Download {
  return format === 'csv'
    ? {
        name: `${name}.csv`,
        type: 'text/csv; charset=utf-8',
        content: csvOf(headed(header, rows)),
      }
    : {
        name: `${name}.xlsx`,
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        content: xlsxOf(rows, { sheet: 'Ghiyar', header, widths }),
      }
}

async function* headed(header: readonly string[], rows: Rows): AsyncGenerator<readonly Cell[]> {
  yield header
  yield* rows
}

/** Files that sellers take with them; all are written while they are sent. */
export function downloadsService(parts: SellingParts) {
  const { db, reference, catalog, limits } = parts

  async function* stockRows(filter: Parameters<typeof allOwnNos>[1]): AsyncGenerator<Cell[]> {
    for await (const nos of allOwnNos(db, filter, CHUNK)) {
      // Of the canonical names, so that the file reads the same whoever exports it.
      const found = await catalog.listings(nos, 'en')
      for (const no of nos) {
        const listing = found.get(no)
        if (listing) yield cellsOf(listing)
      }
    }
  }

  async function* leftOutRows(row: imports.ImportRow, language: Language): AsyncGenerator<Cell[]> {
    for await (const { row: number, cells, errors } of imports.leftOut(db, row.no)) {
      const reasons = errors.map(({ field, code, value }) =>
        [field, noteText({ code, value }, language)].filter(Boolean).join(': '),
      )
      yield [number, reasons.join('; '), ...row.columns.map(({ index }) => cells[index] ?? '')]
    }
  }

  async function* warningRows(
    { no, columns }: imports.ImportRow,
    language: Language,
  ): AsyncGenerator<Cell[]> {
    const headers = new Map(columns.map(({ field, header }) => [field, header]))
    for await (const { row, field, value, code } of imports.allWarnings(db, no))
      yield [
        row,
        (field && headers.get(field)) || field || '',
        value ?? '',
        noteText({ code, value }, language),
      ]
  }

  return {
    async stock(
      { format, ...query }: ParsedInputOf<'exportListings'>,
      { caller }: By,
    ): Promise<Download | Refusal> {
      const limited = await limits.take(filesOfSeller, caller.id)
      if (limited) return limited
      const filter = stockFilter(query, caller.no, reference)
      if (filter instanceof Refusal) return filter
      return fileOf('ghiyar-stock', format, {
        header: importColumns,
        widths: importColumns.map(widthOf),
        rows: stockRows(filter),
      })
    },

    async template({ format, kind }: ParsedInputOf<'getImportTemplate'>): Promise<Download> {
      const columns: readonly ImportColumn[] = kind === 'prices' ? priceListColumns : importColumns
      return fileOf(`ghiyar-${kind}`, format, {
        header: columns,
        widths: columns.map(widthOf),
        rows: examples.map((example) => columns.map((column) => example[column] ?? '')),
      })
    },

    async importResult(
      { job, format, notes }: ParsedInputOf<'getImportResult'>,
      { caller, language }: By,
    ): Promise<Download | Refusal> {
      const row = await imports.byId(db, caller.no, job)
      if (!row) return refuse('import.not_found')
      if (notes === 'warnings')
        return fileOf('ghiyar-warnings', format, {
          header: ['row', 'column', 'value', 'warning'],
          widths: [8, 20, 40, 50],
          rows: warningRows(row, language),
        })
      return fileOf('ghiyar-left-out', format, {
        header: ['row', 'problem', ...row.columns.map(({ header }) => header)],
        widths: [8, 50, ...row.columns.map(() => 18)],
        rows: leftOutRows(row, language),
      })
    },
  }
}

/** A listing as a row of our own lists. */
function cellsOf(listing: Listing): Cell[] {
  const chosen = enteredBy(listing)
  return importColumns.map((column) => (isChoice(column) ? chosen[column] : cells[column](listing)))
}

/** What each other column holds, as the import reads it. */
const cells: Record<Exclude<ImportColumn, ListingChoice>, (listing: Listing) => Cell> = {
  partName: ({ partName }) => partName,
  partNameAr: ({ partNameAr }) => partNameAr ?? '',
  partSKU: ({ partSKU }) => partSKU,
  partBrand: ({ partBrand }) => partBrand,
  category: ({ category }) => category,
  subCategory: ({ subCategory }) => subCategory ?? '',
  price: ({ price }) => price,
  quantity: ({ quantity }) => quantity,
  shortDescription: ({ shortDescription }) => shortDescription,
  description: ({ description }) => description,
  makes: ({ fits }) => carCells(fits).makes,
  models: ({ fits }) => carCells(fits).models,
  years: ({ fits }) => carCells(fits).years,
  pic: ({ images }) => images.map(({ url }) => url).join(' | '),
}

const examples: Partial<Record<ImportColumn, string | number>>[] = [
  {
    ...{
      partName: 'Front brake pad set',
      partNameAr: 'فحمات فرامل أمامية',
      partSKU: '04465-60320',
    },
    ...{ partBrand: 'Toyota', tier: 'genuine', category: 'Brake Parts', price: 345, quantity: 6 },
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
