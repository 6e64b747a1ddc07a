import { composeIBAN } from 'ibantools'
import { expect } from 'vitest'
import type { InputOf, ReplyOf } from '#contract/api.ts'
import { toFils, type Fils } from '#contract/money.ts'
import { requestOf } from '../../testing/app.ts'
import { joinAsOperator } from '../../testing/operators.ts'
import { noId } from '../../testing/people-and-parts.ts'
import { bearer } from '../../testing/principals.ts'
import { outcome } from '../../testing/refusal.ts'
import { trading } from '../../testing/trade.ts'
import { testIn } from '../../testing/world.ts'
import { newId } from '../../platform/id.ts'
import { uaeMonth } from '../../platform/uae-day.ts'
import { ledgerFaults } from '../ledger-faults.store.ts'
import { addPosting } from '../ledger.store.ts'
import { settled } from '../postings.ts'
import { presentNext } from './payout.present.ts'
import { preparePayouts } from './prepare-payouts.ts'
import { standingsOf } from './standing.store.ts'

const IBAN = 'AE070331234567890123456'

const test = testIn(async (atEnd) => {
  const world = await trading(atEnd)
  const { app, db, person } = world
  const { pool } = app.database
  const finance = await joinAsOperator(app, 'finance')
  const by = { token: finance.token }
  type Person = Awaited<ReturnType<typeof person>>

  /** Gives a seller an amount in dirhams, as one who transferred too much. */
  const credit = async (seller: Person, aed: number) => {
    const transfer = { sellerNo: seller.no, amount: toFils(aed), reference: `FT ${newId()}` }
    expect(await db.transaction((tx) => addPosting(tx, settled(transfer)))).toBe(true)
  }
  /** A company with this much to get, whose IBAN is old enough. */
  const due = async (aed: number, details: { iban?: string | null; legalName?: string } = {}) => {
    const seller = await person('SELLER')
    await pool.query('update seller set iban = $2, legal_name = $3 where no = $1', [
      ...[seller.no, details.iban === undefined ? IBAN : details.iban, details.legalName ?? null],
    ])
    await credit(seller, aed)
    return seller
  }
  const prepare = () =>
    preparePayouts({
      ...{ db, log: (message, error) => expect.fail(`${message}: ${error}`) },
      payoutSettings: { days: [], minimum: toFils(50) },
    })
  const sales = ({ token }: Person) => app.call('getPayments', {}, { token })
  const listed = (input: InputOf<'getPayouts'> = {}) =>
    app.call('getPayouts', { limit: 100, ...input }, by)
  const payoutOf = async (seller: Person, state: 'open' | 'approved' = 'open') =>
    (await listed({ state })).payouts.find((each) => each.seller?._id === seller.id)!
  const approve = async (...sellers: Person[]) => {
    const chosen = await Promise.all(sellers.map((seller) => payoutOf(seller)))
    const amount = chosen.reduce((sum, each) => sum + each.amount, 0)
    const payouts = chosen.map(({ _id }) => _id)
    return app.call('approvePayouts', { payouts, count: payouts.length, amount }, by)
  }
  const step = (id: string, details: Omit<InputOf<'stepPayout'>, 'id'>) =>
    app.call('stepPayout', { id, ...details }, by)
  const file = async (
    { token }: { token: string },
    name: 'getPayoutFile' | 'getPaymentStatement',
    input: object,
  ) => (await app.http.inject({ ...requestOf(name, input), headers: bearer(token) })).body
  const bankFile = (batch: string) => file(by, 'getPayoutFile', { batch })
  const mailsTo = async ({ user: { email } }: Person) =>
    (await app.call('getOutbox', { to: email })).items.filter(({ subject }) =>
      subject.includes('payout'),
    )
  const bell = async ({ token }: Person) =>
    (await app.call('getNotifications', {}, { token })).notifications.map(
      ({ kind, status }) => `${kind} ${status}`,
    )
  return {
    ...{
      ...world,
      pool,
      by,
      credit,
      due,
      prepare,
      sales,
      listed,
      payoutOf,
      approve,
      step,
      file,
      bankFile,
    },
    ...{ mailsTo, bell },
  }
})

test('all that is available is paid out, once, and the seller sees how', async ({ world }) => {
  const { db, due, prepare, sales, payoutOf, approve, step, mailsTo, bell, credit, file } = world
  const seller = await due(250.5)
  await Promise.all([prepare(), prepare()])
  await prepare()
  const set = await sales(seller)
  expect(set.balance).toEqual({ open: 0, available: 0, in_payout: 250.5, owed: 0 })
  // What is only set aside is no entry.
  expect(set.total).toBe(1)
  expect(set.payouts).toMatchObject([
    { state: 'open', amount: 250.5, iban_ending: '3456', reference: null, reason: null },
  ])
  await credit(seller, 100)
  await prepare()
  expect((await sales(seller)).balance).toMatchObject({ available: 100, in_payout: 250.5 })

  const { _id, number } = await payoutOf(seller)
  await approve(seller)
  await step(_id, { event: 'pay', reference: 'FT26330-1' })
  const paid = await sales(seller)
  expect(paid.balance).toEqual({ open: 0, available: 100, in_payout: 0, owed: 0 })
  expect(paid.entries![0]).toMatchObject({ kind: 'payout', amount: -250.5, number })
  const month = { month: uaeMonth(new Date()) }
  expect(await file(seller, 'getPaymentStatement', month)).toContain(
    `,payout,${number},-250.50\r\n`,
  )
  expect(paid.payouts).toMatchObject([{ number, state: 'paid', reference: 'FT26330-1' }])
  expect(await bell(seller)).toEqual(['payout paid'])
  const [mail] = await mailsTo(seller)
  expect(mail!.text).toContain('FT26330-1')
  expect(mail!.text + mail!.html).not.toContain(IBAN)
  await prepare()
  expect((await sales(seller)).balance).toMatchObject({ available: 0, in_payout: 100 })
  expect(await ledgerFaults(db)).toEqual([])
})

test('what failed is the seller’s again, and waits until the profile is corrected', async ({
  world,
}) => {
  const { app, by, db, pool, due, prepare, sales, payoutOf, approve, step, mailsTo, bell } = world
  const seller = await due(80)
  await prepare()
  const { _id } = await payoutOf(seller)
  await approve(seller)
  expect(await outcome(step(_id, { event: 'cancel', reason: 'other' }))).toBe('409 payout.step')
  expect(await outcome(step(_id, { event: 'fail' }))).toBe('400 input.invalid')
  await step(_id, { event: 'fail', reason: 'iban' })
  await prepare()
  const failed = await sales(seller)
  expect(failed).toMatchObject({
    balance: { available: 80, in_payout: 0 },
    payouts: [{ state: 'failed', reason: 'iban' }],
    next_payout: { withheld: 'failed', until: null },
  })
  expect(await bell(seller)).toEqual(['payout failed'])
  expect((await mailsTo(seller))[0]!.text).toContain('Check the IBAN in your profile')
  const otherIban = composeIBAN({ countryCode: 'AE', bban: '0261234567890123456' })
  await pool.query('update seller set iban = $2 where no = $1', [seller.no, otherIban])
  await prepare()
  expect((await sales(seller)).balance).toMatchObject({ in_payout: 80 })
  const { _id: again } = await payoutOf(seller)
  // It consists of what the failed one did.
  expect(await app.call('getPayout', { id: again }, by)).toMatchObject({
    ...{ entries: [{ amount: 80 }], total: 1 },
  })
  await step(again, { event: 'cancel', reason: 'other' })
  expect((await sales(seller)).balance).toMatchObject({ available: 80, in_payout: 0 })
  expect(await ledgerFaults(db)).toEqual([])
})

test('who can’t be paid is withheld for a reason that both sides see', async ({ world }) => {
  const { app, pool, by, due, prepare, sales } = world
  const sellers = {
    no_iban: await due(60, { iban: null }),
    iban: await due(60, { iban: 'AE070331234567890123457' }),
    iban_changed: await due(60),
    suspended: await due(60),
  }
  const little = await due(49.99)
  await pool.query(`update seller set iban_changed_at = now() - interval '2 days' where no = $1`, [
    sellers.iban_changed.no,
  ])
  await pool.query(`update seller set status = 'suspended' where no = $1`, [sellers.suspended.no])
  await prepare()
  const { items } = await app.call('getWithheldPayouts', { limit: 100 }, by)
  const reasonOf = ({ id }: { id: string }) => items.find((each) => each.seller._id === id)?.reason
  for (const [reason, seller] of Object.entries(sellers)) expect(reasonOf(seller)).toBe(reason)
  expect(reasonOf(little)).toBeUndefined()
  for (const reason of ['no_iban', 'iban', 'iban_changed'] as const)
    expect(await sales(sellers[reason])).toMatchObject({
      balance: { available: 60, in_payout: 0 },
      next_payout: { withheld: reason, minimum: 50 },
    })
  expect((await sales(sellers.iban_changed)).next_payout!.until).not.toBeNull()
  expect(await sales(little)).toMatchObject({ payouts: [], next_payout: { withheld: null } })

  await pool.query(`update seller set iban_changed_at = now() - interval '3 days' where no = $1`, [
    sellers.iban_changed.no,
  ])
  await prepare()
  expect((await sales(sellers.iban_changed)).balance).toMatchObject({ in_payout: 60 })
  const after = await app.call('getWithheldPayouts', { limit: 100 }, by)
  expect(after.items.map(({ seller }) => seller._id)).not.toContain(sellers.iban_changed.id)
})

test('the next payout is on the next day of a run, also in the night before it', async ({
  world,
}) => {
  const { db, person } = world
  const [standing] = await standingsOf(db, [(await person('SELLER')).no])
  const next = (now: string, days = [1, 4]) =>
    presentNext(standing!, { days, minimum: toFils(50) }, new Date(now)).date
  // 23 November 2026 is a Monday; payouts are prepared at 05:07 in the UAE.
  expect(next('2026-11-22T21:00:00Z')).toBe('2026-11-23')
  expect(next('2026-11-23T01:06:59Z')).toBe('2026-11-23')
  expect(next('2026-11-23T01:07:00Z')).toBe('2026-11-26')
  expect(next('2026-11-23T01:07:00Z', [1])).toBe('2026-11-30')
  expect(next('2026-11-23T01:07:00Z', [])).toBeNull()
})

test('a refund during a payout is owed, and netted in the next one', async ({ world }) => {
  const { db, due, prepare, sales, payoutOf, approve, step, credit } = world
  const seller = await due(100)
  await prepare()
  const { _id } = await payoutOf(seller)
  await approve(seller)
  // As a posting of a return would: the seller has less than is under way.
  const back = { sellerNo: seller.no, amount: -toFils(30) as Fils, reference: `back ${seller.no}` }
  await db.transaction((tx) => addPosting(tx, settled(back)))
  expect((await sales(seller)).balance).toEqual({ open: 0, available: 0, in_payout: 100, owed: 30 })
  await step(_id, { event: 'pay', reference: 'FT 2' })
  expect((await sales(seller)).balance).toEqual({ open: 0, available: 0, in_payout: 0, owed: 30 })
  await credit(seller, 90)
  await prepare()
  expect((await sales(seller)).balance).toMatchObject({ in_payout: 60, owed: 0 })
  expect(await ledgerFaults(db)).toEqual([])
})

test('two operators approve at once, and one of them does', async ({ world }) => {
  const { app, by, pool, due, prepare, payoutOf, sales } = world
  const sellers = [await due(70), await due(30 + 50)]
  await prepare()
  const chosen = await Promise.all(sellers.map((seller) => payoutOf(seller)))
  const payouts = chosen.map(({ _id }) => _id)
  const approve = (input: object, headers = {}) =>
    app.call('approvePayouts', { payouts, count: 2, amount: 150, ...input }, { ...by, headers })
  expect(await outcome(approve({ amount: 149.99 }))).toBe('409 payout.changed')
  expect(await outcome(approve({ count: 1 }))).toBe('409 payout.changed')
  expect(await outcome(approve({ payouts: [noId, ...payouts] }))).toBe('404 payout.not_found')
  const outcomes = await Promise.all([1, 2, 3].map(() => outcome(approve({}))))
  expect(outcomes.toSorted()).toEqual(['409 payout.changed', '409 payout.changed', 'accepted'])
  const { rows } = await pool.query(
    `select count(distinct batch_no)::int batches from payout where id = any($1)`,
    [payouts],
  )
  expect(rows).toEqual([{ batches: 1 }])

  // The same decision sent again is the same decision.
  const { _id } = await payoutOf(sellers[0]!, 'approved')
  const headers = { 'idempotency-key': newId() }
  const pay = () =>
    app.call('stepPayout', { id: _id, event: 'pay', reference: 'FT 3' }, { ...by, headers })
  expect(await pay()).toEqual(await pay())
  expect(await outcome(world.step(_id, { event: 'pay', reference: 'FT 4' }))).toBe(
    '409 payout.step',
  )
  expect((await sales(sellers[0]!)).entries).toHaveLength(2)
})

test('what became doubtful since it was prepared is not approved', async ({ world }) => {
  const { app, by, db, pool, due, prepare, payoutOf, approve, listed, step } = world
  const [suspended, changed, changedBack] = [await due(70), await due(80), await due(85)]
  const fine = await due(90)
  await prepare()
  const set = ({ no }: { no: number }, change: string) =>
    pool.query(`update seller set ${change} where no = $1`, [no])
  await set(suspended, `status = 'suspended'`)
  await set(changed, `iban = 'DE89370400440532013000', iban_changed_at = now()`)
  await set(changedBack, `iban_changed_at = now()`)
  const { payouts, sum } = await listed()
  const doubtful = payouts.filter((each) => each.suspended || each.iban_changed)
  expect(doubtful).toMatchObject([
    { suspended: true, iban_changed: false, amount: 70 },
    { suspended: false, iban_changed: true, amount: 80 },
    { suspended: false, iban_changed: true, amount: 85 },
  ])
  const open = payouts.filter((each) => !doubtful.includes(each))
  expect(open.map(({ _id }) => _id)).toContain((await payoutOf(fine))._id)
  const amount = open.reduce((total, each) => total + toFils(each.amount), 0) / 100
  expect(sum).toEqual({ count: open.length, amount })
  for (const seller of [suspended, changed, changedBack])
    expect(await outcome(approve(seller))).toBe('409 payout.changed')
  expect(await app.call('approvePayouts', { ...sum! }, by)).toMatchObject({ count: open.length })

  // Lifted it goes on, and cancelled it is prepared for the account of now, once that is old enough.
  await set(suspended, `status = 'approved'`)
  expect(await approve(suspended)).toMatchObject({ count: 1, amount: 70 })
  await step((await payoutOf(changed))._id, { event: 'cancel', reason: 'other' })
  await step((await payoutOf(changedBack))._id, { event: 'cancel', reason: 'other' })
  await set(changed, `iban_changed_at = now() - interval '4 days'`)
  await prepare()
  expect(await payoutOf(changed)).toMatchObject({ iban: 'DE89370400440532013000', amount: 80 })
  expect(await payoutOf(changedBack)).toBeUndefined()
  expect(await ledgerFaults(db)).toEqual([])
})

test('the bank file has what was approved, is guarded, and never changes', async ({ world }) => {
  const { app, by, db, pool, due, prepare, approve, bankFile, payoutOf, listed, step } = world
  const sellers = [
    await due(1_234.5, { legalName: '=HYPERLINK("x"), L.L.C' }),
    await due(60, { iban: 'DE89370400440532013000', legalName: 'Nord Teile GmbH' }),
    await due(75),
  ]
  await prepare()
  const [first, second, third] = await Promise.all(sellers.map((seller) => payoutOf(seller)))
  const batch = await approve(...sellers)
  expect(batch).toMatchObject({ count: 3, amount: 1_369.5, approved: 3, by: 'Mariam Al Suwaidi' })
  const text = await bankFile(batch._id)
  const { company_name: third_name } = third!.seller!
  expect(text.split('\r\n')).toEqual([
    'number,beneficiary,iban,bank_code,amount,currency,reference',
    `${first!.number},"'=HYPERLINK(""x""), L.L.C",${IBAN},033,1234.50,AED,${first!.number} ${batch.number}`,
    `${second!.number},Nord Teile GmbH,DE89370400440532013000,,60.00,AED,${second!.number} ${batch.number}`,
    `${third!.number},${third_name},${IBAN},033,75.00,AED,${third!.number} ${batch.number}`,
    '',
  ])
  await step(first!._id, { event: 'fail', reason: 'name' })
  await pool.query(`update seller set legal_name = 'Another', iban = null where no = any($1)`, [
    sellers.map(({ no }) => no),
  ])
  const pay = (input: object) =>
    app.call(
      'payPayoutBatch',
      { batch: batch._id, reference: 'FT 5', count: 2, amount: 135, ...input },
      by,
    )
  expect(await outcome(pay({ amount: 1_369.5, count: 3 }))).toBe('409 payout.changed')
  expect(await outcome(pay({ reference: '=cmd' }))).toBe('400 input.invalid')
  await pay({})
  expect(await outcome(pay({}))).toBe('409 payout.step')
  const states = async () =>
    (await listed({ batch: batch._id })).payouts.map(({ state, reference }) => [state, reference])
  await expect.poll(states).toEqual([
    ['failed', null],
    ['paid', 'FT 5'],
    ['paid', 'FT 5'],
  ])
  expect(await bankFile(batch._id)).toBe(text)
  const closed = await app.call('getPayoutBatches', { state: 'closed' }, by)
  expect(closed.items[0]).toMatchObject({ _id: batch._id, approved: 0, reference: 'FT 5' })
  expect(await ledgerFaults(db)).toEqual([])
})

test('an operator sees what an amount consists of, and every look is recorded', async ({
  world,
}) => {
  const { app, by, pool, due, prepare, payoutOf, approve, step, credit } = world
  const seller = await due(90)
  await prepare()
  await approve(seller)
  const paid = await payoutOf(seller, 'approved')
  // Of another batch, by one press or one by one.
  for (const reference of ['FT 5', 'ft  5'])
    expect(await outcome(step(paid._id, { event: 'pay', reference }))).toBe('409 transfer.recorded')
  const { _id: batch } = paid.batch!
  const whole = { batch, reference: 'FT 5', count: 1, amount: 90 }
  expect(await outcome(app.call('payPayoutBatch', whole, by))).toBe('409 transfer.recorded')
  await step(paid._id, { event: 'pay', reference: 'FT 6' })
  await credit(seller, 40)
  await credit(seller, 20)
  await prepare()
  const { _id: id } = await payoutOf(seller)
  const shown: ReplyOf<'getPayout'> = await app.call('getPayout', { id }, by)
  expect(shown).toMatchObject({ amount: 60, balance: 60, open: 0, total: 3, iban: IBAN })
  expect(shown.entries.map(({ amount }) => amount)).toEqual([20, 40, -90])
  expect(shown.events).toMatchObject([{ event: 'prepare', by: null }])
  const { rows } = await pool.query(
    `select distinct event from audit_log where event like 'payout.%' and subject = $1`,
    [id],
  )
  expect(rows).toEqual([{ event: 'payout.read' }])
  expect(await outcome(app.call('getPayout', { id: noId }, by))).toBe('404 payout.not_found')
})

test('steps that move money ask for the second factor again', async ({ world }) => {
  const { app, by, pool } = world
  await pool.query(`update session set factor_at = now() - interval '11 minutes'`)
  const call = app.call('approvePayouts', { count: 1, amount: 1 }, by)
  expect(await outcome(call)).toBe('403 factor.recent')
})

// Last, as the books are broken afterwards.
test('nothing of a payout changes but its state, and planted faults are found', async ({
  world,
}) => {
  const { db, pool } = world
  for (const statement of [
    'update payout set amount_fils = amount_fils + 1',
    `update payout set iban = 'AE460331234567890123456'`,
    `update payout set state = 'open', batch_no = null, ended_at = null, reference = null, reason = null where state <> 'open'`,
    'delete from payout',
    'update payout_batch set amount_fils = 1',
    'delete from payout_event',
  ])
    await expect(pool.query(statement), statement).rejects.toThrow(/payout/)
  await pool.query(`set session_replication_role = replica;
    update payout set amount_fils = amount_fils + 100000 where no = 1;
    update payout set state = 'approved', batch_no = 1 where no = (select min(no) from payout where state = 'open');
    set session_replication_role = origin`)
  expect([...new Set((await ledgerFaults(db)).map(({ rule }) => rule))]).toEqual([
    'a payout is posted as its state says',
    'a payout is no more than was due to the seller when it was prepared',
    'a payout is where its last step brought it',
    'a batch is what was approved in it',
  ])
})
