import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test.for([
  ['the same', 'prado', 'prado', 0],
  ['a letter left out', 'radiator', 'radator', 1],
  ['a letter put in', 'brake', 'braake', 1],
  ['a letter exchanged', 'camry', 'cemry', 1],
  ['neighbours swapped', 'brake', 'barke', 1],
  ['swapped at the end', 'filter', 'filtre', 1],
  ['two errors', 'alternator', 'altenater', 2],
  ['a swap and an exchange', 'patrol', 'partul', 2],
  ['Arabic', 'فحمات', 'فحامت', 1],
])('%s', ([, a, b, errors]) => {
  expect(editDistance(a as string, b as string, 5)).toBe(errors)
})

const word = fc.stringMatching(/^[abc]{0,9}$/)
const limit = fc.nat(4)

test('it is symmetric', () => {
  fc.assert(
    fc.property(word, word, limit, (a, b, most) => {
      expect(editDistance(a, b, most)).toBe(editDistance(b, a, most))
    }),
    { seed: 1, numRuns: 1_000 },
  )
})

test('it is zero for equal words only, and at most one above the limit', () => {
  fc.assert(
    fc.property(word, word, limit, (a, b, most) => {
      const errors = editDistance(a, b, most)
      expect(errors === 0).toBe(a === b)
      expect(errors).toBeLessThanOrEqual(most + 1)
    }),
    { seed: 1, numRuns: 1_000 },
  )
})

test('a limit changes no result within it', () => {
  fc.assert(
    fc.property(word, word, limit, (a, b, most) => {
      expect(editDistance(a, b, most)).toBe(Math.min(editDistance(a, b, 20), most + 1))
    }),
    { seed: 1, numRuns: 1_000 },
  )
})

test('a swap of two different neighbours counts one', () => {
  fc.assert(
    fc.property(word, fc.nat(8), (typed, at) => {
      const [one, two] = [typed[at], typed[at + 1]]
      fc.pre(one !== undefined && two !== undefined && one !== two)
      const swapped = typed.slice(0, at) + two + one + typed.slice(at + 2)
      expect(editDistance(typed, swapped, 3)).toBe(1)
    }),
    { seed: 1, numRuns: 1_000 },
  )
})
