import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutLabelsAndPhones } from './labels-and-phones.ts'

const leftOf = (text: string) => withoutLabelsAndPhones(text).replaceAll(/\s+/g, ' ').trim()

test.each([
  ['04465-0K103 call 050 123 4567', '04465-0K103 call'],
  ['need 04465-0K103 urgent +971 50 123 4567', 'need 04465-0K103 urgent'],
  ['bumper +971501234567', 'bumper'],
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
  'OEM no.1 quality 2015',
  'part no idea corolla',
  'spare part corolla 2015',
  'spare part nv350',
  'oem np300 headlight',
  'chassis n16 sunny',
  'oem N0138157',
  'oem NGK-BKR6E',
  'PN1352',
  '04-PN0123',
  '0415231090',
  '04152-31090',
  '059 130 277 BF',
  // A telephone number beside nothing that could be meant may be a part number.
  '050 123 4567',
  '(050 123 4567)',
  'mercedes 054 545 1332',
  'A 054 545 1332 camry 2015',
  '+971 50 123 4567',
])('nothing is taken from %s', (text) => {
  expect(withoutLabelsAndPhones(text)).toBe(text)
})

const piece = fc.oneof(
  fc.constantFrom(
    'Part No.',
    'chassis no: ',
    'رقم القطعة ',
    'P/N',
    '+971 50 123 4567',
    '050 123 4567',
    '٠٥٠ ١٢٣ ٤٥٦٧',
  ),
  fc.constantFrom('04465-0K103', ' ', '🚗', 'brake', 'وديسكات', '.', '\n'),
  fc.string({ unit: 'grapheme', maxLength: 5 }),
)

test('any text keeps its length, and each character its place', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const text = pieces.join('')
      const left = withoutLabelsAndPhones(text)
      expect(left.length).toBe(text.length)
      for (let at = 0; at < text.length; at++) if (left[at] !== ' ') expect(left[at]).toBe(text[at])
    }),
  )
})
