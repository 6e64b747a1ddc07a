import { expect, test } from 'vitest'
import { idempotentCalls } from './idempotent-call.ts'

const keyOf = async (key: string) => key
const lost = async (key: string): Promise<string> => Promise.reject(new Error(key))

/** The key with which a call failed. */
const failedKey = (call: Promise<string>) => call.catch((error: Error) => error.message)

test('another try of the same input has the same key', async () => {
  const callOnce = idempotentCalls()
  const first = await failedKey(callOnce({ id: 'a' }, lost))
  expect(await callOnce({ id: 'a' }, keyOf)).toBe(first)
})

test('after a success the same input is another decision', async () => {
  const callOnce = idempotentCalls()
  const first = await callOnce({ id: 'a' }, keyOf)
  expect(await callOnce({ id: 'a' }, keyOf)).not.toBe(first)
})

test('another input is another decision', async () => {
  const callOnce = idempotentCalls()
  const first = await failedKey(callOnce({ id: 'a', total: 1 }, lost))
  expect(await callOnce({ id: 'a', total: 2 }, keyOf)).not.toBe(first)
})
