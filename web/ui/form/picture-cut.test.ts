import { expect, test } from 'vitest'
import { isTooSmall, middleCut, sizeOf } from './picture-cut.ts'
import { moved } from './picture-list.ts'

test.for([
  ['a wide one', { width: 2000, height: 900 }, { x: 400, y: 0, width: 1200, height: 900 }],
  ['a tall one', { width: 900, height: 1600 }, { x: 0, y: 462.5, width: 900, height: 675 }],
  ['one of the right shape', { width: 800, height: 600 }, { x: 0, y: 0, width: 800, height: 600 }],
] as const)('the middle of %s is four by three', ([, size, cut]) => {
  expect(middleCut(size)).toEqual({ ...cut, turn: 0 })
})

test('a crop is scaled down, never up', () => {
  expect(sizeOf({ width: 4000, height: 3000 })).toEqual({ width: 1600, height: 1200 })
  expect(sizeOf({ width: 640, height: 480 })).toEqual({ width: 640, height: 480 })
})

test('a picture is too small by its shorter side', () => {
  expect(isTooSmall({ width: 2000, height: 299 })).toBe(true)
  expect(isTooSmall({ width: 300, height: 300 })).toBe(false)
})

test.for([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, 3, 'abc'],
  [0, -1, 'abc'],
] as const)('from position %i to position %i: %s', ([from, to, order]) => {
  expect(moved([...'abc'], from, to).join('')).toBe(order)
})
