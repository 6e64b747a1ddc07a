import { afterEach, expect, vi } from 'vitest'

// What is worth a warning is worth an assertion: a stray message fails the test that caused it.
const error = vi.spyOn(console, 'error')
const warning = vi.spyOn(console, 'warn')

afterEach(() => {
  const messages = [...error.mock.calls, ...warning.mock.calls]
  error.mockClear()
  warning.mockClear()
  expect(messages, 'messages on the console').toEqual([])
})
