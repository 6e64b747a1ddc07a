import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { NewListing, StockService } from '../../catalog/stock.service.ts'
import type { Executor } from '../../platform/db.ts'
import { violates } from '../../platform/unique-violation.ts'
import { Cancelled } from './check-import.ts'
import { forgetWaiting, leaveOut, waitingRows } from './checked-rows.store.ts'
import { changeBy, imagesOf, neededOfNew } from './compare.ts'
import type { Turn } from './fair-turns.ts'
import type { QuotaDeps } from './row-quotas.ts'
import { quotaNote, refusedRows, type Write } from './row-quotas.ts'
import { showPictures } from '../listing-pictures.ts'
import { existing, ownPictures } from './existing.store.ts'
import * as store from './imports.store.ts'
import type { ReadListing } from './reading/listing-of-row.ts'
import type { CellNote } from './reading/row-notes.ts'
import { descriptionHtml } from './reading/texts.ts'

const CHUNK = 500

export type ApplyDeps = QuotaDeps & {
  db: NodePgDatabase
  turn: Turn
  stock: Pick<StockService, 'add' | 'change' | 'confirm'>
}

type Waiting = { row: number; read: ReadListing }

/**
 * Writes the rows that wait, chunk by chunk, each with how far it got in one transaction: broken off
 * anywhere and begun again, it ends with exactly what the list says. Throws `Cancelled`.
 */
export async function applyImport(deps: ApplyDeps, row: store.ImportRow): Promise<void> {
  const { db } = deps
  if (row.appliedTo === 0)
    await store.change(db, row.no, { created: 0, updated: 0, unchanged: 0, progress: 0 })
  for (;;) {
    const now = await store.byNo(db, row.no)
    // Without a row, the account was erased meanwhile.
    if (now?.cancelled !== false) throw new Cancelled()
    const limits = { after: now.appliedTo, limit: CHUNK }
    const waiting = await waitingRows(db, row.no, limits)
    if (waiting.length === 0) break
    await applyChunk(deps, now, waiting)
    await deps.turn.share()
  }
  await forgetWaiting(db, row.no)
}

async function applyChunk(deps: ApplyDeps, row: store.ImportRow, waiting: Waiting[]) {
  try {
    await deps.db.transaction((tx) => write(deps, tx, row, waiting))
  } catch (error) {
    // Listed by hand meanwhile: next time it is known.
    if (!violates(error, /^listing_once_per_seller$/)) throw error
    await deps.db.transaction((tx) => write(deps, tx, row, waiting))
  }
}

async function write(
  deps: ApplyDeps,
  tx: Executor,
  { no, sellerNo, mapping, rows, created, updated, unchanged, failures }: store.ImportRow,
  checked: Waiting[],
): Promise<void> {
  if (!(await store.lockUnlessClosing(tx, sellerNo))) throw new Cancelled()
  const keys = checked.map(({ read }) => read.skuKey)
  const known = await existing(tx, sellerNo, keys)
  const waiting = await withPicturesLeft(tx, sellerNo, checked, known)
  const { refused, record } = await refusedRows(deps, tx, sellerNo, writesOf(waiting, known))
  const fresh: NewListing[] = []
  const lost = new Map<Waiting, CellNote>()
  for (const [each, kind] of refused) lost.set(each, quotaNote(kind, deps.quotas.limit(kind)))
  const createdAt = new Date()
  for (const each of waiting)
    if (!known.has(each.read.skuKey) && !lost.has(each)) {
      const listing = listingOf(each.read, { sellerNo, createdAt })
      if (listing) fresh.push(listing)
      else lost.set(each, notWritten(each.read))
    }
  const changes = waiting.flatMap((each) => {
    const now = known.get(each.read.skuKey)
    return (now && !lost.has(each) && changeBy(each.read, now)) || []
  })
  // In the order in which whoever withdraws listings takes them: those, then their seller.
  if (changes.length > 0) await deps.stock.change(tx, changes)
  const confirmed = confirmedBy(waiting, known, lost)
  if (confirmed.length > 0) await deps.stock.confirm(tx, confirmed)
  if (fresh.length > 0) await deps.stock.add(tx, fresh)
  for (const [each, note] of lost) await leaveOut(tx, { no, mapping }, each, note)
  await record(tx)
  const pictures = new Set(waiting.flatMap(({ read }) => read.pictures ?? []))
  await showPictures(
    tx,
    [...pictures].map((id) => ({ id })),
  )
  const last = waiting.at(-1)!.row
  await store.change(tx, no, {
    appliedTo: last,
    attempts: 0,
    created: created + fresh.length,
    updated: updated + changes.length,
    unchanged: unchanged + waiting.length - fresh.length - changes.length - lost.size,
    failures: failures + lost.size,
    progress: Math.min(
      999,
      Math.floor(
        ((created + updated + unchanged + waiting.length) / Math.max(1, rows - failures)) * 1_000,
      ),
    ),
  })
}

/** The listings of which a row gives the price or the quantity, changed by it or not. */
const confirmedBy = (
  waiting: Waiting[],
  known: Awaited<ReturnType<typeof existing>>,
  lost: ReadonlyMap<Waiting, CellNote>,
): number[] =>
  waiting.flatMap((each) => {
    const { skuKey, priceFils, quantity } = each.read
    const now = known.get(skuKey)
    const isGiven = priceFils !== undefined || quantity !== undefined
    return now && isGiven && !lost.has(each) ? [now.no] : []
  })

/** What these rows write, given what the seller has. */
const writesOf = (waiting: Waiting[], known: Awaited<ReturnType<typeof existing>>) =>
  waiting.flatMap((each): [Waiting, Write][] => {
    const { read } = each
    const now = known.get(read.skuKey)
    const change = now && changeBy(read, now)
    return now && !change ? [] : [[each, { read, now, change }]]
  })

/** For a row that only changes a listing which is gone by now. */
const notWritten = ({ sku }: ReadListing): CellNote => ({
  ...{ field: 'partSKU', value: sku, code: 'not_written' },
})

/** A list may wait for a day once it is checked: pictures may be gone by now. */
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
  const { vehicles, pictures, inferred: _inferred, ...columns } = read
  const needed = columns as Required<typeof columns>
  const shortDescription = read.shortDescription ?? needed.partName
  return {
    ...of,
    ...needed,
    shortDescription,
    description: read.description ?? descriptionHtml(shortDescription),
    vehicles: vehicles ?? [],
    universal: vehicles?.length === 0,
    images: imagesOf(pictures ?? []),
  }
}
