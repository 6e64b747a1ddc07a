import { expect, test } from 'vitest'
import { paymentsHref, paymentsParams, readPaymentsQuery } from './payments-query.ts'

const read = (text: string, isSeller: boolean) =>
  readPaymentsQuery(new URLSearchParams(text), isSeller)

test('sellers see their sales by default, buyers only what they bought', () => {
  expect(read('', true)).toEqual({ side: 'sales', page: 1 })
  expect(read('side=purchases&page=2', true)).toEqual({ side: 'purchases', page: 2 })
  expect(read('side=sales&page=x', false)).toEqual({ side: 'purchases', page: 1 })
})

test('the default side has no parameter', () => {
  expect(paymentsHref('/payments', 'sales')).toBe('/payments')
  expect(paymentsHref('/payments', 'purchases')).toBe('/payments?side=purchases')
  expect(paymentsParams('purchases', false).toString()).toBe('')
})
