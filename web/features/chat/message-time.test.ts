import { expect, test } from 'vitest'
import { isOtherDay, messageTime } from './message-time.ts'

const at = (day: number, hour: number, minute = 0) =>
  new Date(2026, 10, day, hour, minute).getTime()
const now = at(22, 0, 10)

test('today and yesterday are calendar days', () => {
  expect(messageTime(at(22, 0, 5), now)).toMatchObject({ day: 'today', time: '00:05' })
  expect(messageTime(at(21, 23, 59), now)).toMatchObject({ day: 'yesterday', time: '23:59' })
  expect(messageTime(at(21, 0, 1), now).day).toBe('yesterday')
  expect(messageTime(at(20, 23, 59), now).day).toBe('date')
})

test('other days are MM/DD/YYYY', () => {
  expect(messageTime(new Date(2026, 2, 5, 9, 7).getTime(), now)).toEqual({
    ...{ day: 'date', date: '03/05/2026', time: '09:07' },
  })
})

test('yesterday works across the turn of the year', () => {
  const newYear = new Date(2027, 0, 1, 8).getTime()
  expect(messageTime(new Date(2026, 11, 31, 22).getTime(), newYear).day).toBe('yesterday')
})

test('a separator precedes the first message of a day', () => {
  expect(isOtherDay(undefined, at(22, 0))).toBe(true)
  expect(isOtherDay(at(21, 23, 59), at(22, 0))).toBe(true)
  expect(isOtherDay(at(22, 0), at(22, 23))).toBe(false)
})
