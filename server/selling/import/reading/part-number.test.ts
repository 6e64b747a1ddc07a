import { expect, test } from 'vitest'
import { partNumberOf } from './part-number.ts'

const isName = (text: string) => /^(?:radiator|toyota)$/i.test(text)
const read = (cell: string) => partNumberOf(cell, isName)

test.for([
  ['04465-60320', '04465-60320', '0446560320'],
  ["'0446560320", '0446560320', '0446560320'],
  ['="0446560320"', '0446560320', '0446560320'],
  ['4465603200.0', '4465603200', '4465603200'],
  ['٠٤٤٦٥-٦٠٣٢٠', '٠٤٤٦٥-٦٠٣٢٠', '0446560320'],
  ['P/N: 90915-YZZD4', '90915-YZZD4', '90915YZZD4'],
  ['OEM 90915-YZZD4', '90915-YZZD4', '90915YZZD4'],
  ['HU 820/1 X', 'HU 820/1 X', 'HU8201X'],
  ['F 026 407 123', 'F 026 407 123', 'F026407123'],
  ['8-98008346-0', '8-98008346-0', '8980083460'],
  ['5E0615601', '5E0615601', '5E0615601'],
  ['1E10', '1E10', '1E10'],
  ['2018-YZZ-01', '2018-YZZ-01', '2018YZZ01'],
  ['265/65R17', '265/65R17', '26565R17'],
  ['H4', 'H4', 'H4'],
  ['YZZ-ABC', 'YZZ-ABC', 'YZZABC'],
] as const)('"%s" is the number %s', ([cell, sku, skuKey]) => {
  expect(read(cell)).toEqual({ sku, skuKey, others: [] })
})

test.for([
  ...[
    '4.46E+09',
    '4,46E+09',
    '1.23457E+12',
    '4.4656E9',
    '1E+12',
    '2018-10-12',
    '2018-10-12 00:00:00',
  ],
  ...['12-Oct', 'Oct-98', '12-Oct-2018', '12/10/2018', '10:30', '#REF!', '#N/A', '########'],
])('"%s" is a number garbled by Excel', (cell) => {
  expect(read(cell)).toBe('number_damaged')
})

test.for([
  ['', 'required'],
  ['-', 'required'],
  ['N/A', 'required'],
  ['Brake pad front', 'number'],
  ['Brake pad Prado 2010', 'number'],
  ['Radiator', 'number'],
  ['!!!', 'number'],
  ['1'.repeat(41), 'too_long'],
  ['AB\u{202E}123', 'characters'],
] as const)('"%s" is rejected as %s', ([cell, code]) => {
  expect(read(cell)).toBe(code)
})

test('of several numbers the first is used, the others are returned', () => {
  expect(read('04465-60320 / 04465-60280')).toEqual({
    ...{ sku: '04465-60320', skuKey: '0446560320' },
    others: ['04465-60280'],
  })
})
