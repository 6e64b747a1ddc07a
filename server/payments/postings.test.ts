import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Fils } from '#contract/money.ts'
import {
  captured,
  commissionOn,
  deliveredPrepaid,
  deliveredForCash,
  payoutPaid,
  payoutPrepared,
  payoutReleased,
  refunded,
  returned,
  settled,
  shareOf,
} from './postings.ts'

const fils = (amount: number) => amount as Fils

test.for<[amount: number, rate: number, share: number]>([
  [10_000, 800, 800],
  [10_006, 800, 800],
  [10_007, 800, 801],
  [1, 800, 0],
  [6, 800, 0],
  [7, 800, 1],
  [1_000_000_000_00, 10_000, 1_000_000_000_00],
  [12_345, 0, 0],
])('of %i fils at %i hundredths of a per cent, %i are taken', ([amount, rate, share]) => {
  expect(shareOf(fils(amount), rate)).toBe(share)
})

test('a delivery for cash charges the commission and its VAT, and nothing of the price', () => {
  const lines = [
    { priceFils: fils(10_000), quantity: 2, commission: 800 },
    { priceFils: fils(333), quantity: 1, commission: 500 },
  ]
  expect(deliveredForCash({ sellerNo: 7, sellerOrderNo: 9, lines })).toEqual({
    ...{ kind: 'delivered', sellerNo: 7, sellerOrderNo: 9 },
    entries: [
      { account: 'seller', kind: 'commission', amountFils: -1_617 },
      { account: 'seller', kind: 'commission_vat', amountFils: -81 },
      { account: 'commission', kind: 'commission', amountFils: 1_617 },
      { account: 'commission_vat', kind: 'commission_vat', amountFils: 81 },
    ],
  })
})

test('without commission nothing is posted', () => {
  const lines = [{ priceFils: fils(10_000), quantity: 1, commission: 0 }]
  expect(deliveredForCash({ sellerNo: 7, sellerOrderNo: 9, lines })).toBeUndefined()
})

test('a transfer of a seller goes to the bank of the marketplace', () => {
  expect(settled({ sellerNo: 7, amount: fils(1_698), reference: 'FT26330' })).toEqual({
    ...{ kind: 'settled', sellerNo: 7, reference: 'FT26330' },
    entries: [
      { account: 'seller', kind: 'payout', amountFils: 1_698 },
      { account: 'bank', kind: 'payout', amountFils: -1_698 },
    ],
  })
})

test('a payout is set aside, and then paid by the bank or released', () => {
  const of = { sellerNo: 7, payoutNo: 4 }
  const payout = { ...of, amount: fils(25_000) }
  expect(payoutPrepared(payout)).toEqual({
    ...{ kind: 'payout_prepared', ...of },
    entries: [
      { account: 'seller', kind: 'payout', amountFils: -25_000 },
      { account: 'in_payout', kind: 'payout', amountFils: 25_000 },
    ],
  })
  expect(payoutPaid(payout)).toEqual({
    ...{ kind: 'payout_paid', ...of },
    entries: [
      { account: 'in_payout', kind: 'payout', amountFils: -25_000 },
      { account: 'bank', kind: 'payout', amountFils: 25_000 },
    ],
  })
  expect(payoutReleased(payout)).toEqual({
    ...{ kind: 'payout_released', ...of },
    entries: [
      { account: 'seller', kind: 'payout', amountFils: 25_000 },
      { account: 'in_payout', kind: 'payout', amountFils: -25_000 },
    ],
  })
})

const line = fc.record({
  priceFils: fc.integer({ min: 1, max: 1_000_000_000 }).map(fils),
  quantity: fc.integer({ min: 0, max: 10_000 }),
  commission: fc.integer({ min: 0, max: 10_000 }),
})

test('whatever was sold: entries sum to zero, none is zero, and no more than the price is taken', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      const { commission, vat } = commissionOn(lines)
      const price = lines.reduce((sum, each) => sum + each.priceFils * each.quantity, 0)
      expect(commission).toBeGreaterThanOrEqual(0)
      expect(commission).toBeLessThanOrEqual(price)
      expect(Math.abs(vat * 20 - commission)).toBeLessThanOrEqual(10)
      const entries = deliveredForCash({ sellerNo: 1, sellerOrderNo: 1, lines })?.entries ?? []
      expect(entries.reduce((sum, { amountFils }) => sum + amountFils, 0)).toBe(0)
      expect(entries.every(({ amountFils }) => amountFils !== 0)).toBe(true)
    }),
  )
})

test('a payment by card is held for its order, and given back from there', () => {
  const of = { sellerOrderNo: 9, causeNo: 4, amount: fils(12_345) }
  expect(captured(of)).toEqual({
    ...{ kind: 'captured', sellerOrderNo: 9, causeNo: 4 },
    entries: [
      { account: 'orders', kind: 'sale', amountFils: 12_345 },
      { account: 'provider', kind: 'sale', amountFils: -12_345 },
    ],
  })
  expect(refunded(of)).toEqual({
    ...{ kind: 'refunded', sellerOrderNo: 9, causeNo: 4 },
    entries: [
      { account: 'provider', kind: 'refund', amountFils: 12_345 },
      { account: 'orders', kind: 'refund', amountFils: -12_345 },
    ],
  })
})

test('a delivery that was paid by card is the seller’s sale, less the commission', () => {
  const lines = [{ priceFils: fils(10_000), quantity: 2, commission: 800 }]
  const of = { sellerNo: 7, sellerOrderNo: 9, amount: fils(21_500), lines }
  expect(deliveredPrepaid(of)).toEqual({
    ...{ kind: 'delivered', sellerNo: 7, sellerOrderNo: 9 },
    entries: [
      { account: 'seller', kind: 'sale', amountFils: 21_500 },
      { account: 'seller', kind: 'commission', amountFils: -1_600 },
      { account: 'seller', kind: 'commission_vat', amountFils: -80 },
      { account: 'orders', kind: 'sale', amountFils: -21_500 },
      { account: 'commission', kind: 'commission', amountFils: 1_600 },
      { account: 'commission_vat', kind: 'commission_vat', amountFils: 80 },
    ],
  })
})

test('what came back gives the commission back, and by card takes the sale', () => {
  const line = { priceFils: fils(10_000), quantity: 2, commission: 800 }
  const back = { sellerNo: 7, sellerOrderNo: 9, causeNo: 3 }
  const half = { ...back, before: [line], after: [{ ...line, quantity: 1 }] }
  const given = [
    { account: 'seller', kind: 'commission', amountFils: 800 },
    { account: 'seller', kind: 'commission_vat', amountFils: 40 },
  ]
  const taken = [
    { account: 'commission', kind: 'commission', amountFils: -800 },
    { account: 'commission_vat', kind: 'commission_vat', amountFils: -40 },
  ]
  expect(returned({ ...half, prepaid: fils(0) })).toEqual({
    ...{ ...back, kind: 'returned' },
    entries: [...given, ...taken],
  })
  expect(returned({ ...half, prepaid: fils(10_000) })).toEqual({
    ...{ ...back, kind: 'returned' },
    entries: [
      { account: 'seller', kind: 'sale', amountFils: -10_000 },
      ...given,
      { account: 'orders', kind: 'sale', amountFils: 10_000 },
      ...taken,
    ],
  })
  const free = { ...line, commission: 0 }
  expect(returned({ ...back, before: [free], after: [], prepaid: fils(0) })).toBeUndefined()
})

test('however it is given back, in the end it is what was charged', () => {
  const line = fc.record({
    priceFils: fc.integer({ min: 1, max: 1_000_000 }).map(fils),
    quantity: fc.integer({ min: 1, max: 20 }),
    commission: fc.integer({ min: 0, max: 10_000 }),
  })
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 5 }),
      fc.infiniteStream(fc.nat(20)),
      (lines, draws) => {
        const sum = (entries: { account: string; amountFils: Fils }[] = []) =>
          entries
            .filter(({ account }) => account === 'seller')
            .reduce((total, { amountFils }) => total + amountFils, 0)
        let left = lines
        let total = sum(deliveredForCash({ sellerNo: 7, sellerOrderNo: 9, lines })?.entries)
        while (left.some(({ quantity }) => quantity > 0)) {
          const before = left
          left = left.map((each) => ({
            ...each,
            quantity: Math.max(0, each.quantity - (draws.next().value as number)),
          }))
          const posting = returned({
            ...{ sellerNo: 7, sellerOrderNo: 9, causeNo: 3, before, after: left, prepaid: fils(0) },
          })
          expect(sum(posting?.entries)).toBeGreaterThanOrEqual(0)
          total += sum(posting?.entries)
        }
        expect(total).toBe(0)
      },
    ),
  )
})
