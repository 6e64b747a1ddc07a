import { expect, test } from 'vitest'
import {
  directoryHref,
  directoryParams,
  isNarrowed,
  readDirectoryQuery,
} from './directory-query.ts'

const read = (text: string) => readDirectoryQuery(new URLSearchParams(text))

test('an address is read and written unchanged', () => {
  const text = 'q=noor&emirate=Abu+Dhabi&category=brake-parts&make=toyota&open=now'
  expect(directoryHref(read(text))).toBe(`/stores?${text}`)
  expect(directoryHref({ ...read(text), emirate: '', q: '' })).toBe(
    '/stores?category=brake-parts&make=toyota&open=now',
  )
})

test('without filters the address is plain, and unknown values are left out', () => {
  expect(directoryHref(read('page=3&utm=x&q=++'))).toBe('/stores')
  expect(directoryParams(read(''))).toEqual({})
  expect([isNarrowed(read('page=2')), isNarrowed(read('open=now'))]).toEqual([false, true])
})

test('very long values are cut before they are sent', () => {
  expect(read(`q=${'x'.repeat(500)}&make=${'y'.repeat(500)}`)).toMatchObject({
    q: 'x'.repeat(100),
    make: 'y'.repeat(100),
  })
})
