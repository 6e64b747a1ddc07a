import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Postings } from './postings.ts'

test('an unused type has no listings', () => {
  expect([...new Postings().of(7)]).toEqual([])
})

test('removing an unknown listing does nothing', () => {
  const postings = new Postings()
  postings.add(1, 5)
  postings.remove(1, 6)
  postings.remove(2, 5)
  expect([...postings.of(1)]).toEqual([5])
})

test('after any changes every listing is once under its type, in the order of insertion', () => {
  const change = fc.record({ no: fc.integer({ min: 1, max: 40 }), type: fc.nat(3) })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 200 }), (changes) => {
      const postings = new Postings()
      const typeOf = new Map<number, number>()
      for (const { no, type } of changes) {
        const before = typeOf.get(no)
        if (before === type) continue
        if (before !== undefined) postings.remove(before, no)
        postings.add(type, no)
        typeOf.delete(no)
        typeOf.set(no, type)
      }
      for (let type = 0; type <= 3; type++) {
        const filed = [...typeOf].filter(([, own]) => own === type).map(([no]) => no)
        expect([...postings.of(type)]).toEqual(filed)
      }
    }),
    { seed: 1 },
  )
})
