import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { firstWait, longestWait, nextWait, poll } from './poll.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const asked = (answers: (boolean | Error)[]) =>
  vi.fn<() => Promise<boolean>>(async () => {
    const answer = answers.shift() ?? true
    if (answer instanceof Error) throw answer
    return answer
  })

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)
const visible = () => false

test('intervals grow from half a second to three', () => {
  let wait = nextWait(0)
  expect(wait).toBe(firstWait)
  for (let round = 0; round < 10; round++) wait = nextWait(wait)
  expect(wait).toBe(longestWait)
})

test('polls until the import has ended', async () => {
  const ask = asked([true, true, false])
  poll({ ask, onFailure: () => undefined, isHidden: visible })
  await seconds(60)
  expect(ask).toHaveBeenCalledTimes(3)
})

test('pauses while the page is hidden, and polls at once when it is visible', async () => {
  let hidden = false
  const ask = asked([])
  const polling = poll({ ask, onFailure: () => undefined, isHidden: () => hidden })
  await seconds(0.1)
  expect(ask).toHaveBeenCalledTimes(1)
  hidden = true
  polling.look()
  await seconds(60)
  expect(ask).toHaveBeenCalledTimes(1)
  hidden = false
  polling.look()
  expect(ask).toHaveBeenCalledTimes(2)
  polling.stop()
})

test('continues after a temporary failure, and stops after a permanent one', async () => {
  const passing = new Error('no connection')
  const staying = new Error('not found')
  const ask = asked([passing, true, staying])
  const onFailure = vi.fn<(error: unknown) => number | undefined>((error) =>
    error === passing ? longestWait : undefined,
  )
  poll({ ask, onFailure, isHidden: visible })
  await seconds(60)
  expect(ask).toHaveBeenCalledTimes(3)
  expect(onFailure.mock.calls).toEqual([[passing], [staying]])
})

test('is silent once stopped, also about a pending reply', async () => {
  const onFailure = vi.fn<() => number>(() => longestWait)
  const ask = vi.fn<(signal: AbortSignal) => Promise<boolean>>(
    (signal) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
  )
  const polling = poll({ ask, onFailure, isHidden: visible })
  polling.stop()
  polling.look()
  await seconds(60)
  expect(ask).toHaveBeenCalledTimes(1)
  expect(onFailure).not.toHaveBeenCalled()
})
