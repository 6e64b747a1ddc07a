const minute = 60_000
const urgentBelow = 2 * 60 * minute

/** How much time is left, in the two largest units; `form` names the text that says it. */
export type TimeLeft = {
  form: 'days' | 'hours' | 'minutes' | 'over'
  values: { days: number; hours: number; minutes: number }
  urgent: boolean
}

/** The time from `now` (ms since 1970) until a date, in whole minutes; the last one is never 0. */
export function timeLeft(until: string, now: number): TimeLeft {
  const left = Date.parse(until) - now
  const total = left <= 0 ? 0 : Math.max(1, Math.floor(left / minute))
  const [days, hours] = [Math.floor(total / 1440), Math.floor(total / 60)]
  const form = total === 0 ? 'over' : days >= 2 ? 'days' : hours >= 1 ? 'hours' : 'minutes'
  return {
    form,
    values: { days, hours: form === 'days' ? hours % 24 : hours, minutes: total % 60 },
    urgent: left < urgentBelow,
  }
}
