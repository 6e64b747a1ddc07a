import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  crossNumberKinds,
  crossNumbersText,
  distinctCrossNumbers,
  hasSeparator,
  isCrossNumber,
  type CrossNumber,
} from './cross-numbers.ts'
import { readCrossNumbers } from './read-cross-numbers.ts'
import { enteredCrossNumber } from './selling.ts'

const spelled = (text: string) =>
  readCrossNumbers(text, 'same_as').numbers.map(({ brand, number }) =>
    brand ? `${brand}=${number}` : number,
  )

test.for([
  ['04465-60280', ['04465-60280']],
  ['04465-60280, 04465-60290', ['04465-60280', '04465-60290']],
  ['04465-60280/04465-60290', ['04465-60280', '04465-60290']],
  ['04465-60280 / 04465-60290; 04465-60320', ['04465-60280', '04465-60290', '04465-60320']],
  ['04465-60280\n04465-60290', ['04465-60280', '04465-60290']],
  ['04465-60280 04465-60290', ['04465-60280', '04465-60290']],
  ['04465-60280، 04465-60290', ['04465-60280', '04465-60290']],
  ['HU 820/1 X', ['HU 820/1 X']],
  ['W 712/52, OC 90', ['W 712/52', 'OC 90']],
  ['0 986 494 153', ['0 986 494 153']],
  ['GDB 1537', ['GDB 1537']],
  ['BOSCH 0 986 494 153', ['BOSCH=0 986 494 153']],
  ['Bosch: 0 986 494 153 | TRW: GDB3425', ['Bosch=0 986 494 153', 'TRW=GDB3425']],
  ['TRW GDB3425, ATE 13.0460-2804.2', ['TRW=GDB3425', 'ATE=13.0460-2804.2']],
  ['GDB3425 (TRW)', ['TRW=GDB3425']],
  ['04465-60280 Toyota', ['Toyota=04465-60280']],
  ['Febi Bilstein 16740', ['Febi Bilstein=16740']],
  ['بوش 0986494153', ['بوش=0986494153']],
  ['OEM: 04465-60280', ['04465-60280']],
  ['OEM NO. 04465-60280', ['04465-60280']],
  ['P/N 04465-60280', ['04465-60280']],
  ['OE 674/2', ['OE 674/2']],
  ['MANN HU 820/1 X', ['MANN=HU 820/1 X']],
  ['-', []],
  ['N/A', []],
] as const)('reads %s', ([text, numbers]) => {
  expect(spelled(text)).toEqual(numbers)
})

test.for(['brake pads', 'for all models', 'Bosch', '2015', '2010 2018', 'الوكالة'])(
  'takes no number out of %s',
  (text) => {
    expect(readCrossNumbers(text, 'replaces')).toEqual({ numbers: [], unread: [text] })
  },
)

const number = fc
  .string({
    unit: fc.constantFrom(...'ABCXYZ0123456789-. '),
    ...{ minLength: 4, maxLength: 40 },
  })
  .map((text) => text.trim().replace(/ +/g, ' '))
  .filter(isCrossNumber)
const brand = fc.constantFrom(
  'Bosch',
  'TRW',
  'Febi Bilstein',
  'بوش',
  'K&N',
  '555',
  'A.B.S.',
  undefined,
)
const numbers = fc.array(fc.record({ kind: fc.constantFrom(...crossNumberKinds), number, brand }), {
  maxLength: 20,
})

test('what the form and an export write, they read again, number by number', () => {
  fc.assert(
    fc.property(numbers, (all: CrossNumber[]) => {
      // A number alone may be read with what looks like a brand before it.
      const given = distinctCrossNumbers(all, '').map((each) => ({
        ...each,
        brand: each.brand ?? 'Bosch',
      }))
      const read = crossNumberKinds.map((kind) =>
        readCrossNumbers(crossNumbersText(given, kind), kind),
      )
      expect(read.flatMap(({ unread }) => unread)).toEqual([])
      expect(read.flatMap((each) => each.numbers)).toEqual(given)
    }),
  )
})

test('of any text only what the contract admits is read, and soon', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      for (const { number: one, brand: maker } of readCrossNumbers(text, 'same_as').numbers) {
        expect(isCrossNumber(one)).toBe(true)
        expect(maker === undefined || (!hasSeparator(maker) && maker.length <= 60)).toBe(true)
      }
    }),
  )
  const began = performance.now()
  for (const text of [
    '1/'.repeat(20_000),
    'a '.repeat(20_000),
    'OEM '.repeat(9_000),
    '1-2 '.repeat(9_000),
  ])
    readCrossNumbers(text, 'same_as')
  expect(performance.now() - began).toBeLessThan(500)
})

test.for(['brake', 'BRAKE', '123', '2015', '20102018', 'A|1234', '1234:5', 'x'.repeat(41) + '1'])(
  'is no number that others are found by: %s',
  (text) => {
    expect(enteredCrossNumber.safeParse({ kind: 'same_as', number: text }).success).toBe(false)
  },
)
