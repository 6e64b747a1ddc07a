import { expect, test } from 'vitest'
import { positionOf, positions, priceAt } from './price-scale.ts'

const span = { min: 12, max: 8400 }

test('the ends of the scale are exact', () => {
  expect(priceAt(0, span)).toBe(12)
  expect(priceAt(positions, span)).toBe(8400)
  expect(positionOf(5, span)).toBe(0)
  expect(positionOf(9999, span)).toBe(positions)
})

test('prices between are round, ascending, and map back close to their position', () => {
  for (let position = 1; position < positions; position++) {
    const price = priceAt(position, span)
    expect(price).toBeGreaterThanOrEqual(priceAt(position - 1, span))
    expect(Math.abs(positionOf(price, span) - position)).toBeLessThanOrEqual(2)
  }
  expect(priceAt(50, span)).toBe(320)
})

test('a range of one price has a single position', () => {
  expect(positionOf(90, { min: 90, max: 90 })).toBe(0)
  expect(priceAt(50, { min: 90, max: 90 })).toBe(90)
})
