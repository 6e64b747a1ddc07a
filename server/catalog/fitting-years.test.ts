import { expect, test } from 'vitest'
import type { InputOf } from '#contract/api.ts'
import { testApp } from '../testing/app.ts'
import { publishListing } from '../testing/factories.ts'

async function shopWith(...fits: { model: string; from?: number; to?: number }[]) {
  const app = await testApp('empty')
  await publishListing(app, { fits })
  return async (query: InputOf<'searchListings'>) =>
    (await app.call('searchListings', query)).total === 1
}

test('a part fits the years of its own model only', async () => {
  const finds = await shopWith(
    { model: 'toyota/prado', from: 2010, to: 2017 },
    { model: 'toyota/hilux', from: 2020, to: 2022 },
  )
  expect(await finds({ model: ['toyota/prado'], year: ['2017'] })).toBe(true)
  expect(await finds({ model: ['Hilux'], year: ['2020'] })).toBe(true)
  expect(await finds({ model: ['toyota/prado'], year: ['2020'] })).toBe(false)
  expect(await finds({ make: ['Toyota'], year: ['2020'] })).toBe(true)
  expect(await finds({ make: ['Toyota'], year: ['2018'] })).toBe(false)
  expect(await finds({ year: ['2009'] })).toBe(false)
})

test('one of several years is enough, and one of several makes', async () => {
  const finds = await shopWith({ model: 'toyota/prado', from: 2010, to: 2010 })
  expect(await finds({ make: ['Lexus', 'Toyota'], year: ['2009', '2010'] })).toBe(true)
  expect(await finds({ make: ['Lexus', 'Toyota'], year: ['2009', '2011'] })).toBe(false)
})

test('a part without years fits every year in which its model was sold, and no other', async () => {
  const finds = await shopWith({ model: 'toyota/hilux' })
  for (const year of ['2006', '2012', '2020'])
    expect([year, await finds({ model: ['Hilux'], year: [year] })]).toEqual([year, true])
  expect(await finds({ year: ['1950'] })).toBe(false)
})

test('a part with one end of its years open fits to the end of its model', async () => {
  const finds = await shopWith({ model: 'toyota/hilux', from: 2018 })
  expect(await finds({ year: ['2017'] })).toBe(false)
  expect(await finds({ year: [new Date().getUTCFullYear()] })).toBe(true)
})

test('a part without vehicles is found until a vehicle is searched for', async () => {
  const finds = await shopWith()
  expect(await finds({})).toBe(true)
  expect(await finds({ make: ['Toyota'] })).toBe(false)
  expect(await finds({ year: ['2015'] })).toBe(false)
})
