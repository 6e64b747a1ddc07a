import { expect, test } from 'vitest'
import { callbacksHref, readCallbacksQuery } from './callbacks-query.ts'

const read = (text: string) => readCallbacksQuery(new URLSearchParams(text))

test('by default requests that wait for a call are shown', () => {
  expect(read('')).toEqual({ view: 'new', page: 1 })
  expect(callbacksHref('/my-callbacks', 'new')).toBe('/my-callbacks')
})

test('other views are shown by the address', () => {
  expect(read('view=closed&page=3')).toEqual({ view: 'closed', page: 3 })
  expect(callbacksHref('/my-callbacks', 'all')).toBe('/my-callbacks?view=all')
})

test('an invalid view or page is ignored', () => {
  expect(read('view=lost&page=0')).toEqual({ view: 'new', page: 1 })
})
