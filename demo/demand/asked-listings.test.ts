import { describe, expect, it } from 'vitest'
import { createNumberClaims } from '../part-numbers.ts'
import { carNames, nameOf } from '../part-names.ts'
import type { DemoListing } from '../listing.types.ts'
import { defaultListingCount } from '../marketplace.ts'
import { sellers } from '../sellers.ts'
import { askedListings } from './asked-listings.ts'
import { askedParts } from './asked-parts.ts'
import { drivenCars } from './driven-cars.ts'
import { numberForms } from './number-forms.fixture.ts'

const now = new Date('2026-11-21T08:00:00Z')
const listings = [...askedListings(now, createNumberClaims())]
const byType = Map.groupBy(listings, ({ partType }) => partType)
const byNumber = Map.groupBy(listings, ({ partSKU }) => partSKU)
/** They cost more than the genuine part. */
const dearBrands = new Set(['K&N', 'Bilstein', 'Old Man Emu'])
const median = (list: DemoListing[]) =>
  list.map(({ priceFils }) => priceFils).sort((a, b) => a - b)[Math.floor(list.length / 2)]!

describe('the parts in demand', () => {
  it('are sixty part types for forty cars', () => {
    expect(new Set(askedParts.map(({ type }) => type.key)).size).toBe(60)
    expect(new Set(drivenCars.map(({ key }) => key)).size).toBe(40)
  })

  it('are on offer from three sellers or more for every car, in every current generation', () => {
    for (const { type, sided } of askedParts)
      for (const { key, usual } of drivenCars)
        for (const { from, to } of usual)
          for (const side of sided ? ['left', 'right'] : [undefined]) {
            const year = Math.min(to ?? 2020, from + 2)
            const offers = byType
              .get(type.key)!
              .filter(
                (one) =>
                  one.side === side &&
                  one.fits.some(
                    ({ make, model, from = 0, to = 9999 }) =>
                      `${make}/${model}` === key && from <= year && year <= to,
                  ),
              )
            const offering = new Set(offers.map(({ seller }) => seller)).size
            expect(offering, `${type.key} ${key} ${year} ${side}`).toBeGreaterThanOrEqual(3)
          }
  })

  it('come in four tiers around one price', () => {
    const needs = Map.groupBy(
      listings,
      ({ partType, side, fits }) => `${partType} ${side} ${JSON.stringify(fits)}`,
    )
    for (const [need, offers] of needs) {
      const tiers = Map.groupBy(offers, ({ tier }) => tier)
      const genuine = tiers.get('genuine')
      if (!genuine) continue
      const others = [...(tiers.get('oem') ?? []), ...(tiers.get('aftermarket') ?? [])]
      for (const { partBrand, priceFils } of others)
        if (!dearBrands.has(partBrand)) expect(priceFils, need).toBeLessThan(median(genuine) * 1.1)
      const used = tiers.get('used') ?? []
      for (const { priceFils } of used) expect(priceFils, need).toBeLessThan(median(genuine) * 0.6)
    }
    for (const { type, used } of askedParts)
      if (used) expect(byType.get(type.key)!.some(({ tier }) => tier === 'used')).toBe(true)
    for (const [number, offers] of byNumber)
      for (const alike of Map.groupBy(offers, ({ tier }) => tier).values()) {
        const prices = alike.map(({ priceFils }) => priceFils)
        expect(Math.max(...prices), number).toBeLessThan(Math.min(...prices) * 1.5)
      }
  })

  it('have numbers to compare: of one type, one brand and the same cars', () => {
    let compared = 0
    for (const offers of byNumber.values()) {
      const [first] = offers
      for (const one of offers) {
        expect(one.partType).toBe(first!.partType)
        expect(one.fits).toEqual(first!.fits)
        expect(one.partBrand).toBe(first!.partBrand)
      }
      expect(new Set(offers.map(({ seller }) => seller)).size).toBe(offers.length)
      if (offers.length > 1) compared += offers.length
    }
    expect(compared).toBeGreaterThan(listings.length / 3)
  })

  it('use the number format of each maker', () => {
    for (const { tier, partSKU, fits } of listings)
      if (tier === 'genuine' || tier === 'used')
        expect(partSKU).toMatch(numberForms[fits[0]!.make]!)
  })

  it('are sold by sellers who deal in them', () => {
    for (const { seller, fits, categoryKey } of listings) {
      const { makes, categories } = sellers[seller]!
      if (makes) expect(makes).toContain(fits[0]!.make)
      if (categories) expect(categories).toContain(categoryKey)
    }
  })

  it('fit existing cars', () => {
    for (const { fits } of listings) {
      expect(fits.length).toBeGreaterThan(0)
      for (const { make, model, from, to } of fits) {
        expect(carNames.has(`${make}/${model}`)).toBe(true)
        expect(to ?? 9999).toBeGreaterThanOrEqual(from!)
      }
    }
  })
})

describe('names', () => {
  const tidyNames = new Set(
    askedParts.flatMap(({ type, trade: { variants = [] } }) =>
      ([undefined, 'front', 'rear'] as const).flatMap((end) =>
        ([undefined, 'left', 'right'] as const).flatMap((side) =>
          [undefined, ...variants].map((variant) => nameOf(type, { end, side, variant }).en),
        ),
      ),
    ),
  )
  const names = listings.map(({ partName }) => partName)

  it('are in sellers’ own styles, for a third of the marketplace', () => {
    const asWritten = listings.filter(({ partName }) => !tidyNames.has(partName))
    expect(asWritten.length).toBeGreaterThan(defaultListingCount / 3)
    expect(asWritten.length).toBeLessThan(defaultListingCount / 2)
  })

  it('follow catalogues, shops, wholesalers and marketplaces', () => {
    expect(names).toContain('COMPRESSOR ASSY, COOLER')
    expect(names).toContain('PAD KIT-DISC BRAKE, FRONT')
    expect(names.some((name) => /^[\u0600-\u06ff ]+ \d{4}-\d{4}/.test(name))).toBe(true)
    expect(names.some((name) => /^[^a-z]* \d\d-(\d\d|UP) .*PCS\/CTN$/.test(name))).toBe(true)
    expect(names.some((name) => name.split(' ').length >= 15)).toBe(true)
    for (const name of names) expect(name.length).toBeLessThanOrEqual(110)
  })
})
