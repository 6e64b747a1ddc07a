import { expect, test } from 'vitest'
import type { WeeklyFigures } from '#contract/operations.ts'
import { averageBefore, figureOf, shownFigures } from './week-figures.ts'

const week = (figures: Partial<WeeklyFigures>): WeeklyFigures => ({
  ...{ week: '2026-11-23', orders: 0, sellerOrders: 0, placed: 0, standing: 0 },
  ...{ answered: 0, expired: 0, medianMinutes: null, returns: 0, garages: 0, companies: 0 },
  ...{ searches: 0, failedSearches: 0, ...figures },
})

test('what was answered in time is a share of what was answered or expired', () => {
  expect(figureOf(week({ answered: 3, expired: 1 }), 'inTime')).toBe(0.75)
  expect(figureOf(week({}), 'inTime')).toBeNull()
})

test('the average is of the four weeks before the running one that have the figure', () => {
  const weeks = [100, 1, 2, 3, 6, 1000].map((orders) => week({ orders }))
  expect(averageBefore(weeks, 'orders')).toBe(3)
  expect(averageBefore(weeks.slice(0, 3), 'orders')).toBe(1.5)
  expect(averageBefore(weeks.slice(0, 1), 'orders')).toBeNull()
  expect(averageBefore([week({}), week({ medianMinutes: 30 }), week({})], 'medianMinutes')).toBe(30)
})

test('without the permission for money there are no columns of it', () => {
  expect(shownFigures([week({ placed: null, standing: null })])).not.toContain('placed')
  expect(shownFigures([week({})])).toContain('standing')
})
