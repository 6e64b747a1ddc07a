import { expect, test } from 'vitest'
import { momentText } from './moment-text.ts'

const now = Date.parse('2026-02-01T08:00:00Z')

test('a moment of this year needs no year', () => {
  expect(momentText('2026-01-18T10:05:00Z', 'en', now)).toBe('18 Jan, 14:05')
})

test.each(['en', 'ar', 'fr', 'zh'] as const)('one of another year has it, in %s', (language) => {
  expect(momentText('2025-12-18T10:05:00Z', language, now)).toContain('2025')
  expect(momentText('2026-01-18T10:05:00Z', language, now)).not.toContain('2026')
})

test('the year is that of Dubai', () => {
  expect(momentText('2025-12-31T21:00:00Z', 'en', now)).toBe('1 Jan, 01:00')
})
