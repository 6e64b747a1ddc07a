import type { InjectOptions } from 'fastify'
import { beforeAll, expect, test as plain } from 'vitest'
import { addresses, type EndpointName } from '#contract/addresses.ts'
import type { InputOf } from '#contract/api.ts'
import type { SellerDetailsOfOwner } from '#contract/profile.ts'
import { examples } from './testing/examples.ts'
import { calls } from './testing/access-table.ts'
import { requestOf, testApp, type TestApp } from './testing/app.ts'
import { canariesIn, placeCanaries, unknownTables } from './testing/canaries.ts'
import { publishListing } from './testing/factories.ts'
import {
  companyDetails,
  garageDetails,
  join,
  newIdentity,
  password,
  pictureFile,
} from './testing/people.ts'
import { bearer, insertSession } from './testing/principals.ts'
import { ensureBuiltWeb } from './testing/web.ts'
import { testIn } from './testing/world.ts'
import { builtWeb } from './web.ts'

beforeAll(ensureBuiltWeb, 300_000)

const names = Object.keys(addresses) as EndpointName[]
const contactCalls: EndpointName[] = ['getListing', 'getSeller']
// It shows every message that was sent, and exists in demonstrations only.
const withCodes: EndpointName[] = ['getOutbox']
const contactCanaries = ['canary-user-email', 'canary-user-phone']

/** All that the application writes to its log from now on. */
function logOf({ http }: Pick<TestApp, 'http'>): () => string {
  const stream = Object.getOwnPropertySymbols(http.log).find(
    ({ description }) => description === 'pino.stream',
  )!
  let written = ''
  Object.assign(http.log, { [stream]: { write: (line: string) => (written += line) } })
  http.log.level = 'debug'
  return () => written
}

/** Two who look around, and a marketplace in which everything private of all others is marked. */
const test = testIn(async (atEnd) => {
  const env = { LIMIT_PER_ADDRESS: '1000' }
  const app = await testApp('demo', { env, web: builtWeb(), atEnd })
  const { db, pool } = app.database
  const lookers = { buyer: await join(app, 'BUYER'), seller: await join(app, 'SELLER') }
  const victims = { buyer: await join(app, 'BUYER'), seller: await join(app, 'SELLER') }
  const noOf = async ({ user }: { user: { _id: string } }): Promise<number> =>
    (await pool.query('select no from "user" where id = $1', [user._id])).rows[0].no
  const { sku, sellerNo } = await publishListing(app, { sellerNo: await noOf(victims.seller) })
  const tokens: string[] = []
  const nos = { buyer: await noOf(lookers.buyer), seller: await noOf(lookers.seller) }
  await placeCanaries(pool, { spared: Object.values(nos) })
  const { rows: hidden } = await pool.query<{ id: string }>(
    `select id from stored_file where owner_no <> all($1) or owner_no is null
     union all select id from session where user_no <> all($1)`,
    [Object.values(nos)],
  )
  const phones = await pool.query('select phone from "user" where no = $1', [sellerNo])
  return {
    ...{ app, lookers, victims, sku, sellerPhone: phones.rows[0].phone as string },
    hiddenIds: hidden.map(({ id }) => id),
    tokens,
    async session(who: keyof typeof nos) {
      const made = await insertSession(db, nos[who])
      tokens.push(made.token)
      return made
    },
    log: logOf(app),
  }
})

type Reply = Awaited<ReturnType<TestApp['http']['inject']>>

/** What of others is in a reply, its headers included. */
function leaks(reply: Reply, hiddenIds: string[]): string[] {
  const text = `${JSON.stringify(reply.headers)} ${reply.body}`
  return [...canariesIn(text), ...hiddenIds.filter((id) => text.includes(id))].sort()
}

const internalNames = /"(no|[a-zA-Z]*No|(user|owner|seller)_no|passwordHash|tokenHash|salt|hash)":/g

test('every table is listed as private or not', async ({ world }) => {
  expect(await unknownTables(world.app.database.pool)).toEqual([])
})

test('no reply has private data of others, and only two calls a seller’s contact', async ({
  world,
}) => {
  const { app, victims, sku, hiddenIds, lookers } = world
  const { email } = newIdentity()
  const inputs: { [Name in EndpointName]: InputOf<Name> } = {
    ...examples,
    changeContact: { identify: email, code: '123456', password },
    changePassword: { current: password, password },
    closeAccount: { password },
    startTotp: { password },
    makeRecoveryCodes: { password },
    startPasskey: { password },
    removePasskey: { ...examples.removePasskey, password },
    removeFactors: { password },
    createAccessKey: { name: 'Stock system', password },
    createWebhook: { ...examples.createWebhook, password },
    rotateWebhookSecret: { ...examples.rotateWebhookSecret, password },
    getFeaturedSellers: { limit: 100 },
    getHome: { limit: 24 },
    getListing: { sku },
    getOutbox: { limit: 100 },
    getSeller: { id: victims.seller.user._id },
    getSellerList: { limit: 100 },
    getUserListings: { seller_id: victims.seller.user._id },
    initializeListings: { limit: 100 },
    login: { method: 'email', email: lookers.buyer.email, password },
    resetPassword: { identify: email, code: '123456', password },
    searchListings: { limit: 100 },
    verifyOtp: { identify: email, code: '123456' },
  }
  for (const who of ['visitor', 'buyer', 'seller'] as const)
    for (const name of names) {
      const { email, phone } = newIdentity()
      const { token, id } =
        who === 'visitor' ? { token: '', id: undefined } : await world.session(who)
      const input = {
        ...inputs[name],
        ...(name === 'getOtpByEmail' && { email }),
        ...(name === 'getOtpByPhone' && { phone }),
        ...(name === 'endSession' && id && { id }),
      }
      const files = name === 'newListing' ? { pic: await pictureFile() } : undefined
      const request = requestOf(name, input, files)
      const headers = { ...request.headers, ...(token && bearer(token)) }
      const reply = await app.http.inject({ ...request, headers })
      const status = Number(calls[name][who].slice(0, 3))
      expect([who, name, reply.statusCode]).toEqual([who, name, status])
      // Who is leaving gets less.
      if (name === 'closeAccount' && token) await app.call('cancelClosing', {}, { token })
      if (withCodes.includes(name)) {
        expect(canariesIn(reply.body)).toContain('canary-outbox_message-text')
        continue
      }
      const allowed = contactCalls.includes(name) ? contactCanaries : []
      expect([who, name, leaks(reply, hiddenIds)]).toEqual([who, name, allowed])
      expect([who, name, reply.body.match(internalNames)]).toEqual([who, name, null])
    }
})

test('naming another user in a call reveals nothing about them', async ({ world }) => {
  const { app, hiddenIds, victims } = world
  const { rows } = await app.database.pool.query<{ email: string; phone: string }>(
    'select email, phone from "user" where id = $1',
    [victims.buyer.user._id],
  )
  const { email } = rows[0]!
  const documents = victims.buyer.user.details as { trade_license_upload: string }
  const details = JSON.stringify({ ...garageDetails, ...documents })
  const attempts: [EndpointName, object, string][] = [
    ['updateUser', { user_id: victims.buyer.user._id }, 'auth.not_you'],
    ['updateUser', { details }, 'file.unknown'],
    ['login', { method: 'email', email, password }, 'auth.credentials'],
    ['resetPassword', { identify: email, code: '123456', password }, 'code.wrong'],
    ['verifyOtp', { identify: email, code: '123456' }, 'code.wrong'],
    ['changeContact', { identify: email, code: '123456', password }, 'code.wrong'],
    ['getSeller', { id: victims.buyer.user._id }, 'seller.not_found'],
    ['getUserListings', { seller_id: victims.buyer.user._id }, 'seller.not_found'],
    ['endSession', { id: hiddenIds.at(-1) }, 'session.not_found'],
  ]
  const { token } = await world.session('buyer')
  for (const [name, input, code] of attempts) {
    const request = requestOf(name, input)
    const headers = { ...request.headers, ...bearer(token) }
    const reply = await app.http.inject({ ...request, headers })
    expect([name, reply.json().code, leaks(reply, hiddenIds)]).toEqual([name, code, []])
  }
  const known = await app.http.inject(requestOf('getOtpByEmail', { email }))
  const unknown = await app.http.inject(requestOf('getOtpByEmail', { email: newIdentity().email }))
  expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
  const document = await app.http.inject({
    url: documents.trade_license_upload,
    headers: bearer(token),
  })
  expect([document.statusCode, leaks(document, [])]).toEqual([404, []])
})

test('papers and bank account are returned to the company only', async ({ world }) => {
  const { app, lookers } = world
  const { user } = lookers.seller
  const { trade_license_no, trade_license_upload } = user.details as SellerDetailsOfOwner
  const added = {
    legal_name: 'Falcon Spare Parts Trading L.L.C',
    vat_registration_no: '100765432100003',
    iban: 'AE070331234567890123456',
  }
  const own = [trade_license_no, trade_license_upload!, 'licence.jpg', ...Object.values(added)]
  const [seller, buyer] = [await world.session('seller'), await world.session('buyer')]
  const details = JSON.stringify({ ...companyDetails, ...added })
  await app.call('updateUser', { details, password }, { token: seller.token })
  const shownAt = async (request: InjectOptions, headers = {}) => {
    const { statusCode, body } = await app.http.inject({ ...request, headers })
    expect(statusCode).toBe(200)
    return own.filter((canary) => body.includes(canary))
  }
  for (const name of ['getMe', 'exportAccount'] as const)
    expect([name, await shownAt(requestOf(name, {}), bearer(seller.token))]).toEqual([name, own])
  const requests = [
    ...(['getSeller', 'getUserListings', 'getSellerList'] as const).map((name) =>
      requestOf(name, { id: user._id, seller_id: user._id, limit: 100 }),
    ),
    { url: `/seller-details/${user._id}` },
    { url: `/seller-listings/${user._id}` },
  ]
  for (const headers of [{}, bearer(seller.token), bearer(buyer.token)])
    for (const request of requests)
      expect([request.url, await shownAt(request, headers)]).toEqual([request.url, []])
})

test('pages are the same for every caller, and contain nothing private', async ({ world }) => {
  const { app, sku, victims, lookers, hiddenIds } = world
  const { listing } = await app.call('getListing', { sku })
  const contactPages = [
    `/seller-details/${victims.seller.user._id}`,
    `/seller-listings/${victims.seller.user._id}`,
    `/spare-part-details/${listing.slug}`,
  ]
  const others = ['/', '/all-listings', '/stores', '/buy-spare-parts', '/news', '/register']
  const { token } = await world.session('buyer')
  const { email, phone, user } = lookers.buyer
  for (const url of [...others, ...contactPages, '/my-profile', '/settings']) {
    const page = await app.http.inject({ url, headers: bearer(token) })
    expect([url, page.statusCode]).toEqual([url, 200])
    const found = leaks(page, [...hiddenIds, email, phone, user._id, token])
    const unexpected = found.filter(
      (canary) => !contactCanaries.includes(canary) || !contactPages.includes(url),
    )
    expect([url, unexpected]).toEqual([url, []])
    expect([url, (await app.http.inject(url)).body === page.body]).toEqual([url, true])
  }
})

test('the log has routes and outcomes, and no personal data', async ({ world }) => {
  const { log, lookers, victims, tokens, hiddenIds } = world
  const lines = log()
  expect(lines).toContain('"route":"/api/users/login"')
  expect(canariesIn(lines)).toEqual([])
  const people = [...Object.values(lookers), ...Object.values(victims)]
  const secrets = people.flatMap(({ email, phone, token, user }) => [
    ...[email, phone, token, user._id, user.name],
  ])
  const leaked = [...secrets, ...tokens, ...hiddenIds, password].filter((text) =>
    lines.includes(text),
  )
  expect(leaked).toEqual([])
})

// Errors of the database carry the parameters of their statement.
test('a failed statement is logged without its parameters', async ({ world }) => {
  const { app, log } = world
  const { pool } = app.database
  const { email } = newIdentity()
  await pool.query('alter table "user" rename column email to gone')
  const before = log().length
  const login = requestOf('login', { method: 'email', email, password })
  const reply = await app.http.inject(login)
  await pool.query('alter table "user" rename column gone to email')
  expect([reply.statusCode, reply.json().code]).toEqual([500, 'server.failed'])
  const lines = log().slice(before)
  expect(lines).toContain('request failed')
  expect(lines.includes(email)).toBe(false)
})

plain('the newsletter’s reply is the same for known and unknown addresses', async () => {
  const app = await testApp('empty')
  const ask = (email: string) => app.call('subscribeToNewsletter', { email, language: 'ar' })
  const [first, again, otherCase] = [
    await ask('garage@example.com'),
    await ask('garage@example.com'),
    await ask('GARAGE@example.com'),
  ]
  expect([again, otherCase]).toEqual([first, first])
  const { rows } = await app.database.pool.query(
    'select email, language, status from newsletter_subscription',
  )
  expect(rows).toEqual([{ email: 'garage@example.com', language: 'ar', status: 'pending' }])
})
