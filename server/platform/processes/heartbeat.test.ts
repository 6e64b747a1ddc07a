import { afterEach, expect, test, vi } from 'vitest'
import { watchHeartbeats } from './heartbeat.ts'

afterEach(() => void vi.useRealTimers())

function watched() {
  vi.useFakeTimers()
  const onSilent = vi.fn<() => void>()
  return { onSilent, ...watchHeartbeats(onSilent, { everyMs: 1_000, looks: 10 }) }
}

test('ten looks without a heartbeat are silence, said once', () => {
  const { onSilent, beat } = watched()
  vi.advanceTimersByTime(9_999)
  beat()
  vi.advanceTimersByTime(9_000)
  expect(onSilent).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(onSilent).toHaveBeenCalledTimes(1)
})

test('a machine that was asleep for an hour has looked no oftener', () => {
  const { onSilent } = watched()
  vi.advanceTimersByTime(8_000)
  vi.setSystemTime(Date.now() + 3_600_000)
  vi.advanceTimersByTime(1_000)
  expect(onSilent).not.toHaveBeenCalled()
})

test('what has ended is watched no longer', () => {
  const { onSilent, stop } = watched()
  stop()
  vi.advanceTimersByTime(60_000)
  expect(onSilent).not.toHaveBeenCalled()
})
