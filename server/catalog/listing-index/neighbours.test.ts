import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Neighbours } from './neighbours.ts'

test('orders numbers by their groups, each as it came', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 3_000 }), (groups) => {
      const neighbours = new Neighbours()
      for (const [no, group] of groups.entries()) neighbours.add(no, group)
      const expected = groups.map((group, no) => ({ group, no })).sort((a, b) => a.group - b.group)
      expect([...neighbours.inOrder(10)]).toEqual(expected.map(({ no }) => no))
    }),
    { numRuns: 50 },
  )
})
