import fc from 'fast-check'
import { expect } from 'vitest'
import { ApiError } from '#contract/api.ts'
import { toFils } from '#contract/money.ts'
import type { SentStep } from '#contract/order-status.ts'
import type { PayoutReason, SentPayoutEvent } from '#contract/payout-status.ts'
import { tradeFaults } from '../orders/trade-faults.store.ts'
import { newId } from '../platform/id.ts'
import { tradingByCard } from '../testing/cards.ts'
import { joinAsOperator } from '../testing/operators.ts'
import { repetitions } from '../testing/effort.ts'
import { testIn } from '../testing/world.ts'
import { ledgerFaults } from './ledger-faults.store.ts'
import { preparePayouts } from './payouts/prepare-payouts.ts'

const test = testIn(async (atEnd) => {
  const world = await tradingByCard(atEnd, { env: { LIMIT_PER_ADDRESS: '1000' } })
  const sellers = [await world.person('SELLER'), await world.person('SELLER')]
  const operator = await joinAsOperator(world.app, 'finance')
  await world.app.database.pool.query(`update seller set iban = 'AE070331234567890123456'`)
  const parts = []
  for (const seller of sellers)
    for (const price of [5, 33.33])
      parts.push(await world.part({ sellerNo: seller.no, price, quantity: 1_000 }))
  return { ...world, sellers, parts, operator }
})

// Refusals that are expected when everyone does anything at any time.
const expected = new Set([
  ...['checkout.changed', 'checkout.unpaid', 'order.step', 'payment.not_due', 'input.invalid'],
  ...['order.not_found', 'return.window', 'return.quantity', 'payout.step'],
])

const steps: SentStep[] = [
  ...(['accept', 'accept', 'reject', 'cancel', 'request-cancel', 'agree-cancel'] as const),
  ...(['ship', 'ship', 'confirm', 'confirm', 'fail', 'return-to-seller'] as const),
]
const action = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('place' as const),
      quantities: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 4, maxLength: 4 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('press' as const),
      order: fc.nat(3),
      button: fc.constantFrom('pay', 'pay', 'decline'),
    }),
  },
  // Pages that were opened at any time before, pressed again.
  { weight: 2, arbitrary: fc.record({ do: fc.constant('again' as const), page: fc.nat(9) }) },
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constant('step' as const),
      order: fc.nat(5),
      bySeller: fc.boolean(),
      event: fc.constantFrom(...steps),
      quantity: fc.nat(3),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('return' as const),
      order: fc.nat(5),
      fee: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('prepare' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('approve' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('payout' as const),
      payout: fc.nat(3),
      event: fc.constantFrom<SentPayoutEvent>('pay', 'pay', 'fail', 'cancel'),
      reason: fc.constantFrom<PayoutReason>('bank', 'other'),
    }),
  },
  // The buyer pays the next order in cash, for which the seller owes the commission.
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cash' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      minutes: fc.constantFrom(5, 31, 24 * 60 + 1, 8 * 24 * 60),
    }),
  },
)

test('whatever becomes of orders by card: nothing is lost, and no more goes back or is paid out than was paid', async ({
  world,
}) => {
  const { app, db, parts, person, put, place, placeByCard, checkout, press, step } = world
  const { sellers, operator, jobsDone } = world
  const { pool } = app.database
  const by = { token: operator.token }
  type Known = { id: string; order: string; seller: number; lines: string[]; buyer: Buyer }
  type Buyer = Awaited<ReturnType<typeof person>>

  const accounts = async () => {
    const { rows } = await pool.query<{ account: string; sum: string }>(
      `select account, sum(amount_fils) from ledger_entry where account in ('orders', 'provider') group by 1`,
    )
    const of = (account: string) => Number(rows.find((row) => row.account === account)?.sum ?? 0)
    return { orders: of('orders'), provider: of('provider') }
  }

  /** A piece of a delivered seller order comes back and is refunded. */
  const giveBack = async ({ id, seller }: Known, buyer: Buyer) => {
    const { token } = sellers[seller]!
    const once = () => ({ 'idempotency-key': newId() })
    const { lines } = await app.call('getSellerOrder', { id }, { token })
    const { _id } = await app.call(
      'requestReturn',
      {
        ...{ seller_order: id, reason: 'damaged', note: 'Because' },
        lines: lines
          .filter(({ quantity }) => quantity > 0)
          .map((line) => ({ _id: line._id, quantity: 1 })),
      },
      { token: buyer.token, headers: once() },
    )
    for (const event of ['approve', 'receive', 'refund'] as const)
      await app.call('stepReturn', { id: _id, event }, { token, headers: once() })
  }

  const balances = () =>
    Promise.all(
      sellers.map(async ({ token }) => (await app.call('getPayments', {}, { token })).balance!),
    )
  const payouts = async () => {
    const { rows } = await pool.query<{ id: string; sellerNo: number; amount: number }>(
      `select id, seller_no "sellerNo", amount_fils::float8 / 100 amount from payout order by no`,
    )
    return rows
  }

  /** Prepares payouts, twice at once: each seller gets one of all that was available, or none. */
  const prepare = async () => {
    const [before, known] = [await balances(), (await payouts()).length]
    const settings = { db, log: expect.fail, payoutSettings: { days: [], minimum: toFils(5) } }
    await Promise.all([preparePayouts(settings), preparePayouts(settings)])
    const added = (await payouts()).slice(known)
    const due = sellers.flatMap(({ no }, at) => {
      const { available, in_payout: pending } = before[at]!
      return available >= 5 && pending === 0 ? [{ sellerNo: no, amount: available }] : []
    })
    expect(added.map(({ sellerNo, amount }) => ({ sellerNo, amount }))).toEqual(due)
    const after = await balances()
    for (const [at, { available, in_payout: pending, ...rest }] of after.entries())
      expect({ ...rest, available: available + pending }).toEqual({
        ...{ open: before[at]!.open, owed: before[at]!.owed },
        available: before[at]!.available + before[at]!.in_payout,
      })
  }

  /** Whatever happened, the entries that a seller sees are the balance. */
  const shownInFull = async () => {
    const { rows } = await pool.query<{ seller: number; fils: string }>(
      `select seller_no seller, sum(amount_fils) fils from ledger_entry
       where place is not null group by 1`,
    )
    for (const [at, { open, available, in_payout: pending, owed }] of (await balances()).entries())
      expect(toFils(open + available + pending - owed)).toBe(
        Number(rows.find(({ seller }) => seller === sellers[at]!.no)?.fils ?? 0),
      )
  }

  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 20, maxLength: 45 }), async (actions) => {
      const buyer = await person()
      const known: Known[] = []
      const orders: string[] = []
      const pages: string[] = []
      let isCash = false

      const act = async (one: (typeof actions)[number]) => {
        switch (one.do) {
          case 'place': {
            for (const [at, quantity] of one.quantities.entries())
              await put(buyer, parts[at]!, quantity)
            const order = await (isCash ? place : placeByCard)(buyer)
            if (!isCash) orders.push(order._id)
            isCash = false
            for (const part of order.sellerOrders)
              known.push({
                ...{
                  id: part._id,
                  order: order._id,
                  buyer,
                  lines: part.lines.map(({ _id }) => _id),
                },
                seller: sellers.findIndex(({ id }) => id === part.seller._id),
              })
            return
          }
          case 'press': {
            const order = orders.at(-1 - (one.order % Math.max(1, orders.length)))
            if (!order) return
            const page = await checkout(buyer, order)
            pages.push(page)
            return press(page, one.button)
          }
          case 'again': {
            const page = pages.at(-1 - (one.page % Math.max(1, pages.length)))
            return page && press(page, 'pay')
          }
          case 'step': {
            const at = known.at(-1 - (one.order % Math.max(1, known.length)))
            if (!at) return
            const [line] = at.lines
            const lines = one.event === 'accept' && {
              lines: [{ _id: line!, quantity: one.quantity }],
            }
            const who = one.bySeller ? sellers[at.seller]! : buyer
            return step(who, at.id, one.event, { reason: 'Because', ...lines })
          }
          case 'return': {
            const at = known.at(-1 - (one.order % Math.max(1, known.length)))
            return at && giveBack(at, buyer)
          }
          case 'cash':
            isCash = true
            return
          case 'prepare':
            return prepare()
          case 'approve': {
            const { sum } = await app.call('getPayouts', {}, by)
            return sum!.count > 0 && app.call('approvePayouts', sum!, by)
          }
          case 'payout': {
            const all = await payouts()
            const at = all.at(-1 - (one.payout % Math.max(1, all.length)))
            const { event, reason } = one
            const details =
              event === 'pay' ? { reference: `FT ${at?.id}`.toUpperCase() } : { reason }
            return at && app.call('stepPayout', { id: at.id, event, ...details }, by)
          }
          case 'wait':
            return app.call('forwardClock', { forward: one.minutes * 60 })
        }
      }

      for (const one of actions) {
        await act(one).catch((error: unknown) => {
          if (!(error instanceof ApiError && expected.has(error.code))) throw error
        })
        expect([...(await tradeFaults(db)), ...(await ledgerFaults(db))]).toEqual([])
        if (one.do === 'payout') await shownInFull()
      }
      await shownInFull()
      // The end of all that is open: what is shipped comes back, the rest expires or is completed.
      for (const { id, seller } of known) {
        const sell = (event: SentStep) =>
          step(sellers[seller]!, id, event, { reason: 'Because' }).catch(() => undefined)
        for (const event of ['cancel', 'fail', 'return-to-seller'] as const) await sell(event)
      }
      await app.call('forwardClock', { forward: 30 * 86_400 })
      await jobsDone()
      expect([...(await tradeFaults(db)), ...(await ledgerFaults(db))]).toEqual([])
      expect((await accounts()).orders).toBe(0)
      const { rows } = await pool.query<{ ours: string; theirs: string }>(
        `select (select -coalesce(sum(amount_fils), 0) from ledger_entry where account = 'provider') ours,
           (select coalesce(sum(amount_fils - refunded_fils), 0) from demo_checkout where state = 'captured') theirs`,
      )
      expect(rows[0]!.ours).toBe(rows[0]!.theirs)
    }),
    { numRuns: repetitions(5, 150), endOnFailure: true },
  )
})
