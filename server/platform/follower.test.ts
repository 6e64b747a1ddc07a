import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Change } from './changes.ts'
import { follower } from './follower.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const of = (...listings: number[]): Change => ({ tags: [`sku:${listings[0]}`], listings })

/** A follower whose first attempts fail; `attempts` has what each of them was given, and when. */
function failing(times: number) {
  const began = Date.now()
  const attempts: { change: Change; second: number }[] = []
  const { follow, stop } = follower(
    async (change) => {
      attempts.push({ change, second: (Date.now() - began) / 1_000 })
      if (attempts.length <= times) throw new Error('away')
    },
    () => undefined,
  )
  onTestFinished(stop)
  return { follow, stop, attempts }
}

test('a failed update is retried with waits that double up to a minute', async () => {
  const { follow, attempts } = failing(9)
  follow(of(1))
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  const seconds = [0, 1, 3, 7, 15, 31, 63, 123, 183, 243]
  expect(attempts.map(({ second }) => second)).toEqual(seconds)
  expect(new Set(attempts.map(({ change }) => JSON.stringify(change))).size).toBe(1)
})

test('changes that fail meanwhile share the retry, and the wait starts anew', async () => {
  const { follow, attempts } = failing(4)
  for (const no of [1, 2, 2]) follow(of(no))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(attempts[3]!.change).toEqual({ tags: ['sku:1', 'sku:2'], listings: [1, 2] })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(attempts).toHaveLength(5)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(attempts).toHaveLength(5)
})

test('tags received while listings are missing are dropped again with them', async () => {
  const { follow, attempts } = failing(1)
  follow(of(1))
  follow({ tags: ['listings'], listings: [] })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(attempts[2]!.change).toEqual({ tags: ['sku:1', 'listings'], listings: [1] })
})

test('everything is reloaded only on request or when too much was missed', async () => {
  const asked = failing(2)
  asked.follow(of(1))
  asked.follow({ all: true })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(asked.attempts[2]!.change).toEqual({ all: true })
  const many = failing(2)
  many.follow(of(...Array.from({ length: 15_000 }, (_, i) => i + 1)))
  many.follow(of(...Array.from({ length: 15_000 }, (_, i) => i + 20_001)))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(many.attempts[2]!.change).toEqual({ all: true })
})

test('a stopped follower follows no more changes', async () => {
  const { follow, stop, attempts } = failing(9)
  follow(of(1))
  await vi.advanceTimersByTimeAsync(0)
  stop()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(attempts).toHaveLength(1)
})
