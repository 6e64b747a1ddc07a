import { expect, test } from 'vitest'
import { ordersParams, readOrdersQuery, toOrdersCall } from './orders-query.ts'

const read = (text: string, isSeller: boolean) =>
  readOrdersQuery(new URLSearchParams(text), isSeller)

test('a seller sees sales by default and purchases on request; a buyer only purchases', () => {
  expect(read('', true)).toEqual({ side: 'sales', state: '', q: '', page: 1 })
  expect(read('side=purchases', true).side).toBe('purchases')
  expect(read('side=sales', false).side).toBe('purchases')
})

test('unknown states and pages are ignored', () => {
  expect(read('state=lost&page=0', false)).toMatchObject({ state: '', page: 1 })
  expect(read('state=placed&page=3', false)).toMatchObject({ state: 'placed', page: 3 })
})

test('the address names what differs from the default', () => {
  expect(String(ordersParams(read('', true), true))).toBe('')
  const query = read('side=purchases&state=shipped&q=04465&page=2', true)
  expect(String(ordersParams(query, true))).toBe('side=purchases&state=shipped&q=04465')
  expect(String(ordersParams(query, false))).toBe('state=shipped&q=04465')
  expect(toOrdersCall(query)).toEqual({ state: 'shipped', q: '04465', page: 2 })
})
