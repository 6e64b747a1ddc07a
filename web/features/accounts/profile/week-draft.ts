import type { WeekHours } from '#contract/week-hours.ts'

/** A time from and to, as "08:00" or still empty. */
export type SpanDraft = { from: string; to: string }

/** Seven days from Monday with up to two spans each, as they are being filled in. */
export type WeekDraft = SpanDraft[][]

export type SpanProblem = 'incomplete' | 'order' | 'overlap'

const midnight = '00:00'
const usual: SpanDraft = { from: '08:00', to: '18:00' }
const afternoon: SpanDraft = { from: '16:00', to: '20:00' }
const sunday = 6

/** The week as one text, so that a form can compare and keep it; "" where no hours are told. */
export const writeWeek = (week: WeekDraft | WeekHours | null) => (week ? JSON.stringify(week) : '')

export function readWeek(text: string): WeekDraft | null {
  return text === '' ? null : (JSON.parse(text) as WeekDraft)
}

/** What somebody begins with who tells hours for the first time. */
export const newWeek = (): WeekDraft =>
  Array.from({ length: 7 }, (_, day) => (day === sunday ? [] : [usual]))

/** A day that opens, as an open day before it does. */
export function openDay(week: WeekDraft, day: number): WeekDraft {
  const like = week.slice(0, day).findLast((spans) => spans.length > 0)
  return week.with(day, like ?? [usual])
}

/** A day with a second span; in the afternoon, where that is still to come. */
export function withBreak(week: WeekDraft, day: number): WeekDraft {
  const [first = usual] = week[day] ?? []
  const later = first.to < afternoon.from && first.to !== midnight
  return week.with(day, [first, later ? afternoon : { from: '', to: '' }])
}

export function withSpan(
  week: WeekDraft,
  day: number,
  index: number,
  change: Partial<SpanDraft>,
): WeekDraft {
  const spans = week[day] ?? []
  return week.with(day, spans.with(index, { ...spans[index]!, ...change }))
}

/** What is wrong with a span of a day; `before` is the one that it follows. */
export function spanProblem(span: SpanDraft, before?: SpanDraft): SpanProblem | undefined {
  const { from, to } = span
  if (from === '' || to === '') return 'incomplete'
  if (from >= to && to !== midnight) return 'order'
  if (before && (before.to === midnight || from < before.to)) return 'overlap'
  return undefined
}

/** The first thing that is wrong with a week. */
export function weekProblem(text: string): SpanProblem | undefined {
  const all = (readWeek(text) ?? []).flatMap((spans) =>
    spans.map((span, index) => spanProblem(span, spans[index - 1])),
  )
  return all.find(Boolean)
}
