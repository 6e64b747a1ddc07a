import { expect, test } from 'vitest'
import { priceOf } from './price.ts'

const fils = (cell: string, separators = { point: 0, comma: 0 }) => priceOf(cell, separators)

test.for([
  ['185', 18_500],
  ['0.01', 1],
  ['10,000,000', 1_000_000_000],
  ['AED 1,250.00', 125_000],
  ['1,25,000.50', 12_500_050],
  ['1.250,50', 125_050],
  ['35,9', 3_590],
  ['1 250', 125_000],
  ["1'250.5", 125_050],
  ['١٬٢٥٠٫٥٠', 125_050],
  ['١،٢٥٠', 125_000],
  ['۲۵۰', 25_000],
  ['د.إ ٢٥٠', 25_000],
  ['٢٥٠ درهم', 25_000],
  ['250/-', 25_000],
  ['250.-', 25_000],
  ['Dhs 35', 3_500],
  ['35 Dhs.', 3_500],
  ["'99", 9_900],
  ['22 + VAT', 2_200],
  ['22 incl. VAT', 2_200],
  ['45 each', 4_500],
  ['12.5/pc', 1_250],
  ['35.126', 3_513],
  ['250.', 25_000],
  ['.5', 50],
] as const)('"%s" is %d fils', ([cell, expected]) => {
  expect(fils(cell)).toBe(expected)
})

test.for([
  ...['', '0', '0.00', '0.004', '-5', '(5.00)', '10,000,000.01', '150-200', '25 x 2', '1,2,3'],
  ...[
    'call',
    'POA',
    'على الطلب',
    '#N/A',
    '$35',
    '35 USD',
    'SAR 35',
    '€35',
    '1e3',
    '5%',
    '12/10/2018',
  ],
])('"%s" is no price', (cell) => {
  expect(fils(cell)).toBeUndefined()
})

test('"1.250" is ambiguous until the list shows its decimal mark', () => {
  const separators = { point: 0, comma: 0 }
  expect(fils('1.250', separators)).toBeUndefined()
  expect(fils('35,90', separators)).toBe(3_590)
  expect(fils('1.250', separators)).toBe(125_000)
  const others = { point: 0, comma: 0 }
  expect(fils('35.9', others)).toBe(3_590)
  expect(fils('1.250', others)).toBe(125)
})
