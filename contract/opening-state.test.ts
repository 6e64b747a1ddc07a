import { describe, expect, test } from 'vitest'
import type { WeekHours } from './week-hours.ts'
import { dubaiTime, openingState } from './opening-state.ts'

const parted = [
  { from: '08:30', to: '13:00' },
  { from: '16:00', to: '20:00' },
]
/** Closed on Friday (4); short on Saturday. */
const shop: WeekHours = [
  parted,
  parted,
  parted,
  parted,
  [],
  [{ from: '09:00', to: '14:00' }],
  parted,
]
const allDay = [{ from: '00:00', to: '00:00' }]

/** A time in Dubai; 16 November 2026 is a Monday. */
const at = (day: number, clock: string) => Date.parse(`2026-11-${16 + day}T${clock}:00+04:00`)

test('the day is that of Dubai, four hours ahead of UTC', () => {
  expect(dubaiTime(Date.parse('2026-11-22T19:59:00Z'))).toEqual({ day: 6, clock: '23:59' })
  expect(dubaiTime(Date.parse('2026-11-22T20:00:00Z'))).toEqual({ day: 0, clock: '00:00' })
})

describe('a shop that closes over noon and on Friday', () => {
  test.for([
    ['opens with the minute', 0, '08:30', { open: true, until: '13:00' }],
    ['is open in the afternoon', 3, '19:59', { open: true, until: '20:00' }],
    ['closes with the minute', 0, '13:00', closed(0, '16:00', 0)],
    ['opens again the same day', 0, '15:00', closed(0, '16:00', 0)],
    ['opens tomorrow', 0, '20:00', closed(1, '08:30', 1)],
    ['opens after its day off', 3, '21:00', closed(5, '09:00', 2)],
    ['is closed on its day off', 4, '10:00', closed(5, '09:00', 1)],
    ['leads from Sunday into Monday', 6, '22:00', closed(0, '08:30', 1)],
  ] as const)('%s', ([, day, clock, state]) => {
    expect(openingState(shop, at(day, clock))).toEqual(state)
  })
})

test('hours across midnight are one period', () => {
  const late: WeekHours = [[{ from: '18:00', to: '00:00' }], [], [], [], [], [], []]
  late[1] = [{ from: '00:00', to: '02:00' }]
  expect(openingState(late, at(0, '23:00'))).toEqual({ open: true, until: '02:00' })
  late[1] = []
  expect(openingState(late, at(0, '23:00'))).toEqual({ open: true, until: '00:00' })
})

test('a shop that opens once a week opens again in a week', () => {
  const once: WeekHours = [[{ from: '09:00', to: '10:00' }], [], [], [], [], [], []]
  expect(openingState(once, at(0, '10:30'))).toEqual(closed(0, '09:00', 7))
})

test('always open, and never open', () => {
  expect(
    openingState(
      Array.from({ length: 7 }, () => allDay),
      at(2, '03:00'),
    ),
  ).toEqual({
    open: true,
    until: 'always',
  })
  expect(
    openingState(
      Array.from({ length: 7 }, () => []),
      at(2, '03:00'),
    ),
  ).toEqual({ open: false })
})

function closed(day: number, from: string, inDays: number) {
  return { open: false, opens: { day, from, inDays } }
}
