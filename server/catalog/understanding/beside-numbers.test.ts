import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutBeside } from './beside-numbers.ts'

const leftOf = (text: string) => withoutBeside(text).replaceAll(/\s+/g, ' ').trim()

test.each([
  ['04465-0K103 call 050 123 4567', '04465-0K103 call'],
  ['need 04465-0K103 urgent +971 50 123 4567', 'need 04465-0K103 urgent'],
  ['04465-0K103 ٠٥٠ ١٢٣ ٤٥٦٧', '04465-0K103'],
  ['Part No.04465-0K103', '04465-0K103'],
  ['part#15208-5EA7C', '15208-5EA7C'],
  ['P/N: 15208-5EA7C', '15208-5EA7C'],
  ['Chassis No: MR0EX8CD2H0123456', 'MR0EX8CD2H0123456'],
  ['رقم الشاصي: JTEBU3FJ5GK012345', 'JTEBU3FJ5GK012345'],
  ['رقم القطعة 90915-YZZD4', '90915-YZZD4'],
])('beside the number nothing is left: %s', (text, left) => {
  expect(leftOf(text)).toBe(left)
})

test.each([
  'lower arm No.1 prado',
  'part no idea corolla',
  '0415231090',
  '04152-31090',
  '059 130 277 BF',
  '050 123 4567',
  'spare part corolla 2015',
])('nothing is taken from %s', (text) => {
  expect(withoutBeside(text)).toBe(text)
})

test('any text keeps its length, and each character its place', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const left = withoutBeside(text)
      expect(left.length).toBe(text.length)
      for (let at = 0; at < text.length; at++) if (left[at] !== ' ') expect(left[at]).toBe(text[at])
    }),
  )
})
