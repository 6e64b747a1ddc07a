import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Caller } from '#server/platform/api/caller.ts'
import { uaeWeek } from '#server/platform/uae-day.ts'
import { count } from '#server/operator/weekly-figure.store.ts'
import { getWeeklyFigures } from '#server/operator/weekly-figures.ts'
import { median } from './load.ts'
import { insertOrders } from './orders/many-orders.ts'

const WEEKS = 13
const TIMES = 200

/**
 * A million orders in thirteen weeks: how long a week takes to be counted, and how long the operator's reply takes that
 * reads what was counted. All of it is in a transaction that is rolled back.
 */
export async function benchFigures(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const db = drizzle(client)
  const owner = { operator: 'owner' } as Caller
  try {
    await client.query('begin')
    await insertOrders(client)
    const counted: number[] = []
    for (let earlier = 0; earlier < WEEKS; earlier++)
      counted.push(await timed(() => count(db, uaeWeek(new Date(), earlier))))
    const { rows } = await client.query<{ orders: number }>(
      'select sum(orders)::int orders from weekly_figure',
    )
    console.log(`${rows[0]!.orders} orders counted in ${counted.length} weeks`)
    console.log(`counting a week: median ${median(counted).toFixed(0)} ms`)
    const read: number[] = []
    for (let i = 0; i < TIMES; i++) read.push(await timed(() => getWeeklyFigures({ db }, owner)))
    console.log(`reading thirteen weeks: median ${median(read).toFixed(2)} ms`)
  } finally {
    await client.query('rollback')
    await client.end()
  }
}

async function timed(task: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await task()
  return performance.now() - began
}
