import { channel } from 'node:diagnostics_channel'
import type { FastifyInstance, InjectOptions, RouteOptions } from 'fastify'
import { expect } from 'vitest'
import { addresses, type EndpointName } from '#contract/addresses.ts'
import { endpoints } from '#contract/endpoints.ts'
import { examples } from './testing/examples.ts'
import { newId } from './platform/id.ts'
import { calls, members, pageRoutes, routes, type Member } from './testing/access-table.ts'
import { requestOf, testApp, type TestApp } from './testing/app.ts'
import { realUse } from './testing/real-use.ts'
import type { SentFile } from './testing/multipart.ts'
import { newIdentity, password, pictureFile } from './testing/people.ts'
import { headersOfAll, makePrincipals } from './testing/principals.ts'
import { testIn } from './testing/world.ts'

const names = Object.keys(addresses) as EndpointName[]

/** Notes every route of the applications made meanwhile, as "GET /live". */
async function withRoutes<Result>(make: () => Promise<Result>) {
  const found = new Set<string>()
  const onRoute = ({ method, url }: RouteOptions) => {
    const methods = [method].flat()
    if (methods.length > 2) found.add(`ALL ${url}`)
    else methods.filter((verb) => verb !== 'HEAD').forEach((verb) => found.add(`${verb} ${url}`))
  }
  const listen = (message: unknown) =>
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', onRoute)
  const beginnings = channel('fastify.initialization')
  beginnings.subscribe(listen)
  try {
    return { made: await make(), found }
  } finally {
    beginnings.unsubscribe(listen)
  }
}

const test = testIn(async (atEnd) => {
  const env = { LIMIT_PER_ADDRESS: '1000' }
  const { made: app, found } = await withRoutes(() => testApp('demo', { env, atEnd }))
  const principals = await makePrincipals(app)
  const [part] = (await app.call('getHome', {})).items
  return { app, found, part: part!, ...principals, all: () => headersOfAll(principals) }
})

/** Status, and for refusals the code. */
async function ask(app: TestApp, request: InjectOptions, headers: Record<string, string>) {
  const reply = await app.http.inject({ ...request, headers: { ...request.headers, ...headers } })
  if (reply.statusCode < 400) return String(reply.statusCode)
  return `${reply.statusCode} ${reply.json<{ code: string }>().code}`
}

const tokenIn = ({ authorization = '' }: Record<string, string>) =>
  authorization.replace('Bearer ', '')

const licenceOf = ({ user }: { user: { details: unknown } }) =>
  (user.details as { trade_license_upload: string }).trade_license_upload

test('every route and every call has a row with its access', ({ world }) => {
  const ofCalls = names.map((name) => `${addresses[name].method} /api${addresses[name].path}`)
  const rows = [...ofCalls, ...Object.keys(routes), ...pageRoutes]
  expect([...world.found].sort()).toEqual(rows.sort())
  expect(Object.keys(calls).sort()).toEqual(names.sort())
})

test.for(names)('%s is allowed and refused as the table says', async (name, { world }) => {
  const { app, people, part } = world
  const changed: { [Name in EndpointName]?: object } = {
    getListing: { sku: part.partSKU },
    getSeller: { id: part.seller._id },
    getUserListings: { seller_id: part.seller._id },
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
    login: { method: 'email', email: people.buyer.email, password },
  }
  const outcomes: Record<string, string> = {}
  for (const [who, headers, session] of await world.all()) {
    const { email, phone } = newIdentity()
    const own: { [Name in EndpointName]?: object } = {
      getOtpByEmail: { email },
      getOtpByPhone: { phone },
      verifyOtp: { identify: email, code: '123456' },
      resetPassword: { identify: email, code: '123456', password },
      changeContact: { identify: email, code: '123456', password },
      endSession: { id: session ?? newId() },
    }
    const files = name === 'newListing' ? { pic: await pictureFile() } : undefined
    const request = requestOf(name, own[name] ?? changed[name] ?? examples[name], files)
    outcomes[who] = await ask(app, request, headers)
    // Accounts that are closing may do less, which other tests prove.
    if (name === 'closeAccount')
      await app.call('cancelClosing', {}, { token: tokenIn(headers) }).catch(() => undefined)
    if (request.method !== 'GET') continue
    const head = await app.http.inject({ ...request, method: 'HEAD', headers })
    expect([who, head.statusCode]).toEqual([who, Number(outcomes[who].slice(0, 3))])
  }
  expect(outcomes).toEqual(calls[name])
})

test.for(Object.keys(routes))(
  '%s is allowed and refused as the table says',
  async (route, { world }) => {
    const { app, people } = world
    const addressesOf: Record<string, string> = {
      'GET /sitemaps/:file': '/sitemaps/pages-1.xml',
      'GET /files/:id': licenceOf(people.buyer),
      'GET /media/*': '/media/no-such-picture.jpg',
      'ALL /api/*': '/api/users/all',
    }
    const [method, path] = route.split(' ')
    const request = {
      url: addressesOf[route] ?? path!,
      method: method === 'POST' ? 'POST' : 'GET',
    } as const
    const outcomes: Record<string, string> = {}
    for (const [who, headers] of await world.all()) outcomes[who] = await ask(app, request, headers)
    expect(outcomes).toEqual(routes[route])
  },
)

const carryingOwnId = names.filter((name) => endpoints[name].self.length > 0)

test.for(carryingOwnId)(
  '%s acts for the caller only, whatever id is sent',
  async (name, { world }) => {
    const { app, people } = world
    const notTheirs = '403 auth.not_you'
    const ids: [string, (own: string, others: string) => string | undefined, string][] = [
      ['none', () => undefined, '200'],
      ['one’s own id', (own) => own, '200'],
      ['the id of another', (_, others) => others, notTheirs],
      ['an unknown id', () => newId(), notTheirs],
      ['no id', () => `' or 1=1 --`, notTheirs],
      ['empty', () => '', notTheirs],
      ['one’s own id in upper case', (own) => own.toUpperCase(), '200'],
      ['a list', (own) => `["${own}"]`, notTheirs],
    ]
    for (const [what, idOf, expected] of ids)
      for (const field of endpoints[name].self) {
        const outcomes: Record<string, string> = {}
        for (const [who, headers] of await world.all()) {
          const own = people[who as Member] ?? people.buyer
          const other = own === people.buyer ? people.seller : people.buyer
          const partSKU = name === 'newListing' && { partSKU: newId() }
          const self = { [field]: idOf(own.user._id, other.user._id) }
          const files = partSKU ? { pic: await pictureFile() } : undefined
          const request = requestOf(name, { ...examples[name], ...partSKU, ...self }, files)
          outcomes[who] = await ask(app, request, headers)
        }
        const isLetIn = (usual: string) => !/^401|auth\.role$/.test(usual)
        const wanted = Object.entries(calls[name]).map(([who, usual]) => [
          who,
          isLetIn(usual) && expected === notTheirs ? notTheirs : usual,
        ])
        expect([what, outcomes]).toEqual([what, Object.fromEntries(wanted)])
      }
  },
)

test('a session of another user can’t be ended', async ({ world }) => {
  const { app, signIn } = world
  const end = (id: string, headers: Record<string, string>) =>
    app.http.inject({ ...requestOf('endSession', { id }), headers })
  for (const victim of members)
    for (const who of members) {
      const [own, others] = [await signIn(who), await signIn(victim)]
      const reply = await end(others.id, own.headers)
      const unknown = await end(newId(), own.headers)
      expect([who, victim, reply.statusCode]).toEqual([who, victim, who === victim ? 200 : 404])
      if (who !== victim) expect(reply.body).toBe(unknown.body)
      const left = await ask(app, requestOf('getMe', {}), others.headers)
      expect([who, victim, left]).toEqual([
        who,
        victim,
        who === victim ? '401 auth.required' : '200',
      ])
    }
})

test('the id of a session is read in any case; an invalid one is bad input', async ({ world }) => {
  const { app, signIn } = world
  const [own, phone] = [await signIn('buyer'), await signIn('buyer')]
  const end = (id: string) => ask(app, requestOf('endSession', { id }), own.headers)
  expect(await end(phone.id.toUpperCase())).toBe('200')
  expect(await end(phone.id)).toBe('404 session.not_found')
  for (const id of ['', 'current', `${phone.id}0`, `' or 1=1 --`])
    expect(await end(id)).toBe('400 input.invalid')
})

test('a document is returned to its owner and operators; others get 404', async ({ world }) => {
  const { app, people } = world
  const unknown = await app.http.inject(`/files/${newId()}`)
  const lookers = ['operator', 'support operator']
  const { pool } = app.database
  const looks = async (): Promise<number> =>
    (await pool.query(`select count(*)::int n from audit_log where event = 'file.read'`)).rows[0].n
  const before = await looks()
  const owners = members.filter((member) => !member.endsWith('operator'))
  for (const owner of owners)
    for (const [who, headers] of await world.all()) {
      const opened = await app.http.inject({ url: licenceOf(people[owner]), headers })
      const may = who === owner || lookers.includes(who)
      expect([owner, who, opened.statusCode]).toEqual([owner, who, may ? 200 : 404])
      expect(opened.headers['cache-control']).toBe('no-store')
      if (may) continue
      expect(opened.body).toBe(unknown.body)
      expect(Object.keys(opened.headers)).toEqual(Object.keys(unknown.headers))
    }
  expect((await looks()) - before).toBe(owners.length * lookers.length)
})

test('documents stay with their owner when only texts of a profile change', async ({ world }) => {
  const { app, people, signIn } = world
  for (const who of ['other buyer', 'other seller'] as const) {
    const { headers } = await signIn(who)
    const change = requestOf('updateUser', { name: 'Another Name' })
    expect([who, await ask(app, change, headers)]).toEqual([who, '200'])
    expect([who, await ask(app, { url: licenceOf(people[who]) }, headers)]).toEqual([who, '200'])
  }
})

test('an invalid file address is not found, for operators too', async ({ world }) => {
  const { app, people, signIn } = world
  const { headers } = await signIn('operator')
  const licence = licenceOf(people.buyer)
  const id = licence.split('/').at(-1)!
  for (const name of [
    id.toUpperCase(),
    `${id}.jpg`,
    `..%2f${id}`,
    '%00',
    '__proto__',
    'x'.repeat(300),
  ])
    expect([name, await ask(app, { url: `/files/${name}` }, headers)]).toEqual([
      name,
      '404 file.not_found',
    ])
  const query = 'update stored_file set owner_no = $2 where id = $1 returning owner_no'
  const { pool } = app.database
  await pool.query(query, [id, null])
  expect(await ask(app, { url: licence }, headers)).toBe('404 file.not_found')
  await pool.query(query, [id, people.buyer.no])
})

test('a picture of a person or company is public', async ({ world }) => {
  const { app, people, signIn } = world
  const { headers } = await signIn('seller')
  const files: Record<string, SentFile> = { avatar: await pictureFile('logo.jpg') }
  const request = requestOf('updateUser', {}, files)
  const updated = await app.http.inject({ ...request, headers: { ...request.headers, ...headers } })
  const { user } = updated.json<{ user: { _id: string; avatar: string } }>()
  expect(user._id).toBe(people.seller.user._id)
  for (const [who, theirs] of await world.all())
    expect([who, await ask(app, { url: user.avatar }, theirs)]).toEqual([who, '200'])
})

test('an operator can’t become a company by an update', async ({ world }) => {
  const { app, people, signIn } = world
  const { headers } = await signIn('operator')
  const details = JSON.stringify({
    company_name: 'Us',
    company_address: 'Here',
    emirate: 'Dubai',
    trade_license_no: '1',
  })
  const files = { trade_license_upload: await pictureFile() }
  expect(await ask(app, requestOf('updateUser', { details }, files), headers)).toBe('200')
  const { rows } = await app.database.pool.query('select 1 from seller where no = $1', [
    people.operator.no,
  ])
  expect(rows).toEqual([])
})

test('there is no outbox outside a demonstration', async () => {
  const app = await testApp('empty', { env: realUse })
  expect(await ask(app, requestOf('getOutbox', {}), {})).toBe('404 route.not_found')
})
