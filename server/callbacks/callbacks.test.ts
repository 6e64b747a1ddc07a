import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { InputOf } from '#contract/api.ts'
import type { CallbackStatus } from '#contract/callback-status.ts'
import { noId, peopleAndParts } from '../testing/people-and-parts.ts'
import { notification } from '../notifications/notification.tables.ts'
import { companyDetails, garageDetails, password } from '../testing/people.ts'
import { outcome } from '../testing/refusal.ts'
import { testIn } from '../testing/world.ts'

const test = testIn(async (atEnd) => {
  const world = await peopleAndParts(atEnd)
  const { app, db } = world
  type Who = { token: string; no: number }
  return {
    ...world,
    /** A company with a part on offer. */
    async offer() {
      const seller = await world.person('SELLER')
      return { seller, part: await world.part({ sellerNo: seller.no }) }
    },
    async ask(
      { token }: { token: string },
      listing_id: string,
      input: Partial<InputOf<'requestCallback'>> = {},
    ) {
      let http = 0
      const onReply = ({ statusCode }: { statusCode: number }) => void (http = statusCode)
      const request = { listing_id, ...input }
      const reply = await app.call('requestCallback', request, { token, onReply })
      return { ...reply, http }
    },
    async stateOf({ token }: Who, listing_id: string) {
      return (await app.call('getCallbackState', { listing_id }, { token })).callback
    },
    step: ({ token }: Who, id: string, status: CallbackStatus) =>
      app.call('setCallbackStatus', { id, status }, { token }),
    list: ({ token }: Who, input: InputOf<'getCallbacks'> = {}, language: 'en' | 'ar' = 'en') =>
      app.call('getCallbacks', input, { token, language }),
    notified: ({ no }: Who) =>
      db
        .select({
          kind: notification.kind,
          subject: notification.subject,
          status: notification.status,
          listingNo: notification.listingNo,
        })
        .from(notification)
        .where(eq(notification.userNo, no))
        .orderBy(notification.happenedAt),
    later: (id: string, hours: number) =>
      db.execute(sql`update callback set created_at = created_at - ${`${hours} hours`}::interval
        where id = ${id}`),
  }
})

test('a garage sends a request with the data of its account, or with its own', async ({
  world,
}) => {
  const { seller, part } = await world.offer()
  const garage = await world.person()
  const { callback, repeated, http } = await world.ask(garage, part.id)
  expect([http, repeated]).toEqual([201, false])
  expect(callback).toMatchObject({
    ...{ status: 'new', name: garageDetails.garage_name, phone: garage.phone },
    ...{ note: '', preferred: 'soon' },
  })
  expect(await world.stateOf(garage, part.id)).toEqual(callback)
  const company = await world.person('SELLER')
  const written = { name: 'Salem', phone: '050 123 4567', note: 'Left side?', preferred: 'after 4' }
  const other = await world.ask(company, part.id, written)
  expect(other.callback).toMatchObject({ ...written, phone: '+971501234567' })
  const third = await world.part({ sellerNo: seller.no })
  const named = await world.ask(company, third.id, { name: ' ', preferred: '' })
  expect(named.callback).toMatchObject({
    ...{ name: companyDetails.company_name, preferred: 'soon' },
  })
  const about = { kind: 'callback', status: null }
  expect(await world.notified(seller)).toEqual([
    { ...about, subject: callback._id, listingNo: part.no },
    { ...about, subject: other.callback._id, listingNo: part.no },
    { ...about, subject: named.callback._id, listingNo: third.no },
  ])
})

test('who asked sees the requests that are not closed, latest first, and nobody else’s', async ({
  world,
}) => {
  const { app } = world
  const { seller, part } = await world.offer()
  const [garage, other] = [await world.person(), await world.person()]
  const listed = async ({ token }: { token: string }) => {
    const { items, total } = await app.call('getOwnCallbacks', {}, { token })
    expect(items).toHaveLength(total)
    return items.map(({ status, listing }) => [status, listing._id])
  }
  expect(await listed(garage)).toEqual([])
  const { callback: first } = await world.ask(garage, part.id)
  const second = await world.part({ sellerNo: seller.no })
  await world.ask(garage, second.id)
  await world.ask(other, part.id)
  await world.step(seller, first._id, 'called')
  // What has been taken from sale was asked about all the same.
  await world.change(second.no, { status: 'removed' })
  expect(await listed(garage)).toEqual([
    ['new', second.id],
    ['called', part.id],
  ])
  await world.step(seller, first._id, 'closed')
  expect(await listed(garage)).toEqual([['new', second.id]])
  expect(await listed(seller)).toEqual([])
})

test('fifty requests at once are stored as one, and the seller is notified once', async ({
  world,
}) => {
  const { seller, part } = await world.offer()
  const garage = await world.person()
  const all = await Promise.all(Array.from({ length: 50 }, () => world.ask(garage, part.id)))
  expect(all.filter(({ repeated }) => !repeated)).toHaveLength(1)
  expect(all.filter(({ http }) => http === 201)).toHaveLength(1)
  expect(all.filter(({ http }) => http === 200)).toHaveLength(49)
  expect(new Set(all.map(({ callback }) => callback._id)).size).toBe(1)
  expect((await world.list(seller)).total).toBe(1)
  expect(await world.notified(seller)).toHaveLength(1)
})

test('an open request, or one of this day, is returned; later a new one is created', async ({
  world,
}) => {
  const { seller, part } = await world.offer()
  const garage = await world.person()
  const { callback: first } = await world.ask(garage, part.id)
  const again = async () => {
    const { callback, repeated, http } = await world.ask(garage, part.id, { note: 'again' })
    return [callback._id === first._id, repeated, http]
  }
  const answer = [true, true, 200]
  expect(await again()).toEqual(answer)
  await world.step(seller, first._id, 'closed')
  expect(await again()).toEqual(answer)
  await world.later(first._id, 25)
  await world.step(seller, first._id, 'called')
  expect(await again()).toEqual(answer)
  await world.step(seller, first._id, 'closed')
  expect(await again()).toEqual([false, false, 201])
  const latest = await world.stateOf(garage, part.id)
  expect(latest).toMatchObject({ status: 'new', note: 'again' })
  // Of two open ones there is none.
  expect(await outcome(world.step(seller, first._id, 'called'))).toBe('409 callback.not_allowed')
  await world.change(part.no, { status: 'removed' })
  expect((await world.ask(garage, part.id)).callback._id).toBe(latest!._id)
})

test('sellers can’t request themselves, and only parts on offer can be requested', async ({
  world,
}) => {
  const { seller, part } = await world.offer()
  const garage = await world.person()
  expect(await outcome(world.ask(seller, part.id))).toBe('403 callback.own')
  expect(await outcome(world.ask(garage, noId))).toBe('404 listing.not_found')
  for (const status of ['paused', 'removed'] as const) {
    await world.change(part.no, { status })
    expect(await outcome(world.ask(garage, part.id))).toBe('404 listing.not_found')
  }
  expect(await world.stateOf(garage, part.id)).toBeNull()
  expect(await world.stateOf(garage, noId)).toBeNull()
})

test('invalid numbers and fields and anonymous calls are rejected', async ({ world }) => {
  const { app } = world
  const { seller, part } = await world.offer()
  const garage = await world.person()
  for (const phone of ['123', '+971 50 123', 'call me', '999999999999'])
    expect(await outcome(world.ask(garage, part.id, { phone }))).toBe('400 phone.invalid')
  const bad = [
    world.ask(garage, 'x'),
    world.ask(garage, part.id, { note: 'x'.repeat(501) }),
    world.ask(garage, part.id, { name: 'a\u202eb' }),
    world.ask(garage, part.id, { preferred: 'x'.repeat(81) }),
    world.step(seller, 'x', 'called'),
    world.step(seller, noId, 'done' as never),
    world.list(seller, { status: 'open' as never }),
    world.list(seller, { limit: 101 }),
  ]
  const outcomes = await Promise.all(bad.map(outcome))
  expect(outcomes).toEqual(bad.map(() => '400 input.invalid'))
  const listing_id = part.id
  const strange = [
    app.call('requestCallback', { listing_id }),
    app.call('getCallbackState', { listing_id }),
    app.call('getCallbacks', {}),
    app.call('setCallbackStatus', { id: noId, status: 'called' }),
  ]
  expect(await Promise.all(strange.map(outcome))).toEqual(strange.map(() => '401 auth.required'))
  expect(await outcome(world.list(garage))).toBe('403 auth.role')
  expect(await outcome(world.step(garage, noId, 'called'))).toBe('403 auth.role')
  const foreign = world.list(seller, { user_id: garage.id })
  expect(await outcome(foreign)).toBe('403 auth.not_you')
  expect((await world.list(seller)).total).toBe(0)
})

test('at most ten new requests a day; a closing account can’t create any', async ({ world }) => {
  const { seller } = await world.offer()
  const [busy, leaving] = [await world.person(), await world.person()]
  const parts = await Promise.all(
    Array.from({ length: 12 }, () => world.part({ sellerNo: seller.no })),
  )
  const asked = await Promise.all(parts.map(({ id }) => outcome(world.ask(busy, id))))
  expect(asked.sort()).toEqual([
    ...Array<string>(2).fill('429 server.limited'),
    ...Array<string>(10).fill('accepted'),
  ])
  const { items } = await world.list(seller)
  const open = parts.find(({ id }) => id === items[0]!.listing._id)!
  expect((await world.ask(busy, open.id)).repeated).toBe(true)
  const left = parts.filter(({ id }) => !items.some(({ listing }) => listing._id === id))
  await world.later(items[0]!._id, 24)
  expect(await outcome(world.ask(busy, left[0]!.id))).toBe('accepted')
  const refused = await world.app.http.inject({
    ...{ method: 'POST', url: '/api/listing/request-callback' },
    headers: { authorization: `Bearer ${busy.token}` },
    payload: { listing_id: left[1]!.id },
  })
  expect(refused.statusCode).toBe(429)
  const wait = Number(refused.headers['retry-after'])
  expect(wait > 86_000 && wait <= 86_400).toBe(true)
  await world.app.call('closeAccount', { password }, { token: leaving.token })
  expect(await outcome(world.ask(leaving, parts[0]!.id))).toBe('409 account.closing')
})

test('sellers see their requests, latest first, in their language', async ({ world }) => {
  const { seller, part } = await world.offer()
  const other = await world.offer()
  const [ali, omar] = [await world.person(), await world.person()]
  const first = (await world.ask(ali, part.id)).callback
  const second = (await world.ask(omar, part.id)).callback
  await world.ask(ali, other.part.id)
  await world.step(seller, first._id, 'called')
  const { items, total } = await world.list(seller, {}, 'ar')
  expect([items.map(({ _id }) => _id), total]).toEqual([[second._id, first._id], 2])
  expect(items[0]!.listing).toMatchObject({ _id: part.id, partSKU: part.sku })
  expect(items[0]!.listing.categoryLabel).toMatch(/[\u0621-\u064a]/)
  expect((await world.list(seller)).items[0]!.listing.categoryLabel).toBe('Brake Parts')
  const ids = async (input: InputOf<'getCallbacks'>) => {
    const page = await world.list(seller, input)
    return [page.items.map(({ _id }) => _id), page.total]
  }
  expect(await ids({ status: 'new' })).toEqual([[second._id], 1])
  expect(await ids({ status: 'closed' })).toEqual([[], 0])
  expect(await ids({ page: 2, limit: 1 })).toEqual([[first._id], 2])
  // A part that is no longer on offer is still named in its requests.
  await world.change(part.no, { status: 'removed' })
  expect(await ids({})).toEqual([[second._id, first._id], 2])
  expect((await world.stateOf(ali, part.id))!.status).toBe('called')
})

test('a request moves forward, or one step back; the garage is notified of forward steps', async ({
  world,
}) => {
  const { seller, part } = await world.offer()
  const garage = await world.person()
  const { _id } = (await world.ask(garage, part.id)).callback
  const to = async (status: CallbackStatus) => {
    const ended = await outcome(world.step(seller, _id, status))
    const last = (await world.notified(garage)).at(-1)
    return [ended, (await world.stateOf(garage, part.id))!.status, last?.status ?? null]
  }
  const no = '409 callback.not_allowed'
  expect(await to('new')).toEqual(['accepted', 'new', null])
  expect(await to('called')).toEqual(['accepted', 'called', 'called'])
  expect(await to('new')).toEqual(['accepted', 'new', 'called'])
  expect(await to('closed')).toEqual(['accepted', 'closed', 'closed'])
  expect(await to('new')).toEqual([no, 'closed', 'closed'])
  expect(await to('closed')).toEqual(['accepted', 'closed', 'closed'])
  expect(await to('called')).toEqual(['accepted', 'called', 'closed'])
  expect(await to('closed')).toEqual(['accepted', 'closed', 'closed'])
  const [notified, ...more] = await world.notified(garage)
  expect(notified).toEqual({
    ...{ kind: 'callback_status', subject: _id, status: 'closed', listingNo: part.no },
  })
  expect(more).toEqual([])
})

test('of two concurrent steps one succeeds; a repeated one counts once', async ({ world }) => {
  const { seller, part } = await world.offer()
  const garage = await world.person()
  const { _id } = (await world.ask(garage, part.id)).callback
  const same = await Promise.all(
    Array.from({ length: 20 }, () => outcome(world.step(seller, _id, 'called'))),
  )
  expect(same).toEqual(Array(20).fill('accepted'))
  expect(await world.notified(garage)).toHaveLength(1)
  const ways = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      outcome(world.step(seller, _id, i % 2 ? 'new' : 'closed')),
    ),
  )
  expect(new Set(ways)).toEqual(new Set(['accepted', '409 callback.not_allowed']))
})

test('a request of another seller can’t be changed', async ({ world }) => {
  const { seller, part } = await world.offer()
  const thief = await world.person('SELLER')
  const garage = await world.person()
  const { _id } = (await world.ask(garage, part.id)).callback
  for (const status of ['called', 'new'] as const) {
    expect(await outcome(world.step(thief, _id, status))).toBe('404 callback.not_found')
    expect(await outcome(world.step(seller, noId, status))).toBe('404 callback.not_found')
  }
  expect((await world.stateOf(garage, part.id))!.status).toBe('new')
  expect(await world.stateOf(thief, part.id)).toBeNull()
})
