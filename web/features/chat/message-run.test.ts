import { expect, test } from 'vitest'
import { follows, timeFollows } from './message-run.ts'

const messageOf = (sender: string, time: string) => ({
  sender,
  createdAt: new Date(`2026-03-02T${time}`).toISOString(),
})
const first = messageOf('me', '14:05:10')

test('messages of one person within five minutes are one group', () => {
  expect(follows(first, messageOf('me', '14:10:10'))).toBe(true)
  expect(follows(first, messageOf('me', '14:10:11'))).toBe(false)
  expect(follows(first, messageOf('other', '14:05:11'))).toBe(false)
  expect(follows(undefined, first)).toBe(false)
  const nextDay = { sender: 'me', createdAt: new Date('2026-03-03T00:01:00').toISOString() }
  expect(follows(messageOf('me', '23:59:00'), nextDay)).toBe(false)
})

test('the time is shown once for equal times in a group', () => {
  expect(timeFollows(first, messageOf('me', '14:05:59'))).toBe(true)
  expect(timeFollows(first, messageOf('me', '14:06:00'))).toBe(false)
  expect(timeFollows(first, messageOf('other', '14:05:20'))).toBe(false)
  expect(timeFollows(first, undefined)).toBe(false)
})
