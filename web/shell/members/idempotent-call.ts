import { useState } from 'react'
import { randomId } from '../random-id.ts'

/**
 * Runs calls that need an idempotency key. The key stays the same while the same input is tried again, so
 * that a call whose reply was lost isn't carried out twice; another input, or the next call after a
 * success, gets a new one.
 */
export function idempotentCalls() {
  let open: { input: string; key: string } | undefined
  return async <Reply>(input: object, call: (key: string) => Promise<Reply>): Promise<Reply> => {
    const text = JSON.stringify(input)
    const decision = open?.input === text ? open : { input: text, key: randomId() }
    open = decision
    const reply = await call(decision.key)
    if (open === decision) open = undefined
    return reply
  }
}

/**
 * `idempotentCalls` for one component:
 * `callOnce(input, (idempotencyKey) => api.call('placeOrder', input, { idempotencyKey }))`.
 */
export function useIdempotentCall() {
  const [callOnce] = useState(idempotentCalls)
  return callOnce
}
