import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Chains } from './chains.ts'

test('each bucket has its own numbers, in their order, up to a limit', () => {
  const additions = fc.array(fc.tuple(fc.nat(2), fc.nat()), { maxLength: 200 })
  fc.assert(
    fc.property(additions, fc.nat(80), (added, most) => {
      // The last bucket is one more than was expected.
      const chains = new Chains(2)
      for (const [bucket, number] of added) chains.add(bucket, number)
      for (const bucket of [0, 1, 2]) {
        const expected = added.filter(([own]) => own === bucket).map(([, number]) => number)
        const seen: number[] = []
        const complete = chains.each(bucket, most, (number) => seen.push(number))
        expect(seen).toEqual(expected.slice(0, most))
        expect(complete).toBe(expected.length <= most)
      }
    }),
    { seed: 1, numRuns: 300 },
  )
})
