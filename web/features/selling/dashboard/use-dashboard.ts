import type { ReplyOf } from '#contract/api.ts'
import { callQuery } from '#web/shell/members/data-cache.ts'
import { useData } from '#web/shell/members/use-data.ts'

export type Dashboard = ReplyOf<'getDashboard'>
export type DayFigures = Dashboard['series'][number]
export type Period = 7 | 30 | 90
export const periods: readonly Period[] = [7, 30, 90]

/** The period that an address asks for; 30 days unless it is one of the three. */
export const periodOf = (query: URLSearchParams): Period =>
  periods.find((days) => String(days) === query.get('days')) ?? 30

export const dashboardData = (days: Period) => callQuery('getDashboard', { days })

/** The dashboard of `days` days. */
export const useDashboard = (days: Period) => useData(dashboardData(days))
