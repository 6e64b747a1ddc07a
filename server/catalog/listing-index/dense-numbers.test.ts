import { expect, test } from 'vitest'
import { DenseNumbers } from './dense-numbers.ts'

test('sparse numbers become dense ones in the order of insertion', () => {
  const numbers = new DenseNumbers()
  const given = [7, 2_147_483_647, 1, 255, 256, 7]
  expect(given.map((no) => numbers.add(no))).toEqual([1, 2, 3, 4, 5, 1])
  expect(given.map((no) => numbers.of(no))).toEqual([1, 2, 3, 4, 5, 1])
  expect([1, 2, 3].map((dense) => numbers.sparseOf(dense))).toEqual([7, 2_147_483_647, 1])
  expect([numbers.end, numbers.of(8), numbers.of(-7), numbers.add(0)]).toEqual([6, 0, 0, 0])
})

test('it grows beyond its first size and retains its content', () => {
  const numbers = new DenseNumbers()
  for (let no = 3; no < 9_000; no += 3) numbers.add(no)
  expect(numbers.of(8_997)).toBe(2_999)
  expect(numbers.sparseOf(2_999)).toBe(8_997)
})

test.for([-1, 1.5, NaN, Infinity, 2 ** 31])('%s is no number', (no) => {
  const numbers = new DenseNumbers()
  expect(() => numbers.add(no)).toThrow(RangeError)
  expect(numbers.end).toBe(1)
})
