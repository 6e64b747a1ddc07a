import { expect, test } from 'vitest'
import { changeText } from './change.ts'

test.for([
  [112, 100, '+12%'],
  [50, 200, '-75%'],
  [40, 40, '0%'],
  [0, 10, '-100%'],
] as const)('%i after %i is %s', ([now, before, text]) => {
  expect(changeText(now, before, 'en')).toBe(text)
})

test('small numbers have no percentage', () => {
  expect(changeText(9, 3, 'en')).toBeUndefined()
  expect(changeText(4, 0, 'en')).toBeUndefined()
})

test('in Arabic the digits are Latin', () => {
  expect(changeText(112, 100, 'ar')?.replaceAll('\u200e', '')).toBe('+12%')
})
