import { expect, test } from 'vitest'
import { momentField, momentFrom } from './uae-moment.ts'

test('a time that is entered is one of the UAE', () => {
  expect(momentFrom('2026-12-01T00:30')).toBe('2026-11-30T20:30:00.000Z')
  expect(momentField('2026-11-30T20:30:00.000Z')).toBe('2026-12-01T00:30')
})

test.for(['', 'tomorrow', '2026-13-01T00:00', '2026-12-01'])('“%s” is no moment', (text) => {
  expect(momentFrom(text)).toBeUndefined()
})
