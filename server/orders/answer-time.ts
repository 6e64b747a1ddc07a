import { uaeDay } from '../platform/uae-day.ts'

const HOUR_MS = 3_600_000

/**
 * Until when a seller may answer: so many hours from `from` on, of which those on holidays, in the time of the
 * UAE, don't count. Holidays are at most sixty days, so it ends.
 */
export function answerBy(
  from: Date,
  { answer_hours, holidays }: { answer_hours: number; holidays: readonly string[] },
): Date {
  const closed = new Set(holidays)
  let at = from.getTime()
  for (let left = answer_hours; left > 0; at += HOUR_MS)
    if (!closed.has(uaeDay(new Date(at)))) left--
  while (closed.has(uaeDay(new Date(at)))) at += HOUR_MS
  return new Date(at)
}
