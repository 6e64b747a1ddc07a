import { expect, test } from 'vitest'
import { quantityOf } from './quantity.ts'

test.for([
  ['0', 0],
  ['12', 12],
  ['1,000', 1_000],
  ['1 000', 1_000],
  ['1,000,000', 1_000_000],
  ['10.0', 10],
  ['10.000', 10],
  ['10,00', 10],
  ['5 pcs', 5],
  ['5 Nos.', 5],
  ['x4', 4],
  ['٥ حبات', 5],
  ['12 قطعة', 12],
  ['20 件', 20],
  ['>20', 20],
  ['20+', 20],
  ["'7", 7],
  ['Out of stock', 0],
  ['غير متوفر', 0],
  ['缺货', 0],
] as const)('"%s" is %d', ([cell, expected]) => {
  expect(quantityOf(cell)).toBe(expected)
})

test.for([
  '',
  'In stock',
  'متوفر',
  '-3',
  '2.5',
  '<5',
  '5-10',
  '1,000,001',
  'many',
  'TRUE',
  '2018-10-12',
])('"%s" is no quantity', (cell) => {
  expect(quantityOf(cell)).toBeUndefined()
})
