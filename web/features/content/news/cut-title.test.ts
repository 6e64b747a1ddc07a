import { expect, test } from 'vitest'
import { cutTitle } from './cut-title.ts'

test('what fits stays whole', () => {
  expect(cutTitle('Exactly', 7)).toBe('Exactly')
})

test('what is longer is cut, without a space before the dots', () => {
  expect(cutTitle('Batteries in the heat', 10)).toBe('Batteries…')
})

test('a letter keeps its marks, and a sign of several parts stays whole', () => {
  expect(cutTitle('رقمُ القطعةِ', 4)).toBe('رقمُ…')
  expect(cutTitle('🇦🇪👨‍🔧 parts', 2)).toBe('🇦🇪👨‍🔧…')
})
