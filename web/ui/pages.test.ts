import { expect, test } from 'vitest'
import { pageHref, pageOf } from './pages.ts'

test('a page keeps the rest of the query, and the first has no number', () => {
  const query = new URLSearchParams('q=star&page=3')
  expect(pageHref('/stores', query, 4)).toBe('/stores?q=star&page=4')
  expect(pageHref('/stores', query, 1)).toBe('/stores?q=star')
  expect(pageHref('/stores', new URLSearchParams('page=2'), 1)).toBe('/stores')
})

test.each([
  ['page=7', 7],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1e99', 1],
  ['page=x', 1],
  ['', 1],
])('"%s" is page %i', (query, page) => {
  expect(pageOf(new URLSearchParams(query))).toBe(page)
})
