import { expect } from 'vitest'
import type { InputOf } from '#contract/api.ts'
import { skuKey } from '#contract/part-number.ts'
import { newId } from '../platform/id.ts'
import { testApp } from '../testing/app.ts'
import { join, pictureFile } from '../testing/people.ts'
import { objections, outcome } from '../testing/refusal.ts'
import { testIn } from '../testing/world.ts'

let last = 0
const newNumber = () => `TST-${String(++last).padStart(5, '0')}`

/** A listing as the form sends it. */
const part = (changes: Partial<InputOf<'newListing'>> = {}): InputOf<'newListing'> => ({
  ...{ price: '1,250.50', quantity: '4', category: 'Brake Parts', partBrand: 'Toyota' },
  ...{ partName: 'Front brake pad set', shortDescription: 'Genuine, with shims' },
  ...{ partSKU: newNumber(), description: '<p>With <b>shims</b>.</p>' },
  fits: JSON.stringify([{ model: 'Land Cruiser', from: 2008, to: 2015 }]),
  ...changes,
})

const test = testIn(async (atEnd) => {
  const app = await testApp('empty', {
    atEnd,
    env: { LIMIT_PER_ADDRESS: '1000', LOG_LEVEL: 'error' },
  })
  const [seller, other] = [await join(app, 'SELLER'), await join(app, 'SELLER')]
  const list = async (changes: Partial<InputOf<'newListing'>> = {}, by = seller) => {
    const files = { pic: await pictureFile('pads.jpg') }
    const { listing } = await app.call('newListing', part(changes), { token: by.token, files })
    return listing
  }
  const found = async (string: string) =>
    (await app.call('searchListings', { string })).listings.map(({ _id }) => _id)
  return { app, seller, other, list, found }
})

test('a new listing is found at once, shown on its seller’s page and counted', async ({
  world,
}) => {
  const { app, seller, list, found } = world
  const before = (await app.call('getSeller', { id: seller.user._id })).total
  const listing = await list({ partName: 'Front brake pads', price: '99.5' })
  expect(listing).toMatchObject({
    ...{ price: 99.5, quantity: 4, status: 'active', user: seller.user._id, hints: [] },
    fits: [{ make: { name: 'Toyota' }, models: [{ name: 'Land Cruiser', from: 2008, to: 2015 }] }],
  })
  expect(await found(listing.partSKU)).toEqual([listing._id])
  expect(await found('land cruiser 2010 brake pads')).toContain(listing._id)
  const page = await app.call('getSeller', { id: seller.user._id })
  expect(page.sellerListings.map(({ _id }) => _id)).toContain(listing._id)
  expect([page.total, page.seller.listings]).toEqual([before + 1, before + 1])
  const me = await app.call('getMe', {}, { token: seller.token })
  expect(me.listing_count).toBe(before + 1)
})

test('the vehicles of a reply can be sent back unchanged', async ({ world }) => {
  const { app, seller, list } = world
  const [patrol, prado] = [
    { model: 'nissan/patrol', from: 2010, to: 2015 },
    { model: 'toyota/prado' },
  ]
  const { fits } = await list({ fits: JSON.stringify([prado, patrol]) })
  const again = await list({ fits: JSON.stringify(fits) })
  expect(again.fits).toEqual(fits)
  const input = { _id: again._id, fits: JSON.stringify(fits.slice(1)) }
  const { listing } = await app.call('updateListing', input, { token: seller.token })
  expect(listing.fits).toEqual(fits.slice(1))
  const wrong = fits.map((fit) => ({
    ...fit,
    models: fit.models.map((m) => ({ ...m, from: 2020, to: 2000 })),
  }))
  expect(await outcome(list({ fits: JSON.stringify(wrong) }))).toContain('400')
})

test('its picture is served at once in every size that pages use', async ({ world }) => {
  const { app, list } = world
  const { images } = await list()
  const id = images[0]!.url.split('/')[2]!
  for (const variant of ['960.webp', '640.avif', '640.webp', '320.avif', '320.webp']) {
    const reply = await app.http.inject(`/media/${id}/${variant}`)
    expect([variant, reply.statusCode]).toEqual([variant, 200])
    expect(reply.headers['content-type']).toMatch(/^image\/(webp|avif)$/)
  }
  await expect
    .poll(async () => {
      const reply = await app.http.inject(`/media/${id}/320.avif`)
      return [reply.headers['content-type'], reply.headers['cache-control']]
    })
    .toEqual(['image/avif', 'public, max-age=31536000, immutable'])
})

test('a seller lists a number once, however it is spelled', async ({ world }) => {
  const { app, seller, other, list } = world
  const { partSKU } = await list()
  const again = part({ partSKU: partSKU.toLowerCase().replace('-', ' ') })
  const files = { pic: await pictureFile() }
  const call = () => app.call('newListing', again, { token: seller.token, files })
  expect(await outcome(call())).toBe('409 listing.duplicate')
  expect(await objections(call())).toEqual({ partSKU: 'You already list this part number' })
  expect((await list({ partSKU }, other)).partSKU).toBe(partSKU)
})

test('of two concurrent requests one succeeds', async ({ world }) => {
  const { list } = world
  const partSKU = newNumber()
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => outcome(list({ partSKU }))))
  expect(outcomes.filter((each) => each === 'accepted')).toHaveLength(1)
  expect(new Set(outcomes)).toEqual(new Set(['accepted', '409 listing.duplicate']))
})

test.for([
  ...(['price', 'quantity', 'category', 'partBrand', 'partName', 'partSKU'] as const),
  ...(['shortDescription', 'description', 'fits'] as const),
])('a listing without its %s, or with an empty one, is rejected', async (field, { world }) => {
  const { app, seller } = world
  const { token } = seller
  for (const nothing of [undefined, '']) {
    const files = { pic: await pictureFile() }
    const call = app.call('newListing', part({ [field]: nothing } as never), { token, files })
    const rejected = field === 'fits' ? (nothing === '' ? ['fits'] : ['makes', 'models']) : [field]
    expect([nothing, Object.keys(await objections(call))]).toEqual([nothing, rejected])
  }
})

test('a listing without a picture is rejected', async ({ world }) => {
  const { app, seller } = world
  const call = app.call('newListing', part(), { token: seller.token })
  expect(Object.keys(await objections(call))).toEqual(['pic'])
})

test.for([
  ['price', '0.01', 0.01],
  ['price', '10,000,000', 10_000_000],
  ['price', '0', undefined],
  ['price', '10,000,000.01', undefined],
  ['price', '12.345', undefined],
  ['price', 'AED 12', undefined],
  ['quantity', '0', 0],
  ['quantity', '1,000,000', 1_000_000],
  ['quantity', '1,000,001', undefined],
  ['quantity', '-1', undefined],
  ['quantity', '1.5', undefined],
  ['quantity', '1,00', undefined],
] as const)('the %s "%s" is listed as %s', async ([field, written, stored], { world }) => {
  const { app, seller } = world
  const files = { pic: await pictureFile() }
  const call = () =>
    app.call('newListing', part({ [field]: written }), { token: seller.token, files })
  if (stored === undefined) return expect(Object.keys(await objections(call()))).toEqual([field])
  expect((await call()).listing[field]).toBe(stored)
})

test('makes and models may be sent as two lists, and are returned as ids', async ({ world }) => {
  const { app, list } = world
  const lists = { makes: '["Nissan"]', models: '["Patrol"]', fits: undefined }
  const { makes, models, fits } = await list(lists as never)
  const nissan = (await app.call('getMakes', {})).items.find(({ name }) => name === 'Nissan')!
  const [patrol] = (await app.call('getModels', { makes: ['Nissan'] })).items.filter(
    ({ name }) => name === 'Patrol',
  )
  expect([makes, models]).toEqual([[nissan._id], [patrol!._id]])
  expect(fits).toMatchObject([{ make: { name: 'Nissan' }, models: [{ name: 'Patrol' }] }])
})

test('only the fields that were sent are changed', async ({ world }) => {
  const { app, seller, list, found } = world
  const before = await list({ partName: 'Clutch cover', category: 'Clutch Parts' })
  const change = { _id: before._id, price: '75.25', partName: 'Clutch release bearing' }
  const { listing } = await app.call('updateListing', change, { token: seller.token })
  const { updated: _, slug: __, confirmed: ___, ...same } = before
  const { price, partName } = { price: 75.25, partName: 'Clutch release bearing' }
  expect(listing).toMatchObject({ ...same, price, partName })
  expect(await found('clutch release bearing')).toContain(before._id)
  const shown = await app.call('getListing', { sku: before.partSKU })
  expect(shown.listing).toMatchObject({ price, partName })
})

test('the tier of a part is set, shown and removed', async ({ world }) => {
  const { app, seller, list } = world
  const { _id, partSKU, tier } = await list({ tier: 'used' })
  expect(tier).toBe('used')
  expect((await app.call('getListing', { sku: partSKU })).listing.tier).toBe('used')
  const by = { token: seller.token }
  const change = async (fields: object) =>
    (await app.call('updateListing', { _id, ...fields }, by)).listing.tier
  expect(await change({ price: '12' })).toBe('used')
  expect(await change({ tier: 'genuine' })).toBe('genuine')
  expect(await change({ tier: '' })).toBeNull()
  expect(await outcome(change({ tier: 'stolen' }))).toBe('400 input.invalid')
})

test('setting price or quantity confirms both; other changes confirm neither', async ({
  world,
}) => {
  const { app, seller, list } = world
  const { _id, partSKU } = await list()
  const by = { token: seller.token }
  const old = '2026-01-01T00:00:00.000Z'
  const confirms = async (change: () => Promise<unknown>) => {
    await app.database.pool.query('update listing set confirmed_at = $1 where id = $2', [old, _id])
    await change()
    const { listing } = await app.call('getMyListingItem', { id: _id }, by)
    return listing.confirmed !== old
  }
  const update = (fields: object) => () => app.call('updateListing', { _id, ...fields }, by)
  const many = (input: { action: string; value: number }) => () =>
    app.call('changeListings', { ids: [_id], ...input } as InputOf<'changeListings'>, by)
  const changes = {
    'another price': update({ price: '75.25' }),
    'the same price again': update({ price: '75.25' }),
    'another quantity': update({ quantity: '9' }),
    'a price by per cent': many({ action: 'price', value: 5 }),
    'a quantity for many': many({ action: 'quantity', value: 3 }),
    'a description': update({ description: '<p>Sealed box.</p>' }),
    'a pause': () => app.call('setListingStatus', { _id, status: 'paused' }, by),
    'the end of a pause': () => app.call('setListingStatus', { _id, status: 'active' }, by),
  }
  const confirmed = []
  for (const [what, change] of Object.entries(changes))
    if (await confirms(change)) confirmed.push(what)
  expect(confirmed).toEqual(Object.keys(changes).slice(0, 5))
  const shown = await app.call('getListing', { sku: partSKU })
  expect(shown.listing.confirmed).toBe(old)
})

test('a listing is paused, resumed, removed and restored', async ({ world }) => {
  const { app, seller, list } = world
  const { _id, partSKU } = await list()
  const by = { token: seller.token }
  const onOffer = () => outcome(app.call('getListing', { sku: partSKU }))
  const set = async (status: 'active' | 'paused') =>
    (await app.call('setListingStatus', { _id, status }, by)).listing.status
  expect([await set('paused'), await onOffer()]).toEqual(['paused', '404 listing.not_found'])
  expect([await set('active'), await onOffer()]).toEqual(['active', 'accepted'])
  expect(await app.call('removeListing', { _id }, by)).toEqual({ message: 'success' })
  expect(await onOffer()).toBe('404 listing.not_found')
  const { listing } = await app.call('getMyListingItem', { id: _id }, by)
  expect(listing.status).toBe('removed')
  expect([await set('active'), await onOffer()]).toEqual(['active', 'accepted'])
})

test('listings of others propose all fields except price, stock and pictures', async ({
  world,
}) => {
  const { app, seller, other, list } = world
  const shortDescription = 'New & boxed'
  const { partSKU, partName } = await list({ shortDescription }, other)
  const token = seller.token
  const proposal = await app.call('proposeListing', { sku: partSKU }, { token })
  expect(proposal).toMatchObject({ by: 'number', partName, shortDescription, offers: 1 })
  expect(proposal.description).toBe('<p>New &amp; boxed</p>')
})

test('a transition that the status does not allow is refused, or skipped in bulk', async ({
  world,
}) => {
  const { app, seller, list } = world
  const by = { token: seller.token }
  const { _id } = await list()
  const { _id: paused } = await list()
  await app.call('setListingStatus', { _id: paused, status: 'paused' }, by)
  const change = async (action: 'activate' | 'pause' | 'remove' | 'restore') => {
    const { listings } = await app.call('changeListings', { ids: [_id, paused], action }, by)
    return listings.map((each) => each.status)
  }
  expect(await change('restore')).toEqual([])
  expect(await change('remove')).toEqual(['removed', 'removed'])
  for (const action of ['remove', 'pause', 'activate'] as const)
    expect(await change(action)).toEqual([])
  expect((await change('restore')).toSorted()).toEqual(['active', 'paused'])
  await app.call('removeListing', { _id }, by)
  expect(await app.call('removeListing', { _id }, by)).toEqual({ message: 'success' })
  const { listing } = await app.call('setListingStatus', { _id, status: 'paused' }, by)
  expect(listing.status).toBe('paused')
})

test('a listing of another seller is reported as not found', async ({ world }) => {
  const { app, other, list } = world
  const { _id, partSKU } = await list()
  const unknown = newId()
  const by = { token: other.token }
  const attempts = (_id: string) => [
    app.call('updateListing', { _id, price: '1' }, by),
    app.call('setListingStatus', { _id, status: 'paused' }, by),
    app.call('removeListing', { _id }, by),
    app.call('getMyListingItem', { id: _id }, by),
  ]
  for (const id of [_id, unknown])
    expect(await Promise.all(attempts(id).map(outcome))).toEqual(
      Array(4).fill('404 listing.not_found'),
    )
  const many = await app.call('changeListings', { ids: [_id], action: 'pause' }, by)
  expect(many.changed).toBe(0)
  expect((await app.call('getListing', { sku: partSKU })).listing.price).toBe(1250.5)
})

test('a form that waits for a listing of the importer locks nothing that the importer needs', async ({
  world: { app, other, list },
}) => {
  const { pool } = app.database
  const { token, user } = other
  const as = { token }
  const own = `select no from "user" where id = '${user._id}'`
  const partBrand = 'Waited for'
  const [changed, taken, removed] = [
    await list({}, other),
    newNumber(),
    await list({ partBrand }, other),
  ]
  await app.call('removeListing', { _id: removed._id }, as)
  const files = { pic: await pictureFile('pads.jpg') }
  const ends: string[][] = []
  for (const [_id, fields, form] of [
    [
      changed._id,
      'quantity = 9',
      () => app.call('updateListing', { _id: changed._id, price: '30' }, as),
    ],
    [
      removed._id,
      'quantity = 9',
      () => app.call('setListingStatus', { _id: removed._id, status: 'active' }, as),
    ],
    [
      changed._id,
      `sku = '${taken}', sku_key = '${skuKey(taken)}'`,
      () => app.call('newListing', part({ partSKU: taken }), { token, files }),
    ],
  ] as const) {
    // As when they were counted anew since.
    await pool.query(`delete from seller_term where term = 'waited for'`)
    const importer = await pool.connect()
    try {
      const pid = (await importer.query('select pg_backend_pid() pid')).rows[0].pid
      const waits = async () =>
        (
          await pool.query('select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))', [
            pid,
          ])
        ).rows.length
      await importer.query(`begin; update listing set ${fields} where id = '${_id}'`)
      const done = outcome(form())
      await expect.poll(waits).toBe(1)
      const importing = importer.query(`
        insert into seller_term (seller_no, kind, term) select no, 'brand', 'waited for'
          from (${own}) own on conflict do nothing;
        update account_usage set used = used + 1 where account_no = (${own}) and kind = 'writesPerDay';
        update listing_picture set unused_at = null where owner_no = (${own});
        commit`)
      const imported = await importing.then(() => 'imported', String)
      ends.push([imported, await done])
    } finally {
      importer.release(true)
    }
  }
  expect(ends).toEqual([
    ['imported', 'accepted'],
    ['imported', 'accepted'],
    ['imported', '409 listing.duplicate'],
  ])
}, 60_000)
