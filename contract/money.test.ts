import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toDirhams, toFils, type Fils } from './money.ts'

test.for([
  [0.01, 1],
  [1.1, 110],
  [19.99, 1_999],
  [4.35, 435],
  [1_250.5, 125_050],
  [10_000_000, 1_000_000_000],
] as const)('%d dirhams are %d fils', ([dirhams, fils]) => {
  expect(toFils(dirhams)).toBe(fils)
})

test('fils are converted to dirhams, through JSON, and back without loss', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (fils) => {
      const sent = JSON.parse(JSON.stringify(toDirhams(fils as Fils))) as number
      expect(toFils(sent)).toBe(fils)
      expect(String(sent)).toMatch(/^\d+(\.\d{1,2})?$/)
    }),
    { numRuns: 2_000, seed: 1 },
  )
})
