import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Caller } from '#server/platform/api/caller.ts'
import { uaeWeek } from '#server/platform/uae-day.ts'
import { count } from '#server/operator/weekly-figure.store.ts'
import { getWeeklyFigures } from '#server/operator/weekly-figures.ts'
import { median } from './load.ts'

const ORDERS = 1_000_000
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
    await fill(client)
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

/** Of each order one seller order with two lines and two events, spread over the weeks. */
async function fill(client: pg.Client): Promise<void> {
  // Without the checks of each row, which are not what is measured.
  await client.query('set local session_replication_role = replica')
  await client.query(
    `insert into "order" (id, reference, note, receiver_name, receiver_phone, payment_method, placed_at)
     select gen_random_uuid(), '', '', 'Imran Khan', '+971501234567', 'cash_on_delivery',
       now() - interval '90 days' * (1 - i::float8 / $1)
     from generate_series(1, $1::int) i`,
    [ORDERS],
  )
  await client.query(
    `insert into seller_order (id, order_no, place, seller_no, company_name, emirate, state, delivery,
       fee_fils, placed_at)
     select gen_random_uuid(), no, 1, no % 1000, 'Bench Parts', 'Dubai',
       case when no % 10 = 0 then 'expired' else 'completed' end, '{"method":"own","promise":{}}', 2000, placed_at
     from "order"`,
  )
  await client.query(
    `insert into order_line (id, seller_order_no, seller_no, sku, part_name, ordered, quantity, price_fils,
       vehicle, substitution, commission)
     select gen_random_uuid(), s.no, s.seller_no, 'B' || s.no, 'Part', 2, 2, 10000, '', 'only', 800
     from seller_order s, generate_series(1, 2)`,
  )
  await client.query(
    `insert into order_event (seller_order_no, event, actor, from_state, to_state, at)
     select s.no, 'place', 'buyer', null, 'placed', placed_at from seller_order s
     union all
     select s.no, case when state = 'expired' then 'expire' else 'accept' end, 'seller', 'placed',
       'accepted', placed_at + make_interval(mins => s.no % 600) from seller_order s`,
  )
  await client.query('analyze seller_order, order_line, order_event')
}
