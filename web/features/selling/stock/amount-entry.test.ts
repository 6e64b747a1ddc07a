import { expect, test } from 'vitest'
import { readAmount } from './amount-entry.ts'

test.for([
  ['price', '1,250.50', 1250.5],
  ['price', '١٬٢٥٠٫٥٠', 1250.5],
  ['price', '10,000,000', 10_000_000],
  ['price', '0.01', 0.01],
  ['quantity', '0', 0],
  ['quantity', '٠', 0],
  ['quantity', '1,000,000', 1_000_000],
] as const)('%s "%s" is %d', ([field, text, value]) => {
  expect(readAmount(field, text)).toEqual({ value })
})

test.for([
  ['price', '', 'empty'],
  ['price', '.', 'low'],
  ['price', '0', 'low'],
  ['price', '10,000,000.01', 'high'],
  ['quantity', '', 'empty'],
  ['quantity', '1,000,001', 'high'],
] as const)('%s "%s" is rejected: %s', ([field, text, problem]) => {
  expect(readAmount(field, text)).toEqual({ problem })
})
