import { expect, test } from 'vitest'
import { readAs } from '../../testing/understanding-in-memory.ts'

test.each([
  // "Mirror motor" with a word for the mirror of another language than the motor's.
  ['side kannadi motor swift', ['mirror-motor']],
  ['motor of side kannadi', ['mirror-motor']],
])('%s', (text, types) => {
  expect(readAs(text).types).toEqual(types)
})

test('a word that only names a side makes no other part of one', () => {
  expect(readAs('side kannadi left').types).toEqual(['door-mirror'])
})
