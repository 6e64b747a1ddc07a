import { expect, test } from 'vitest'
import { quarterOf, rowsToWrite } from './import-progress.ts'

test('unchanged rows are not written', () => {
  expect(rowsToWrite({ created: 4600, updated: 212 })).toBe(4812)
})

test.for([
  [0, 0],
  [0.249, 0],
  [0.25, 25],
  [0.9999, 75],
  [1, 100],
  [1.01, 100],
] as const)('%f is announced as %i', ([progress, quarter]) => {
  expect(quarterOf(progress)).toBe(quarter)
})
