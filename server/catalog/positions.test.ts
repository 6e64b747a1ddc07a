import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comparePositions, positionNames, positions } from './positions.ts'

const { front, rear, left, right, upper, lower } = positions
const bits = fc.nat(255)

test.for([
  ['a requested side is granted', front, front, front, 0],
  ['the opposite contradicts', front, rear, 0, rear],
  ['an unnamed side contradicts nothing', front, 0, 0, 0],
  ['a side that was not requested is ignored', 0, front | left, 0, 0],
  ['another side is ignored', front, left, 0, 0],
  ['of two, one may be granted and one denied', front | left, front | right, front, right],
  ['a part for both sides contradicts neither', left, left | right, left, 0],
  ['asking for both contradicts neither', left | right, right, right, 0],
  ['three at once', front | upper | left, front | lower, front, lower],
] as const)('%s', ([, asked, own, granted, denied]) => {
  expect(comparePositions(asked, own)).toEqual({ granted, denied })
})

test('granted positions were requested, denied ones were not, and all belong to the part', () => {
  fc.assert(
    fc.property(bits, bits, (asked, own) => {
      const { granted, denied } = comparePositions(asked, own)
      expect(granted & ~(asked & own)).toBe(0)
      expect(denied & ~own).toBe(0)
      expect(denied & asked).toBe(0)
    }),
    { seed: 1 },
  )
})

test('a part never contradicts its own name or an empty request', () => {
  fc.assert(
    fc.property(bits, (own) => {
      expect(comparePositions(own, own)).toEqual({ granted: own, denied: 0 })
      expect(comparePositions(0, own)).toEqual({ granted: 0, denied: 0 })
      expect(comparePositions(own, 0)).toEqual({ granted: 0, denied: 0 })
    }),
    { seed: 1 },
  )
})

test('contradictions are symmetric where each names at most one side', () => {
  const oneSided = fc
    .tuple(...[0, 2, 4, 6].map((shift) => fc.constantFrom(0, 1 << shift, 2 << shift)))
    .map((sides) => sides.reduce((all, side) => all | side, 0))
  fc.assert(
    fc.property(oneSided, oneSided, (a, b) => {
      expect(comparePositions(a, b).denied === 0).toBe(comparePositions(b, a).denied === 0)
    }),
    { seed: 1 },
  )
})

test('every position has its own bit, and a name in every language', () => {
  expect(Object.values(positions).reduce((sum, bit) => sum + bit, 0)).toBe(255)
  for (const names of Object.values(positionNames))
    for (const name of Object.values(names)) expect(name).not.toBe('')
})
