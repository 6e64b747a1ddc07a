import { expect, test } from 'vitest'
import { readReturnsQuery, returnsHref, returnsParams, toReturnsCall } from './returns-query.ts'

const read = (text: string, isSeller: boolean) =>
  readReturnsQuery(new URLSearchParams(text), isSeller)

test('the open ones are shown first, to sellers those of their sales', () => {
  expect(read('', true)).toEqual({ side: 'sales', show: 'open', page: 1 })
  expect(read('side=purchases&show=ended&page=2', true)).toEqual({
    ...{ side: 'purchases', show: 'ended', page: 2 },
  })
  expect(read('side=sales&show=lost&page=0', false)).toEqual({
    ...{ side: 'purchases', show: 'open', page: 1 },
  })
})

test('the address names what differs from the default', () => {
  expect(String(returnsParams(read('', true), true))).toBe('')
  expect(String(returnsParams(read('', false), false))).toBe('')
  const shown = { side: 'purchases', show: 'all' } as const
  expect(returnsHref('/returns', shown, true)).toBe('/returns?side=purchases&show=all')
  expect(returnsHref('/returns', shown, false)).toBe('/returns?show=all')
})

test('all returns are asked for without a choice', () => {
  expect(toReturnsCall(read('show=all', false))).toEqual({ side: 'purchases', page: 1 })
  expect(toReturnsCall(read('', true))).toEqual({ side: 'sales', show: 'open', page: 1 })
})
