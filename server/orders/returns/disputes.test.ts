import { expect } from 'vitest'
import { stepsFrom } from '#contract/life-cycle.ts'
import { decisions, returnLifeCycle } from '#contract/return-status.ts'
import { joinAsOperator } from '../../testing/operators.ts'
import { noId } from '../../testing/people-and-parts.ts'
import { pictureFile } from '../../testing/people.ts'
import { bearer } from '../../testing/principals.ts'
import { outcome } from '../../testing/refusal.ts'
import { returning } from '../../testing/returns.ts'
import { testIn } from '../../testing/world.ts'

const test = testIn(async (atEnd) => {
  const world = await returning(atEnd)
  const { app, delivered, ask, take, once } = world
  const operators = {
    owner: await joinAsOperator(app),
    support: await joinAsOperator(app, 'support'),
    finance: await joinAsOperator(app, 'finance'),
  }

  /** A return that its seller declined and its buyer disputes. */
  const disputed = async () => {
    const { seller, buyer, id, lines } = await delivered()
    const files = { files: { pictures: await pictureFile('broken.jpg', '#775577') } }
    const part = { seller_order: id, lines: [{ _id: lines[0]!._id, quantity: 1 }] }
    const { _id, pictures } = await ask(buyer, part, files)
    await take(seller, _id, 'decline', { reason: 'It was opened' })
    const { number } = await take(buyer, _id, 'dispute', { reason: 'It was not' })
    return { id: _id, number, seller, buyer, sellerOrder: id, picture: pictures[0]! }
  }
  const decide = (
    by: { token: string },
    id: string,
    input: object = {},
    headers: Record<string, string> = once(),
  ) =>
    app.call(
      'decideDispute',
      { id, event: 'refund', reason: 'The picture shows it', ...input },
      { token: by.token, headers },
    )
  return { ...world, ...operators, disputed, decide }
})

test('what an operator decides is what the table leaves to operators', () => {
  const open = stepsFrom(returnLifeCycle, 'disputed', 'operator').map(({ event }) => event)
  expect(open.toSorted()).toEqual([...decisions].toSorted())
})

test('disputes wait in their order, with what both sides say and how to reach them', async ({
  world,
}) => {
  const { app, support, finance, disputed } = world
  const [first, second] = [await disputed(), await disputed()]
  const by = { token: support.token }
  const { items } = await app.call('getDisputes', { limit: 100 }, by)
  const [at, next] = [first, second].map(({ id }) => items.findIndex(({ _id }) => _id === id))
  expect(next).toBe(at! + 1)
  expect(items[at!]).toMatchObject({
    ...{ number: first.number, state: 'disputed', reason: 'wrong_part', refund: 99.99 },
    ...{ seller: 'Falcon Auto Parts', buyer: 'كراج النور', payment_method: 'cash_on_delivery' },
  })
  const overview = await app.call('getOverview', {}, by)
  expect(overview.queues.find(({ queue }) => queue === 'disputes')).toMatchObject({
    ...{ waiting: items.length, oldest: items[0]!.date },
  })
  const dispute = await app.call('getDispute', { id: first.id }, { token: finance.token })
  expect(dispute).toMatchObject({
    ...{ number: first.number, note: 'For another car', refund: 99.99, next: second.id },
    ...{ disputed: items[at!]!.date, reports: [], seller_order: first.sellerOrder },
    seller: { company_name: 'Falcon Auto Parts', email: first.seller.user.email },
    buyer: { garage: 'كراج النور', email: first.buyer.email, phone: first.buyer.user.phone },
    timeline: [
      { event: 'request', by: 'buyer' },
      { event: 'decline', by: 'seller', reason: 'It was opened' },
      { event: 'dispute', by: 'buyer', reason: 'It was not' },
    ],
  })
  const { rows } = await app.database.pool.query<{ event: string; subject: string | null }>(
    `select event, subject from audit_log where actor in ($1, $2) order by no`,
    [support.user._id, finance.user._id],
  )
  expect(rows.map(({ event, subject }) => [event, subject])).toEqual(
    expect.arrayContaining([
      ['dispute.listed', null],
      ['dispute.read', first.id],
    ]),
  )
})

test('an operator sees the pictures of a dispute, which is recorded, and of no other return', async ({
  world,
}) => {
  const { app, finance, disputed, delivered, ask } = world
  const { picture } = await disputed()
  const { buyer, id, lines } = await delivered()
  const quiet = await ask(
    buyer,
    { seller_order: id, lines: [{ _id: lines[0]!._id, quantity: 1 }] },
    { files: { pictures: await pictureFile('part.jpg', '#335577') } },
  )
  const get = async (url: string) =>
    (await app.http.inject({ url, headers: bearer(finance.token) })).statusCode
  expect([await get(picture), await get(quiet.pictures[0]!)]).toEqual([200, 404])
  const read = (who: string) =>
    app.database.pool.query(`select from audit_log where event = 'file.read' and actor = $1`, [who])
  expect((await read(finance.user._id)).rowCount).toBe(1)
  const one = app.call('getDispute', { id: quiet._id }, { token: finance.token })
  expect(await outcome(one)).toBe('404 return.not_found')
})

test('a conversation is shown once one of the two has reported it', async ({ world }) => {
  const { app, support, disputed } = world
  const { id, buyer, seller } = await disputed()
  const { rows } = await app.database.pool.query<{ id: string }>(
    'select id from listing where seller_no = $1 limit 1',
    [seller.no],
  )
  const listing = { listing_id: rows[0]!.id }
  const { roomId } = await app.call('startChat', listing, { token: buyer.token })
  const message = { roomId, clientId: noId, message: 'It is broken' }
  await app.call('sendMessage', message, { token: buyer.token })
  const reports = async () =>
    (await app.call('getDispute', { id }, { token: support.token })).reports
  expect(await reports()).toEqual([])
  await app.call('reportChat', { roomId, reason: 'fraud' }, { token: buyer.token })
  const { items } = await app.call('getReports', {}, { token: support.token })
  expect(await reports()).toEqual([items[0]!._id])
})

test('decided for the buyer, it is refunded, and both sides read why', async ({ world }) => {
  const { app, finance, disputed, decide, sound } = world
  const { id, buyer, seller, sellerOrder } = await disputed()
  const key = world.once()
  const decided = await decide(finance, id, {}, key)
  expect(decided).toMatchObject({ state: 'refunded', disputed: null })
  // Sent again, as after a reply that was lost.
  expect(await decide(finance, id, {}, key)).toEqual(decided)
  for (const side of [buyer, seller]) {
    const shown = await app.call('getReturns', { seller_order: sellerOrder }, { token: side.token })
    expect(shown.returns[0]!.timeline.at(-1)).toMatchObject({
      ...{ event: 'refund', by: 'operator', reason: 'The picture shows it' },
    })
    const { notifications } = await app.call('getNotifications', {}, { token: side.token })
    expect(notifications[0]).toMatchObject({ status: 'refunded' })
  }
  const { items } = await app.call('getDisputes', { state: 'closed' }, { token: finance.token })
  expect(items[0]).toMatchObject({ _id: id, state: 'refunded' })
  const { rows } = await app.database.pool.query(
    `select actor, facts from audit_log where event = 'dispute.decided' and subject = $1`,
    [id],
  )
  expect(rows).toEqual([{ actor: finance.user._id, facts: { event: 'refund' } }])
  await sound()
})

test('decided for the seller, nothing is paid back', async ({ world }) => {
  const { app, owner, disputed, decide, sound } = world
  const { id, buyer } = await disputed()
  expect(await decide(owner, id, { event: 'close' })).toMatchObject({
    ...{ state: 'closed', documents: [] },
  })
  const { payments } = await app.call('getPayments', {}, { token: buyer.token })
  expect(payments).toMatchObject([{ state: 'collected' }])
  await sound()
})

test('of two who decide at once the second is told, and so is who comes after both sides agreed', async ({
  world,
}) => {
  const { owner, finance, disputed, decide, take, sound } = world
  const one = await disputed()
  const outcomes = await Promise.all([
    outcome(decide(owner, one.id, { event: 'close' })),
    outcome(decide(finance, one.id)),
  ])
  expect(outcomes.toSorted()).toEqual(['409 dispute.decided', 'accepted'])
  const other = await disputed()
  await take(other.buyer, other.id, 'withdraw')
  expect(await outcome(decide(owner, other.id))).toBe('409 dispute.decided')
  await sound()
})

test('who may not move money, or was away, decides nothing', async ({ world }) => {
  const { app, owner, support, disputed, decide } = world
  const { id, buyer } = await disputed()
  expect(await outcome(decide(support, id))).toBe('403 auth.role')
  expect(await outcome(decide(buyer, id))).toBe('404 route.not_found')
  expect(await outcome(decide(owner, noId))).toBe('404 return.not_found')
  expect(await outcome(decide(owner, id, { reason: ' ' }))).toBe('400 input.invalid')
  expect(await outcome(decide(owner, id, { event: 'replace' }))).toBe('400 input.invalid')
  const { pool } = app.database
  await pool.query(`update session set factor_at = now() - interval '11 minutes'
    where user_no = (select no from "user" where id = '${owner.user._id}')`)
  expect(await outcome(decide(owner, id))).toBe('403 factor.recent')
  await pool.query('update session set factor_at = now() where factor_at is not null')
  expect(await outcome(decide(owner, id))).toBe('accepted')
})
