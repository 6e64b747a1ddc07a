import type { ImportColumn } from '#contract/import-columns.ts'
import type { Executor } from '../../platform/db.ts'
import type { Planned } from '../quota-tally.ts'
import { missingProposals, type ProposeMissing } from './propose-missing.ts'
import { changeBy, neededOfNew, priceWarning } from './compare.ts'
import { existing, marketPrices, ownPictures, type Existing } from './existing.store.ts'
import { withoutExported } from './exported-cells.ts'
import type { ImportRow } from './imports.store.ts'
import type { Mapping } from './reading/columns.ts'
import type { Reference } from './reading/knowledge.ts'
import type { ReadListing } from './reading/listing-of-row.ts'
import { isError, type CellNote } from './reading/row-notes.ts'
import { quotaNote, refusedRows, type QuotaDeps, type Write } from './row-quotas.ts'

/** A row as it was read, with the notes on it. */
export type CheckedRow = { row: number; cells: string[]; read?: ReadListing; notes: CellNote[] }

/** What becomes of the rows of a chunk. */
export type CheckedRows = {
  rows: CheckedRow[]
  created: number
  updated: number
  unchanged: number
}

/** The brand of new parts whose list names none. */
const UNBRANDED = 'Unbranded'

const columnOf: Record<(typeof neededOfNew)[number], ImportColumn> = {
  ...{ partName: 'partName', brand: 'partBrand', categoryNo: 'category' },
  ...{ priceFils: 'price', quantity: 'quantity' },
}

type CheckDeps = QuotaDeps & { db: Executor; reference: Reference }

/** What rows are compared with: what the seller lists, what others list, and the rows before them. */
type Comparison = {
  reference: Reference
  kind: ImportRow['kind']
  mapping: Mapping
  known: Awaited<ReturnType<typeof existing>>
  market: Awaited<ReturnType<typeof marketPrices>>
  pictures: ReadonlySet<string>
  propose: ProposeMissing
  seen: Set<string>
}

/**
 * Compares rows with what the seller lists already: which are new and lack something, which bring an
 * unknown number, which of a number stand there before, and which are beyond a quota. `seen` holds the
 * numbers of earlier rows, `planned` what they add.
 */
export async function checkRows(
  deps: CheckDeps,
  { kind, sellerNo, mapping }: Pick<ImportRow, 'kind' | 'sellerNo'> & { mapping: Mapping },
  readings: CheckedRow[],
  { seen, planned }: { seen: Set<string>; planned: Planned },
): Promise<CheckedRows> {
  const { db, reference } = deps
  const reads = readings.flatMap(({ read }) => read ?? [])
  const keys = reads.map(({ skuKey }) => skuKey)
  const comparison: Comparison = {
    ...{ reference, kind, mapping, seen },
    known: await existing(db, sellerNo, keys),
    market: await marketPrices(db, sellerNo, keys),
    pictures: await ownPictures(
      db,
      sellerNo,
      reads.flatMap(({ pictures = [] }) => pictures),
    ),
    propose: await missingProposals(db, sellerNo, reads),
  }
  const writes = new Map<CheckedRow, Write>()
  const rows = readings.map((row): CheckedRow => {
    if (!row.read) return row
    const now = comparison.known.get(row.read.skuKey)
    const checked = checkRow(comparison, { ...row, read: row.read }, now)
    const { read } = checked
    const change = read && now && changeBy(read, now)
    if (read && (!now || change)) writes.set(checked, { read, now, change })
    return checked
  })
  const { refused } = await refusedRows(deps, db, sellerNo, writes, planned)
  const written = [...writes].filter(([row]) => !refused.has(row))
  const created = written.filter(([, { now }]) => !now).length
  const left = rows.filter(({ read }) => read).length - refused.size
  return {
    rows: rows.map((row) => {
      const kind = refused.get(row)
      const beyond = kind && quotaNote(kind, deps.quotas.limit(kind))
      return beyond ? { ...row, read: undefined, notes: [beyond] } : row
    }),
    created,
    updated: written.length - created,
    unchanged: left - written.length,
  }
}

/** One row beside the listing that it is about, where there is one `now`. */
function checkRow(
  { reference, kind, mapping, market, pictures, propose, seen }: Comparison,
  row: CheckedRow & { read: ReadListing },
  now: Existing | undefined,
): CheckedRow {
  const { read, notes: cellNotes } = now ? row : propose(row)
  const shown = new Set(now?.images.map(({ id }) => id))
  const mine = read.pictures?.filter((id) => pictures.has(id) || shown.has(id))
  const left = now ? withoutExported(read, { cells: row.cells, mapping }, { now, reference }) : read
  const listing: ReadListing = { ...left, ...(mine && { pictures: mine }) }
  if (mine?.length === 0) delete listing.pictures
  // Of what is listed already, nothing is proposed.
  const notes = cellNotes.filter(({ code }) => !now || !isGuess(code))
  if (mine && mine.length < read.pictures!.length)
    notes.push({ field: 'pic', value: null, code: 'picture_elsewhere' })
  if (seen.has(read.skuKey)) notes.push(note('partSKU', read.sku, 'same_sku'))
  else if (!now && kind === 'prices') notes.push(note('partSKU', read.sku, 'unknown_sku'))
  else if (!now) {
    if (listing.brand === undefined) {
      listing.brand = UNBRANDED
      listing.inferred = [...(listing.inferred ?? []), 'brand']
      notes.push(note('partBrand', null, 'no_brand'))
    }
    for (const field of neededOfNew)
      if (listing[field] === undefined) notes.push(note(columnOf[field], null, 'required'))
    if (!listing.pictures) notes.push(note('pic', null, 'no_picture'))
  }
  const { priceFils } = read
  const odd =
    priceFils &&
    priceWarning(priceFils, { before: now?.priceFils, market: market.get(read.skuKey) })
  if (odd) notes.push(note('price', String(priceFils / 100), odd))
  seen.add(read.skuKey)
  const errors = notes.filter(isError)
  return errors.length > 0
    ? { ...row, read: undefined, notes: errors }
    : { ...row, read: listing, notes }
}

const isGuess = (code: CellNote['code']) => code === 'category_guessed' || code === 'cars_guessed'

const note = (field: ImportColumn, value: string | null, code: CellNote['code']): CellNote => ({
  ...{ field, value, code },
})
