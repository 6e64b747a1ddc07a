import { expect, test } from 'vitest'
import { inOrder, isOpen } from './offer-order.ts'
import type { Offer } from './part-view.ts'

const day = [{ from: '08:00', to: '18:00' }]
const always = Array.from({ length: 7 }, () => day)
const noon = Date.parse('2026-11-24T08:00:00Z')
const night = Date.parse('2026-11-24T20:00:00Z')

const offer = (id: string, fields: Partial<Offer> = {}): Offer => ({
  ...{ id, slug: '', sku: '', tier: null, sellerId: id, seller: id, emirate: 'Dubai', hours: null },
  ...{ price: 100, quantity: 1, confirmed: 0, ...fields },
})

const offers = [
  offer('sold out', { price: 1, quantity: 0, emirate: 'Ajman', hours: always }),
  offer('dear', { price: 300, emirate: 'Ajman' }),
  offer('fair', { price: 90, emirate: 'Sharjah', hours: always }),
  offer('cheap', { price: 80 }),
]
const ids = (sorted: Offer[]) => sorted.map(({ id }) => id)

test('by price, sold-out offers are last', () => {
  expect(ids(inOrder(offers, 'price', { now: noon }))).toEqual([
    ...['cheap', 'fair', 'dear', 'sold out'],
  ])
})

test('by place, the reader’s own emirate is first', () => {
  expect(ids(inOrder(offers, 'place', { now: noon }))).toEqual([
    ...['dear', 'cheap', 'fair', 'sold out'],
  ])
  expect(ids(inOrder(offers, 'place', { now: noon, emirate: 'Sharjah' }))[0]).toBe('fair')
})

test('open sellers are first, once the time is known', () => {
  expect(ids(inOrder(offers, 'open', { now: noon }))[0]).toBe('fair')
  expect(ids(inOrder(offers, 'open', { now: night }))[0]).toBe('cheap')
  expect(ids(inOrder(offers, 'open', { now: null }))[0]).toBe('cheap')
})

test('a seller without hours is neither open nor closed', () => {
  expect([isOpen(offers[2]!, noon), isOpen(offers[2]!, night)]).toEqual([true, false])
  expect([isOpen(offers[3]!, noon), isOpen(offers[2]!, null)]).toEqual([undefined, undefined])
})
