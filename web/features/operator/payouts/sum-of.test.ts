import { expect, test } from 'vitest'
import { sumOf } from './sum-of.ts'

test('amounts are added up without errors of fractions', () => {
  const amounts = [0.1, 0.2, 1_234.57]
  expect(sumOf(amounts.map((amount, at) => ({ _id: String(at), amount })))).toEqual({
    ...{ payouts: ['0', '1', '2'], count: 3, amount: 1_234.87 },
  })
})
