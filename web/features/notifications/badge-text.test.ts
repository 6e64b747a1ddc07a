import { expect, test } from 'vitest'
import { badgeText, titleWith } from './badge-text.ts'

test('a badge counts to 99', () => {
  expect([0, 1, 99, 100, 5_000].map(badgeText)).toEqual(['', '1', '99', '99+', '99+'])
})

test('the title of the tab shows the unread count', () => {
  expect(titleWith(3, 'Brake disc')).toBe('(3) Brake disc')
  expect(titleWith(120, 'Brake disc')).toBe('(99+) Brake disc')
  expect(titleWith(0, '(2) Brake disc')).toBe('(2) Brake disc')
})
