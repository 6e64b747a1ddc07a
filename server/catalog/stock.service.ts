import { announce } from '../platform/changes.ts'
import type { Executor } from '../platform/db.ts'
import { changedTags } from './catalog.tags.ts'
import { changeStatus } from './stock.store.ts'

type Seller = { no: number; id: string }

/** Takes all parts of a company off sale while it leaves, and puts those back when it stays. */
export const stockService = {
  withdraw: (db: Executor, seller: Seller) => move(db, seller, 'active', 'withdrawn'),
  restore: (db: Executor, seller: Seller) => move(db, seller, 'withdrawn', 'active'),
}

async function move(
  db: Executor,
  seller: Seller,
  from: 'active' | 'withdrawn',
  to: 'active' | 'withdrawn',
): Promise<void> {
  const changed = await changeStatus(db, seller.no, { from, to })
  const tags = changedTags(changed.map(({ skuKey }) => ({ skuKey, sellerId: seller.id })))
  await announce(db, {
    tags: [...new Set([...tags, `seller:${seller.id}`])],
    listings: changed.map(({ no }) => no),
  })
}
