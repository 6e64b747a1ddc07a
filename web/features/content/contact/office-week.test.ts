import { expect, test } from 'vitest'
import { openingState } from '#contract/opening-state.ts'
import { daysOf, weekOf } from './office-week.ts'

const office = [
  { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
  { days: [6], opens: '10:00', closes: '14:00' },
]
/** A night bar: on Thursday and Friday, open into the next morning. */
const late = [{ days: [4, 5], opens: '20:00', closes: '02:00' }]

/** A time in Dubai; 16 November 2026 is a Monday. */
const at = (day: number, clock: string) => Date.parse(`2026-11-${15 + day}T${clock}:00+04:00`)
const closed = (day: number, from: string, inDays: number) => ({
  ...{ open: false, opens: { day: day - 1, from, inDays } },
})

test('each day has its hours, and a missing day has none', () => {
  const days = daysOf([...office, { days: [1], opens: '07:00', closes: '08:00' }])
  expect(days.map((spans) => spans.map(({ opens }) => opens))).toEqual([
    ...[['07:00', '09:00'], ['09:00'], ['09:00'], ['09:00'], ['09:00'], ['10:00'], []],
  ])
})

test.for([
  ['opens with the minute', office, 1, '09:00', { open: true, until: '18:00' }],
  ['is closed a minute before', office, 1, '08:59', closed(1, '09:00', 0)],
  ['closes with the minute', office, 1, '18:00', closed(2, '09:00', 1)],
  ['has other hours on Saturday', office, 6, '13:59', { open: true, until: '14:00' }],
  ['leads over Sunday', office, 6, '14:00', closed(1, '09:00', 2)],
  ['is open before midnight', late, 4, '23:59', { open: true, until: '02:00' }],
  ['goes on after midnight', late, 5, '00:00', { open: true, until: '02:00' }],
  ['ends in the morning', late, 5, '02:00', closed(5, '20:00', 0)],
  ['goes on into Saturday', late, 6, '01:30', { open: true, until: '02:00' }],
  ['opens again in days', late, 6, '02:00', closed(4, '20:00', 5)],
] as const)('%s', ([, hours, day, clock, state]) => {
  expect(openingState(weekOf(hours as never), at(day, clock))).toEqual(state)
})

test('a night from Sunday continues in the new week', () => {
  const sunday = [{ days: [7], opens: '22:00', closes: '03:00' }]
  expect(openingState(weekOf(sunday), at(8, '02:59'))).toEqual({ open: true, until: '03:00' })
})

test('the day ends at midnight in either notation', () => {
  for (const closes of ['24:00', '00:00'])
    expect(openingState(weekOf([{ days: [1], opens: '09:00', closes }]), at(1, '23:59'))).toEqual({
      ...{ open: true, until: '00:00' },
    })
})

test('opening is decided by the time in Dubai', () => {
  // 9:30 on Monday in Dubai is still Sunday evening in Los Angeles.
  const moment = Date.parse('2026-11-16T05:30:00Z')
  expect(moment).toBe(Date.parse('2026-11-15T21:30:00-08:00'))
  expect(openingState(weekOf(office), moment)).toEqual({ open: true, until: '18:00' })
  expect(openingState(weekOf(office), moment - 3_600_000)).toEqual(closed(1, '09:00', 0))
})
