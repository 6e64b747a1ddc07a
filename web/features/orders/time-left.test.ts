import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

const now = Date.parse('2026-11-26T08:00:00Z')
const until = (date: string) => timeLeft(date, now)

test('hours and minutes are left', () => {
  const { form, values, urgent } = until('2026-11-26T11:20:00Z')
  expect({ form, ...values, urgent }).toMatchObject({ form: 'hours', hours: 3, minutes: 20 })
  expect(urgent).toBe(false)
})

test('below two hours it is urgent', () => {
  expect(until('2026-11-26T10:00:00Z').urgent).toBe(false)
  expect(until('2026-11-26T09:59:00Z').urgent).toBe(true)
})

test('less than a minute is still one', () => {
  expect(until('2026-11-26T08:00:01Z')).toMatchObject({ form: 'minutes', values: { minutes: 1 } })
})

test('up to two days are hours, longer ones are days', () => {
  expect(until('2026-11-27T22:00:00Z')).toMatchObject({ form: 'hours', values: { hours: 38 } })
  expect(until('2026-11-28T11:00:00Z')).toMatchObject({
    form: 'days',
    values: { days: 2, hours: 3 },
  })
})

test('nothing is left of a time that has passed', () => {
  expect(until('2026-11-26T07:00:00Z')).toMatchObject({ form: 'over', urgent: true })
})
