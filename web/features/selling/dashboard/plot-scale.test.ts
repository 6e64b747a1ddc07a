import { expect, test } from 'vitest'
import { barAt, barByKey, datedBars, linesFor } from './plot-scale.ts'

test.for([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [5, [0, 2, 4, 6]],
  [41, [0, 20, 40, 60]],
  [80, [0, 20, 40, 60, 80]],
  [81, [0, 50, 100]],
  [12_345, [0, 5000, 10_000, 15_000]],
] as const)('the grid lines for %i are whole numbers and reach it', ([most, lines]) => {
  expect(linesFor(most)).toEqual(lines)
})

test('a week has a date for every day, longer periods for some', () => {
  expect(datedBars(7, 4)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(datedBars(30, 4)).toEqual([3, 11, 18, 26])
  expect(datedBars(90, 4)).toEqual([11, 33, 56, 78])
})

test('the pointer finds its bar in both directions of writing', () => {
  expect(barAt(0.01, 30, 'ltr')).toBe(0)
  expect(barAt(0.01, 30, 'rtl')).toBe(29)
  expect(barAt(0.5, 7, 'ltr')).toBe(3)
  expect(barAt(1, 7, 'ltr')).toBe(6)
  expect(barAt(-0.2, 7, 'rtl')).toBe(6)
})

test.for([
  ['ArrowRight', 'ltr', 4],
  ['ArrowLeft', 'ltr', 2],
  ['ArrowRight', 'rtl', 2],
  ['ArrowLeft', 'rtl', 4],
  ['ArrowUp', 'rtl', 4],
  ['PageDown', 'ltr', 0],
  ['PageUp', 'ltr', 9],
  ['Home', 'rtl', 0],
  ['End', 'rtl', 9],
  ['Tab', 'ltr', undefined],
] as const)('%s moves to the right bar in %s', ([key, direction, bar]) => {
  expect(barByKey(key, 3, 10, direction)).toBe(bar)
})

test('keys stop at the ends', () => {
  expect(barByKey('ArrowLeft', 0, 10, 'ltr')).toBe(0)
  expect(barByKey('ArrowRight', 9, 10, 'ltr')).toBe(9)
})
