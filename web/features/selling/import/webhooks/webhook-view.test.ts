import { expect, test } from 'vitest'
import { chosenEvents, isAwaited } from './webhook-view.ts'

test('what failed is attempted again until it is given up, and not while it is paused', () => {
  expect(isAwaited({ state: 'pending', attempts: 2 }, false)).toBe(true)
  expect(isAwaited({ state: 'pending', attempts: 2 }, true)).toBe(false)
  expect(isAwaited({ state: 'pending', attempts: 0 }, false)).toBe(false)
  expect(isAwaited({ state: 'failed', attempts: 10 }, false)).toBe(false)
})

test('all events are no choice, so that new kinds are sent as well', () => {
  const none = {
    ...{ 'seller_order.placed': false, 'seller_order.changed': false },
    ...{ 'shipment.changed': false, 'return.changed': false },
  }
  expect(chosenEvents(none)).toEqual([])
  expect(chosenEvents({ ...none, 'shipment.changed': true })).toEqual(['shipment.changed'])
  const all = {
    ...{ 'seller_order.placed': true, 'seller_order.changed': true },
    ...{ 'shipment.changed': true, 'return.changed': true },
  }
  expect(chosenEvents(all)).toEqual([])
})
