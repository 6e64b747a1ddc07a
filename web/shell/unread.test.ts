import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createUnreadStore, type Unread } from './unread.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const soon = () => vi.advanceTimersByTimeAsync(1_000)

function started(answers: Partial<Unread>[], owners: { now: string | undefined } = { now: 'a' }) {
  const ask = vi.fn<() => Promise<Partial<Unread>>>(async () => answers.shift() ?? {})
  return {
    ask,
    owners,
    store: createUnreadStore({ fetchCounts: ask, currentUserId: () => owners.now }),
  }
}

test('a burst of events makes one request', async () => {
  const { ask, store } = started([{ messages: 3, notifications: 1 }])
  for (let event = 0; event < 20; event++) store.refresh('en')
  await soon()
  expect(ask).toHaveBeenCalledTimes(1)
  expect(store.countsOf('a')).toEqual({ messages: 3, notifications: 1 })
})

test('events during a request make another one', async () => {
  let answer: (counts: Unread) => void = () => {}
  const answers = [new Promise<Unread>((resolve) => (answer = resolve)), { messages: 5 }]
  const store = createUnreadStore({
    fetchCounts: async () => answers.shift()!,
    currentUserId: () => 'a',
  })
  store.refresh('en')
  await soon()
  store.refresh('en')
  answer({ messages: 1, notifications: 2 })
  await soon()
  expect(store.countsOf('a')).toEqual({ messages: 5, notifications: 2 })
})

test('a pending reply does not overwrite the result of a call', async () => {
  let answer: (counts: Partial<Unread>) => void = () => {}
  const answers = [
    new Promise<Partial<Unread>>((resolve) => (answer = resolve)),
    { notifications: 0 },
  ]
  const store = createUnreadStore({
    fetchCounts: async () => answers.shift()!,
    currentUserId: () => 'a',
  })
  store.refresh('en')
  await soon()
  store.set({ notifications: 0 }, 'en')
  answer({ notifications: 4 })
  await soon()
  expect(store.countsOf('a').notifications).toBe(0)
})

test('a failed request leaves the counts', async () => {
  const { store } = started([{ messages: 3, notifications: 1 }, { messages: 4 }, {}])
  for (const messages of [3, 4, 4]) {
    store.refresh('en')
    await soon()
    expect(store.countsOf('a')).toEqual({ messages, notifications: 1 })
  }
})

test('counts belong to a user, and a late reply is dropped', async () => {
  const { store, owners, ask } = started([{ messages: 3 }, { messages: 9 }])
  store.refresh('en')
  await soon()
  expect(store.countsOf('b').messages).toBe(0)
  expect(store.countsOf(undefined).messages).toBe(0)
  ask.mockImplementationOnce(async () => {
    owners.now = 'b'
    return { messages: 9 }
  })
  store.refresh('en')
  await soon()
  expect(store.countsOf('b').messages).toBe(0)
})

test('a visitor makes no request', async () => {
  const { ask, store } = started([], { now: undefined })
  store.refresh('en')
  await soon()
  expect(ask).not.toHaveBeenCalled()
})

test('listeners receive changes only', async () => {
  const { store } = started([{ messages: 2 }, { messages: 2 }])
  const notified = vi.fn<() => void>()
  const stop = store.subscribe(notified)
  store.refresh('en')
  await soon()
  store.refresh('en')
  await soon()
  expect(notified).toHaveBeenCalledTimes(1)
  stop()
  store.set({ messages: 1 }, 'en')
  expect(notified).toHaveBeenCalledTimes(1)
})
