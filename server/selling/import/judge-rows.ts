import type { ImportColumn } from '#contract/import-columns.ts'
import type { Executor } from '../../platform/db.ts'
import { changeBy, isFarOff, neededOfNew } from './compare.ts'
import { existing, ownPictures } from './existing.store.ts'
import type { ImportRow } from './imports.store.ts'
import type { ReadListing } from './reading/read-listing.ts'
import { isError, type CellNote } from './reading/row-notes.ts'

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
 * unknown number, and which of a number stand there before. `seen` holds the numbers of earlier rows.
 */
export async function judged(
  db: Executor,
  { kind, sellerNo }: ImportRow,
  looked: Looked[],
  seen: Set<string>,
): Promise<Judged> {
  const reads = looked.flatMap(({ read }) => read ?? [])
  const known = await existing(
    db,
    sellerNo,
    reads.map(({ skuKey }) => skuKey),
  )
  const pictures = await ownPictures(
    db,
    sellerNo,
    reads.flatMap(({ pictures = [] }) => pictures),
  )
  const counts = { created: 0, updated: 0, unchanged: 0 }
  const rows = looked.map((row): Looked => {
    const { read } = row
    if (!read) return row
    const now = known.get(read.skuKey)
    const shown = new Set(now?.images.map(({ id }) => id))
    const mine = read.pictures?.filter((id) => pictures.has(id) || shown.has(id))
    const kept: ReadListing = { ...read, ...(mine && { pictures: mine }) }
    if (mine?.length === 0) delete kept.pictures
    const notes = [...row.notes]
    if (mine && mine.length < read.pictures!.length)
      notes.push({ field: 'pic', value: null, code: 'picture_elsewhere' })
    if (seen.has(read.skuKey)) notes.push(note('partSKU', read.sku, 'same_sku'))
    else if (now) {
      if (read.priceFils !== undefined && isFarOff(read.priceFils, now.priceFils))
        notes.push(note('price', String(read.priceFils / 100), 'price_far_off'))
    } else if (kind === 'prices') notes.push(note('partSKU', read.sku, 'unknown_sku'))
    else {
      if (kept.brand === undefined) {
        kept.brand = UNBRANDED
        kept.told = [...(kept.told ?? []), 'brand']
        notes.push(note('partBrand', null, 'no_brand'))
      }
      for (const field of neededOfNew)
        if (kept[field] === undefined) notes.push(note(columnOf[field], null, 'required'))
      if (!kept.pictures) notes.push(note('pic', null, 'no_picture'))
    }
    seen.add(read.skuKey)
    if (notes.some(isError)) return { ...row, read: undefined, notes }
    if (!now) counts.created++
    else if (changeBy(kept, now)) counts.updated++
    else counts.unchanged++
    return { ...row, read: kept, notes }
  })
  return { rows, ...counts }
}

const note = (field: ImportColumn, value: string | null, code: CellNote['code']): CellNote => ({
  ...{ field, value, code },
})
