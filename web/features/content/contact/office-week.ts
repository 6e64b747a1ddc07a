import type { Office } from '#contract/contact.ts'
import type { WeekHours } from '#contract/week-hours.ts'

const daysOfWeek = 7
const midnight = '00:00'

/** The hours of each day from Monday on, as configured. */
export function daysOf(hours: Office['hours']): { opens: string; closes: string }[][] {
  return Array.from({ length: daysOfWeek }, (_, day) =>
    hours
      .filter(({ days }) => days.includes(day + 1))
      .map(({ opens, closes }) => ({ opens, closes }))
      .toSorted((a, b) => (a.opens < b.opens ? -1 : 1)),
  )
}

/** The same in the form that `openingState` reads: hours after midnight belong to the next day. */
export function weekOf(hours: Office['hours']): WeekHours {
  const days = daysOf(hours)
  return days.map((today, day) => {
    const yesterday = days[(day + daysOfWeek - 1) % daysOfWeek]!
    const early = yesterday.filter(goesOn).map(({ closes }) => ({ from: midnight, to: closes }))
    const own = today.map((span) => ({
      from: span.opens,
      to: goesOn(span) || span.closes === '24:00' ? midnight : span.closes,
    }))
    return [...early, ...own]
  })
}

const goesOn = ({ opens, closes }: { opens: string; closes: string }) =>
  closes <= opens && closes !== midnight
