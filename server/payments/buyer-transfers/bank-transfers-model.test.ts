import fc from 'fast-check'
import { expect } from 'vitest'
import { ApiError } from '#contract/api.ts'
import type { SentStep } from '#contract/order-status.ts'
import { tradeFaults } from '../../orders/trade-faults.store.ts'
import { newId } from '../../platform/id.ts'
import { repetitions } from '../../testing/effort.ts'
import { refundAccount, tradingByTransfer } from '../../testing/transfers.ts'
import { testIn } from '../../testing/world.ts'
import { ledgerFaults } from '../ledger-faults.store.ts'

const test = testIn(async (atEnd) => {
  const world = await tradingByTransfer(atEnd, { env: { LIMIT_PER_ADDRESS: '1000' } })
  const sellers = [await world.person('SELLER'), await world.person('SELLER')]
  const parts = []
  for (const seller of sellers)
    for (const price of [5, 33.33])
      parts.push(await world.part({ sellerNo: seller.no, price, quantity: 1_000 }))
  return { ...world, sellers, parts }
})

// Refusals that are expected when everyone does anything at any time.
const expected = new Set([
  ...['checkout.changed', 'checkout.unpaid', 'order.step', 'input.invalid', 'transfer.recorded'],
  ...['return.window', 'return.quantity', 'transfer_refund.step', 'transfer_refund.unsent'],
  ...['transfer_refund.changed', 'transfer.not_found', 'transfer.used'],
])

const steps: SentStep[] = [
  ...(['accept', 'accept', 'reject', 'cancel', 'request-cancel', 'agree-cancel'] as const),
  ...(['ship', 'ship', 'confirm', 'confirm', 'fail', 'return-to-seller'] as const),
]
const kind = <Kind extends string, Fields extends object>(
  weight: number,
  does: Kind,
  fields: { [Name in keyof Fields]: fc.Arbitrary<Fields[Name]> },
) => ({ weight, arbitrary: fc.record<Fields>(fields).map((each) => ({ do: does, ...each })) })

const action = fc.oneof(
  kind(4, 'place', {
    quantities: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 4, maxLength: 4 }),
  }),
  // Exactly what is missing, or any amount, for any order at any time.
  kind(7, 'record', {
    order: fc.nat(3),
    fils: fc.option(fc.integer({ min: 1, max: 15_000 }), { freq: 2 }),
    again: fc.boolean(),
  }),
  kind(12, 'step', {
    order: fc.nat(5),
    bySeller: fc.boolean(),
    event: fc.constantFrom(...steps),
    quantity: fc.nat(3),
  }),
  kind(2, 'return', { order: fc.nat(5) }),
  kind(5, 'refund', {
    refund: fc.nat(3),
    event: fc.constantFrom('approve' as const, 'pay' as const, 'fail' as const),
  }),
  // All that is approved as a bank file, twice at once.
  kind(3, 'send', {}),
  // A batch is recorded as paid, by its reference or one that was used before.
  kind(3, 'pay', { batch: fc.nat(2), again: fc.boolean() }),
  // What was recorded last is taken back, and may be recorded again for another order.
  kind(3, 'reverse', { transfer: fc.nat(3) }),
  kind(2, 'wait', { hours: fc.constantFrom(1, 25, 6 * 24, 8 * 24) }),
)

test('whatever is transferred and becomes of orders: nothing is lost, and no more goes back than came', async ({
  world,
}) => {
  const { app, db, by, parts, person, put, step, sellers, placeByTransfer, record } = world
  const { refunds, stepRefund, payRefund, settled, unsent, sendRefunds, reverse } = world
  const { pool } = app.database
  const once = () => ({ 'idempotency-key': newId() })
  type Buyer = Awaited<ReturnType<typeof person>>
  type Known = { id: string; seller: number; line: string; buyer: Buyer }

  const balance = async (account: string) => {
    const { rows } = await pool.query<{ sum: string }>(
      'select coalesce(sum(amount_fils), 0) sum from ledger_entry where account = $1',
      [account],
    )
    return Number(rows[0]!.sum)
  }
  /** How often each refund is in a bank file that it has not failed in, and was paid. */
  const sentTwice = async () => {
    const { rows } = await pool.query(
      `select refund_no from transfer_refund_line where outcome is distinct from 'failed'
       group by 1 having count(*) > 1
       union all select transfer_refund_no from ledger_posting where kind = 'refund_paid' group by 1 having count(*) > 1`,
    )
    return rows
  }
  const sound = async () => {
    expect(await sentTwice()).toEqual([])
    expect([...(await tradeFaults(db)), ...(await ledgerFaults(db))]).toEqual([])
  }

  const giveBack = async ({ id, seller, line, buyer }: Known) => {
    const { _id } = await app.call(
      'requestReturn',
      {
        ...{ seller_order: id, reason: 'damaged', note: 'Because' },
        lines: [{ _id: line, quantity: 1 }],
      },
      { token: buyer.token, headers: once() },
    )
    const { token } = sellers[seller]!
    for (const event of ['approve', 'receive', 'refund'] as const)
      await app.call('stepReturn', { id: _id, event }, { token, headers: once() })
  }
  const missingOf = async (number: string) =>
    (await app.call('getBuyerTransfers', { q: number }, by)).items[0]!.missing
  const payBatch = async (place: number, reference: string) => {
    const { items } = await app.call('getTransferRefundBatches', { limit: 100 }, by)
    const batch = items.at(-1 - (place % Math.max(1, items.length)))
    if (!batch) return
    const { sum } = await app.call('getTransferRefundBatch', { batch: batch._id }, by)
    await app.call(
      'payTransferRefundBatch',
      { batch: batch._id, reference, ...sum },
      { ...by, headers: once() },
    )
    await settled()
  }
  const anyRefund = async (place: number) => {
    const all = [...(await refunds()), ...(await refunds('approved')), ...(await refunds('failed'))]
    return all.at(-1 - (place % Math.max(1, all.length)))
  }

  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 20, maxLength: 45 }), async (actions) => {
      const buyer = await person()
      const known: Known[] = []
      const orders: { _id: string; number: string }[] = []
      let reference = `FT ${newId().toUpperCase()}`
      let outgoing = `OUT ${newId().toUpperCase()}`
      const references: { order: string; reference: string }[] = []

      const act = async (one: (typeof actions)[number]) => {
        switch (one.do) {
          case 'place': {
            for (const [at, quantity] of one.quantities.entries())
              await put(buyer, parts[at]!, quantity)
            const order = await placeByTransfer(buyer)
            orders.push(order)
            for (const { _id: id, seller, lines } of order.sellerOrders)
              known.push({
                ...{ id, buyer, line: lines[0]!._id },
                seller: sellers.findIndex(({ id: of }) => of === seller._id),
              })
            return
          }
          case 'record': {
            const order = orders.at(-1 - (one.order % Math.max(1, orders.length)))
            if (!order) return
            const fils = one.fils ?? Math.round((await missingOf(order.number)) * 100)
            if (fils === 0) return
            if (!one.again) reference = `FT ${newId().toUpperCase()}`
            await record(order._id, fils / 100, { reference })
            references.push({ order: order._id, reference })
            return
          }
          case 'step': {
            const at = known.at(-1 - (one.order % Math.max(1, known.length)))
            if (!at) return
            const lines = one.event === 'accept' && {
              lines: [{ _id: at.line, quantity: one.quantity }],
            }
            const who = one.bySeller ? sellers[at.seller]! : buyer
            return step(who, at.id, one.event, { reason: 'Because', ...lines })
          }
          case 'return': {
            const at = known.at(-1 - (one.order % Math.max(1, known.length)))
            return at && giveBack(at)
          }
          case 'refund': {
            const refund = await anyRefund(one.refund)
            const details = {
              ...{ approve: refundAccount, pay: { reference: `OUT ${newId().toUpperCase()}` } },
              fail: { reason: 'iban' as const },
            }
            return refund && stepRefund(refund._id, one.event, details[one.event])
          }
          case 'send': {
            const sum = await unsent()
            if (sum.count === 0) return
            const make = () => app.call('batchTransferRefunds', sum, { ...by, headers: once() })
            const [one, other] = await Promise.all([make(), make()])
            return expect(other._id).toBe(one._id)
          }
          case 'pay': {
            if (!one.again) outgoing = `OUT ${newId().toUpperCase()}`
            return payBatch(one.batch, outgoing)
          }
          case 'reverse': {
            const last = references.at(-1 - (one.transfer % Math.max(1, references.length)))
            if (!last) return
            await reverse(last.order, last.reference)
            const other = orders.find(({ _id }) => _id !== last.order)
            if (!other) return
            await record(other._id, 1, { reference: last.reference })
            references.push({ order: other._id, reference: last.reference })
            return
          }
          case 'wait':
            return app.call('forwardClock', { forward: one.hours * 3_600 })
        }
      }

      for (const one of actions) {
        await act(one).catch((error: unknown) => {
          if (!(error instanceof ApiError && expected.has(error.code))) throw error
        })
        await sound()
      }
      // The end of all that is open: what is shipped comes back, the rest expires or is completed.
      for (const { id, seller } of known) {
        const sell = (event: SentStep) =>
          step(sellers[seller]!, id, event, { reason: 'Because' }).catch(() => undefined)
        for (const event of ['cancel', 'fail', 'return-to-seller'] as const) await sell(event)
      }
      await app.call('forwardClock', { forward: 30 * 86_400 })
      await settled()
      await sound()
      // Nothing is pending that nobody waits for: all that is left is on its way back.
      expect(await balance('orders')).toBe(0)
      for (;;) {
        const refund = await anyRefund(0)
        if (!refund) break
        if (refund.state === 'approved') {
          await sendRefunds()
          await stepRefund(refund._id, 'fail', { reason: 'bank' })
        }
        await payRefund(refund._id)
      }
      await sound()
      expect(await balance('buyers')).toBe(0)
      const { rows } = await pool.query<{ rest: string }>(
        `select (select coalesce(sum(amount_fils), 0) from buyer_transfer
             where no not in (select transfer_no from buyer_transfer_reversal))
           - (select coalesce(sum(amount_fils), 0) from transfer_refund where state <> 'withdrawn') rest`,
      )
      expect((await balance('bank')) + Number(rows[0]!.rest)).toBe(0)
    }),
    { numRuns: repetitions(4, 20), endOnFailure: true },
  )
})
