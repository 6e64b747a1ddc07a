import { sql, type SQL } from 'drizzle-orm'
import type { InputOf } from '#contract/api.ts'
import { announce } from '../platform/changes.ts'
import type { TestApp, TestDatabase } from './app.ts'
import { publishListing, type ListingWords } from './factories.ts'

type Shop = TestApp & { database: TestDatabase }

/** Searches for a text; the part numbers of the page stand in `skus`. */
export async function found(app: TestApp, string: string, query: InputOf<'searchListings'> = {}) {
  const reply = await app.call('searchListings', { string, ...query })
  return { ...reply, skus: reply.listings.map(({ partSKU }) => partSKU) }
}

/** Puts listings on offer by number and name, each of a seller of its own and newer than the last. */
export async function stock(shop: Shop, listings: [string, string, ListingWords?][]) {
  const first = Date.UTC(2026, 0, 1)
  for (const [i, [sku, partName, words]] of listings.entries()) {
    const createdAt = new Date(first + i * 60_000)
    await publishListing(shop, { sku, partName, createdAt, ...words })
  }
}

/** Changes the listings of a number as another process would, and announces it. */
export async function change({ database }: Shop, sku: string, assignments: SQL): Promise<void> {
  await database.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ no: number }>(
      sql`update listing set ${assignments} where sku = ${sku} returning no`,
    )
    await announce(tx, { tags: ['listings'], listings: rows.map(({ no }) => no) })
  })
}
