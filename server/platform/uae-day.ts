const DAY_MS = 24 * 3_600_000

// All year: the Emirates don't change their clocks.
const AHEAD_MS = 4 * 3_600_000

/** The day in the UAE, so many days later, as "2026-11-22". */
export function uaeDay(at: Date, later = 0): string {
  return new Date(at.getTime() + AHEAD_MS + later * DAY_MS).toISOString().slice(0, 10)
}

/** How many seconds the day in the UAE still lasts. */
export const secondsLeftOfUaeDay = (at: Date): number =>
  Math.ceil((DAY_MS - ((at.getTime() + AHEAD_MS) % DAY_MS)) / 1_000)
