const MINUTE_MS = 60_000
const DAY_MS = 24 * 3_600_000

// All year: the Emirates don't change their clocks.
const AHEAD_MS = 4 * 3_600_000

/** The day in the UAE, so many days later, as "2026-11-22". */
export function uaeDay(at: Date, later = 0): string {
  return new Date(at.getTime() + AHEAD_MS + later * DAY_MS).toISOString().slice(0, 10)
}

/** The last minute, in the UAE, of the working day so many later: Monday to Friday, public holidays not known. */
export function endOfWorkingDay(at: Date, later: number): Date {
  let day = 0
  for (let left = later; left > 0;) {
    day += 1
    const weekday = new Date(uaeDay(at, day)).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return new Date(Date.parse(uaeDay(at, day + 1)) - AHEAD_MS - MINUTE_MS)
}

/** How many seconds the day in the UAE still lasts. */
export const secondsLeftOfUaeDay = (at: Date): number =>
  Math.ceil((DAY_MS - ((at.getTime() + AHEAD_MS) % DAY_MS)) / 1_000)

/** The month in the UAE as "2026-11". */
export const uaeMonth = (at: Date): string => uaeDay(at).slice(0, 7)

/** The month before it. */
export function uaeMonthBefore(at: Date): string {
  const [year, month] = uaeMonth(at).split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 7)
}

/** When a month of the UAE begins, and when the next one does. */
export function spanOfUaeMonth(month: string): { from: Date; to: Date } {
  const [year, count] = month.split('-').map(Number) as [number, number]
  const midnight = (of: number) => new Date(Date.UTC(year, of, 1) - AHEAD_MS)
  return { from: midnight(count - 1), to: midnight(count) }
}

/** The Monday in the UAE, as "2026-11-23", with which the week of a moment begins, or one so many weeks earlier. */
export function uaeWeek(at: Date, earlier = 0): string {
  const sinceMonday = (new Date(uaeDay(at)).getUTCDay() + 6) % 7
  return uaeDay(at, -sinceMonday - 7 * earlier)
}
