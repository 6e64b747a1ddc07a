import { expect, vi } from 'vitest'
import { joinAsOperator } from '../testing/operators.ts'
import { trading } from '../testing/trade.ts'
import { testIn } from '../testing/world.ts'
import { uaeWeek } from '../platform/uae-day.ts'
import { countWeeks } from './weekly-figures.ts'

// The Monday is the 23rd. In the UAE it begins at 20:00 UTC of the 22nd.
const NOW = new Date('2026-11-27T00:30:00Z')

const test = testIn(async (atEnd) => {
  const world = await trading(atEnd, { env: { LIMIT_PER_ADDRESS: '1000' } })
  const owner = await joinAsOperator(world.app)
  const { pool } = world.app.database
  /** As if it all had happened at a moment of one's own. */
  const move = async (orderId: string, placed: string, answeredAfter?: number) => {
    const { rows } = await pool.query<{ no: number }>(
      `update seller_order set placed_at = $2 from "order" o
       where o.no = order_no and o.id = $1 returning seller_order.no`,
      [orderId, placed],
    )
    await pool.query('alter table order_event disable trigger user')
    if (answeredAfter !== undefined)
      await pool.query(
        `update order_event set at = $2::timestamptz + make_interval(mins => $3)
         where seller_order_no = any($1) and event in ('accept', 'reject')`,
        [rows.map(({ no }) => no), placed, answeredAfter],
      )
    await pool.query('alter table order_event enable trigger user')
  }
  const figures = async (by = owner) => app(by).then(({ weeks }) => weeks)
  const app = (by: { token: string }) => world.app.call('getWeeklyFigures', {}, { token: by.token })
  return { ...world, owner, pool, move, figures, reply: app }
})

test('weeks of the UAE run from Monday to Sunday', () => {
  expect(uaeWeek(NOW)).toBe('2026-11-23')
  expect(uaeWeek(new Date('2026-11-22T19:59:59Z'))).toBe('2026-11-16')
  expect(uaeWeek(new Date('2026-11-22T20:00:00Z'))).toBe('2026-11-23')
  expect(uaeWeek(new Date('2026-11-29T19:59:59Z'))).toBe('2026-11-23')
  expect(uaeWeek(NOW, 2)).toBe('2026-11-09')
})

test('a new installation has no figures; asking for them has them counted', async ({ world }) => {
  const { reply, owner } = world
  expect(await reply(owner)).toEqual({ weeks: [], counted: null })
  // By the job.
  const { weeks } = await vi.waitFor(
    async () => {
      const counted = await reply(owner)
      expect(counted.weeks).toHaveLength(13)
      expect(counted.counted).not.toBeNull()
      return counted
    },
    { timeout: 60_000, interval: 100 },
  )
  expect(weeks[0]).toMatchObject({ week: uaeWeek(new Date()), orders: 0, placed: 0 })
})

test('what was placed in a week, what stands of it, and how fast it was answered', async ({
  world,
}) => {
  const { app, person, part, put, place, step, pool, move } = world
  const buyer = await person()
  const sellers = [await person('SELLER'), await person('SELLER')] as const
  const sold = await Promise.all(
    sellers.map(({ no }) => part({ sellerNo: no, price: 100, quantity: 50 })),
  )
  const order = async (quantities: number[]) => {
    for (const [i, quantity] of quantities.entries()) await put(buyer, sold[i]!, quantity)
    return place(buyer)
  }
  const shown = async () => {
    const { rows } = await pool.query<Record<string, number>>(
      `select orders, seller_orders, placed_fils::int placed, standing_fils::int standing, answered,
         expired, median_minutes minutes from weekly_figure where week = '2026-11-23'`,
    )
    return rows[0]!
  }
  const count = () => countWeeks(app.database, NOW)
  const both = await order([2, 3])
  const one = await order([1])
  const before = await order([1])
  await step(sellers[0], both.sellerOrders[0]!._id, 'accept')
  await step(sellers[1], both.sellerOrders[1]!._id, 'reject', { reason: 'Sold.' })
  await move(both._id, '2026-11-22T20:00:00Z', 30)
  await move(one._id, '2026-11-26T10:00:00Z')
  await move(before._id, '2026-11-22T19:59:59Z')
  await count()
  const fees = (orders: (typeof both)[]) =>
    orders
      .flatMap(({ sellerOrders }) => sellerOrders)
      .reduce((sum, { delivery }) => sum + Math.round(delivery.fee * 100), 0)
  const rejectedFee = Math.round(both.sellerOrders[1]!.delivery.fee * 100)
  const all = fees([both, one])
  expect(await shown()).toEqual({
    ...{ orders: 2, seller_orders: 3, placed: 60_000 + all },
    standing: 30_000 + all - rejectedFee,
    ...{ answered: 2, expired: 0, minutes: 30 },
  })
  // What becomes of an order later counts where it was placed, once the week is counted again.
  await pool.query(
    `update seller_order set state = 'expired' from "order" o where o.no = order_no and o.id = $1`,
    [one._id],
  )
  await pool.query(
    `insert into order_event (seller_order_no, event, actor, from_state, to_state)
     select s.no, 'expire', 'system', 'placed', 'expired'
     from seller_order s join "order" o on o.no = s.order_no where o.id = $1`,
    [one._id],
  )
  await count()
  expect(await shown()).toMatchObject({ answered: 2, expired: 1, placed: 60_000 + all })
  expect((await shown())['standing']).toBeLessThan(30_000 + all)
  // Of what was never paid the seller knows nothing.
  await pool.query(
    `update seller_order set payment_method = 'card', payment_state = 'voided'
     from "order" o where o.no = order_no and o.id = $1`,
    [one._id],
  )
  await count()
  expect(await shown()).toMatchObject({ expired: 0, seller_orders: 3 })
})

test('closed weeks are counted again once a day, the running one each time', async ({ world }) => {
  const { app, pool } = world
  await countWeeks(app.database, NOW)
  await pool.query(`update weekly_figure set returns = 77, counted_at = $1`, [NOW])
  const counts = async () => {
    const { rows } = await pool.query<{ week: string; returns: number }>(
      `select week::text, returns from weekly_figure where week in ('2026-11-16', '2026-11-23') order by 1`,
    )
    return rows.map(({ returns }) => returns)
  }
  await countWeeks(app.database, NOW)
  expect(await counts()).toEqual([77, 0])
  await countWeeks(app.database, new Date(NOW.getTime() + 23 * 3_600_000))
  expect(await counts()).toEqual([0, 0])
})

test('searches and new accounts are of the week in the UAE', async ({ world }) => {
  const { app, pool } = world
  await pool.query(`insert into search_count values ('2026-10-04', 1, 1), ('2026-10-05', 10, 2),
    ('2026-10-11', 20, 3), ('2026-10-12', 100, 50)`)
  const person = await world.person()
  await pool.query(`update "user" set created_at = '2026-10-04T20:00:00Z' where no = $1`, [
    person.no,
  ])
  await pool.query('delete from weekly_figure')
  await countWeeks(app.database, NOW)
  const { rows } = await pool.query(
    `select searches, failed_searches failed, garages, companies from weekly_figure
     where week = '2026-10-05'`,
  )
  expect(rows).toEqual([{ searches: 30, failed: 5, garages: 1, companies: 0 }])
})

test('support sees no money', async ({ world }) => {
  const { app, reply } = world
  await countWeeks(app.database)
  const [support, finance] = [
    await joinAsOperator(app, 'support'),
    await joinAsOperator(app, 'finance'),
  ]
  expect((await reply(support)).weeks[0]).toMatchObject({ placed: null, standing: null })
  expect(typeof (await reply(finance)).weeks[0]!.placed).toBe('number')
})
