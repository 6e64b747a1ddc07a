import { expect, test } from 'vitest'
import { closingDay } from './closing-day.ts'

test('the day is that of Dubai, four hours ahead of UTC', () => {
  expect(closingDay('2026-12-05T20:30:00.000Z', 'en')).toBe('6 December 2026')
  expect(closingDay('2026-12-05T19:30:00.000Z', 'en')).toBe('5 December 2026')
})

test('each language has its own format, all with Latin digits', () => {
  expect(closingDay('2026-12-05T12:00:00.000Z', 'ar')).toBe('5 ديسمبر 2026')
  expect(closingDay('2026-12-05T12:00:00.000Z', 'fr')).toBe('5 décembre 2026')
  expect(closingDay('2026-12-05T12:00:00.000Z', 'zh')).toBe('2026年12月5日')
})
