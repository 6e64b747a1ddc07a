import { expect } from 'vitest'
import type { Listing } from '#contract/listing.ts'
import { makeSeller } from '../testing/factories.ts'
import { testIn } from '../testing/world.ts'
import { listingIdsIn, withFavourites } from './with-favourites.ts'
import { peopleAndParts } from '../testing/people-and-parts.ts'

const test = testIn(peopleAndParts)

/** The favourite users by listing, at any place in the replies. */
const favouriteUsersIn = (replies: unknown) => {
  const found: Record<string, string[]> = {}
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const { _id, favourite_users } = value as Partial<Listing>
    if (_id && favourite_users?.length) found[_id] = favourite_users
    Object.values(value).forEach(look)
  }
  look(replies)
  return found
}

test('users see only their own favourites on replies cached for all', async ({ world }) => {
  const { app, db } = world
  const [ali, omar] = [await world.person(), await world.person()]
  const { no: sellerNo, id: sellerId } = await makeSeller(db)
  const first = await world.part({ sku: 'K-1', sellerNo })
  const offer = await world.part({ sku: 'K-1', price: 200 })
  const other = await world.part({ sku: 'K-2', sellerNo })
  const add = (token: string, listing_id: string) =>
    app.call('setFavourite', { listing_id }, { token })
  await add(ali.token, first.id)
  await add(ali.token, offer.id)
  await add(omar.token, offer.id)
  await add(omar.token, other.id)

  const ask = (options: { token?: string }) =>
    Promise.all([
      app.call('searchListings', {}, options),
      app.call('initializeListings', {}, options),
      app.call('getHome', {}, options),
      app.call('getListing', { sku: 'K-1' }, options),
      app.call('getSeller', { id: sellerId }, options),
      app.call('getUserListings', { seller_id: sellerId }, options),
    ] as const)
  const ofAli = { [first.id]: [ali.id], [offer.id]: [ali.id] }
  const ofOmar = { [offer.id]: [omar.id], [other.id]: [omar.id] }
  for (let round = 0; round < 2; round++) {
    expect(favouriteUsersIn(await ask({}))).toEqual({})
    expect(favouriteUsersIn(await ask({ token: ali.token }))).toEqual(ofAli)
    expect(favouriteUsersIn(await ask({ token: omar.token }))).toEqual(ofOmar)
    expect(favouriteUsersIn(await ask({ token: 'x'.repeat(43) }))).toEqual({})
  }
  const [search, start, home, part, seller, listings] = await ask({ token: ali.token })
  const lists = [search.listings, start.listings, home.items, [part.listing], seller.sellerListings]
  for (const list of [...lists, listings.listings])
    expect(favouriteUsersIn(list)[first.id]).toEqual([ali.id])
  expect(favouriteUsersIn(part.offers)).toEqual({ [offer.id]: [ali.id] })
  expect(home.total).toBe(2)
  expect(part.offers[0]!.favourite_count).toBe(2)
})

test('a personalised reply is a copy; users without favourites in it get the cached one', async ({
  world: { app, ...world },
}) => {
  const [ali, omar] = [await world.person(), await world.person()]
  const { id } = await world.part({ sku: 'T-1' })
  await app.call('setFavourite', { listing_id: id }, { token: ali.token })
  const get = (token?: string, etag?: unknown) =>
    app.http.inject({
      url: '/api/listing/get?sku=T-1',
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(typeof etag === 'string' && { 'if-none-match': etag }),
      },
    })
  const [visitor, asAli, asOmar] = [await get(), await get(ali.token), await get(omar.token)]
  expect(asOmar.headers.etag).toBe(visitor.headers.etag)
  expect(asOmar.body).toBe(visitor.body)
  expect(asAli.headers.etag).not.toBe(visitor.headers.etag)
  expect((await get(ali.token, asAli.headers.etag)).statusCode).toBe(304)
  // After logging out, what the browser has is not what there is.
  expect((await get(undefined, asAli.headers.etag)).statusCode).toBe(200)
})

test('the cached part page has the current count at once', async ({ world: { app, ...world } }) => {
  const ali = await world.person()
  const { id } = await world.part({ sku: 'C-1' })
  const count = async () => (await app.call('getListing', { sku: 'C-1' })).listing.favourite_count
  expect(await count()).toBe(0)
  await app.call('setFavourite', { listing_id: id }, { token: ali.token })
  expect(await count()).toBe(1)
  await app.call('setFavourite', { listing_id: id }, { token: ali.token })
  expect(await count()).toBe(0)
})

test('an expired session counts as a visitor; a refusal is unchanged', async ({
  world: { app, ...world },
}) => {
  const ali = await world.person()
  const { id } = await world.part({ sku: 'E-1' })
  await app.call('setFavourite', { listing_id: id }, { token: ali.token })
  await app.call('logout', {}, { token: ali.token })
  expect(
    favouriteUsersIn(await app.call('getListing', { sku: 'E-1' }, { token: ali.token })),
  ).toEqual({})
  const missing = app.call('getListing', { sku: 'NO-SUCH' }, { token: ali.token })
  await expect(missing).rejects.toMatchObject({ status: 404 })
})

test('only listings are personalised, and the cached reply is unchanged', () => {
  const reply = { _id: 'a', items: [{ _id: 'a', favourite_users: [], pic: null }, { _id: 'b' }] }
  expect([...listingIdsIn(reply)]).toEqual(['a'])
  expect(withFavourites(reply, new Set(['a', 'b']), 'me')).toEqual({
    _id: 'a',
    items: [{ _id: 'a', favourite_users: ['me'], pic: null }, { _id: 'b' }],
  })
  expect(reply.items[0]!.favourite_users).toEqual([])
})
