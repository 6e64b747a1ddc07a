import { expect, test } from 'vitest'
import { truncateTitle } from './truncate-title.ts'

test('a short title is unchanged', () => {
  expect(truncateTitle('Exactly', 7)).toBe('Exactly')
})

test('a longer one is cut, without a space before the ellipsis', () => {
  expect(truncateTitle('Batteries in the heat', 10)).toBe('Batteries…')
})

test('combining marks and multi-part characters are not split', () => {
  expect(truncateTitle('رقمُ القطعةِ', 4)).toBe('رقمُ…')
  expect(truncateTitle('🇦🇪👨‍🔧 parts', 2)).toBe('🇦🇪👨‍🔧…')
})
