import { dayInUae } from '#contract/uae-day.ts'

const monthsShown = 12

/** The months for which there are statements, this one first, as `2026-11`; `now` in ms since 1970. */
export function statementMonths(now: number): string[] {
  const [year = 0, month = 1] = dayInUae(now).split('-').map(Number)
  return Array.from({ length: monthsShown }, (_, ago) =>
    new Date(Date.UTC(year, month - 1 - ago)).toISOString().slice(0, 7),
  )
}
