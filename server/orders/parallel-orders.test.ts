import { expect } from 'vitest'
import { ApiError } from '#contract/api.ts'
import { appOn } from '../testing/app.ts'
import { trading } from '../testing/trade.ts'
import { testIn } from '../testing/world.ts'
import { tradeFaults } from './trade-faults.store.ts'

const test = testIn(async (atEnd) => {
  const world = await trading(atEnd)
  // A second process on the same database.
  return { ...world, other: await appOn(world.app.database.url, { atEnd }) }
})

const BUYERS = 24

/** The number of an order, or why it was refused; a request that finds the server too busy is repeated. */
async function insistently(send: () => Promise<{ number: string }>): Promise<string> {
  for (;;)
    try {
      return (await send()).number
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code !== 'server.unavailable') return error.code
    }
}

test('of many who order at once, as many get the part as there are pieces', async ({ world }) => {
  const { app, other, db, part, person, put, place, stock } = world
  const [popular, usual] = [
    await part({ price: 7, quantity: 10 }),
    await part({ price: 3, quantity: 1_000 }),
  ]
  const buyers = []
  for (let i = 0; i < BUYERS; i++) buyers.push(await person())
  for (const [at, buyer] of buyers.entries())
    // In either order, so that they would lock the two against each other.
    for (const each of at % 2 ? [popular, usual] : [usual, popular]) await put(buyer, each)
  const outcomes = await Promise.all(
    buyers.map((buyer, at) => {
      const how = { key: `buyer-number-${at}`, on: at % 3 ? app : other }
      return insistently(() => place(buyer, { expected_total: 10 }, how))
    }),
  )
  const numbers = outcomes.filter((each) => /^R\d+$/.test(each))
  expect(numbers).toHaveLength(10)
  expect(new Set(numbers).size).toBe(10)
  expect(outcomes.filter((each) => each === 'checkout.not_enough')).toHaveLength(BUYERS - 10)
  expect(await stock(popular)).toEqual({ quantity: 10, reserved: 10, available: 0 })
  expect(await stock(usual)).toMatchObject({ reserved: 10 })
  expect(await tradeFaults(db)).toEqual([])
})

test('one order, sent ten times at once with one key, is placed once', async ({ world }) => {
  const { app, other, part, person, put, place, stock } = world
  const buyer = await person()
  const pads = await part({ quantity: 9 })
  const { _id: cart } = await put(buyer, pads, 2)
  const send = (at: number) =>
    place(
      buyer,
      { cart, expected_total: 200 },
      { key: 'the-same-key', on: at % 2 ? app : other },
    ).then(
      ({ _id }) => _id,
      (error: unknown) => (error instanceof ApiError ? error.code : error),
    )
  const outcomes = await Promise.all(Array.from({ length: 10 }, (_, at) => send(at)))
  const placed = new Set(outcomes.filter((each) => each !== 'idempotency.running'))
  expect(placed.size).toBe(1)
  // A request that was refused because the first one is running gets the same reply when it is repeated.
  expect(await send(0)).toBe([...placed][0])
  expect(await stock(pads)).toMatchObject({ reserved: 2 })
})
