import { expect, test } from 'vitest'
import { sellerOrderStates } from '#contract/order-status.ts'
import type { SellerOrder } from '#contract/orders.ts'
import { nextStepOf, shownState } from './next-step.ts'

type Facts = Parameters<typeof nextStepOf>[0]

const delivery = { method: 'own', fee: 0, promise: { hours: '', days: null } } as const
const shipment: SellerOrder['shipments'][number] = {
  ...{ _id: 's', state: 'on_the_way', method: 'own', lines: [] },
}
const facts = (changes: Partial<SellerOrder>): Facts => ({
  ...{ state: 'placed', cancel_requested: false, delivery, shipments: [] },
  payment: { method: 'cash_on_delivery', state: 'due' },
  ...changes,
})

test('every state has something that comes next, or how it ended', () => {
  expect(sellerOrderStates.map((state) => nextStepOf(facts({ state })))).toEqual([
    ...['answer', 'prepare', 'prepare', 'onTheWay', 'returning'],
    ...['completed', 'rejected', 'expired', 'cancelled', 'returned'],
  ])
})

test('a request to cancel waits for the seller', () => {
  expect(nextStepOf(facts({ state: 'packed', cancel_requested: true }))).toBe('decideCancel')
})

test('parts for pick-up are ready to collect instead of on the way', () => {
  const pickup = { ...delivery, method: 'pickup' as const }
  const shipped = facts({ state: 'shipped', delivery: pickup, shipments: [shipment] })
  expect(shownState(shipped)).toBe('ready')
  expect(nextStepOf(shipped)).toBe('collect')
  expect(nextStepOf(facts({ state: 'accepted', delivery: pickup }))).toBe('preparePickup')
})

test('parts that nobody came for are not a failed delivery', () => {
  const pickup = { ...delivery, method: 'pickup' as const }
  const failed = { ...shipment, state: 'failed' as const }
  const missed = facts({ state: 'shipped', delivery: pickup, shipments: [failed] })
  expect(shownState(missed)).toBe('notCollected')
  expect(nextStepOf(missed)).toBe('notCollected')
})

test('a failed delivery is shown as such', () => {
  const failed = { ...shipment, state: 'failed' as const }
  expect(shownState(facts({ state: 'shipped', shipments: [failed] }))).toBe('failed')
})

test('a delivered order is checked until it closes, or parts are being returned', () => {
  const closes = '2026-11-27T10:00:00.000Z'
  expect(nextStepOf(facts({ state: 'delivered', closes }))).toBe('check')
  expect(nextStepOf(facts({ state: 'delivered' }))).toBe('returning')
})

test('an order by card waits for its payment first, and says so where it never came', () => {
  const payment = { method: 'card', state: 'due' } as const
  expect(shownState(facts({ payment }))).toBe('unpaid')
  expect(nextStepOf(facts({ payment }))).toBe('pay')
  const paid = { ...payment, state: 'captured' as const }
  expect(nextStepOf(facts({ payment: paid }))).toBe('answer')
  const voided = { ...payment, state: 'voided' as const }
  expect(nextStepOf(facts({ state: 'expired', payment: voided }))).toBe('unpaid')
  expect(nextStepOf(facts({ state: 'cancelled', payment: voided }))).toBe('cancelled')
})
