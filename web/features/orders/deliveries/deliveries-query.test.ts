import { expect, test } from 'vitest'
import { deliveriesHref, readDeliveriesQuery } from './deliveries-query.ts'

const read = (text: string, isSeller: boolean) =>
  readDeliveriesQuery(new URLSearchParams(text), isSeller)

test('sellers see what they send by default, buyers only what they get', () => {
  expect(read('', true)).toEqual({ side: 'outgoing', page: 1 })
  expect(read('side=incoming&page=2', true)).toEqual({ side: 'incoming', page: 2 })
  expect(read('side=outgoing', false).side).toBe('incoming')
})

test('the default side has no parameter', () => {
  expect(deliveriesHref('/deliveries', 'outgoing', true)).toBe('/deliveries')
  expect(deliveriesHref('/deliveries', 'incoming', true)).toBe('/deliveries?side=incoming')
  expect(deliveriesHref('/deliveries', 'incoming', false)).toBe('/deliveries')
})
