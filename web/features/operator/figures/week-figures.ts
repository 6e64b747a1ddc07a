import type { WeeklyFigures } from '#contract/operations.ts'

export const figureKeys = [
  ...(['orders', 'sellerOrders', 'placed', 'standing', 'inTime', 'medianMinutes'] as const),
  ...(['expired', 'returns', 'garages', 'companies', 'searches', 'failedSearches'] as const),
] as const
export type FigureKey = (typeof figureKeys)[number]

const BEFORE = 4

/** A figure of a week; `inTime` is a share from 0 to 1. Null where there is none, or the role doesn't see it. */
export function figureOf(week: WeeklyFigures, key: FigureKey): number | null {
  if (key !== 'inTime') return week[key]
  const ended = week.answered + week.expired
  return ended === 0 ? null : week.answered / ended
}

/** Those that the role sees: money is null for the others. */
export const shownFigures = (weeks: WeeklyFigures[]): FigureKey[] =>
  figureKeys.filter(
    (key) =>
      !['placed', 'standing'].includes(key) || weeks.some((week) => week[key as 'placed'] !== null),
  )

/** The average of the four weeks before the running one; null where none of them has the figure. */
export function averageBefore(weeks: WeeklyFigures[], key: FigureKey): number | null {
  const values = weeks.slice(1, 1 + BEFORE).flatMap((week) => figureOf(week, key) ?? [])
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
}
