import fc from 'fast-check'
import { expect } from 'vitest'
import { sentSteps, type SentStep } from '#contract/order-status.ts'
import { ApiError } from '#contract/api.ts'
import { joinAsOperator } from '../testing/operators.ts'
import { password } from '../testing/people.ts'
import { repetitions } from '../testing/effort.ts'
import { trading } from '../testing/trade.ts'
import { testIn } from '../testing/world.ts'
import { ledgerFaults } from '../payments/ledger-faults.store.ts'
import { tradeFaults } from './trade-faults.store.ts'

const test = testIn(async (atEnd) => {
  const world = await trading(atEnd)
  const buyers = [await world.person(), await world.person()]
  const sellers = [await world.person('SELLER'), await world.person('SELLER')]
  const parts = []
  for (const seller of sellers)
    for (const quantity of [1, 3])
      parts.push(await world.part({ sellerNo: seller.no, price: 5, quantity }))
  return { ...world, buyers, sellers, parts }
})

// Refusals that are expected when everyone does anything at any time.
const expected = new Set([
  ...['checkout.not_enough', 'checkout.changed', 'order.step', 'order.code', 'order.code_tries'],
  ...['listing.not_found', 'input.invalid'],
  // Of a garage that is suspended now.
  'auth.required',
])

const some = fc.nat(1)
const action = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('put' as const),
      buyer: some,
      part: fc.nat(3),
      quantity: fc.integer({ min: 0, max: 3 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('place' as const), buyer: some }) },
  {
    weight: 10,
    arbitrary: fc.record({
      do: fc.constant('step' as const),
      order: fc.nat(20),
      bySeller: fc.boolean(),
      event: fc.constantFrom(...sentSteps),
      rightCode: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('suspend' as const), buyer: some }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      hours: fc.integer({ min: 1, max: 200 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('count' as const),
      part: fc.nat(3),
      quantity: fc.nat(4),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('offer' as const),
      part: fc.nat(3),
      active: fc.boolean(),
    }),
  },
)

test('whatever buyers, sellers, operators and time do, in any order: every rule of the trade holds', async ({
  world,
}) => {
  const { app, db, buyers, sellers, parts, put, place, step, change } = world
  const known: { id: string; buyer: number; seller: number }[] = []
  let turns = 0
  let operator: Awaited<ReturnType<typeof joinAsOperator>> | undefined

  const code = async (id: string, buyer: number) => {
    const { shipments } = await app.call('getDeliveries', {}, { token: buyers[buyer]!.token })
    return shipments.find((each) => each.seller_order === id)?.code ?? '0000'
  }

  /** Suspends a garage, or lets a suspended one back, which then logs in again. */
  const turn = async (buyer: (typeof buyers)[number]) => {
    // No operator takes so many steps within an hour.
    if (turns++ % 100 === 0) operator = await joinAsOperator(app)
    const [input, by] = [{ id: buyer.id, reason: 'Because' }, { token: operator!.token }]
    const { state } = await app.call('getAccount', { id: buyer.id }, by)
    if (state === 'active') return app.call('suspendAccount', input, by)
    await app.call('liftAccount', input, by)
    const { email } = buyer
    const signedIn = await app.call('login', { method: 'email', email, password })
    if ('token' in signedIn) buyer.token = signedIn.token
    return undefined
  }

  const act = async (one: typeof action extends fc.Arbitrary<infer Action> ? Action : never) => {
    switch (one.do) {
      case 'put':
        return put(buyers[one.buyer]!, parts[one.part]!, one.quantity)
      case 'place': {
        const order = await place(buyers[one.buyer]!)
        for (const part of order.sellerOrders)
          known.push({
            ...{ id: part._id, buyer: one.buyer },
            seller: sellers.findIndex(({ id }) => id === part.seller._id),
          })
        return
      }
      case 'step': {
        const at = known.at(-1 - (one.order % Math.max(1, known.length)))
        if (!at) return
        const who = one.bySeller ? sellers[at.seller]! : buyers[at.buyer]!
        const more: Parameters<typeof step>[3] = { reason: 'Because' }
        if (one.event === ('deliver' satisfies SentStep))
          more.code = one.rightCode ? await code(at.id, at.buyer) : 'none'
        return step(who, at.id, one.event, more)
      }
      case 'suspend':
        return turn(buyers[one.buyer]!)
      case 'wait':
        return app.call('forwardClock', { forward: one.hours * 3_600 })
      case 'count':
        return change(parts[one.part]!.no, { quantity: one.quantity })
      case 'offer':
        return change(parts[one.part]!.no, { status: one.active ? 'active' : 'paused' })
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
    { numRuns: repetitions(6, 200), endOnFailure: true },
  )
})
