import { describe, expect, test } from 'vitest'
import {
  amountOf,
  browseHref,
  cleared,
  filterCount,
  type PathChoice,
  readFilters,
  toggled,
  toQuery,
} from './search-params.ts'

const read = (query: string, path?: PathChoice) => readFilters(new URLSearchParams(query), path)

describe('reading an address', () => {
  test('accepts every parameter, several values and any spelling', () => {
    const filters = read(
      'search=brake+disc&category=brake-parts&category=Rubber+Parts&sub=Pads&make=Toyota&make=TOYOTA' +
        '&model=Land+Cruiser&year=2016&brand=ADVICS&tier=Used&only=in-stock&emirate=Abu+Dhabi&min=1,000&max=2500.5&sort=highest&page=3&view=list&offers=single&all=brand',
    )
    expect(filters).toEqual({
      search: 'brake disc',
      category: ['brake-parts', 'rubber-parts'],
      sub: ['pads'],
      make: ['toyota'],
      model: ['land-cruiser'],
      year: ['2016'],
      brand: ['ADVICS'],
      tier: ['used'],
      only: ['in-stock'],
      emirate: ['abu-dhabi'],
      min: 1000,
      max: 2500.5,
      sort: 'highest',
      page: 3,
      view: 'list',
      single: true,
      all: ['brand'],
    })
  })

  test('ignores invalid values', () => {
    expect(
      read('page=0&sort=cheap&min=-5&max=abc&view=x&offers=x&make=&make=+&all=nothing'),
    ).toEqual(read(''))
    expect(read('page=1e9&min=1e99').min).toBeNull()
    expect(read('page=2.5').page).toBe(1)
    expect(read('page=NaN').page).toBe(1)
  })

  test('too long a search is cut to what can be searched for', () => {
    expect(read(`search=${'فحمات '.repeat(120)}`).search).toBe('فحمات '.repeat(17).slice(0, 100))
  })

  test('prices may have Arabic digits', () => {
    expect(read('min=٥٠&max=١٬٢٥٠٫٥')).toMatchObject({ min: 50, max: 1250.5 })
  })

  test.each(['-5', 'abc', '٥٠ ريال', '10000001', ''])('"%s" is no price', (text) => {
    expect(amountOf(text)).toBeNull()
  })

  test('swapped prices are put in order', () => {
    expect(read('min=500&max=100')).toMatchObject({ min: 100, max: 500 })
  })

  test('includes the choice in the path', () => {
    expect(read('year=2016', { facet: 'make', value: 'land-rover' }).make).toEqual(['land-rover'])
    expect(read('make=Land+Rover', { facet: 'make', value: 'land-rover' }).make).toHaveLength(1)
  })
})

describe('writing an address', () => {
  test('is the inverse of reading', () => {
    const query =
      'search=a+%26+b&category=brake-parts&make=toyota&make=nissan&model=x-trail&year=2016' +
      '&brand=B%26G+Parts&min=10&max=20&sort=lowest&view=list&offers=single&all=brand&page=2'
    expect(browseHref(read(query))).toBe(`/all-listings?${query}`)
  })

  test('omits default values', () => {
    expect(browseHref(read('page=1&search='))).toBe('/all-listings')
  })

  test('preserves the path form while its value is the only one', () => {
    const path: PathChoice = { facet: 'category', value: 'brake-parts' }
    const filters = read('', path)
    expect(browseHref(filters, path)).toBe('/spare-parts/brake-parts')
    expect(browseHref(toggled(filters, 'make', 'Toyota'), path)).toBe(
      '/spare-parts/brake-parts?make=toyota',
    )
    expect(browseHref(toggled(filters, 'category', 'rubber-parts'), path)).toBe(
      '/all-listings?category=brake-parts&category=rubber-parts',
    )
    expect(browseHref(toggled(filters, 'category', 'brake-parts'), path)).toBe('/all-listings')
  })
})

describe('changing filters', () => {
  test('starts at the first page, and a removed make removes its models', () => {
    const filters = read('make=toyota&model=hilux&page=4')
    expect(toggled(filters, 'make', 'toyota')).toMatchObject({ make: [], model: [], page: 1 })
    expect(toggled(filters, 'make', 'nissan')).toMatchObject({ model: ['hilux'], page: 1 })
  })

  test('clearing preserves the search', () => {
    const filters = read('search=pad&make=toyota&min=5&sort=lowest')
    expect(filterCount(filters)).toBe(2)
    expect(browseHref(cleared(filters))).toBe('/all-listings?search=pad&sort=lowest')
  })
})

test('the query for the API', () => {
  expect(toQuery(read('search=pad&sub=pads&sort=lowest&max=90'))).toMatchObject({
    string: 'pad',
    subCategory: ['pads'],
    sortBy: { price: 1 },
    priceRange: { min: null, max: 90 },
    page: 1,
  })
  expect(toQuery(read('')).sortBy).toEqual({ date: -1, mixed: true })
  expect(toQuery(read('sort=newest')).sortBy).toEqual({ date: -1 })
  expect(toQuery(read('search=pad')).sortBy).toBeUndefined()
  expect([toQuery(read('')).group, toQuery(read('offers=single')).group]).toEqual([
    ...['number', undefined],
  ])
})
