import { expect, test } from 'vitest'
import { readiness } from './readiness.ts'

/** A process whose parts answer as they are set. */
function ready() {
  const state = { behind: 0, full: false, answer: Promise.resolve<unknown>({}) }
  let asked = 0
  const check = readiness({
    pool: { query: () => (asked++, state.answer) } as never,
    changes: {
      get secondsBehind() {
        return state.behind
      },
    },
    disk: { isFull: () => Promise.resolve(state.full) },
    answerMs: 20,
  })
  return { state, check, asked: () => asked }
}

test('it is ready while the pool answers and changes are followed', async () => {
  const { state, check } = ready()
  expect(await check()).toEqual({ storage: 'ok' })
  state.behind = 61
  await expect(check()).rejects.toThrow('changes are not followed')
  state.behind = 59
  expect(await check()).toEqual({ storage: 'ok' })
})

test('a full disk is reported and doesn’t make it unready', async () => {
  const { state, check } = ready()
  state.full = true
  expect(await check()).toEqual({ storage: 'full' })
})

test('a silent database is awaited briefly, by one statement for all callers', async () => {
  const { state, check, asked } = ready()
  const { promise, resolve } = Promise.withResolvers<unknown>()
  state.answer = promise
  const checks = [check(), check(), check()].map((each) => expect(each).rejects.toThrow('silent'))
  await Promise.all(checks)
  expect(asked()).toBe(1)
  resolve({})
  await expect.poll(() => check().catch(() => undefined)).toEqual({ storage: 'ok' })
})

test('a database that rejects connections is reported at once', async () => {
  const { state, check } = ready()
  state.answer = Promise.reject(new Error('refused'))
  await expect(check()).rejects.toThrow('refused')
})
