import { expect, test } from 'vitest'
import { Tally } from './tally.ts'

const tallyOf = (...numbers: number[]) => {
  const tally = new Tally().cleared(5_000)
  for (const no of numbers) tally.add(no)
  return tally
}

test('it counts, and resets to zero', () => {
  const tally = tallyOf(4_999, 3, 4_999)
  expect([tally.counts[4_999], tally.counts[3], tally.found]).toEqual([2, 1, [4_999, 3]])
  tally.cleared(5_000)
  expect([tally.counts[4_999], tally.counts[3], tally.found]).toEqual([0, 0, []])
})

test.for([
  [9, [5, 1, 2, 3]],
  [3, [5, 1, 2]],
  [2, [5, 2]],
  [1, [2]],
  [0, []],
] as const)('returns the most frequent %i, the earliest first among equals', ([most, numbers]) => {
  expect(tallyOf(5, 5, 1, 2, 2, 2, 3).mostFrequent(most)).toEqual([...numbers])
})
