import { expect, test } from 'vitest'
import { changedPrice, readPercent } from './price-change.ts'

test.for([
  [100, 5, 105],
  [1245, -10, 1120.5],
  [99.99, 3, 102.99],
  [0.01, -90, 0.01],
  [9_000_000, 500, 10_000_000],
  [1.1, 10, 1.21],
] as const)('AED %d changed by %d per cent is AED %d', ([price, percent, expected]) => {
  expect(changedPrice(price, percent)).toBe(expected)
})

test.for([
  ['5', 5],
  ['+5', 5],
  ['-10 %', -10],
  ['−7.5', -7.5],
  ['٪5', 5],
  ['7٫5', 7.5],
  ['-90', -90],
  ['500', 500],
] as const)('"%s" is %d per cent', ([text, percent]) => {
  expect(readPercent(text)).toBe(percent)
})

test.for(['', '0', '-91', '501', 'ten', '5 off', '1.234'])('"%s" is no change', (text) => {
  expect(readPercent(text)).toBeUndefined()
})
