import { expect, test } from 'vitest'
import { isUnit, numberOfSize } from './units.ts'

test.for([
  ['70ah', '70'],
  ['1.5l', '1.5'],
  ['24v', '24'],
  ['120امبير', '120'],
  ['5w30', undefined],
  ['h4', undefined],
  ['70', undefined],
  ['123456789012mm', undefined],
] as const)('"%s" is a size of %s', ([word, number]) => expect(numberOfSize(word)).toBe(number))

test('a unit stands by itself', () => {
  expect(['amp', 'ltr', 'لتر'].every(isUnit)).toBe(true)
  expect(['lamp', 'litho', '4l'].some(isUnit)).toBe(false)
})
