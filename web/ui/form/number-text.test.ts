import { describe, expect, test } from 'vitest'
import { caretIn, numberIn, pastComma, settleNumber, typeNumber } from './number-text.ts'

const price = { decimals: 2, digits: 8 }
const whole = { decimals: 0, digits: 7 }

/** The content of the box after these keys, one after another. */
const keyed = (keys: string, shape = price) =>
  [...keys].reduce((text, key) => typeNumber(text, text + key, shape), '')

describe('while it is typed', () => {
  test.for([
    ['1', '1'],
    ['1250', '1,250'],
    ['1234567', '1,234,567'],
    ['1250.5', '1,250.5'],
    ['1250.509', '1,250.50'],
    ['.5', '0.5'],
    ['007', '7'],
    ['١٢٥٠٫٥', '1,250.5'],
    ['12,5', '12,5'],
    ['12،5', '12,5'],
    ['12,500', '12,500'],
    ['12,5000', '125,000'],
    ['1-2 AED', '12'],
  ] as const)('"%s" is shown as "%s"', ([keys, text]) => expect(keyed(keys)).toBe(text))

  test('a whole number takes neither point nor typed comma', () => {
    expect(keyed('12.5', whole)).toBe('125')
    expect(keyed('12,5', whole)).toBe('125')
  })

  test('removing a digit groups again, and makes no decimal', () => {
    expect(typeNumber('1,250', '1,25', price)).toBe('125')
    expect(typeNumber('12,500', '12,50', price)).toBe('1,250')
  })

  test('extra digits are rejected', () => {
    expect(keyed('123456789123')).toBe('12,345,678')
  })
})

describe('on leaving the field', () => {
  test.for([
    ['12,5', '12.5'],
    ['12,', '12'],
    ['12.', '12'],
    ['1,250', '1,250'],
    ['AED 1,250.00/-', '1,250.00'],
    ['1.250,50', '1,250.50'],
    ['1 250', '1,250'],
    ['', ''],
  ] as const)('"%s" is "%s"', ([text, settled]) => expect(settleNumber(text, price)).toBe(settled))

  test.for([
    ['1,250.50', 1250.5],
    ['12,5', 12.5],
    ['', undefined],
    ['.', 0],
  ] as const)('"%s" is the number %s', ([text, number]) => {
    expect(numberIn(text, price)).toBe(number)
  })
})

test.for([
  // A digit inserted at the start, in the middle and at the end; one deleted before a comma.
  ['91,250', 1, '91,250', 1],
  ['12,3450', 5, '123,450', 5],
  ['1250', 4, '1,250', 5],
  ['1250', 1, '1,250', 1],
  ['125', 2, '125', 2],
] as const)('"%s" with the caret at %i shows "%s", caret at %i', ([typed, caret, shown, at]) => {
  expect(caretIn(shown, typed, caret)).toBe(at)
})

test.for([
  ['12,50', '12.50'],
  ['1250,00', '1,250.00'],
  ['1,250', '1,250'],
  ['١٢٥٠،٥', '1,250.5'],
  ['١٬٢٥٠٫٥', '1,250.5'],
] as const)('"%s", each key where the caret is, is "%s"', ([keys, settled]) => {
  let [text, caret] = ['', 0]
  for (const key of keys) {
    const typed = text.slice(0, caret) + key + text.slice(caret)
    text = typeNumber(text, typed, price)
    caret = caretIn(text, typed, caret + 1)
  }
  expect(settleNumber(text, price)).toBe(settled)
})

test('backspace and delete skip a comma to the digit beyond', () => {
  expect(pastComma('1,250', '1250', 1, false)).toEqual({ typed: '250', caret: 0 })
  expect(pastComma('1,250', '1250', 1, true)).toEqual({ typed: '150', caret: 1 })
  expect(pastComma('1,250', '1,25', 4, false)).toEqual({ typed: '1,25', caret: 4 })
  expect(pastComma('12,5', '125', 2, false)).toEqual({ typed: '15', caret: 1 })
})
