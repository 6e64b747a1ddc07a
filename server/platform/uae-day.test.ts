import { expect, test } from 'vitest'
import { endOfWorkingDay } from './uae-day.ts'

// 26 November 2026 is a Thursday; the UAE is four hours ahead.
test.for([
  ['2026-11-23T08:00:00Z', 3, '2026-11-26T19:59:00.000Z', 'Monday to Thursday'],
  ['2026-11-26T08:00:00Z', 3, '2026-12-01T19:59:00.000Z', 'Thursday to Tuesday'],
  ['2026-11-26T20:30:00Z', 3, '2026-12-02T19:59:00.000Z', 'Friday there, to Wednesday'],
  ['2026-11-28T08:00:00Z', 1, '2026-11-30T19:59:00.000Z', 'Saturday to Monday'],
  ['2026-11-29T19:59:00Z', 1, '2026-11-30T19:59:00.000Z', 'Sunday to Monday'],
] as const)('%s, %i working days later, ends at %s: %s', ([at, later, end]) => {
  expect(endOfWorkingDay(new Date(at), later).toISOString()).toBe(end)
})
