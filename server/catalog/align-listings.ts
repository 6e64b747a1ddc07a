import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { announce, type Change } from '../platform/changes.ts'
import type { Executor } from '../platform/db.ts'
import { enqueue, type Task } from '../platform/jobs.ts'
import * as store from './align.store.ts'
import { changedTags } from './catalog.tags.ts'
import { moveListings } from './write-listings.ts'

// What a company offers is shown while the company is. A company that is approved or suspended may have a hundred
// thousand listings: they follow in batches, each a short transaction, so that nobody waits for all of them.

const TASK = 'align-listings'
const AT_ONCE = 1_000

type Seller = { no: number; id: string }
type Deps = { db: NodePgDatabase; onChange: (change: Change) => Promise<void> }

/** Has the listings follow soon after the commit, and announces what shows the company; returns that change. */
export async function alignLater(tx: Executor, { no, id }: Seller): Promise<Change> {
  const change = { tags: [...changedTags([]), `seller:${id}`], listings: [] }
  await enqueue(tx, TASK, { no }, { key: `${TASK} ${no}` })
  await announce(tx, change)
  return change
}

export const alignTasks = (deps: Deps): Record<string, Task> => ({
  [TASK]: (seller: { no: number }) => alignListings(deps, seller),
})

/**
 * Withdraws what a company offers, or returns it, as the company is now; at most so many listings. Several at once
 * help one another: each batch looks anew whether the company is shown.
 */
export async function alignListings(
  deps: Deps,
  { no }: { no: number },
  { most = Infinity } = {},
): Promise<void> {
  for (let moved = 0; moved < most;) {
    const ids = await store.idsToMove(deps.db, no, Math.min(most, store.MOST_IDS))
    if (ids.length === 0) return
    for (let at = 0; at < ids.length; at += AT_ONCE)
      await alignBatch(deps, no, ids.slice(at, at + AT_ONCE))
    moved += ids.length
  }
}

async function alignBatch({ db, onChange }: Deps, sellerNo: number, ids: string[]): Promise<void> {
  const change = await db.transaction(async (tx) => {
    const isShown = await store.lockShown(tx, sellerNo)
    return moveListings(tx, { sellerNo, ids }, isShown ? 'return' : 'withdraw')
  })
  await onChange(change)
}
