import { expect, test } from 'vitest'
import { truncateTitle } from './truncate-title.ts'

test('what fits stays whole', () => {
  expect(truncateTitle('Exactly', 7)).toBe('Exactly')
})

test('what is longer is cut, without a space before the dots', () => {
  expect(truncateTitle('Batteries in the heat', 10)).toBe('Batteries…')
})

test('a letter keeps its marks, and a sign of several parts stays whole', () => {
  expect(truncateTitle('رقمُ القطعةِ', 4)).toBe('رقمُ…')
  expect(truncateTitle('🇦🇪👨‍🔧 parts', 2)).toBe('🇦🇪👨‍🔧…')
})
