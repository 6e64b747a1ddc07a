import { expect, test } from 'vitest'
import { contactReasons } from '#contract/contact-options.ts'
import { operatorPermissions } from '#contract/operator-roles.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { newId } from '../platform/id.ts'
import { enqueue } from '../platform/jobs.ts'
import { testApp, type TestApp, type TestDatabase } from '../testing/app.ts'
import { realUse } from '../testing/real-use.ts'
import { joinAsOperator } from '../testing/operators.ts'
import { publishListing } from '../testing/factories.ts'
import { join, newIdentity } from '../testing/people.ts'
import { outcome } from '../testing/refusal.ts'

const write = (app: Pick<TestApp, 'call'>, changes: object = {}) =>
  app.call('sendContact', {
    ...{ name: 'Salem Haddad', email: newIdentity().email, mobile: '050 123 4567' },
    ...{ mode: 'email', reason: contactReasons[0], message: 'Which papers?', ...changes },
  })

/** A garage and a company that talk about a part. */
async function conversation(app: TestApp & { database: TestDatabase }) {
  const [seller, buyer] = [await join(app, 'SELLER'), await join(app, 'BUYER')]
  const { rows } = await app.database.pool.query<{ no: number }>(
    'select no from "user" where id = $1',
    [seller.user._id],
  )
  const { sku } = await publishListing(app, { sellerNo: rows[0]!.no })
  const { listing } = await app.call('getListing', { sku })
  const { roomId } = await app.call(
    'startChat',
    { listing_id: listing._id },
    { token: buyer.token },
  )
  return { roomId, seller, buyer }
}

test('every call of operators has a permission, and nothing else has one', () => {
  for (const { name, path, permission, access } of Object.values<Endpoint>(endpoints)) {
    const isOpen = ['openInvitation', 'startInvitation', 'acceptInvitation'].includes(name)
    const isOperators = path.startsWith('/operator/') && !isOpen
    expect([name, permission !== undefined]).toEqual([name, isOperators])
    if (permission) expect([name, access]).toEqual([name, ['OPERATOR']])
  }
})

test('owners may do everything, support moves no money, finance reads nobody’s messages', () => {
  const of = (role: string) =>
    Object.entries(operatorPermissions)
      .filter(([, roles]) => (roles as readonly string[]).includes(role))
      .map(([permission]) => permission)
  expect(of('owner')).toEqual(Object.keys(operatorPermissions))
  expect(of('support')).toEqual([
    ...['overview', 'tickets', 'reports', 'sellers', 'lookUp', 'people', 'documents', 'jobs'],
    ...['vocabulary', 'content', 'disputes'],
  ])
  expect(of('finance')).toEqual(['overview', 'lookUp', 'disputes', 'money'])
})

test('tickets wait in their order, are answered by mail, closed and opened again', async () => {
  const app = await testApp('empty')
  const { token } = await joinAsOperator(app, 'support')
  const by = { token }
  const email = newIdentity().email
  const first = await write(app, { email, language: 'ar' })
  const second = await write(app)
  const { items, total } = await app.call('getTickets', {}, by)
  expect([items.map(({ ticket }) => ticket), total]).toEqual([[first.ticket, second.ticket], 2])
  const read = await app.call('getTicket', { ticket: first.ticket.toLowerCase() }, by)
  expect(read).toMatchObject({ email, mobile: '+971501234567', answers: [], next: second.ticket })
  const answer = { ticket: first.ticket, text: 'A trade licence.\nNothing else.', count: 0 }
  const answered = await app.call('answerTicket', { ...answer, close: true }, by)
  expect(answered.closed).not.toBeNull()
  expect(answered.answers).toMatchObject([{ by: 'Mariam Al Suwaidi', text: answer.text }])
  const { items: mails } = await app.call('getOutbox', { to: email, limit: 10 })
  const mail = mails.find(({ subject }) => subject.includes('answer to your message'))!
  expect(mail.subject.startsWith('ردنا')).toBe(true)
  for (const words of ['A trade licence.', 'Which papers?', first.ticket])
    expect(mail.text).toContain(words)
  const overview = await app.call('getOverview', {}, by)
  expect(overview.queues).toMatchObject([
    { queue: 'sellers', waiting: 0, oldest: null },
    { queue: 'changed-licences', waiting: 0, oldest: null },
    { queue: 'tickets', waiting: 1, oldest: items[1]!.date },
    { queue: 'reports', waiting: 0, oldest: null },
    { queue: 'listing-reports', waiting: 0, oldest: null },
    { queue: 'disputes', waiting: 0, oldest: null },
    { queue: 'jobs', waiting: 0, oldest: null },
    { queue: 'vocabulary', waiting: 0, oldest: null },
  ])
  expect((await app.call('getTickets', { state: 'closed' }, by)).items).toMatchObject([
    { ticket: first.ticket, answers: 1 },
  ])
  await app.call('setTicketState', { ticket: first.ticket, state: 'open' }, by)
  expect((await app.call('getTicket', { ticket: second.ticket }, by)).next).toBe(first.ticket)
  const { rows } = await app.database.pool.query<{ event: string; subject: string }>(
    `select event, subject from audit_log where event like 'ticket%' order by no`,
  )
  expect(rows.map(({ event, subject }) => `${event} ${subject}`)).toEqual([
    'ticket.listed null',
    `ticket.read ${first.ticket}`,
    `ticket.answered ${first.ticket}`,
    'ticket.listed null',
    `ticket.reopened ${first.ticket}`,
    `ticket.read ${second.ticket}`,
  ])
})

test('of two who answer at once one is told so, and nothing is sent twice', async () => {
  const app = await testApp('empty')
  const [one, two] = [await joinAsOperator(app), await joinAsOperator(app, 'support')]
  const email = newIdentity().email
  const { ticket } = await write(app, { email })
  const answer = ({ token }: { token: string }) =>
    outcome(app.call('answerTicket', { ticket, text: 'A trade licence.', count: 0 }, { token }))
  const results = await Promise.all([answer(one), answer(two)])
  expect(results.sort()).toEqual(['409 ticket.answered', 'accepted'])
  const { items } = await app.call('getOutbox', { to: email, limit: 10 })
  expect(items.filter(({ subject }) => subject.includes('Our answer'))).toHaveLength(1)
})

test('what was answered goes with the ticket, and stays without the operator', async () => {
  const app = await testApp('empty')
  const [owner, support] = [await joinAsOperator(app), await joinAsOperator(app, 'support')]
  const { ticket } = await write(app)
  const text = 'A trade licence.'
  await app.call('answerTicket', { ticket, text, count: 0 }, { token: support.token })
  await app.call('removeOperator', { id: support.user._id }, { token: owner.token })
  const { pool } = app.database
  const answers = async () =>
    (await app.call('getTicket', { ticket }, { token: owner.token })).answers
  await expect.poll(async () => (await answers())[0]?.by).toBeNull()
  expect((await answers())[0]!.text).toBe(text)
  await pool.query('delete from contact_ticket')
  expect((await pool.query('select from contact_ticket_answer')).rowCount).toBe(0)
})

test('a failed job is shown with its error, tried again, and dropped', async () => {
  const app = await testApp('empty', { env: realUse })
  const { token } = await joinAsOperator(app)
  const by = { token }
  const { db, pool } = app.database
  await enqueue(db, 'no-such-task', { to: 'somebody@example.com' }, { runAt: new Date(2100, 1) })
  await pool.query(`update graphile_worker._private_jobs set attempts = max_attempts,
    last_error = 'Error: the mail server said no', updated_at = now()
    where task_id = (select id from graphile_worker._private_tasks where identifier = 'no-such-task')`)
  const { items } = await app.call('getFailedJobs', {}, by)
  expect(items).toMatchObject([
    {
      task: 'no-such-task',
      error: 'Error: the mail server said no',
      attempts: 8,
      most: 8,
      next: null,
    },
  ])
  expect(JSON.stringify(items)).not.toContain('somebody')
  const overview = await app.call('getOverview', {}, by)
  expect(overview.queues.find(({ queue }) => queue === 'jobs')).toMatchObject({ waiting: 1 })
  const { _id: id } = items[0]!
  await app.call('retryJob', { id }, by)
  const { rows } = await pool.query<{ attempts: number; due: boolean }>(
    `select attempts, run_at <= now() due from graphile_worker._private_jobs where id = $1`,
    [id],
  )
  expect(rows).toEqual([{ attempts: 0, due: true }])
  expect(await outcome(app.call('dropJob', { id }, by))).toBe('404 job.not_found')
  await pool.query('update graphile_worker._private_jobs set attempts = max_attempts')
  await app.call('dropJob', { id }, by)
  expect(await outcome(app.call('retryJob', { id }, by))).toBe('404 job.not_found')
})

test('a failed job that moves money is run again or dropped only by who may, and with the factor', async () => {
  const app = await testApp('empty', { env: realUse })
  const [owner, support] = [await joinAsOperator(app), await joinAsOperator(app, 'support')]
  const { db, pool } = app.database
  await enqueue(db, 'refund-card', { id: newId() }, { runAt: new Date(2100, 1) })
  await pool.query(`update graphile_worker._private_jobs set attempts = max_attempts,
    last_error = 'Error: no answer' where run_at > now() + interval '1 year'`)
  const listed = async ({ token }: { token: string }) =>
    (await app.call('getFailedJobs', {}, { token })).items[0]!
  expect([await listed(owner), await listed(support)]).toMatchObject([
    { task: 'refund-card', allowed: true },
    { task: 'refund-card', allowed: false },
  ])
  for (const task of ['settle-transfers', 'record-paid-refunds', 'record-paid-payouts']) {
    await pool.query(
      `update graphile_worker._private_jobs set task_id =
      (select id from graphile_worker._private_tasks where identifier = $1)`,
      [task],
    )
    expect([await listed(owner), await listed(support)]).toMatchObject([
      { task, allowed: true },
      { task, allowed: false },
    ])
  }
  await pool.query(`update graphile_worker._private_jobs set task_id =
    (select id from graphile_worker._private_tasks where identifier = 'refund-card')`)
  const { _id: id } = await listed(owner)
  const take = (name: 'retryJob' | 'dropJob', { token }: { token: string }) =>
    outcome(app.call(name, { id }, { token }))
  for (const name of ['retryJob', 'dropJob'] as const)
    expect(await take(name, support)).toBe('403 auth.role')
  await pool.query(`update session set factor_at = now() - interval '11 minutes'`)
  for (const name of ['retryJob', 'dropJob'] as const)
    expect(await take(name, owner)).toBe('403 factor.recent')
  await pool.query('update session set factor_at = now()')
  expect(await take('retryJob', owner)).toBe('accepted')
  // For a refund that there isn't, it has nothing to do.
  await expect
    .poll(async () => (await pool.query('select from graphile_worker.jobs')).rowCount)
    .toBe(0)
})

test('health names versions, jobs and the last checks', async () => {
  const app = await testApp('empty')
  const { token } = await joinAsOperator(app, 'finance')
  const before = await app.call('getHealth', {}, { token })
  expect(before.databaseBytes).toBeGreaterThan(1_000_000)
  expect(before.checks.map(({ check, at }) => [check, at])).toEqual([
    ['backup', null],
    ['audit', null],
    ['ledger', null],
  ])
  const { pool } = app.database
  await pool.query(`select graphile_worker.add_job('check-audit')`)
  const audit = async () => (await app.call('getHealth', {}, { token })).checks[1]!
  await expect.poll(async () => (await audit()).ok).toBe(true)
  await pool.query('alter table audit_log disable trigger user')
  await pool.query(`update audit_log set event = 'another' where no = 1`)
  await pool.query(`select graphile_worker.add_job('check-audit')`)
  await expect.poll(async () => (await audit()).ok).toBe(false)
  expect((await audit()).detail).toContain('Entry 1 ')
})

test('the audit log is read page by page, by event and by person', async () => {
  const app = await testApp('empty')
  const { token, user } = await joinAsOperator(app)
  for (let i = 0; i < 3; i++) await write(app)
  await app.call('getTickets', {}, { token })
  await app.call('getTickets', {}, { token })
  const first = await app.call('getAuditLog', { limit: 2 }, { token })
  expect(first.entries.map(({ event, name }) => [event, name])).toEqual([
    ['ticket.listed', 'Mariam Al Suwaidi'],
    ['ticket.listed', 'Mariam Al Suwaidi'],
  ])
  const rest = await app.call('getAuditLog', { before: String(first.before) }, { token })
  expect(rest.entries.map(({ event }) => event)).toContain('operator.joined')
  const reads = await app.call('getAuditLog', { event: 'audit.read' }, { token })
  expect(reads.entries).toHaveLength(2)
  const own = await app.call(
    'getAuditLog',
    { actor: user._id, event: 'operator.joined' },
    { token },
  )
  expect(own.entries).toMatchObject([{ actor: user._id, facts: { role: 'owner' } }])
})

test('a reported conversation is shown up to the report, and closed', async () => {
  const app = await testApp('empty')
  const { token } = await joinAsOperator(app, 'support')
  const { roomId, seller, buyer } = await conversation(app)
  const send = (text: string) =>
    app.call('sendMessage', { roomId, clientId: newId(), message: text }, { token: buyer.token })
  await send('Is it new?')
  await app.call('reportChat', { roomId, reason: 'abuse', note: 'Rude' }, { token: seller.token })
  await send('Written after the report')
  const { items } = await app.call('getReports', {}, { token })
  expect(items).toMatchObject([
    { reason: 'abuse', note: 'Rude', by: 'Falcon Auto Parts', about: 'كراج النور', closed: null },
  ])
  const { _id: id } = items[0]!
  const report = await app.call('getReport', { id }, { token })
  expect(report.messages).toMatchObject([{ by: 'other', text: 'Is it new?', file: null }])
  await app.call('setReportState', { id, state: 'closed' }, { token })
  expect((await app.call('getReports', {}, { token })).items).toEqual([])
  expect((await app.call('getReports', { state: 'closed' }, { token })).total).toBe(1)
})
