import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { ParsedInputOf } from '#contract/api.ts'
import { getSellerOrders } from '#server/orders/get-orders.ts'
import type { Caller } from '#server/platform/api/caller.ts'
import { fillBy, withDatabase } from './database.ts'
import { median } from './load.ts'
import { insertOrders, largestSeller, usualSeller } from './orders/many-orders.ts'

const TIMES = 100

type Wanted = ParsedInputOf<'getSellerOrders'>

const lists: Record<string, Partial<Wanted>> = {
  'first page': {},
  'page 40': { page: 40 },
  'what was completed': { state: 'completed' },
  'by a part number': { q: 'B9' },
}

/** The lists of two sellers, whole replies, in a database of its own with a million orders. */
export async function benchOrderLists(databaseUrl: string): Promise<void> {
  await withDatabase(databaseUrl, fillBy(insertOrders), async (url) => {
    const pool = new pg.Pool({ connectionString: url })
    // The database is dropped while its connections are being closed.
    pool.on('error', () => undefined)
    try {
      const db = drizzle(pool)
      for (const no of [usualSeller, largestSeller])
        for (const [what, wanted] of Object.entries(lists)) await timeList({ db, no, what, wanted })
    } finally {
      await pool.end()
    }
  })
}

type Timed = { db: NodePgDatabase; no: number; what: string; wanted: Partial<Wanted> }

async function timeList({ db, no, what, wanted }: Timed): Promise<void> {
  const took: number[] = []
  let total = 0
  for (let i = 0; i < TIMES; i++) {
    const began = performance.now()
    const input = { page: 1, limit: 24, ...wanted }
    const reply = await getSellerOrders({ db }, input, { caller: { no } as Caller })
    took.push(performance.now() - began)
    total = reply.total
  }
  console.log(`${what} of ${total} orders: median ${median(took).toFixed(1)} ms`)
}
