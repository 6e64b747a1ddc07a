import { expect, test } from 'vitest'
import { outcomeOf } from './outcome-of.ts'

test.for([
  [100, 100, 'exact', 0],
  [0.3, 0.1 + 0.2, 'exact', 0],
  [99.99, 100, 'less', 0.01],
  [130.55, 100.5, 'more', 30.05],
  [50, 0, 'back', 50],
] as const)('%d for an order that misses %d: %s', ([amount, missing, kind, rest]) => {
  expect(outcomeOf(amount, missing)).toEqual({ kind, rest })
})
