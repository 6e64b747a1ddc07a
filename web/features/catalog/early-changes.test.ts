import { expect, test } from 'vitest'
import { withCheckboxes } from './early-changes.ts'
import { browseHref, readFilters } from './search-params.ts'

const box = (name: string, value: string, checked: boolean) => ({ name, value, checked })
const filters = readFilters(new URLSearchParams('make=toyota&model=hilux&page=2'))

test('unchanged boxes change nothing, not even the page', () => {
  const boxes = [box('make', 'toyota', true), box('make', 'nissan', false)]
  expect(withCheckboxes(filters, boxes)).toBe(filters)
})

test('boxes ticked and unticked early are applied from the first page on', () => {
  const boxes = [box('category', 'brake-parts', true), box('make', 'nissan', true)]
  expect(browseHref(withCheckboxes(filters, boxes))).toBe(
    '/all-listings?category=brake-parts&make=toyota&make=nissan&model=hilux',
  )
})

test.each([true, false])('a make is removed with its model, whose box is %s', (model) => {
  const boxes = [box('make', 'toyota', false), box('model', 'hilux', model)]
  expect(browseHref(withCheckboxes(filters, boxes))).toBe('/all-listings')
})
