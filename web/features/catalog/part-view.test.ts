import { expect, test } from 'vitest'
import type { ReplyOf } from '#contract/api.ts'
import type { Listing } from '#contract/listing.ts'
import { isNew, toCard } from './card.ts'
import { productData } from './part-structured-data.ts'
import { toPartView } from './part-view.ts'

const listing: Listing = {
  _id: 'l1',
  slug: 'front-brake-disc-4351260191',
  partName: 'Front brake disc',
  partNameAr: 'قرص فرامل أمامي',
  crossNumbers: [],
  partSKU: '43512-60191',
  partBrand: 'ADVICS',
  category: 'Brake Parts',
  categoryLabel: 'قطع الفرامل',
  subCategory: null,
  subCategoryLabel: null,
  price: 1245,
  currency: 'AED',
  quantity: 0,
  available: 0,
  pic: '/media/abc/640.webp',
  images: [{ url: '/media/abc/640.webp', width: 960, height: 720 }],
  tier: null,
  shortDescription: 'Ventilated, 338 mm',
  description: '<p>Ventilated</p>',
  makes: ['m1'],
  models: ['m2'],
  fits: [
    {
      make: { _id: 'm1', name: 'Toyota', label: 'تويوتا' },
      models: [{ _id: 'm2', name: 'Land Cruiser', label: 'لاندكروزر', from: 2008, to: 2021 }],
    },
  ],
  user: 's1',
  seller: { _id: 's1', company_name: 'Al Khaleej Parts', emirate: 'Sharjah' },
  date: '2026-01-01T00:00:00Z',
  confirmed: '2026-01-04T00:00:00Z',
  favourite_users: [],
  favourite_count: 0,
}

const offerOf = (id: string, price: number, quantity: number): Listing => ({
  ...listing,
  _id: id,
  price,
  quantity,
  seller: { _id: id, company_name: id, emirate: 'Dubai' },
})

const reply: ReplyOf<'getListing'> = {
  listing: {
    ...listing,
    user: {
      _id: 's1',
      avatar: null,
      date: '2025-03-01T00:00:00Z',
      details: {
        emirate: 'Sharjah',
        company_name: 'Al Khaleej Parts',
        company_name_ar: null,
        company_address: 'Ind. 5',
      },
      listings: 9,
      rating: null,
      reviews: null,
      phone: '+971501234567',
      email: 'a@b.example',
      about: null,
      about_ar: null,
      hours: null,
      cover: null,
      answer_minutes: null,
    },
  },
  sellerListingCount: 9,
  offers: [offerOf('dear', 1300, 3), offerOf('fair', 1250, 1)],
  similar: [],
  related: [],
}

test('cards and offers have the seller’s Arabic name if there is one', () => {
  const seller = { ...listing.seller, company_name_ar: 'الخليج لقطع الغيار' }
  expect(toCard({ ...listing, seller }).sellerAr).toBe('الخليج لقطع الغيار')
  expect(toCard(listing)).not.toHaveProperty('sellerAr')
  const { offers } = toPartView({ ...reply, listing: { ...reply.listing, seller } })
  expect(offers.map(({ sellerAr }) => sellerAr)).toContain('الخليج لقطع الغيار')
})

test('a card has only the fields that it shows', () => {
  expect(toCard(listing)).toEqual({
    id: 'l1',
    slug: 'front-brake-disc-4351260191',
    sku: '43512-60191',
    brand: 'ADVICS',
    name: 'Front brake disc',
    nameAr: 'قرص فرامل أمامي',
    picture: '/media/abc',
    category: 'brake-parts',
    price: 1245,
    quantity: 0,
    soldOut: true,
    sellerId: 's1',
    seller: 'Al Khaleej Parts',
    emirate: 'Sharjah',
    listed: Date.parse(listing.date),
    confirmed: Date.parse(listing.confirmed),
    requestedAt: expect.any(Number),
    fits: 'toyota:land-cruiser:2008:2021',
    cars: { name: 'تويوتا لاندكروزر', years: '2008–2021', more: 0 },
  })
})

test('a card for several offers shows the lowest price; for one it is unchanged', () => {
  const group = { sellers: 6, inStock: 4, emirates: 3, from: 62 }
  expect(toCard({ ...listing, group })).toMatchObject({ group, price: 62 })
  expect(toCard({ ...listing, group })).not.toHaveProperty('soldOut')
  expect(toCard({ ...listing, group: { ...group, inStock: 0 } }).soldOut).toBe(true)
  expect(toCard({ ...listing, group: { ...group, sellers: 1 } })).toEqual(toCard(listing))
})

test('a listing is new for 48 hours', () => {
  const listed = Date.parse(listing.date)
  expect(isNew(listed, listed + 48 * 3_600_000)).toBe(true)
  expect(isNew(listed, listed + 48 * 3_600_000 + 1)).toBe(false)
})

test('offers in stock are first, then by price ascending', () => {
  expect(toPartView(reply).offers.map(({ sellerId }) => sellerId)).toEqual(['fair', 'dear', 's1'])
})

test('vehicles are shown in the reader’s language and matched by their canonical names', () => {
  expect(toPartView(reply).part.lines).toEqual([
    { make: 'تويوتا', model: 'لاندكروزر', row: ['toyota', 'land-cruiser', 2008, 2021] },
  ])
})

test('structured data lists every offer', () => {
  const data = productData(toPartView(reply), 'Front brake disc', 'https://ghiyar.example')
  expect(data).toMatchObject({
    '@type': 'Product',
    sku: '43512-60191',
    image: 'https://ghiyar.example/media/abc/960.webp',
    offers: [
      { price: '1250.00', availability: 'https://schema.org/InStock' },
      { price: '1300.00', seller: { name: 'dear' } },
      {
        url: 'https://ghiyar.example/spare-part-details/front-brake-disc-4351260191?seller=s1',
        availability: 'https://schema.org/OutOfStock',
      },
    ],
  })
})
