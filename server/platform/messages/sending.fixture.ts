import { expect } from 'vitest'

/** The error with which sending ends. */
export function failureOf(sending: Promise<void>): Promise<Error> {
  return sending.then(
    () => expect.unreachable('it was sent'),
    (error: unknown) => error as Error,
  )
}
