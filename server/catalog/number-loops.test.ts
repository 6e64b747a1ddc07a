import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loopsIn, type Replaced } from './number-loops.ts'

const chain = (...keys: string[]): Replaced[] =>
  keys.slice(1).map((newer, i) => ({ older: keys[i]!, newer }))
const sorted = (groups: string[][]) => groups.map((group) => group.toSorted()).toSorted()

test('numbers that follow one another are no loop', () => {
  expect(loopsIn([...chain('A', 'B', 'C'), ...chain('A', 'C'), ...chain('D', 'B')])).toEqual([])
})

test('each circle is a group, without what leads into it or out of it', () => {
  const replaced = [...chain('X', 'A', 'B', 'A'), ...chain('B', 'Y'), ...chain('C', 'D', 'E', 'C')]
  expect(sorted(loopsIn(replaced))).toEqual([
    ['A', 'B'],
    ['C', 'D', 'E'],
  ])
})

test('numbers in order never form a loop; one step back always does', () => {
  const pair = fc.tuple(fc.nat(30), fc.nat(30)).filter(([a, b]) => a !== b)
  fc.assert(
    fc.property(fc.array(pair, { minLength: 1, maxLength: 60 }), (pairs) => {
      const upwards = pairs.map(([a, b]) => ({
        ...{ older: `N${Math.min(a, b)}`, newer: `N${Math.max(a, b)}` },
      }))
      expect(loopsIn(upwards)).toEqual([])
      const [{ older, newer }] = upwards as [Replaced]
      const groups = loopsIn([...upwards, { older: newer, newer: older }])
      expect(groups.flat()).toEqual(expect.arrayContaining([older, newer]))
    }),
  )
})

test('a long chain takes no long time', () => {
  const keys = Array.from({ length: 100_000 }, (_, i) => `N${i}`)
  expect(loopsIn(chain(...keys))).toEqual([])
  expect(loopsIn(chain(...keys, 'N0'))[0]).toHaveLength(100_000)
})
