export type MessageTime = { day: 'today' | 'yesterday' | 'date'; date: string; time: string }

const two = (value: number) => String(value).padStart(2, '0')

/** Today, yesterday, or MM/DD/YYYY, with the time of day, in the reader's time zone. */
export function messageTime(sent: string | number, now: number): MessageTime {
  const at = new Date(sent)
  const date = `${two(at.getMonth() + 1)}/${two(at.getDate())}/${at.getFullYear()}`
  const time = `${two(at.getHours())}:${two(at.getMinutes())}`
  const today = new Date(now)
  const dayBefore = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1)
  const isDay = (day: Date) => day.toDateString() === at.toDateString()
  return { day: isDay(today) ? 'today' : isDay(dayBefore) ? 'yesterday' : 'date', date, time }
}

/** Whether a date separator belongs between two messages. */
export const isOtherDay = (before: string | number | undefined, sent: string | number) =>
  before === undefined || new Date(before).toDateString() !== new Date(sent).toDateString()
