import { expect, test } from 'vitest'
import { pageHref, pageOf } from './pages.ts'

test('a page preserves the rest of the query, and the first has no number', () => {
  const query = new URLSearchParams('q=star&page=3')
  expect(pageHref('/stores', query, 4)).toBe('/stores?q=star&page=4')
  expect(pageHref('/stores', query, 1)).toBe('/stores?q=star')
  expect(pageHref('/stores', new URLSearchParams('page=2'), 1)).toBe('/stores')
})

test.each([
  ['', 1],
  ['page=', 1],
  ['page=1', 1],
  ['page=7', 7],
  ['page=0', null],
  ['page=-2', null],
  ['page=1.5', null],
  ['page=1e2', null],
  ['page=99999999999', null],
  ['page=x', null],
])('"%s" is page %s', (query, page) => {
  expect(pageOf(new URLSearchParams(query))).toBe(page)
})
