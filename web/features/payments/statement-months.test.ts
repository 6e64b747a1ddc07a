import { expect, test } from 'vitest'
import { dayInUae } from '#contract/uae-day.ts'
import { statementMonths } from './statement-months.ts'

test('days and months begin at midnight in the UAE', () => {
  expect(dayInUae('2026-11-30T19:59:59Z')).toBe('2026-11-30')
  expect(dayInUae('2026-11-30T20:00:00Z')).toBe('2026-12-01')
  expect(statementMonths(Date.parse('2026-11-30T19:59:59Z'))[0]).toBe('2026-11')
  expect(statementMonths(Date.parse('2026-11-30T20:00:00Z'))[0]).toBe('2026-12')
})

test('there is a statement for each of the last twelve months', () => {
  const months = statementMonths(Date.parse('2026-02-10T12:00:00Z'))
  expect(months.slice(0, 3)).toEqual(['2026-02', '2026-01', '2025-12'])
  expect(months.at(-1)).toBe('2025-03')
  expect(new Set(months).size).toBe(12)
})
