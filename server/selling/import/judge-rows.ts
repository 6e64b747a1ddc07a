import type { ImportColumn } from '#contract/import-columns.ts'
import type { Executor } from '../../platform/db.ts'
import type { Planned } from '../quota-tally.ts'
import { missingProposals } from './propose-missing.ts'
import { changeBy, neededOfNew, priceWarning } from './compare.ts'
import { existing, marketPrices, ownPictures } from './existing.store.ts'
import { withoutExported } from './exported-cells.ts'
import type { ImportRow } from './imports.store.ts'
import type { Mapping } from './reading/columns.ts'
import type { Reference } from './reading/knowledge.ts'
import type { ReadListing } from './reading/listing-of-row.ts'
import { isError, type CellNote } from './reading/row-notes.ts'
import { quotaNote, refusedRows, type Write } from './row-quotas.ts'
import type { QuotaDeps } from './row-quotas.ts'

/** A row as it was read, with what is to be said of it. */
export type Looked = { row: number; cells: string[]; read?: ReadListing; notes: CellNote[] }

/** What becomes of the rows of a chunk. */
export type Judged = { rows: Looked[]; created: number; updated: number; unchanged: number }

/** The brand of new parts of which nobody told one. */
const UNBRANDED = 'Unbranded'

const columnOf: Record<(typeof neededOfNew)[number], ImportColumn> = {
  ...{ partName: 'partName', brand: 'partBrand', categoryNo: 'category' },
  ...{ priceFils: 'price', quantity: 'quantity' },
}

/**
 * Holds rows against what the seller lists already: which are new and lack something, which bring an
 * unknown number, which of a number stand there before, and which are beyond a quota. `seen` holds the
 * numbers of earlier rows, `planned` what they add.
 */
export async function judged(
  { db, reference }: { db: Executor; reference: Reference },
  { kind, sellerNo, mapping }: Pick<ImportRow, 'kind' | 'sellerNo'> & { mapping: Mapping },
  looked: Looked[],
  { seen, planned, ...deps }: QuotaDeps & { seen: Set<string>; planned: Planned },
): Promise<Judged> {
  const reads = looked.flatMap(({ read }) => read ?? [])
  const keys = reads.map(({ skuKey }) => skuKey)
  const known = await existing(db, sellerNo, keys)
  const market = await marketPrices(db, sellerNo, keys)
  const pictures = await ownPictures(
    db,
    sellerNo,
    reads.flatMap(({ pictures = [] }) => pictures),
  )
  const propose = await missingProposals(db, sellerNo, reads)
  const writes = new Map<Looked, Write>()
  const rows = looked.map((given): Looked => {
    if (!given.read) return given
    const now = known.get(given.read.skuKey)
    const row = { ...given, read: given.read }
    const { read, notes: cellNotes } = now ? row : propose(row)
    const shown = new Set(now?.images.map(({ id }) => id))
    const mine = read.pictures?.filter((id) => pictures.has(id) || shown.has(id))
    const left = now
      ? withoutExported(read, { cells: row.cells, mapping }, { now, reference })
      : read
    const kept: ReadListing = { ...left, ...(mine && { pictures: mine }) }
    if (mine?.length === 0) delete kept.pictures
    // Of what is listed already, nothing is proposed.
    const notes = cellNotes.filter(({ code }) => !now || !isGuess(code))
    if (mine && mine.length < read.pictures!.length)
      notes.push({ field: 'pic', value: null, code: 'picture_elsewhere' })
    if (seen.has(read.skuKey)) notes.push(note('partSKU', read.sku, 'same_sku'))
    else if (!now && kind === 'prices') notes.push(note('partSKU', read.sku, 'unknown_sku'))
    else if (!now) {
      if (kept.brand === undefined) {
        kept.brand = UNBRANDED
        kept.told = [...(kept.told ?? []), 'brand']
        notes.push(note('partBrand', null, 'no_brand'))
      }
      for (const field of neededOfNew)
        if (kept[field] === undefined) notes.push(note(columnOf[field], null, 'required'))
      if (!kept.pictures) notes.push(note('pic', null, 'no_picture'))
    }
    const { priceFils } = read
    const odd =
      priceFils &&
      priceWarning(priceFils, { before: now?.priceFils, market: market.get(read.skuKey) })
    if (odd) notes.push(note('price', String(priceFils / 100), odd))
    seen.add(read.skuKey)
    if (notes.some(isError)) return { ...row, read: undefined, notes }
    const whole: Looked = { ...row, read: kept, notes }
    const change = now && changeBy(kept, now)
    if (!now || change) writes.set(whole, { read: kept, now, change })
    return whole
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

const isGuess = (code: CellNote['code']) => code === 'category_guessed' || code === 'cars_guessed'

const note = (field: ImportColumn, value: string | null, code: CellNote['code']): CellNote => ({
  ...{ field, value, code },
})
