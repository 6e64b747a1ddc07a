import { expect, test } from 'vitest'
import { browseHref, readFilters } from './search-params.ts'
import { areForVehicle, filtersForModel, filtersForVehicle } from './vehicle-filters.ts'
import type { Vehicle } from './vehicle.ts'

const read = (query: string) => readFilters(new URLSearchParams(query))
const vehicle: Vehicle = {
  make: { name: 'Toyota', label: 'Toyota' },
  model: { name: 'Land Cruiser', label: 'Land Cruiser' },
  year: 2016,
  language: 'en',
}

test('narrows a search to a vehicle', () => {
  const filters = read('search=pads&category=brake-parts&make=nissan&model=patrol&page=3')
  const narrowed = filtersForVehicle(filters, vehicle)
  expect(browseHref(narrowed)).toBe(
    '/all-listings?search=pads&category=brake-parts&make=toyota&model=land-cruiser&year=2016',
  )
  expect(areForVehicle(filters, vehicle)).toBe(false)
  expect(areForVehicle(narrowed, vehicle)).toBe(true)
  expect(areForVehicle(narrowed, { ...vehicle, year: undefined })).toBe(false)
})

test('replaces the path when another make is chosen', () => {
  const path = { facet: 'make', value: 'nissan' } as const
  const filters = readFilters(new URLSearchParams(), path)
  const only = filtersForVehicle(filters, { make: vehicle.make, language: 'en' })
  expect(browseHref(only, path)).toBe('/all-listings?make=toyota')
})

test('uses a chosen model instead of the number', () => {
  const candidates = {
    make: { ...vehicle.make, sold: true },
    models: [],
    years: [2015],
    rest: 'pads',
  }
  const filters = read('search=JTMHV05J704012345+pads&min=10')
  expect(browseHref(filtersForModel(filters, candidates, vehicle.model))).toBe(
    '/all-listings?search=pads&make=toyota&model=land-cruiser&year=2015&min=10',
  )
  const open = { ...candidates, years: [2015, 1985], rest: '' }
  expect(browseHref(filtersForModel(filters, open))).toBe('/all-listings?make=toyota&min=10')
})
