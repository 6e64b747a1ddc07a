import { expect, test } from 'vitest'
import { typedQuantity } from './typed-quantity.ts'

test.each([
  ['4', 4],
  [' 12 ', 12],
  ['٤', 4],
  ['۱۲', 12],
  ['10000', 10_000],
])('"%s" is the quantity %i', (text, quantity) => expect(typedQuantity(text)).toBe(quantity))

test.each(['', '0', '-4', '1.5', 'abc', '10001', '99999'])('"%s" is none', (text) =>
  expect(typedQuantity(text)).toBeUndefined(),
)
