import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { InputOf } from '#contract/api.ts'
import type { Executor } from '../../platform/db.ts'
import { newId } from '../../platform/id.ts'
import { requestOf } from '../../testing/app.ts'
import { bearer } from '../../testing/principals.ts'
import { outcome } from '../../testing/refusal.ts'
import { refundAccount, tradingByTransfer } from '../../testing/transfers.ts'
import { testIn } from '../../testing/world.ts'
import { ledgerFaults } from '../ledger-faults.store.ts'

const test = testIn(async (atEnd) => {
  const world = await tradingByTransfer(atEnd, { env: { LIMIT_PER_ADDRESS: '1000' } })
  const { app, by, db, person, part, put, placeByTransfer, record, refunds, stepRefund } = world
  const once = () => ({ 'idempotency-key': newId() })

  /** An order that was paid with so much more, which is approved to go back. */
  const approved = async (amount: number) => {
    const buyer = await person()
    await put(buyer, await part({ price: 100, quantity: 9 }))
    const order = await placeByTransfer(buyer)
    await record(order._id, 100 + amount)
    const { _id: id } = (await refunds()).find((each) => each.order === order.number)!
    await stepRefund(id, 'approve', refundAccount)
    return { buyer, order, id }
  }
  const make = (sum: InputOf<'batchTransferRefunds'>, headers = once()) =>
    app.call('batchTransferRefunds', sum, { ...by, headers })
  const fileOf = async (batch: string) => {
    const request = requestOf('getTransferRefundFile', { batch })
    return (await app.http.inject({ ...request, headers: bearer(by.token) })).body
  }
  const shown = (batch: string) => app.call('getTransferRefundBatch', { batch }, by)
  const pay = async (batch: string, reference: string, headers = once()) => {
    const { sum } = await shown(batch)
    return app.call('payTransferRefundBatch', { batch, reference, ...sum }, { ...by, headers })
  }
  const faults = async () => ledgerFaults(db)
  const stateOf = async (id: string) => {
    for (const state of ['open', 'approved', 'failed', 'paid'] as const)
      if ((await refunds(state)).some(({ _id }) => _id === id)) return state
    return undefined
  }
  return { ...world, once, approved, make, fileOf, shown, pay, faults, stateOf }
})

test('a step of what has changed since it was seen is refused', async ({ world }) => {
  const { approved, stepRefund, sendRefunds, stateOf, db } = world
  const { id } = await approved(14)
  const moved = '409 transfer_refund.moved'
  const batch = (await sendRefunds())!._id
  // Stopped by an operator who saw it in no file: the bank has the file by now.
  expect(await outcome(stepRefund(id, 'fail', { reason: 'bank', batch: null }))).toBe(moved)
  const elsewhere = { reference: 'OUT 5', batch: newId() }
  expect(await outcome(stepRefund(id, 'pay', elsewhere))).toBe(moved)
  expect(await stateOf(id)).toBe('approved')
  await stepRefund(id, 'fail', { reason: 'bank', batch })
  // Another account came while the operator looked at the one before.
  const seen = 'AE070331234567890123456'
  await db.execute(
    sql`update transfer_refund set iban = 'AE460090000000123456789' where id = ${id}`,
  )
  expect(await outcome(stepRefund(id, 'approve', { ...refundAccount, seen }))).toBe(moved)
  expect(await stateOf(id)).toBe('failed')
})

test('a refund is in one bank file, however often and by whom it is made', async ({ world }) => {
  const { approved, make, fileOf, shown, unsent, stepRefund, sendRefunds, faults, app } = world
  const [a, b] = [await approved(11), await approved(22)]
  const sum = await unsent()
  expect(await outcome(make({ ...sum, amount: sum.amount + 1 }))).toBe(
    '409 transfer_refund.changed',
  )
  // Two operators at once, and each presses twice.
  const made = await Promise.all([make(sum), make(sum), make(sum), make(sum)])
  const [batch] = made
  expect(new Set(made.map(({ _id }) => _id)).size).toBe(1)
  expect(batch).toMatchObject({ ...sum, approved: sum.count, reference: null })
  expect(batch!.number).toMatch(/^TB1\d{5}$/)
  expect(await unsent()).toEqual({ count: 0, amount: 0 })
  const text = await fileOf(batch!._id)
  expect(text).toContain(`Imran Khan,AE070331234567890123456,033,11.00,AED,`)
  expect(text).toContain(` ${a.order.number} ${batch!.number}`)

  // What failed is in another file once it was approved again; the first one stays as it was.
  await stepRefund(a.id, 'fail', { reason: 'bank' })
  const c = await approved(33)
  const second = (await sendRefunds())!
  expect(second).toMatchObject({ count: 1, amount: 33 })
  expect(await outcome(make(sum))).toBe('409 transfer_refund.changed')
  const other = { iban: 'DE89 3704 0044 0532 0130 00', name: 'Someone Else' }
  await stepRefund(a.id, 'approve', other)
  const third = (await sendRefunds())!
  expect(third).toMatchObject({ count: 1, amount: 11 })
  expect(await fileOf(third._id)).toContain('DE89370400440532013000')
  expect(await fileOf(batch!._id)).toBe(text)
  const before = await shown(batch!._id)
  expect(before.refunds.find(({ _id }) => _id === a.id)).toMatchObject({
    ...{ state: 'failed', iban: 'AE070331234567890123456', reference: null, failure: null },
    batch: { _id: third._id },
  })
  expect(before.sum).toEqual({ count: batch!.count - 1, amount: sum.amount - 11 })

  const { rows } = await app.database.pool.query<{ event: string }>(
    `select event from audit_log where event = 'transfer_refund.sent' and subject = any($1)`,
    [[batch!._id, second._id, third._id]],
  )
  expect(rows).toHaveLength(3)
  for (const { id } of [b, c]) await stepRefund(id, 'fail', { reason: 'other' })
  await stepRefund(a.id, 'fail', { reason: 'other' })
  expect(await faults()).toEqual([])
})

test('a bank file is recorded as paid in one press, once, under a reference of its own', async ({
  world,
}) => {
  const { app, by, approved, sendRefunds, pay, shown, settled, stepRefund, stateOf, faults } = world
  const [a, b, failing] = [await approved(10), await approved(20), await approved(30)]
  const batch = (await sendRefunds())!
  await stepRefund(failing.id, 'fail', { reason: 'name' })
  const wrong = { batch: batch._id, reference: 'OUT 9', count: 3, amount: 60 }
  const headers = world.once()
  expect(await outcome(app.call('payTransferRefundBatch', wrong, { ...by, headers }))).toBe(
    '409 transfer_refund.changed',
  )
  const reference = `OUT ${newId().toUpperCase()}`
  const input = { batch: batch._id, reference, count: 2, amount: 30 }
  const press = () => app.call('payTransferRefundBatch', input, { ...by, headers })
  const first = await press()
  expect(await press()).toEqual(first)
  expect(first).toMatchObject({ reference })
  await settled()
  const again = { ...input, reference: 'OUT 10' }
  expect(
    await outcome(app.call('payTransferRefundBatch', again, { ...by, headers: world.once() })),
  ).toBe('409 transfer_refund.step')
  expect(await shown(batch._id)).toMatchObject({
    ...{ sum: { count: 0, amount: 0 }, batch: { approved: 0 } },
    refunds: [
      { _id: a.id, state: 'paid', reference },
      { _id: b.id, state: 'paid', reference },
      { _id: failing.id, state: 'failed', failure: 'name' },
    ],
  })
  const { payment } = await app.call('getOrder', { id: a.order._id }, { token: a.buyer.token })
  expect(payment.refunds).toMatchObject([{ amount: 10, state: 'done' }])

  // The reference is that of this file alone, whether all or one of another is recorded under it.
  const later = [await approved(40), await approved(50)]
  const next = (await sendRefunds())!
  expect(await outcome(pay(next._id, reference))).toBe('409 transfer.recorded')
  expect(await outcome(stepRefund(later[0]!.id, 'pay', { reference }))).toBe(
    '409 transfer.recorded',
  )
  expect(await stateOf(later[0]!.id)).toBe('approved')
  // Those of one file may have the same.
  const shared = `OUT ${newId().toUpperCase()}`
  await stepRefund(later[0]!.id, 'pay', { reference: shared })
  await pay(next._id, shared)
  await settled()
  expect(await stateOf(later[1]!.id)).toBe('paid')
  expect(await faults()).toEqual([])
})

test('the check finds what should never be in the books', async ({ world }) => {
  const { db, approved, sendRefunds, stepRefund, record, put, part, person, placeByTransfer } =
    world
  const [a, b] = [await approved(7), await approved(8)]
  const first = (await sendRefunds())!
  await stepRefund(a.id, 'fail', { reason: 'bank' })
  await stepRefund(a.id, 'approve', refundAccount)
  await sendRefunds()
  await stepRefund(b.id, 'pay', { reference: `OUT ${newId().toUpperCase()}` })
  const buyer = await person()
  await put(buyer, await part({ price: 100 }))
  await record((await placeByTransfer(buyer))._id, 1)

  const off = [
    'transfer_refund_line',
    'transfer_refund_batch',
    'transfer_refund',
    'buyer_transfer_reversal',
  ].map((table) => sql.raw(`alter table ${table} disable trigger user`))
  const broken = async (plant: ReturnType<typeof sql>) => {
    let found: string[] = []
    const rollback = new Error('rollback')
    await db
      .transaction(async (tx: Executor) => {
        for (const each of off) await tx.execute(each)
        await tx.execute(sql.raw('drop index transfer_refund_line_live'))
        await tx.execute(plant)
        found = (await ledgerFaults(tx)).map(({ rule }) => rule)
        throw rollback
      })
      .catch((error: unknown) => {
        if (error !== rollback) throw error
      })
    return found
  }
  const inOneFile =
    'a refund is in one bank file at most that it has not failed in, with its account, and paid once'
  expect(await broken(sql`select`)).toEqual([])
  // In two files that may both be paid.
  expect(
    await broken(sql`update transfer_refund_line set outcome = null where outcome = 'failed'`),
  ).toContain(inOneFile)
  // Paid in both.
  expect(
    await broken(sql`update transfer_refund_line set outcome = 'paid' where outcome = 'failed'`),
  ).toContain(inOneFile)
  // Paid, and said to be approved still.
  expect(
    await broken(sql`update transfer_refund set state = 'approved', reference = null, ended_at = null
      where id = ${b.id}`),
  ).toContain(inOneFile)
  // Sent to another account.
  expect(
    await broken(sql`update transfer_refund_line set iban = 'DE89370400440532013000'`),
  ).toContain(inOneFile)
  expect(
    await broken(sql`update transfer_refund_batch set count = count + 1 where id = ${first._id}`),
  ).toContain('a bank file has the refunds that were sent in it')
  expect(
    await broken(sql`update transfer_refund_batch set reference =
      (select reference from transfer_refund where id = ${b.id}) where no = (select max(no) from transfer_refund_batch)`),
  ).toContain('a reference of the bank is of refunds of one bank file')
  expect(
    await broken(sql`insert into buyer_transfer_reversal (transfer_no, reason, operator_no)
      select max(no), 'wrong_order', 1 from buyer_transfer`),
  ).toContain('a transfer that was taken back is posted so')
})
