import fc from 'fast-check'
import { expect, test } from 'vitest'
import { vatIncluded, type Fils } from '#contract/money.ts'
import { presentSum } from './amounts.ts'

test.for([
  [105, 5],
  [100, 5],
  [10, 0],
  [11, 1],
  [32, 2],
  [31, 1],
  [0, 0],
  [1_000_000_000_000, 47_619_047_619],
])('of %i fils, %i are VAT', ([total, vat]) => {
  expect(vatIncluded(total as Fils)).toBe(vat)
})

test('the VAT is the nearest fils to a twenty-first of the total', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 13 }), (total) => {
      const twice = 42 * vatIncluded(total as Fils) - 2 * total
      expect(twice).toBeGreaterThan(-21)
      expect(twice).toBeLessThanOrEqual(21)
    }),
  )
})

test('a total and its VAT are the sums of what they are made of', () => {
  const amount = fc.integer({ min: 0, max: 10 ** 10 }).map((each) => each as Fils)
  fc.assert(
    fc.property(fc.array(amount), fc.array(amount), (amounts, untaxed) => {
      const vats = amounts.map(vatIncluded)
      const sum = (all: number[]) => all.reduce((whole, each) => whole + each, 0)
      const charges = [
        { taxed: true, amounts },
        { taxed: false, amounts: untaxed },
      ]
      expect(presentSum(charges)).toEqual({
        ...{ total: sum([...amounts, ...untaxed]) / 100, vat: sum(vats) / 100 },
      })
    }),
  )
})
