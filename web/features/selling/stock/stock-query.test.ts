import { expect, test } from 'vitest'
import {
  changedQuery,
  isNarrowed,
  readStockQuery,
  stockHref,
  toStockCall,
  withoutFilters,
} from './stock-query.ts'

const read = (text: string) => readStockQuery(new URLSearchParams(text))

test.for([
  '',
  '?view=low&hint=picture',
  '?q=43512-60191&category=Brake+Parts&make=Toyota&sort=least_stock&limit=100&page=3',
  `?q=${encodeURIComponent('فحمات')}&view=sold_out`,
])('an address is read and written unchanged: %s', (address) => {
  expect(stockHref('/my-listing', read(address))).toBe(`/my-listing${address}`)
})

test.for([
  ['?view=stolen', { view: 'all' }],
  ['?sort=price', { sort: 'newest' }],
  ['?hint=rust', { hint: '' }],
  ['?limit=7', { limit: 24 }],
  ['?limit=1000', { limit: 24 }],
  ['?page=0', { page: 1 }],
  ['?page=-3', { page: 1 }],
  ['?page=x', { page: 1 }],
  ['?q=++', { q: '' }],
] as const)('unknown values are ignored: %s', ([address, expected]) => {
  expect(read(address)).toMatchObject(expected)
})

test('a text is cut to the server’s limit', () => {
  expect(read(`?q=${'a'.repeat(300)}`).q).toHaveLength(100)
})

test('another filter returns to the first page; turning the page preserves the filters', () => {
  const query = read('?q=disc&page=4')
  expect(changedQuery(query, { make: 'Toyota' })).toMatchObject({ q: 'disc', page: 1 })
  expect(changedQuery(query, { page: 5 })).toMatchObject({ q: 'disc', page: 5 })
})

test('clearing filters preserves order and page size', () => {
  const query = read('?q=disc&view=low&hint=years&sort=name&limit=50&page=2')
  expect(isNarrowed(query)).toBe(true)
  expect(stockHref('/all-listing', withoutFilters(query))).toBe('/all-listing?sort=name&limit=50')
  expect(isNarrowed(withoutFilters(query))).toBe(false)
})

test('empty values are not sent', () => {
  expect(toStockCall(read('?make=Kia'))).toEqual({
    view: 'all',
    make: 'Kia',
    sort: 'newest',
    limit: 24,
    page: 1,
  })
})
