import { expect, test } from 'vitest'
import { chosenLines, piecesLeft, refundOf, sumOfPieces } from './returnable.ts'

const lines = [
  { _id: 'a', quantity: 3, price: 240.1 },
  { _id: 'b', quantity: 1, price: 12.35 },
]
const order = { lines, delivery: { fee: 20 } }
const given = (state: 'requested' | 'refunded' | 'withdrawn', quantity: number, fee = 0) => ({
  ...{ state, delivery_fee: fee },
  lines: [{ _id: 'a', quantity }],
})

test('what was asked about or given back can’t be returned once more', () => {
  expect(piecesLeft(lines, [])).toEqual({ a: 3, b: 1 })
  expect(piecesLeft(lines, [given('requested', 1), given('refunded', 1)])).toEqual({ a: 1, b: 1 })
  expect(piecesLeft(lines, [given('withdrawn', 3)])).toEqual({ a: 3, b: 1 })
})

test('only lines with pieces are sent', () => {
  expect(chosenLines({ a: 2, b: 0 })).toEqual([{ _id: 'a', quantity: 2 }])
  expect(sumOfPieces({ a: 2, b: 1 })).toBe(3)
})

test('the refund is the sum of the lines, to the fils', () => {
  const chosen = { pieces: { a: 2, b: 1 }, reason: 'damaged' } as const
  expect(refundOf(order, [], chosen)).toEqual({ total: 492.55, fee: 0 })
})

test('the delivery fee goes with all parts, where the fault is the seller’s, and once', () => {
  const all = { a: 3, b: 1 }
  const refund = (reason: 'damaged' | 'no_longer_needed' | '') =>
    refundOf(order, [], { pieces: all, reason })
  expect(refund('damaged')).toEqual({ total: 752.65, fee: 20 })
  expect(refund('no_longer_needed')).toEqual({ total: 732.65, fee: 0 })
  expect(refund('').fee).toBe(0)
  const rest = { pieces: { a: 2, b: 1 }, reason: 'damaged' } as const
  expect(refundOf(order, [given('refunded', 1)], rest).fee).toBe(20)
  expect(refundOf(order, [given('requested', 1)], rest).fee).toBe(0)
  expect(refundOf(order, [given('refunded', 1, 20)], rest).fee).toBe(0)
})
