import { expect, test } from 'vitest'
import { callbacksHref, readCallbacksQuery } from './callbacks-query.ts'

const read = (text: string) => readCallbacksQuery(new URLSearchParams(text))

test('without a word those are shown that wait for a call', () => {
  expect(read('')).toEqual({ view: 'new', page: 1 })
  expect(callbacksHref('/my-callbacks', 'new')).toBe('/my-callbacks')
})

test('others are shown where the address names them', () => {
  expect(read('view=closed&page=3')).toEqual({ view: 'closed', page: 3 })
  expect(callbacksHref('/my-callbacks', 'all')).toBe('/my-callbacks?view=all')
})

test('what is no view or page counts as not said', () => {
  expect(read('view=lost&page=0')).toEqual({ view: 'new', page: 1 })
})
