import fc from 'fast-check'
import { expect } from 'vitest'
import { ApiError } from '#contract/api.ts'
import { returnReasons, sentReturnEvents } from '#contract/return-status.ts'
import { ledgerFaults } from '../../payments/ledger-faults.store.ts'
import { newId } from '../../platform/id.ts'
import { repetitions } from '../../testing/effort.ts'
import { trading } from '../../testing/trade.ts'
import { testIn } from '../../testing/world.ts'
import { tradeFaults } from '../trade-faults.store.ts'

const test = testIn(trading)

// Refusals that are expected when both sides do anything at any time.
const expected = new Set([
  ...['return.step', 'return.window', 'return.quantity', 'return.no_stock', 'input.invalid'],
])

const action = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('ask' as const),
      quantities: fc.array(fc.nat(3), { minLength: 3, maxLength: 3 }),
      reason: fc.constantFrom(...returnReasons),
    }),
  },
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constant('step' as const),
      which: fc.nat(2),
      bySeller: fc.boolean(),
      event: fc.constantFrom(...sentReturnEvents),
    }),
  },
  // What a return is for comes about by chance too rarely.
  { weight: 2, arbitrary: fc.record({ do: fc.constant('settle' as const), which: fc.nat(2) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      hours: fc.integer({ min: 1, max: 90 }),
    }),
  },
)
type Action = typeof action extends fc.Arbitrary<infer One> ? One : never

/** Everything comes back, piece by piece, which chance rarely brings about. */
const whole: Action[] = [
  { do: 'ask', quantities: [1, 1, 0], reason: 'no_longer_needed' },
  { do: 'settle', which: 0 },
  { do: 'ask', quantities: [0, 1, 2], reason: 'wrong_part' },
  { do: 'ask', quantities: [0, 0, 1], reason: 'damaged' },
  { do: 'settle', which: 1 },
  { do: 'settle', which: 0 },
]

test('whatever both sides and time do with returns: every rule of the trade and the books holds', async ({
  world,
}) => {
  const { app, db, person, part, put, place, step } = world
  const once = () => ({ 'idempotency-key': newId() })
  const seller = await person('SELLER')
  // Several, in turn: one may place only so many orders an hour.
  const buyers = [await person(), await person(), await person(), await person()]
  let placed = 0
  await app.call(
    'setDeliverySettings',
    {
      ...{ pickup: { on: false, hours: '' }, courier: { on: true, fee: 12.35, days: 1 } },
      own: { on: false, fees: {}, hours: '' },
      ...{ answer_hours: 24, holidays: [] },
    },
    { token: seller.token },
  )
  const parts: Awaited<ReturnType<typeof part>>[] = []
  for (const price of [0.1, 7.77, 99.99])
    parts.push(await part({ sellerNo: seller.no, price, quantity: 100_000 }))
  const address = {
    ...{ name: 'Workshop', address: 'Street 4', phone: '+971501234567' },
    emirate: 'Dubai' as const,
  }

  const delivered = async () => {
    const buyer = buyers[placed++ % buyers.length]!
    for (const [index, one] of parts.entries()) await put(buyer, one, index + 1)
    const { sellerOrders } = await place(buyer, { address })
    const { _id: id, lines } = sellerOrders[0]!
    for (const event of ['accept', 'ship'] as const) await step(seller, id, event)
    await step(buyer, id, 'confirm')
    return { id, lines, buyer }
  }

  const act = async (
    one: Action,
    order: Awaited<ReturnType<typeof delivered>>,
    returns: string[],
  ) => {
    const { buyer } = order
    const take = (who: { token: string }, event: (typeof sentReturnEvents)[number], id: string) =>
      app.call(
        'stepReturn',
        { id, event, reason: 'Because', restock: true },
        { token: who.token, headers: once() },
      )
    const lines = order.lines.map(({ _id }, at) => ({
      _id,
      quantity: 'quantities' in one ? one.quantities[at]! : 0,
    }))
    const at = 'which' in one ? returns.at(-1 - one.which) : undefined
    switch (one.do) {
      case 'ask': {
        const { _id } = await app.call(
          'requestReturn',
          {
            ...{ seller_order: order.id, reason: one.reason, note: 'Because' },
            lines: lines.filter(({ quantity }) => quantity > 0),
          },
          { token: buyer.token, headers: once() },
        )
        return returns.push(_id)
      }
      case 'step':
        return at && take(one.bySeller ? seller : buyer, one.event, at)
      case 'settle':
        if (at)
          for (const event of ['approve', 'receive', 'refund'] as const)
            await take(seller, event, at)
        return
      case 'wait':
        return app.call('forwardClock', { forward: one.hours * 3_600 })
    }
  }

  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 10, maxLength: 25 }), async (actions) => {
      const order = await delivered()
      const returns: string[] = []
      for (const one of actions) {
        await act(one, order, returns).catch((error: unknown) => {
          if (!(error instanceof ApiError && expected.has(error.code))) throw error
        })
        expect([...(await tradeFaults(db)), ...(await ledgerFaults(db))]).toEqual([])
      }
    }),
    { numRuns: repetitions(6, 100), endOnFailure: true, examples: [[whole]] },
  )
})
