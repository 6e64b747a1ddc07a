import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { NewListing, StockService } from '../../catalog/stock.service.ts'
import type { Executor } from '../../platform/db.ts'
import { violates } from '../../platform/unique-violation.ts'
import { Cancelled } from './check-import.ts'
import { forgetApplied, leaveOut, waitingRows } from './checked-rows.store.ts'
import { changeBy, imagesOf, neededOfNew } from './compare.ts'
import { existing, ownPictures } from './existing.store.ts'
import * as store from './imports.store.ts'
import type { ReadListing } from './reading/read-listing.ts'
import { descriptionHtml } from './reading/texts.ts'

const CHUNK = 500

export type ApplyParts = {
  db: NodePgDatabase
  stock: Pick<StockService, 'add' | 'change'>
  /** Notes that listings show these pictures. */
  showPictures: (tx: Executor, ids: string[]) => Promise<void>
}

type Waiting = { row: number; read: ReadListing }

/**
 * Writes the rows that wait, chunk by chunk, each with how far it got in one transaction: broken off
 * anywhere and begun again, it ends with exactly what the list says. Throws `Cancelled`.
 */
export async function applyImport(parts: ApplyParts, row: store.ImportRow): Promise<void> {
  const { db } = parts
  if (row.appliedTo === 0)
    await store.change(db, row.no, { created: 0, updated: 0, unchanged: 0, progress: 0 })
  for (;;) {
    const now = (await store.byNo(db, row.no))!
    if (now.cancelled) throw new Cancelled()
    const limits = { after: now.appliedTo, limit: CHUNK }
    const waiting = await waitingRows(db, row.no, limits)
    if (waiting.length === 0) break
    await applyChunk(parts, now, waiting)
  }
  await forgetApplied(db, row.no)
}

async function applyChunk(parts: ApplyParts, row: store.ImportRow, waiting: Waiting[]) {
  try {
    await parts.db.transaction((tx) => write(tx, parts, row, waiting))
  } catch (error) {
    // Listed by hand meanwhile: next time it is known.
    if (!violates(error, /^listing_once_per_seller$/)) throw error
    await parts.db.transaction((tx) => write(tx, parts, row, waiting))
  }
}

async function write(
  tx: Executor,
  { stock, showPictures }: ApplyParts,
  { no, sellerNo, mapping, rows, created, updated, unchanged, failures }: store.ImportRow,
  checked: Waiting[],
): Promise<void> {
  if (!(await store.holdStaying(tx, sellerNo))) throw new Cancelled()
  const keys = checked.map(({ read }) => read.skuKey)
  const known = await existing(tx, sellerNo, keys)
  const waiting = await withPicturesLeft(tx, sellerNo, checked, known)
  const fresh: NewListing[] = []
  const lost: Waiting[] = []
  const createdAt = new Date()
  for (const each of waiting)
    if (!known.has(each.read.skuKey)) {
      const listing = listingOf(each.read, { sellerNo, createdAt })
      if (listing) fresh.push(listing)
      else lost.push(each)
    }
  const changes = waiting.flatMap(({ read }) => {
    const now = known.get(read.skuKey)
    return (now && changeBy(read, now)) ?? []
  })
  // In the order in which whoever withdraws listings takes them: those, then their seller.
  if (changes.length > 0) await stock.change(tx, changes)
  if (fresh.length > 0) await stock.add(tx, fresh)
  for (const each of lost) await leaveOut(tx, { no, mapping }, each)
  await showPictures(tx, [...new Set(waiting.flatMap(({ read }) => read.pictures ?? []))])
  const last = waiting.at(-1)!.row
  await store.change(tx, no, {
    appliedTo: last,
    attempts: 0,
    created: created + fresh.length,
    updated: updated + changes.length,
    unchanged: unchanged + waiting.length - fresh.length - changes.length - lost.length,
    failures: failures + lost.length,
    progress: Math.min(
      999,
      Math.floor(
        ((created + updated + unchanged + waiting.length) / Math.max(1, rows - failures)) * 1_000,
      ),
    ),
  })
}

/** A list may wait for weeks once it is checked: pictures may be gone by now. */
async function withPicturesLeft(
  tx: Executor,
  sellerNo: number,
  waiting: Waiting[],
  known: Awaited<ReturnType<typeof existing>>,
): Promise<Waiting[]> {
  const named = waiting.flatMap(({ read }) => read.pictures ?? [])
  if (named.length === 0) return waiting
  const own = await ownPictures(tx, sellerNo, named)
  return waiting.map(({ row, read }) => {
    const shown = known.get(read.skuKey)?.images.map(({ id }) => id)
    const pictures = read.pictures?.filter((id) => own.has(id) || shown?.includes(id))
    return { row, read: { ...read, pictures: pictures?.length ? pictures : undefined } }
  })
}

/** A new listing; undefined where a row only changes one that is gone by now. */
function listingOf(
  read: ReadListing,
  of: Pick<NewListing, 'sellerNo' | 'createdAt'>,
): NewListing | undefined {
  if (neededOfNew.some((field) => read[field] === undefined)) return undefined
  const { partName, brand, categoryNo, priceFils, quantity } = read as Required<ReadListing>
  const shortDescription = read.shortDescription ?? partName
  return {
    ...of,
    ...{ sku: read.sku, partName, brand, categoryNo, priceFils, quantity, shortDescription },
    partNameAr: read.partNameAr ?? null,
    subCategoryNo: read.subCategoryNo ?? null,
    partTypeNo: read.partTypeNo ?? null,
    vehicles: read.vehicles ?? [],
    universal: read.vehicles?.length === 0,
    images: imagesOf(read.pictures ?? []),
    description: read.description ?? descriptionHtml(shortDescription),
  }
}
