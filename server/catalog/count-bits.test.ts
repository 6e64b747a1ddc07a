import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countBits } from './count-bits.ts'

test('counts the ones among the binary digits', () => {
  fc.assert(
    fc.property(fc.integer(), (bits) => {
      expect(countBits(bits)).toBe([...(bits >>> 0).toString(2)].filter((b) => b === '1').length)
    }),
    { seed: 1, numRuns: 500 },
  )
})
