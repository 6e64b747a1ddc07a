import type { WeekHours } from './week-hours.ts'

/**
 * Whether a business is open, and when that changes: `until` and `from` are times of day such as
 * "18:00", `day` counts from Monday. `always` means it never closes; without `opens` it never
 * opens.
 */
export type OpeningState =
  | { open: true; until: string }
  | { open: false; opens?: { day: number; from: string; inDays: number } }

/** The end of the day, as opening hours write it. */
const midnight = '00:00'

// The UAE is four hours ahead of UTC all year round.
const dubaiAheadMs = 4 * 3_600_000
const daysOfWeek = 7
const mostSpans = 2 * daysOfWeek

/**
 * The day in Dubai, counted from Monday as 0, and the time of day as "18:05". `now` in ms since
 * 1970.
 */
export function dubaiTime(now: number): { day: number; clock: string } {
  const local = new Date(now + dubaiAheadMs)
  return { day: (local.getUTCDay() + 6) % daysOfWeek, clock: local.toISOString().slice(11, 16) }
}

/** Open or closed at `now` (ms since 1970). */
export function openingState(hours: WeekHours, now: number): OpeningState {
  const { day, clock } = dubaiTime(now)
  const until = closingAfter(hours, day, clock)
  if (until) return { open: true, until }
  for (let inDays = 0; inDays <= daysOfWeek; inDays++) {
    const opensOn = (day + inDays) % daysOfWeek
    const [from] = (hours[opensOn] ?? [])
      .map((span) => span.from)
      .filter((hour) => inDays > 0 || hour > clock)
      .toSorted()
    if (from) return { open: false, opens: { day: opensOn, from, inDays } }
  }
  return { open: false }
}

/**
 * When a business that is open at `clock` closes, following spans that start where another ends.
 */
function closingAfter(hours: WeekHours, day: number, clock: string): string | undefined {
  let end: string | undefined
  for (let spans = 0; spans <= mostSpans; spans++) {
    const span = hours[day]?.find(
      ({ from, to }) => from <= clock && (clock < to || to === midnight),
    )
    if (!span) return end
    end = span.to
    if (end === midnight) day = (day + 1) % daysOfWeek
    clock = end
  }
  return 'always'
}
