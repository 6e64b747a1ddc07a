import { expect, vi } from 'vitest'
import { ApiError } from '#contract/api.ts'
import { newId } from '../platform/id.ts'
import { repetitions } from '../testing/effort.ts'
import { trading } from '../testing/trade.ts'
import { testIn } from '../testing/world.ts'
import { tradeFaults } from '../orders/trade-faults.store.ts'
import { ledgerFaults } from './ledger-faults.store.ts'

// The full size takes minutes on a busy machine.
vi.setConfig({ testTimeout: 600_000 })

const issuers = repetitions(8, 50)
const ordersOfEach = repetitions(4, 12)

const test = testIn(trading)

/** Repeats a call until it is answered: the server may be too busy, or its database gone. */
async function insistently(send: () => Promise<unknown>): Promise<void> {
  for (;;)
    try {
      return void (await send())
    } catch (error) {
      const isAnswer = error instanceof ApiError && error.status < 500
      if (isAnswer && error.code !== 'idempotency.running') throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
}

test('invoices of many issuers at once have no gaps, though connections are cut', async ({
  world,
}) => {
  const { app, db, part, person, place, put, register, step } = world
  const sellers: Awaited<ReturnType<typeof person>>[] = []
  for (let i = 0; i < issuers; i++) {
    const seller = await person('SELLER')
    await register(seller)
    sellers.push(seller)
  }
  const parts: Awaited<ReturnType<typeof part>>[] = []
  for (const { no } of sellers)
    parts.push(await part({ sellerNo: no, price: 7, quantity: ordersOfEach }))
  const shipped: { buyer: Awaited<ReturnType<typeof person>>; id: string }[] = []
  for (let at = 0; at < ordersOfEach; at++) {
    const buyer = await person()
    for (const each of parts) await put(buyer, each)
    const { sellerOrders } = await place(buyer)
    for (const { _id, seller } of sellerOrders) {
      const owner = sellers.find(({ id }) => id === seller._id)!
      await step(owner, _id, 'accept')
      await step(owner, _id, 'ship')
      shipped.push({ buyer, id: _id })
    }
  }

  // When half of it is done, all connections are cut.
  let confirmed = 0
  await Promise.all(
    shipped.map(async ({ buyer, id }) => {
      const key = newId()
      await insistently(() => step(buyer, id, 'confirm', {}, { key }))
      if (++confirmed === Math.floor(shipped.length / 2))
        await app.database.pool.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid()`,
        )
    }),
  )

  const { rows } = await app.database.pool.query<{ issued: number[]; orders: number }>(
    `select array_agg(sequence order by sequence) issued, count(distinct seller_order_no)::int orders
     from tax_document where kind = 'tax_invoice' group by issuer_no`,
  )
  const numbers = Array.from({ length: ordersOfEach }, (_, at) => at + 1)
  expect(rows).toEqual(sellers.map(() => ({ issued: numbers, orders: ordersOfEach })))
  expect([...(await tradeFaults(db)), ...(await ledgerFaults(db))]).toEqual([])
  // Whatever a connection was in the middle of is logged.
  vi.spyOn(console, 'error').mockClear()
  vi.spyOn(console, 'warn').mockClear()
})
