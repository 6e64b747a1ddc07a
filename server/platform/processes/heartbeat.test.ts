import { afterEach, expect, test, vi } from 'vitest'
import { watchHeartbeats } from './heartbeat.ts'

afterEach(() => void vi.useRealTimers())

function watched() {
  vi.useFakeTimers()
  const onSilent = vi.fn<() => void>()
  return { onSilent, ...watchHeartbeats(onSilent, { everyMs: 1_000, looks: 10 }) }
}

test('ten checks without a heartbeat report silence once', () => {
  const { onSilent, beat } = watched()
  vi.advanceTimersByTime(9_999)
  beat()
  vi.advanceTimersByTime(9_000)
  expect(onSilent).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(onSilent).toHaveBeenCalledTimes(1)
})

test('time asleep does not count as silence', () => {
  const { onSilent } = watched()
  vi.advanceTimersByTime(8_000)
  vi.setSystemTime(Date.now() + 3_600_000)
  vi.advanceTimersByTime(1_000)
  expect(onSilent).not.toHaveBeenCalled()
})

test('an ended worker is no longer watched', () => {
  const { onSilent, stop } = watched()
  stop()
  vi.advanceTimersByTime(60_000)
  expect(onSilent).not.toHaveBeenCalled()
})
