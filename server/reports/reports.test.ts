import { expect, test } from 'vitest'
import type { InputOf } from '#contract/api.ts'
import { testApp, type TestApp, type TestDatabase } from '../testing/app.ts'
import { realUse } from '../testing/real-use.ts'
import { newListing, publishListing } from '../testing/factories.ts'
import { joinAsOperator } from '../testing/operators.ts'
import { exportOf, join } from '../testing/people.ts'
import { outcome } from '../testing/refusal.ts'

type App = TestApp & { database: TestDatabase }
type Report = InputOf<'reportSubject'>

/** A company with a listing, a garage, and an operator. */
async function scene() {
  const app = await testApp('empty', { env: { LIMIT_PER_ADDRESS: '1000' } })
  const [seller, buyer] = [await join(app, 'SELLER'), await join(app, 'BUYER')]
  const { rows } = await app.database.pool.query<{ no: number }>(
    'select no from "user" where id = $1',
    [seller.user._id],
  )
  const sellerNo = rows[0]!.no
  const { sku } = await publishListing(app, { sellerNo })
  const { listing } = await app.call('getListing', { sku })
  const operator = await joinAsOperator(app, 'support')
  return { app, seller, sellerNo, buyer, sku, id: listing._id, by: { token: operator.token } }
}

const about = (id: string, changes: Partial<Report> = {}): Report => ({
  ...{ kind: 'listing', id, reason: 'wrong_part', note: 'The picture shows a pump' },
  ...changes,
})

const isFound = async (app: App, sku: string) =>
  (await app.call('searchListings', { string: sku })).listings.some(
    ({ partSKU }) => partSKU === sku,
  )

const statusOf = async (app: App, id: string) => {
  const { rows } = await app.database.pool.query<{ status: string }>(
    'select status from listing where id = $1',
    [id],
  )
  return rows[0]!.status
}

test('anyone reports what is shown, once while it is open, but not their own', async () => {
  const { app, seller, buyer, id } = await scene()
  const report = (input: Report, token?: string) =>
    outcome(app.call('reportSubject', input, token ? { token } : {}))
  expect(await report(about(id))).toBe('accepted')
  expect(await report(about(id), buyer.token)).toBe('accepted')
  expect(await report(about(id, { reason: 'price' }), buyer.token)).toBe('409 report.exists')
  expect(await report(about(id), seller.token)).toBe('409 report.own')
  const company = about(seller.user._id, { kind: 'company' })
  expect(await report(company, buyer.token)).toBe('accepted')
  expect(await report(company, seller.token)).toBe('409 report.own')
  expect(await report(about(buyer.user._id, { kind: 'company' }))).toBe('404 seller.not_found')
  expect(await report(about(seller.user._id))).toBe('404 listing.not_found')
  await app.call('setListingStatus', { _id: id, status: 'paused' }, { token: seller.token })
  expect(await report(about(id))).toBe('404 listing.not_found')
})

test('of reports sent at once by one account, one is stored', async () => {
  const { app, buyer, id } = await scene()
  const results = await Promise.all(
    Array.from({ length: 5 }, () =>
      outcome(app.call('reportSubject', about(id), { token: buyer.token })),
    ),
  )
  expect(results.toSorted()).toEqual([...Array<string>(4).fill('409 report.exists'), 'accepted'])
})

test('an address and an account can report so often only, and robots not at all', async () => {
  const app = await testApp('empty', { env: realUse })
  const { sku } = await publishListing(app)
  const { listing } = await app.call('getListing', { sku })
  const send = () => outcome(app.call('reportSubject', about(listing._id, { website: 'x' })))
  const results = []
  for (let i = 0; i < 6; i++) results.push(await send())
  expect(results).toEqual([...Array<string>(5).fill('accepted'), '429 server.limited'])
  const { rows } = await app.database.pool.query('select from subject_report')
  expect(rows).toEqual([])
})

test('operators read the reports of a subject together, and close what they have read', async () => {
  const { app, seller, buyer, sku, id, by } = await scene()
  await app.call('reportSubject', about(id), { token: buyer.token })
  await app.call('reportSubject', about(id, { reason: 'price', note: '' }))
  await app.call('reportSubject', about(seller.user._id, { kind: 'company' }))
  const { items, total } = await app.call('getReportedSubjects', {}, by)
  expect(total).toBe(2)
  expect(items).toMatchObject([
    { kind: 'listing', _id: id, sku, reports: 2, reasons: ['price', 'wrong_part'], closed: null },
    { kind: 'company', _id: seller.user._id, sku: null, reports: 1 },
  ])
  const { queues } = await app.call('getOverview', {}, by)
  expect(queues.find(({ queue }) => queue === 'listing-reports')).toMatchObject({
    ...{ waiting: 2, oldest: items[0]!.date },
  })
  const read = await app.call('getReportedSubject', { kind: 'listing', id }, by)
  expect(read).toMatchObject({ open: 2, company_id: seller.user._id, status: 'active' })
  expect(read.reports.map(({ by, note }) => [by, note])).toEqual([
    [null, ''],
    [expect.any(String), 'The picture shows a pump'],
  ])
  await app.call('reportSubject', about(id, { reason: 'counterfeit' }))
  const { seen } = read
  const closing = { kind: 'listing', id, outcome: 'nothing', seen } as const
  const closed = await app.call('closeSubjectReports', closing, by)
  expect(closed.open).toBe(1)
  expect(closed.reports.map(({ outcome }) => outcome)).toEqual([null, 'nothing', 'nothing'])
  expect(await statusOf(app, id)).toBe('active')
  // What was closed can be reported again.
  await app.call('reportSubject', about(id), { token: buyer.token })
  const { rows } = await app.database.pool.query<{ event: string }>(
    `select event from audit_log where event like 'listing_report%' order by no`,
  )
  expect(rows.map(({ event }) => event)).toEqual([
    ...['listing_report.listed', 'listing_report.read', 'listing_report.closed'],
  ])
})

test('a hidden listing is gone at once, and its seller can’t offer it until it is shown', async () => {
  const { app, seller, sellerNo, buyer, sku, id, by } = await scene()
  const me = { token: seller.token }
  await app.call('reportSubject', about(id), { token: buyer.token })
  const { seen } = await app.call('getReportedSubject', { kind: 'listing', id }, by)
  expect(await isFound(app, sku)).toBe(true)
  const hiding = { id, reason: 'Another part is shown.\nCorrect the picture.', seen }
  const hidden = await app.call('hideListing', hiding, by)
  expect(hidden).toMatchObject({ open: 0, hidden: { reason: hiding.reason } })
  expect(await outcome(app.call('hideListing', hiding, by))).toBe('409 report.decided')
  expect(await isFound(app, sku)).toBe(false)
  expect(await outcome(app.call('getListing', { sku }))).toBe('404 listing.not_found')

  const own = await app.call('getMyListingItem', { id }, me)
  expect(own.listing).toMatchObject({ status: 'active', hidden: hiding.reason })
  const { notifications } = await app.call('getNotifications', {}, me)
  expect(notifications).toMatchObject([{ kind: 'listing_hidden', listing: { partSKU: sku } }])
  const { items: mails } = await app.call('getOutbox', { to: seller.user.email, limit: 5 })
  expect(mails[0]!.text).toContain('Correct the picture.')

  for (const status of ['paused', 'active'] as const)
    await app.call('setListingStatus', { _id: id, status }, me)
  expect(await statusOf(app, id)).toBe('withdrawn')
  await app.call('removeListing', { _id: id }, me)
  await app.stock.publish([await newListing(app.database.db, { sellerNo, sku })])
  expect(await isFound(app, sku)).toBe(false)
  await app.stock.align({ no: sellerNo })
  expect(await isFound(app, sku)).toBe(false)

  expect(await app.call('showListing', { id }, by)).toMatchObject({ hidden: null })
  expect(await outcome(app.call('showListing', { id }, by))).toBe('409 report.decided')
  expect(await isFound(app, sku)).toBe(true)
  const kinds = (await app.call('getNotifications', {}, me)).notifications.map(({ kind }) => kind)
  expect(kinds).toEqual(['listing_shown', 'listing_hidden'])
  const { rows } = await app.database.pool.query<{ event: string }>(
    `select event from audit_log where event in ('listing.hidden', 'listing.shown') order by no`,
  )
  expect(rows.map(({ event }) => event)).toEqual(['listing.hidden', 'listing.shown'])
})

test('a hidden listing stays hidden while its seller activates it at the same moment', async () => {
  const { app, seller, buyer, sku, id, by } = await scene()
  const me = { token: seller.token }
  await app.call('reportSubject', about(id), { token: buyer.token })
  const { seen } = await app.call('getReportedSubject', { kind: 'listing', id }, by)
  for (let i = 0; i < 4; i++) {
    await app.call('setListingStatus', { _id: id, status: 'paused' }, me)
    await Promise.all([
      app.call('hideListing', { id, reason: 'Look again.', seen }, by),
      app.call('setListingStatus', { _id: id, status: 'active' }, me),
    ])
    expect(await isFound(app, sku)).toBe(false)
    await app.call('showListing', { id }, by)
    expect(await isFound(app, sku)).toBe(true)
  }
})

test('a hidden listing isn’t shown with its company, and other listings are', async () => {
  const { app, sellerNo, seller, buyer, sku, id, by } = await scene()
  const other = await publishListing(app, { sellerNo })
  await app.call('reportSubject', about(id), { token: buyer.token })
  const { seen } = await app.call('getReportedSubject', { kind: 'listing', id }, by)
  await app.call('hideListing', { id, reason: 'Look again.', seen }, by)
  await app.call('closeAccount', { password: 'seven grey camels' }, { token: seller.token })
  expect(await isFound(app, other.sku)).toBe(false)
  await app.call('cancelClosing', {}, { token: seller.token })
  expect(await isFound(app, other.sku)).toBe(true)
  expect(await isFound(app, sku)).toBe(false)
})

test('what somebody reported is in their export', async () => {
  const { app, buyer, seller, id } = await scene()
  await app.call('reportSubject', about(id), { token: buyer.token })
  const company = about(seller.user._id, { kind: 'company', reason: 'other' })
  await app.call('reportSubject', company, { token: buyer.token })
  expect((await exportOf(app, buyer)).subjectReports).toMatchObject([
    { kind: 'listing', subject: id, reason: 'wrong_part', note: 'The picture shows a pump' },
    { kind: 'company', subject: seller.user._id, outcome: null },
  ])
  expect((await exportOf(app, seller)).subjectReports).toEqual([])
})

test('a visitor who reports sees what it is about, of what visitors can see', async () => {
  const { app, id, sku, seller } = await scene()
  const company = seller.user._id
  const read = (kind: 'listing' | 'company', of: string) =>
    app.call('getSubjectToReport', { kind, id: of })
  const shown = await read('company', company)
  expect(shown).toMatchObject({ sku: null, name: shown.company })
  expect(await read('listing', id)).toEqual({
    ...{ name: 'Front brake pads', sku, company: shown.company },
  })
  await app.database.pool.query(`update listing set status = 'paused' where id = $1`, [id])
  expect(await outcome(read('listing', id))).toBe('404 listing.not_found')
  await app.database.pool.query(`update seller set status = 'suspended' where id = $1`, [company])
  expect(await outcome(read('company', company))).toBe('404 seller.not_found')
})

test('of visitors a subject has a hundred open reports at most; members are heard still', async () => {
  const { app, buyer, id } = await scene()
  const { pool } = app.database
  const waiting = async () =>
    (await pool.query('select from subject_report where closed_at is null')).rowCount
  await app.call('reportSubject', about(id), {})
  await pool.query(`insert into subject_report (listing_no, reason, note)
    select listing_no, reason, note from subject_report, generate_series(2, 100)`)
  expect(await outcome(app.call('reportSubject', about(id), {}))).toBe('accepted')
  expect(await waiting()).toBe(100)
  await app.call('reportSubject', about(id), { token: buyer.token })
  expect(await waiting()).toBe(101)
})
