import { expect, test } from 'vitest'
import { batterySize, isUnit, numberOfSize } from './units.ts'

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

test('the size of a battery, whatever the side of its pole', () => {
  expect(['ns60l', 'n70z', '55d23l', '46b24ls', 'ns60'].map(batterySize)).toEqual([
    'ns60',
    'n70z',
    '55d23',
    '46b24',
    'ns60',
  ])
  expect(['n7', 'r60', 'ns60x', '55e23'].some(batterySize)).toBe(false)
})
