import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderedPage } from './ordered-page.ts'

/** Few different keys, so that most listings tie; numbers once each, in any order. */
const listings = fc
  .uniqueArray(fc.nat(5_000), { maxLength: 300 })
  .chain((nos) =>
    fc.tuple(
      fc.constant(nos),
      fc.array(fc.integer({ min: -3, max: 3 }), { minLength: nos.length, maxLength: nos.length }),
    ),
  )

test('a page equals sorting everything and cutting it', () => {
  fc.assert(
    fc.property(listings, fc.nat(320), fc.integer({ min: 0, max: 60 }), (pairs, offset, limit) => {
      const [nos, keys] = pairs
      const keyOf = new Map(nos.map((no, i) => [no, keys[i]!]))
      const sorted = nos.toSorted((a, b) => keyOf.get(a)! - keyOf.get(b)! || b - a)
      const page = orderedPage(
        Uint32Array.from(nos),
        nos.length,
        (no) => keyOf.get(no)!,
        offset,
        limit,
      )
      expect(page).toEqual(sorted.slice(offset, offset + limit))
    }),
    { numRuns: 500, seed: 1 },
  )
})

test.for([
  ['ascending', (i: number) => i],
  ['descending', (i: number) => -i],
  ['all equal', () => 0],
  ['an organ pipe', (i: number) => Math.min(i, 50_000 - i)],
] as const)(
  'fifty thousand listings in an awkward order are sorted quickly: %s',
  async ([, keyOf]) => {
    const nos = Uint32Array.from({ length: 50_000 }, (_, i) => i)
    const sorted = Array.from(nos).sort((a, b) => keyOf(a) - keyOf(b) || b - a)
    expect(orderedPage(nos, nos.length, keyOf, 25_000, 24)).toEqual(sorted.slice(25_000, 25_024))
  },
)

test('only the first listings of the buffer count', () => {
  const nos = Uint32Array.from([7, 9, 8, 1, 2])
  expect(orderedPage(nos, 3, (no) => no, 0, 10)).toEqual([7, 8, 9])
  expect(orderedPage(nos, 3, (no) => no, 3, 10)).toEqual([])
  expect(orderedPage(nos, 0, (no) => no, 0, 10)).toEqual([])
})
