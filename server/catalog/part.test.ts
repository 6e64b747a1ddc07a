import { expect, test as isolated } from 'vitest'
import { slugOf } from '#contract/part-number.ts'
import { test, testApp } from '../testing/app.ts'
import { makeSeller, publishListing } from '../testing/factories.ts'

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)

/** One number from five sellers, so that every rule of the order decides once. */
async function fiveOffers() {
  const app = await testApp('empty')
  const offer = (companyName: string, fields: { price: number; quantity: number; hours: number }) =>
    makeSeller(app.database.db, { companyName }).then(({ no: sellerNo }) =>
      publishListing(app, {
        ...{ sellerNo, sku: '04465-60280', partName: 'Brake pads 4465' },
        ...{ price: fields.price, quantity: fields.quantity },
        createdAt: hoursAgo(fields.hours),
      }),
    )
  await offer('Cheap but sold out', { price: 1, quantity: 0, hours: 1 })
  await offer('Dear', { price: 300, quantity: 9, hours: 2 })
  await offer('Fair and old', { price: 100, quantity: 1, hours: 50 })
  await offer('Fair and new', { price: 100, quantity: 3, hours: 3 })
  await offer('Sold out too', { price: 2, quantity: 0, hours: 1 })
  return app
}

isolated('the part opens on the best offer: in stock, then lowest price, then newest', async () => {
  const app = await fiveOffers()
  const { listing, offers, sellerListingCount } = await app.call('getListing', {
    sku: '0446560280',
  })
  expect(listing.user.details.company_name).toBe('Fair and new')
  expect(offers.map(({ seller }) => seller.company_name)).toEqual([
    ...['Fair and old', 'Dear', 'Cheap but sold out', 'Sold out too'],
  ])
  expect(sellerListingCount).toBe(1)
})

isolated('the offer of a given seller can be opened; an unknown one is ignored', async () => {
  const app = await fiveOffers()
  const opened = await app.call('getListing', { sku: '0446560280' })
  const dear = opened.offers.find(({ price }) => price === 300)!
  const { listing, offers } = await app.call('getListing', {
    sku: '0446560280',
    seller: dear.seller._id.toUpperCase(),
  })
  expect(listing._id).toBe(dear._id)
  expect(offers.map(({ _id }) => _id)).toContain(opened.listing._id)
  const stranger = '00000000-0000-4000-8000-000000000000'
  const other = await app.call('getListing', { sku: '0446560280', seller: stranger })
  expect(other.listing._id).toBe(opened.listing._id)
})

isolated('a link resolves to the longest number at its end that exists', async () => {
  const app = await fiveOffers()
  await publishListing(app, { sku: '60280', partName: 'Something shorter' })
  const skuOf = async (slug: string) => (await app.call('getListing', { slug })).listing.partSKU
  expect(await skuOf('brake-pads-4465-0446560280')).toBe('04465-60280')
  expect(await skuOf('brake-pads-04465-60280')).toBe('04465-60280')
  expect(await skuOf('anything-at-all-60280')).toBe('60280')
  await expect(skuOf('brake-pads')).rejects.toMatchObject({ code: 'listing.not_found' })
})

isolated(
  'similar parts are of the same kind for the same vehicles, related ones of other kinds for them',
  async () => {
    const app = await testApp('empty')
    const { rows } = await app.database.pool.query<{ no: number; category_no: number }>(
      'select no, category_no from part_type order by category_no, no limit 4',
    )
    const [shown, second, third] = rows.map(({ no }) => no)
    const categoryNo = rows[0]!.category_no
    const patrol = [{ model: 'nissan/patrol', from: 2012 }]
    const publish = (
      sku: string,
      partTypeNo: number,
      fits: object[],
      hours: number,
      brand = 'GSP',
    ) =>
      publishListing(app, {
        ...{ sku, partTypeNo, fits, brand, categoryNo, createdAt: hoursAgo(hours) },
      } as Parameters<typeof publishListing>[1])
    await publish('SHOWN', shown!, patrol, 1)
    await publish('SAME-OLD', shown!, patrol, 9)
    await publish('SAME-NEW', shown!, patrol, 5)
    await publish('SAME-NEW', shown!, patrol, 4)
    await publish('OTHER-CAR', shown!, [{ model: 'toyota/hilux' }], 2)
    await publish('OTHER-YEARS', shown!, [{ model: 'nissan/patrol', to: 1997 }], 2)
    await publish('SECOND-OLD', second!, patrol, 8)
    await publish('SECOND', second!, patrol, 2)
    await publish('THIRD', third!, patrol, 3)
    await publish('THIRD-OTHER-CAR', third!, [{ model: 'toyota/hilux' }], 1)
    const numbers = (parts: { partSKU: string }[]) => parts.map(({ partSKU }) => partSKU)
    const { similar, related } = await app.call('getListing', { sku: 'SHOWN' })
    expect(numbers(similar)).toEqual(['SAME-NEW', 'SAME-OLD'])
    expect(numbers(related)).toEqual(['SECOND', 'THIRD'])
  },
)

test('offers have the opening hours of their sellers', async ({ app }) => {
  const { items } = await app.call('getHome', {})
  const { listing, offers } = await app.call('getListing', { sku: items[0]!.partSKU })
  for (const { seller } of offers) {
    const found = await app.call('getSeller', { id: seller._id })
    expect(seller.hours).toEqual(found.seller.hours)
  }
  expect(listing.seller).not.toHaveProperty('hours')
})

test.for(['dashed', 'lower case', 'spaced', 'Arabic-Indic digits'])(
  'every demo number is found in any spelling: %s',
  async (spelling, { app }) => {
    const { listings } = await app.call('searchListings', { limit: 20, page: 3 })
    for (const { partSKU } of listings) {
      const key = partSKU.replace(/[^A-Za-z0-9]/g, '')
      const written: Record<string, string> = {
        dashed: key.split('').join('-'),
        'lower case': key.toLowerCase(),
        spaced: ` ${key.slice(0, 3)} ${key.slice(3)} `,
        'Arabic-Indic digits': key.replace(/\d/g, (d) => String.fromCharCode(0x0660 + Number(d))),
      }
      const { listing } = await app.call('getListing', { sku: written[spelling]! })
      expect(listing.partSKU.replace(/[^A-Za-z0-9]/g, '')).toBe(key)
    }
  },
)

test('the link of every listing leads back to its number', async ({ app }) => {
  const { listings } = await app.call('searchListings', { limit: 60 })
  for (const { slug, partSKU, partName } of listings) {
    expect(slug.startsWith(`${slugOf(partName)}-`)).toBe(true)
    expect((await app.call('getListing', { slug })).listing.partSKU).toBe(partSKU)
  }
})

test('a part has its seller’s contact, parts in lists do not', async ({ app }) => {
  const { items } = await app.call('getHome', {})
  const shared = items[0]!
  const { listing, offers, similar } = await app.call('getListing', { sku: shared.partSKU })
  expect(listing.user.phone).toMatch(/^\+971/)
  expect(listing.user.email).toContain('@')
  expect(offers.length).toBeGreaterThan(0)
  const inLists = [...offers, ...similar]
  const inOffers = new Set(offers)
  for (const part of inLists) {
    expect(part.user).toBe(part.seller._id)
    expect(Object.keys(part.seller).sort()).toEqual([
      ...['_id', 'company_name', 'company_name_ar', 'emirate'],
      ...(inOffers.has(part) ? ['hours'] : []),
    ])
  }
})

test.for([{ sku: 'NOSUCH123' }, { sku: '---' }, { slug: 'no-such-part' }, { slug: '---' }])(
  'an unknown number is a 404: %j',
  async (input, { app }) => {
    await expect(app.call('getListing', input)).rejects.toMatchObject({
      status: 404,
      code: 'listing.not_found',
    })
  },
)

test.for([{}, { sku: '' }, { sku: ' ' }, { slug: '' }])(
  'a call without a number is a 400 that names the field: %j',
  async (input, { app }) => {
    await expect(app.call('getListing', input)).rejects.toMatchObject({
      status: 400,
      fields: { [Object.keys(input)[0] ?? 'sku']: 'This field is required' },
    })
  },
)

isolated('listing a longer number does not take over another part’s link', async () => {
  const app = await testApp('empty')
  await publishListing(app, { sku: 'K3B5-61-53D', partName: 'A/C compressor' })
  await publishListing(app, { sku: 'COMPRESSOR-K3B5-61-53D', partName: 'Something else' })
  const { listing } = await app.call('getListing', { slug: 'a-c-compressor-K3B56153D' })
  expect(listing.partSKU).toBe('K3B5-61-53D')
})
