import { expect, test } from 'vitest'
import { byDay } from './day-groups.ts'

test('days begin at midnight in Dubai', () => {
  const dates = [
    '2026-11-22T21:00:00.000Z',
    '2026-11-22T20:00:00.000Z',
    '2026-11-22T19:59:59.000Z',
    '2026-11-20T09:00:00.000Z',
  ]
  const groups = byDay(
    dates.map((date) => ({ date })),
    Date.parse('2026-11-22T21:30:00.000Z'),
  )
  expect(groups.map(({ day, named, items }) => [day, named, items.length])).toEqual([
    ['2026-11-23', 'today', 2],
    ['2026-11-22', 'yesterday', 1],
    ['2026-11-20', null, 1],
  ])
})
