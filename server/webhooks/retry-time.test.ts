import { expect, test } from 'vitest'
import { MOST_ATTEMPTS, retryTime } from './retry-time.ts'

const now = new Date('2026-11-22T08:00:00Z')
const secondsAfter = (attempts: number, random: number) => {
  const next = retryTime(attempts, now, () => random)
  return next && (next.getTime() - now.getTime()) / 1_000
}

test('attempts are ever further apart, span about a day, and end', () => {
  const waits = Array.from({ length: MOST_ATTEMPTS }, (_, i) => secondsAfter(i + 1, 0.5))
  expect(waits.slice(0, 3)).toEqual([10, 30, 90])
  expect(waits.at(-1)).toBeNull()
  const hours = waits.reduce<number>((sum, wait) => sum + (wait ?? 0), 0) / 3_600
  expect(hours).toBeGreaterThan(24)
  expect(hours).toBeLessThan(30)
})

test('a fifth more or less, so that what failed together is not repeated together', () => {
  expect([0, 1].map((random) => secondsAfter(3, random))).toEqual([72, 108])
})

test('what is repeated by hand after the last attempt is attempted once', () => {
  expect(secondsAfter(MOST_ATTEMPTS + 7, 0.5)).toBeNull()
})
