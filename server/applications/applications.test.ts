import { expect } from 'vitest'
import { toFils } from '#contract/money.ts'
import { carListing } from '../catalog/car-listing.tables.ts'
import { newId } from '../platform/id.ts'
import { appOn, testApp, type TestApp } from '../testing/app.ts'
import { realUse } from '../testing/real-use.ts'
import { joinAsOperator } from '../testing/operators.ts'
import { companyDetails, garageDetails, join, password, pictureFile } from '../testing/people.ts'
import { provenDraft } from '../testing/principals.ts'
import { queued } from '../testing/queued.ts'
import { objections, outcome } from '../testing/refusal.ts'
import { trading } from '../testing/trade.ts'
import { testIn } from '../testing/world.ts'
import { remindOfLicences } from './licence-reminders.ts'

const REASON = 'Counterfeit pads, as two garages reported.'

// Nothing is sent: mails wait in the queue. One client makes all calls.
const env = { ...realUse, LIMIT_PER_ADDRESS: '1000' }

const test = testIn(async (atEnd) => {
  const world = await trading(atEnd, { env })
  const { app } = world
  const { pool, db } = app.database
  const owner = await joinAsOperator(app)
  const signUp = async (role: 'BUYER' | 'SELLER', details: object) => {
    const draft = await provenDraft(db)
    const input = { role, ...draft, password, details: JSON.stringify(details) }
    const files = { trade_license_upload: await pictureFile() }
    const { user, token } = await app.call('signUp', input as never, { files })
    const { rows } = await pool.query<{ no: number }>('select no from "user" where id = $1', [
      user._id,
    ])
    return { id: user._id, no: rows[0]!.no, token, email: draft.email }
  }
  const person = () => signUp('BUYER', garageDetails)
  const apply = (details: object = {}) =>
    signUp('SELLER', { ...companyDetails, trade_license_expiry: '2199-03-31', ...details })
  const read = (id: string, by = owner) => app.call('getApplication', { id }, by)
  type Step = Parameters<typeof app.call<'stepApplication'>>[1]
  const step = async (id: string, event: Step['event'], note?: string, by = owner) => {
    const { seen, form } = await read(id, by)
    return app.call('stepApplication', { id, event, seen, form, ...(note && { note }) }, by)
  }
  const suspend = async (id: string, by = owner) => {
    const { seen } = await read(id, by)
    return app.call('suspendSeller', { id, reason: REASON, seen }, by)
  }
  const approve = async (id: string) => {
    await step(id, 'review')
    return step(id, 'approve')
  }
  return { ...world, stepOrder: world.step, person, owner, apply, read, step, suspend, approve }
})

/** What anybody can ask, each as a text that names the company or its part where it is shown. */
const publicCalls = (app: Pick<TestApp, 'call' | 'http'>, given: Shown, buyer: string) => {
  const { company, sku, listing, seller, car, word } = given
  const by = { token: buyer }
  const taken = (call: Promise<unknown>) => call.then(() => listing)
  const page = async (url: string) => (await app.http.inject(url)).body
  // Without what was typed, which is echoed.
  const foundBy = async (string: string) => {
    const { understood: _, ...found } = await app.call('searchListings', { string })
    return found
  }
  const asked: Record<string, () => Promise<unknown>> = {
    'search by words': () => app.call('searchListings', { string: word }),
    'search by number': () => foundBy(sku),
    'search by the end of a number': () => foundBy(sku.slice(3)),
    'search in descriptions': () => app.call('searchListings', { string: `zz${word}` }),
    'search of a company': () => app.call('searchListings', { seller }),
    facets: () => app.call('initializeListings', {}),
    'the page of a part': () => app.call('getListing', { sku }),
    suggestions: () => app.call('suggestListings', { q: sku.slice(0, 8) }),
    brands: () => app.call('getBrands', { q: `brand${word}` }),
    home: () => app.call('getHome', { limit: 24 }),
    'featured companies': () => app.call('getFeaturedSellers', { limit: 100 }),
    directory: () => app.call('getSellerDirectory', { q: company }),
    'list of companies': () => app.call('getSellerList', { q: company }),
    'the page of a company': () => app.call('getSeller', { id: seller }),
    'parts of a company': () => app.call('getUserListings', { seller_id: seller }),
    'cars of a company': () => app.call('getUserCars', { seller_id: seller }),
    'a car': () => app.call('getCar', { code: car }),
    // What was typed is echoed.
    'quick order': async () =>
      (await app.call('matchNumbers', { text: sku })).lines.map(
        ({ listing: found }) => found ?? '',
      ),
    'sitemap of parts': () => page('/sitemaps/parts-1.xml'),
    'sitemap of companies': () => page('/sitemaps/sellers-1.xml'),
    'sitemap of cars': () => page('/sitemaps/cars-1.xml'),
    'a chat': () => taken(app.call('startChat', { listing_id: listing }, by)),
    'a call-back': () => taken(app.call('requestCallback', { listing_id: listing }, by)),
    'a cart': () => app.call('setCartLine', { listing_id: listing, quantity: 1 }, by),
    'a favourite': () =>
      taken(app.call('setFavourite', { listing_id: listing, favourite: true }, by)),
  }
  return asked
}

type Shown = Record<'company' | 'sku' | 'listing' | 'seller' | 'car' | 'word', string>

const namesOf = ({ company, sku, listing, seller, car, word }: Shown) => [
  ...[company, sku, sku.replaceAll('-', ''), listing, seller, car, `brand${word}`],
]

/** In which of the public calls the company is named, or the call is taken. */
async function shownIn(app: Pick<TestApp, 'call' | 'http'>, given: Shown, buyer: string) {
  const found: string[] = []
  for (const [name, ask] of Object.entries(publicCalls(app, given, buyer))) {
    const text = await ask().then(
      (reply) => (typeof reply === 'string' ? reply : JSON.stringify(reply)),
      (error: { code?: string }) => {
        if (error.code?.endsWith('not_found')) return ''
        throw error
      },
    )
    const folded = text.toLowerCase()
    if (namesOf(given).some((name) => folded.includes(name.toLowerCase()))) found.push(name)
  }
  return found
}

test('what isn’t approved is in no public call, and appears when it is', async ({ world }) => {
  const { app, apply, part, person, approve, suspend, step } = world
  const company = `Quartz ${newId().slice(0, 8)}`
  const { id: seller, no } = await apply({ company_name: company })
  const word = `q${newId().slice(0, 6)}`
  const made = await part({
    ...{ sellerNo: no, partName: `Brake pads ${word}`, brand: `Brand${word}` },
    description: `<p>zz${word}</p>`,
  } as never)
  const car = `CAR${newId().slice(0, 6).toUpperCase()}`
  await app.database.db.insert(carListing).values({
    ...{ id: newId(), sellerNo: no, referenceCode: car, make: 'Toyota', model: 'Hilux' },
    ...{ priceFils: toFils(90_000), createdAt: new Date() },
  })
  const shown: Shown = { company, sku: made.sku, listing: made.id, seller, car, word }
  const seen = async () => shownIn(app, shown, (await person()).token)
  expect(await seen()).toEqual([])
  const other = await appOn(app.database.url, { env })
  await approve(seller)
  expect(await seen()).toEqual(Object.keys(publicCalls(app, shown, '')).filter(isAlways))
  // Another process follows.
  const inOther = async () => (await other.call('searchListings', { string: made.sku })).total
  await expect.poll(inOther).toBe(1)
  await suspend(seller)
  expect(await seen()).toEqual([])
  await expect.poll(inOther).toBe(0)
  await step(seller, 'lift', 'The parts are genuine.')
  expect(await seen()).not.toEqual([])
})

// The home page may show others.
const isAlways = (name: string) => name !== 'home'

test('the company reads why, edits, and applies again', async ({ world }) => {
  const { app, apply, step } = world
  const { pool } = app.database
  const { id, token, email, no } = await apply()
  // It expires while the application waits.
  await pool.query(`update seller set trade_license_expiry = '2020-01-31' where no = $1`, [no])
  const own = () => app.call('getOwnApplication', {}, { token })
  expect(await own()).toMatchObject({ status: 'applied', note: null, automatic: false })
  await step(id, 'review')
  expect(await outcome(step(id, 'approve'))).toBe('409 application.licence')
  expect(await objections(step(id, 'ask'))).toHaveProperty('note')
  await step(id, 'ask', 'The licence has expired.')
  expect(await own()).toMatchObject({ status: 'incomplete', note: 'The licence has expired.' })
  const resend = () => outcome(app.call('resendApplication', {}, { token }))
  expect(await resend()).toBe('409 application.licence')
  const details = JSON.stringify({ ...companyDetails, trade_license_expiry: '2199-01-31' })
  await app.call('updateUser', { details }, { token })
  expect(await resend()).toBe('accepted')
  expect(await resend()).toBe('409 application.step')
  await step(id, 'review')
  await step(id, 'refuse', 'Sells no car parts.')
  expect(await resend()).toBe('accepted')
  await step(id, 'review')
  const approved = await step(id, 'approve')
  expect(approved.history.map(({ event }) => event)).toEqual(
    'apply review ask resend review refuse resend review approve'.split(' '),
  )
  const mails = await queued<{ to: string; text: string; subject: string }>(
    app.database,
    'send-message',
  )
  const sent = mails.filter(({ payload: { to } }) => to === email)
  expect(sent.map(({ payload }) => payload.subject.split(' | ')[0])).toEqual([
    'We need more for your application on Ghiyar',
    'Your application on Ghiyar was refused',
    'Your company is approved on Ghiyar',
  ])
  expect(sent[0]!.payload.text).toContain('The licence has expired.')
  const bell = await app.call('getNotifications', {}, { token })
  expect(bell.notifications).toMatchObject([{ kind: 'application', status: 'approved' }])
  const { rows } = await pool.query(
    `select bool_and(from_status is not distinct from before) follows, (array_agg(to_status order by no desc))[1] last
     from (select *, lag(to_status) over (order by no) before from seller_event where seller_no = $1) e`,
    [no],
  )
  expect(rows).toEqual([{ follows: true, last: 'approved' }])
  for (const change of ['update seller_event set note = null', 'delete from seller_event'])
    await expect(pool.query(`${change} where seller_no = ${no}`)).rejects.toThrow(/only added/)
  await expect(
    pool.query(`insert into seller_event (seller_no, event, actor, to_status)
      values (${no}, 'approve', 'seller', 'approved')`),
  ).rejects.toThrow(/seller_event_transition/)
})

test('a licence that has expired is refused where it is entered, and may expire where it is', async ({
  world,
}) => {
  const { app, apply } = world
  const past = { trade_license_expiry: 'This day has passed' }
  expect(await objections(apply({ trade_license_expiry: '2020-01-31' }))).toEqual(past)
  const { token, no } = await apply()
  const save = (expiry: string) =>
    app.call(
      'updateUser',
      { details: JSON.stringify({ ...companyDetails, trade_license_expiry: expiry }) },
      { token },
    )
  expect(await objections(save('2020-01-31'))).toEqual(past)
  const expires = `update seller set trade_license_expiry = '2020-01-31' where no = $1`
  await app.database.pool.query(expires, [no])
  expect(await outcome(save('2020-01-31'))).toBe('accepted')
})

test('a demonstration approves by itself, and says so', async () => {
  const app = await testApp('empty')
  const { token } = await join(app, 'SELLER')
  const own = await app.call('getOwnApplication', {}, { token })
  expect(own).toMatchObject({ status: 'approved', automatic: true })
})

test('of two operators at once the second is told', async ({ world }) => {
  const { app, apply, read } = world
  const { id } = await apply()
  const support = await joinAsOperator(app, 'support')
  const { seen } = await read(id)
  const both = [world.owner, support].map((by) =>
    outcome(app.call('stepApplication', { id, event: 'review', seen }, by)),
  )
  expect((await Promise.all(both)).toSorted()).toEqual(['409 application.changed', 'accepted'])
})

test('what the company edits while it is in review is read before it is approved', async ({
  world,
}) => {
  const { app, apply, read, step, owner } = world
  const { id, token } = await apply()
  await step(id, 'review')
  const { seen, form } = await read(id)
  const details = {
    ...companyDetails,
    trade_license_no: 'CN-778',
    trade_license_expiry: '2199-03-31',
  }
  await app.call('updateUser', { details: JSON.stringify(details) }, { token })
  const approve = (given: object) =>
    outcome(app.call('stepApplication', { id, event: 'approve', seen, ...given }, owner))
  expect(await approve({ form })).toBe('409 application.changed')
  expect(await approve({})).toBe('409 application.changed')
  const { form: now, licence } = await read(id)
  expect([licence, await approve({ form: now })]).toEqual(['CN-778', 'accepted'])
})

test('a changed trade licence waits beside the former one until an operator confirms it, each time anew', async ({
  world,
}) => {
  const { app, owner, apply, approve, read, step } = world
  const { pool } = app.database
  const { id, no, token } = await apply()
  const valid = { ...companyDetails, trade_license_expiry: '2199-03-31' }
  const save = (details: object) =>
    app.call('updateUser', { details: JSON.stringify({ ...valid, ...details }) }, { token })
  const waiting = async () => {
    const { queues } = await app.call('getOverview', {}, owner)
    const list = await app.call('getApplications', { view: 'changed', limit: 100 }, owner)
    const queue = queues.find((each) => each.queue === 'changed-licences')!
    return [queue.waiting, list.items.filter(({ _id }) => _id === id).length]
  }
  const ownedFiles = async () => {
    const { rows } = await pool.query<{ id: string }>(
      `select id from stored_file where owner_no = $1 and field = 'trade_license_upload'`,
      [no],
    )
    return rows.map((row) => `/files/${row.id}`).sort()
  }
  const confirm = () => outcome(step(id, 'confirm-licence'))
  await save({ trade_license_no: 'CN-990' })
  const approved = await approve(id)
  const [others] = await waiting()
  expect(approved.formerLicence).toBeNull()
  await save({ trade_license_no: 'CN-990', company_address: 'Shop 9' })
  expect((await read(id)).formerLicence).toBeNull()
  expect(await confirm()).toBe('409 application.step')
  // Changed twice, it waits once, beside what the operator saw.
  const [first] = approved.documents
  await save({ trade_license_no: 'CN-991' })
  const { seen, form } = await read(id)
  await app.call('updateUser', {}, { token, files: { trade_license_upload: await pictureFile() } })
  const changed = await read(id)
  expect(changed).toMatchObject({ licence: 'CN-991', since: approved.since, status: 'approved' })
  expect(changed.formerLicence).toMatchObject({ licence: 'CN-990', document: first })
  expect(await ownedFiles()).toEqual([first!.url, changed.documents[0]!.url].sort())
  expect(await waiting()).toEqual([others! + 1, 1])
  // What nobody has read isn't confirmed.
  const early = app.call('stepApplication', { id, event: 'confirm-licence', seen, form }, owner)
  expect(await outcome(early)).toBe('409 application.changed')
  expect(await confirm()).toBe('accepted')
  const after = await read(id)
  expect(after).toMatchObject({ formerLicence: null, status: 'approved', since: approved.since })
  expect(after.history.map(({ event }) => event).slice(-3)).toEqual([
    ...['approve', 'change-licence', 'confirm-licence'],
  ])
  expect(await waiting()).toEqual([others, 0])
  // The document that was confirmed is kept for as long as its successor waits.
  const [document] = after.documents
  await app.call('updateUser', {}, { token, files: { trade_license_upload: await pictureFile() } })
  const again = await read(id)
  expect(again.formerLicence).toMatchObject({ licence: 'CN-991', document: { url: document!.url } })
  expect(await ownedFiles()).toEqual([document!.url, again.documents[0]!.url].sort())
  expect(await confirm()).toBe('accepted')
  expect(await ownedFiles()).toEqual([again.documents[0]!.url])
  // Of a document that stays, a confirmed number takes nothing away.
  await save({ trade_license_no: 'CN-993' })
  expect(await confirm()).toBe('accepted')
  expect(await ownedFiles()).toEqual([again.documents[0]!.url])
})

test('what a suspended company changes of its licence waits until the suspension is lifted', async ({
  world,
}) => {
  const { app, owner, apply, approve, suspend, read, step } = world
  const { id, token } = await apply()
  await approve(id)
  await suspend(id)
  const valid = { ...companyDetails, trade_license_expiry: '2199-03-31' }
  const details = JSON.stringify({ ...valid, trade_license_no: 'CN-992' })
  await app.call('updateUser', { details }, { token })
  const listed = async () =>
    (await app.call('getApplications', { view: 'changed', limit: 100 }, owner)).items.filter(
      ({ _id }) => _id === id,
    ).length
  expect(await listed()).toBe(0)
  expect((await read(id)).formerLicence).toMatchObject({ licence: companyDetails.trade_license_no })
  expect(await outcome(step(id, 'confirm-licence'))).toBe('409 application.step')
  // The reason of the suspension is still what the company reads.
  expect(await app.call('getOwnApplication', {}, { token })).toMatchObject({ note: REASON })
  await step(id, 'lift', 'Proven genuine.')
  expect(await listed()).toBe(1)
  expect(await outcome(step(id, 'confirm-licence'))).toBe('accepted')
})

test('suspending asks for the second factor again, and is in the audit log with every look', async ({
  world,
}) => {
  const { app, apply, approve, read, suspend } = world
  const { id } = await apply()
  await approve(id)
  const support = await joinAsOperator(app, 'support')
  const { pool } = app.database
  await pool.query(
    `update session set factor_at = now() - interval '601 seconds'
     where user_no = (select no from "user" where id = $1)`,
    [support.user._id],
  )
  expect(await outcome(suspend(id, support))).toBe('403 factor.recent')
  expect(await read(id)).toMatchObject({ status: 'approved' })
  await suspend(id)
  const finance = await joinAsOperator(app, 'finance')
  expect(await outcome(app.call('getApplications', {}, finance))).toBe('403 auth.role')
  const { items } = await app.call('getApplications', { view: 'suspended' }, world.owner)
  expect(items).toContainEqual(expect.objectContaining({ _id: id, status: 'suspended' }))
  const { rows } = await pool.query<{ event: string }>(
    `select distinct event from audit_log where event like 'application.%'
     and (subject = $1 or event = 'application.listed') order by event`,
    [id],
  )
  expect(rows.map(({ event }) => event)).toEqual(
    ['approve', 'listed', 'read', 'review', 'suspend'].map((event) => `application.${event}`),
  )
})

test('nobody decides about a company of their own', async ({ world }) => {
  const { app, apply, owner, step } = world
  const { id, no } = await apply()
  const [name, host] = owner.email.split('@')
  const { pool } = app.database
  await pool.query('update "user" set email = $1 where no = $2', [`${name}+parts@${host}`, no])
  expect(await outcome(step(id, 'review'))).toBe('409 application.own')
})

test('companies that may be the same are shown, also those that have closed their account', async ({
  world,
}) => {
  const { app, apply, read, step } = world
  const { pool } = app.database
  const licence = `CN-${newId().slice(0, 8)}`
  const refused = await apply({ company_name: 'First Parts', trade_license_no: licence })
  await step(refused.id, 'review')
  await step(refused.id, 'refuse', 'Not a trader.')
  const again = await apply({ trade_license_no: licence.toLowerCase().replace('-', ' ') })
  expect((await read(again.id)).duplicates).toMatchObject([
    { _id: refused.id, company: 'First Parts', status: 'refused', matches: ['licence'] },
  ])
  await pool.query(`update "user" set closing_at = now() where no = $1`, [refused.no])
  await pool.query(`select graphile_worker.add_job('close-accounts')`)
  await expect
    .poll(async () => (await read(again.id)).duplicates)
    .toMatchObject([{ _id: null, company: null, status: 'refused', matches: ['licence'] }])
  // Closing the account of the next application as well changes nothing about that.
  await pool.query(`update "user" set closing_at = now() where no = $1`, [again.no])
  await pool.query(`select graphile_worker.add_job('close-accounts')`)
  const isGone = () => outcome(read(again.id))
  await expect.poll(isGone).toBe('404 application.not_found')
  const third = await apply({ trade_license_no: licence })
  expect((await read(third.id)).duplicates).toMatchObject([{ _id: null, status: 'refused' }])
})

test('a suspended company finishes its orders, and gets no new ones', async ({ world }) => {
  const {
    apply,
    approve,
    suspend,
    part,
    person,
    put,
    place,
    step: stepOrder,
    app,
  } = {
    ...world,
    step: world.stepOrder,
  }
  const company = await apply()
  await approve(company.id)
  const made = await part({ sellerNo: company.no, quantity: 9 })
  const [buyer, late] = [await person(), await person()]
  await put(buyer, made)
  const order = await place(buyer)
  await put(late, made)
  await suspend(company.id)
  const { groups } = await app.call('getCart', {}, { token: late.token })
  expect(groups[0]!.lines).toMatchObject([{ problem: 'gone' }])
  await expect(place(late, { expected_total: 100 })).rejects.toMatchObject({
    code: 'checkout.changed',
  })
  const id = order.sellerOrders[0]!._id
  const done = await stepOrder(company, id, 'accept')
  expect(done.state).toBe('accepted')
})

test('of a trade licence the company is reminded once for each distance', async ({ world }) => {
  const { app, apply, approve } = world
  const { id, no, email } = await apply({ trade_license_expiry: '2199-06-30' })
  await approve(id)
  const mails = async () =>
    (await queued<{ to: string; subject: string }>(app.database, 'send-message')).filter(
      ({ payload: { to, subject } }) => to === email && subject.includes('trade licence'),
    ).length
  const deps = {
    ...{ db: app.database.db, origin: 'https://ghiyar.example' },
    notifications: { notify: () => Promise.resolve() },
  }
  const days = ['2199-05-20', '2199-06-02', '2199-06-03', '2199-06-24', '2199-06-30', '2199-07-05']
  const counts = []
  for (const day of days) {
    await remindOfLicences(deps, new Date(`${day}T08:00:00Z`))
    counts.push(await mails())
  }
  expect(counts).toEqual([0, 1, 1, 2, 3, 3])
  const { rows } = await app.database.pool.query(
    'select days_before from licence_reminder where seller_no = $1 order by 1 desc',
    [no],
  )
  expect(rows.map(({ days_before }) => days_before)).toEqual([30, 7, 0])
})
