import { isValidIBAN } from 'ibantools'
import { describe, expect, it } from 'vitest'
import { readTaxNumber } from '#contract/company-numbers.ts'
import { skuKey } from '#contract/part-number.ts'
import { categories } from '#server/catalog/reference/categories.ts'
import { partTypes } from '#server/catalog/reference/part-types.ts'
import { homeMakes, sharedPlatforms } from '#server/catalog/reference/vehicles.ts'
import { assortedCount, defaultListingCount, generateListings } from './marketplace.ts'
import { numberForms } from './demand/number-forms.fixture.ts'
import type { DemoListing } from './marketplace.ts'
import { aftermarketBrands } from './aftermarket-brands.ts'
import { genuineNumber } from './genuine-numbers.ts'
import { createNumberClaims } from './part-numbers.ts'
import { partTrade } from './part-trade.ts'
import { createRandom } from './random.ts'
import { aboutOf } from './seller-abouts.ts'
import { demoGarageEmail, demoSellerEmail, garages, sellers } from './sellers.ts'

const now = new Date('2026-11-21T08:00:00Z')
const listings = [...generateListings({ count: defaultListingCount, now })]

const assorted = listings.slice(0, assortedCount)

const offersBySku = new Map<string, DemoListing[]>()
for (const listing of assorted) {
  const key = skuKey(listing.partSKU)
  offersBySku.set(key, [...(offersBySku.get(key) ?? []), listing])
}

const modelsByKey = new Map(
  homeMakes.flatMap((make) =>
    make.models.map((model) => [`${make.key}/${model.key}`, model.generations] as const),
  ),
)

describe('vehicles', () => {
  it('are ten makes with at least 85 models, every id and key once', () => {
    const models = homeMakes.flatMap((make) => make.models)
    expect(homeMakes.map((make) => make.names.en)).toEqual([
      'Toyota',
      'Infiniti',
      'Nissan',
      'Mazda',
      'Isuzu',
      'Lexus',
      'Honda',
      'Subaru',
      'Suzuki',
      'Mitsubishi',
    ])
    expect(models.length).toBeGreaterThanOrEqual(85)
    expect(modelsByKey.size).toBe(models.length)
    expect(new Set(models.map((model) => model.idCarModel)).size).toBe(models.length)
    expect(new Set(homeMakes.map((make) => make.idCarMake)).size).toBe(homeMakes.length)
  })

  it('have generations that follow each other', () => {
    for (const [key, generations] of modelsByKey) {
      for (const [place, { from, to }] of generations.entries()) {
        expect(to ?? Infinity, key).toBeGreaterThanOrEqual(from)
        const next = generations[place + 1]
        if (next) expect(next.from, key).toBeGreaterThan(to ?? Infinity)
      }
    }
  })

  it('share platforms only as far as they exist', () => {
    const keys = new Set(
      [...modelsByKey].flatMap(([key, generations]) =>
        generations.map(({ code }) => `${key}/${code}`),
      ),
    )
    for (const key of sharedPlatforms.flat()) expect(keys).toContain(key)
  })
})

describe('sellers and garages', () => {
  it('are over 64 and 40, in all seven emirates, with the documented logins first', () => {
    expect(sellers.length).toBeGreaterThanOrEqual(64)
    expect(garages).toHaveLength(40)
    expect(new Set(sellers.map((seller) => seller.details.emirate)).size).toBe(7)
    expect(sellers[0]!.email).toBe(demoSellerEmail)
    expect(garages[0]!.email).toBe(demoGarageEmail)
  })

  it('are distinct and valid', () => {
    const people = [...sellers, ...garages]
    expect(new Set(people.map((person) => person.email)).size).toBe(people.length)
    expect(new Set(people.map((person) => person.phone)).size).toBe(people.length)
    for (const person of people) {
      expect(person.phone).toMatch(/^\+9715\d{8}$/)
      expect(person.email).toMatch(/^[a-z]+@[a-z0-9-]+\.example$/)
      expect(person.joined >= '2019-01-01' && person.joined < '2026-11-01').toBe(true)
    }
  })

  it('have names and texts in both languages', () => {
    for (const [place, seller] of sellers.entries()) {
      expect(seller.details.company_name_ar).toMatch(/^\p{Script=Arabic}/u)
      const about = aboutOf(seller, place)
      expect(about.en).toMatch(/^<p>We /)
      expect(about.ar).toMatch(/^<p>\p{Script=Arabic}/u)
    }
    expect(new Set(sellers.map(({ details }) => details.company_name_ar)).size).toBe(sellers.length)
  })

  it('have tax numbers and bank accounts of their own, but for two sellers', () => {
    const registered = sellers.filter(({ details }) => details.vat_registration_no)
    expect(registered.length).toBe(sellers.length - 2)
    expect(registered[0]).toBe(sellers[0])
    for (const { details } of [...registered, ...garages])
      expect(readTaxNumber(details.vat_registration_no!)).toBe(details.vat_registration_no)
    for (const { details } of registered) {
      expect(details.legal_name).toMatch(/ L\.L\.C$/)
      expect(details.iban).toMatch(/^AE\d{2}033000000\d{10}$/)
      expect(isValidIBAN(details.iban!)).toBe(true)
    }
    expect(new Set(registered.map(({ details }) => details.iban)).size).toBe(registered.length)
  })

  it('deal in makes and categories that exist', () => {
    const makeKeys = homeMakes.map((make) => make.key)
    const categoryKeys = categories.map((category) => category.key)
    for (const seller of sellers) {
      for (const make of seller.makes ?? []) expect(makeKeys).toContain(make)
      for (const category of seller.categories ?? []) expect(categoryKeys).toContain(category)
    }
  })
})

describe('every make and category', () => {
  it('has the six sellers that one number may need', () => {
    for (const make of homeMakes) {
      for (const { key } of categories) {
        const dealing = sellers.filter(
          (seller) =>
            (!seller.makes || seller.makes.includes(make.key)) &&
            (!seller.categories || seller.categories.includes(key)),
        )
        expect(dealing.length, `${make.key} ${key}`).toBeGreaterThan(6)
      }
    }
  })
})

describe('part numbers', () => {
  it('follow the form of the make for every generation', () => {
    const random = createRandom(1)
    const sample = Object.values(partTrade).filter((_, place) => place % 9 === 0)
    for (const make of homeMakes) {
      for (const model of make.models) {
        for (const [index, { from }] of model.generations.entries()) {
          for (const trade of sample) {
            const vehicle = { make: make.key, model: model.key, index, from }
            expect(genuineNumber(trade, vehicle, random)).toMatch(numberForms[make.key]!)
          }
        }
      }
    }
  })

  it('begin with the function code of the part for Toyota and Nissan', () => {
    const random = createRandom(2)
    const pads = partTrade['brake-pad-set-front']!
    const patrol = { make: 'nissan', model: 'patrol', index: 2, from: 2010 }
    const landCruiser = { make: 'toyota', model: 'land-cruiser', index: 2, from: 2008 }
    expect(genuineNumber(pads, landCruiser, random)).toMatch(/^04465-60\d{3}$/)
    expect(genuineNumber(pads, patrol, random)).toMatch(/^D1060-1LA/)
  })

  it('come from at least one brand for parts that fit any car', () => {
    for (const trade of Object.values(partTrade)) {
      const brands = aftermarketBrands[trade.brands].filter((one) => one.partTypes.test(trade.key))
      if (trade.universal) expect(brands.length, trade.key).toBeGreaterThan(0)
    }
  })

  it('are used once, whatever their spelling', () => {
    const claims = createNumberClaims()
    expect(claims.claim('04465-60280')).toBe(true)
    expect(claims.claim('0446560280')).toBe(false)
    expect(claims.claim('04465-60281')).toBe(true)
  })
})

describe('the demo marketplace', () => {
  it('is the same on every run', () => {
    expect([...generateListings({ count: 500, now })]).toEqual(listings.slice(0, 500))
  })

  it('has as many listings as asked for', () => {
    expect(assorted).toHaveLength(6400)
    expect(listings).toHaveLength(16_000)
    expect([...generateListings({ count: 7, now })]).toHaveLength(7)
    expect([...generateListings({ count: 0, now })]).toEqual([])
  })

  it('offers at least one number in seven from two to six sellers, at different prices', () => {
    const several = [...offersBySku.values()].filter((offers) => offers.length > 1)
    expect(several.length).toBeGreaterThan(offersBySku.size / 7)
    for (const offers of several) {
      expect(offers.length).toBeLessThanOrEqual(6)
      expect(new Set(offers.map((offer) => offer.priceFils)).size).toBe(offers.length)
      for (const offer of offers) {
        expect(offer.partName).toBe(offers[0]!.partName)
        expect(offer.fits).toEqual(offers[0]!.fits)
      }
    }
  })

  it('has a number at most once per seller, in thirty thousand listings as well', () => {
    const seen = new Set<string>()
    for (const { seller, partSKU } of generateListings({ count: 30_000, now })) {
      seen.add(`${seller} ${skuKey(partSKU)}`)
    }
    expect(seen.size).toBe(30_000)
  })

  it('fits models and years that exist', () => {
    for (const { fits, partType } of assorted) {
      if (partTrade[partType]!.universal) expect(fits).toEqual([])
      else expect(fits.length).toBeGreaterThan(0)
      expect(new Set(fits.map(({ make, model }) => `${make}/${model}`)).size).toBe(fits.length)
      for (const { make, model, from, to } of fits) {
        const generations = modelsByKey.get(`${make}/${model}`)!
        if (from === undefined) continue
        expect(from).toBeGreaterThanOrEqual(generations[0]!.from)
        expect(to ?? 9999).toBeLessThanOrEqual(generations.at(-1)!.to ?? 9999)
        expect(to ?? 9999).toBeGreaterThanOrEqual(from)
      }
    }
    expect(assorted.some(({ fits }) => fits[0] && fits[0].from === undefined)).toBe(true)
  })

  it('has genuine numbers in the format of the first fitted make', () => {
    const genuine = listings.filter(({ partBrand }) => partBrand.endsWith(' Genuine'))
    expect(genuine.length).toBeGreaterThan(listings.length / 3)
    for (const { partSKU, fits } of genuine) {
      expect(partSKU).toMatch(numberForms[fits[0]!.make]!)
    }
  })

  it('stays within the limits of the contract', () => {
    const types = new Map(partTypes.map((type) => [type.key, type]))
    for (const listing of listings) {
      expect(Number.isInteger(listing.priceFils)).toBe(true)
      expect(listing.priceFils).toBeGreaterThanOrEqual(1)
      expect(listing.priceFils).toBeLessThanOrEqual(1_000_000_000)
      expect(listing.priceFils % 25).toBe(0)
      expect(listing.quantity).toBeGreaterThanOrEqual(0)
      expect(listing.quantity).toBeLessThanOrEqual(1_000_000)
      expect(listing.partName.length).toBeLessThanOrEqual(110)
      expect(listing.categoryKey).toBe(types.get(listing.partType)!.category)
      expect(listing.description).toMatch(/^(<p( lang="ar" dir="rtl")?>|<ul>)[^]*(<\/p>|<\/ul>)$/)
    }
  })

  it('is as varied as real marketplaces', () => {
    const share = (test: (listing: DemoListing) => boolean) =>
      listings.filter(test).length / listings.length
    const age = ({ date }: DemoListing) => (now.getTime() - date.getTime()) / 3_600_000
    expect(share((one) => one.quantity === 0)).toBeCloseTo(0.06, 1)
    expect(share((one) => age(one) < 48)).toBeGreaterThan(0.02)
    expect(share((one) => age(one) < 48)).toBeLessThan(0.04)
    expect(share((one) => one.priceFils > 1_000_000)).toBeGreaterThan(0)
    expect(share((one) => one.partName.length > 60)).toBeGreaterThan(0)
    expect(listings.every((one) => age(one) >= 0 && age(one) <= 3 * 365 * 24 + 1)).toBe(true)
    const pictures = new Set(listings.map((one) => one.pictureSeed)).size
    expect(pictures).toBeGreaterThan(200)
    expect(pictures).toBeLessThan(400)
    expect(new Set(listings.map((one) => one.seller)).size).toBe(sellers.length)
  })

  it('has position and variant in names of both languages', () => {
    const gas = listings.find(({ partName }) => partName === 'Front left shock absorber, gas')
    expect(gas?.partNameAr).toBe('مساعد أمامي يسار غاز')
  })
})
