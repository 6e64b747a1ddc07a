import fc from 'fast-check'
import { expect } from 'vitest'
import { ApiError } from '#contract/api.ts'
import { sentCreditEvents } from '#contract/credit-status.ts'
import { sentSteps } from '#contract/order-status.ts'
import { tradeFaults } from '../../orders/trade-faults.store.ts'
import { repetitions } from '../../testing/effort.ts'
import { returning } from '../../testing/returns.ts'
import { testIn } from '../../testing/world.ts'
import { ledgerFaults } from '../ledger-faults.store.ts'

const test = testIn(async (atEnd) => {
  const world = await returning(atEnd)
  const { app, person, part, put, place } = world
  const sellers = [await person('SELLER'), await person('SELLER')]
  const garage = await person()
  const credits = []
  const parts = []
  for (const seller of sellers) {
    const pads = await part({ sellerNo: seller.no, price: 33.33, quantity: 1_000 })
    parts.push(pads)
    await put(garage, pads)
    const { sellerOrders } = await place(garage)
    const terms = { seller_order: sellerOrders[0]!._id, limit: 150, days: 7 }
    const { _id } = await app.call('grantCredit', terms, { token: seller.token })
    credits.push({ id: _id, seller, order: sellerOrders[0]!._id })
  }
  return { ...world, sellers, garage, parts, credits }
})

// Refusals that are expected when everyone does anything at any time.
const expected = new Set([
  ...['checkout.changed', 'checkout.credit', 'order.step', 'order.not_found', 'input.invalid'],
  ...['credit.step', 'credit.exists', 'credit.too_much', 'credit.reversed'],
  ...['credit.payment_not_found', 'return.step', 'return.window', 'return.quantity'],
])

const which = fc.nat(1)
const orderSteps = sentSteps.filter((event) => event !== 'deliver')
const action = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('order' as const),
      quantities: fc.tuple(fc.nat(3), fc.nat(3)),
    }),
  },
  {
    weight: 14,
    arbitrary: fc.record({
      do: fc.constant('step' as const),
      order: fc.nat(8),
      event: fc.constantFrom(...orderSteps, 'accept' as const, 'ship' as const, 'confirm' as const),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      credit: which,
      fils: fc.integer({ min: 1, max: 12_000 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reverse' as const), credit: which }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('return' as const), order: fc.nat(8) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('change' as const),
      credit: which,
      event: fc.constantFrom('grant' as const, ...sentCreditEvents),
      limit: fc.integer({ min: 1, max: 400 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.nat(5) }) },
)
type Action = typeof action extends fc.Arbitrary<infer One> ? One : never

test('whatever sellers, a garage and time do, in any order: every rule of credit holds', async ({
  world,
}) => {
  const { app, db, garage, parts, credits, put, place, step, ask, take, once, forward } = world
  const known: { id: string; seller: number; line: string }[] = []
  const at = (place: number) => known.at(-1 - (place % Math.max(1, known.length)))

  const order = async (quantities: number[]) => {
    for (const [index, quantity] of quantities.entries()) await put(garage, parts[index]!, quantity)
    const free = await Promise.all(credits.map(({ id }) => look(id)))
    const { sellerOrders } = await place(garage, { payment: 'credit' })
    for (const { _id: id, seller, lines, total } of sellerOrders) {
      const index = credits.findIndex((credit) => credit.seller.id === seller._id)
      // No order is taken for more than was free before it.
      expect(total).toBeLessThanOrEqual(free[index]!.credit.free)
      known.push({ id, seller: index, line: lines[0]!._id })
    }
  }
  const look = (id: string) => app.call('getCredit', { id }, { token: garage.token })

  const act = async (one: Action): Promise<unknown> => {
    switch (one.do) {
      case 'order':
        return order(one.quantities)
      case 'step': {
        const found = at(one.order)
        const isBuyers = one.event === 'confirm' || one.event === 'request-cancel'
        const who = isBuyers ? garage : credits[found?.seller ?? 0]!.seller
        return found && step(who, found.id, one.event, { reason: 'Because' })
      }
      case 'pay': {
        const { id, seller } = credits[one.credit]!
        const received_on = (await look(id)).credit.since.slice(0, 10)
        const payment = { credit: id, amount: one.fils / 100, received_on }
        return app.call('recordCreditPayment', payment, { token: seller.token, headers: once() })
      }
      case 'reverse': {
        const { id, seller } = credits[one.credit]!
        const [last] = (await look(id)).payments
        const options = { token: seller.token, headers: once() }
        return last && app.call('reverseCreditPayment', { payment: last._id }, options)
      }
      case 'return': {
        const found = at(one.order)
        if (!found) return undefined
        const lines = [{ _id: found.line, quantity: 1 }]
        const { _id } = await ask(garage, { seller_order: found.id, lines })
        for (const event of ['approve', 'receive', 'refund'] as const)
          await take(credits[found.seller]!.seller, _id, event)
        return undefined
      }
      case 'change': {
        const { id, seller, order: seller_order } = credits[one.credit]!
        const { token } = seller
        return one.event === 'grant'
          ? app.call('grantCredit', { seller_order, limit: one.limit, days: 7 }, { token })
          : app.call('changeCredit', { id, event: one.event, limit: one.limit }, { token })
      }
      case 'wait':
        return forward(one.days)
    }
  }

  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 20, maxLength: 40 }), async (actions) => {
      for (const one of actions) {
        await act(one).catch((error: unknown) => {
          if (!(error instanceof ApiError && expected.has(error.code))) throw error
        })
        expect([...(await tradeFaults(db)), ...(await ledgerFaults(db))]).toEqual([])
      }
    }),
    { numRuns: repetitions(6, 100), endOnFailure: true },
  )
})
