import { hash } from 'node:crypto'
import { ApiError, type ReplyOf } from '#contract/api.ts'
import type { EndpointName } from '#contract/addresses.ts'
import type { Challenge } from '#contract/challenge.ts'

/** The solution of a challenge, found as `/api/docs` says. */
export function solve({ token, seed, bits, count }: Challenge): string {
  const numbers = Array.from({ length: count }, (_, i) => {
    for (let n = 0; ; n++) {
      const digest = hash('sha256', `${seed}:${i}:${n}`, 'buffer')
      if (Math.clz32(digest.readUInt32BE()) >= bits) return n
    }
  })
  return `${token}:${numbers.join(',')}`
}

/** Makes a call, and again with the solution where it is refused with a challenge. */
export async function solving<Name extends EndpointName>(
  call: (solution: string | undefined) => Promise<ReplyOf<Name>>,
): Promise<ReplyOf<Name>> {
  try {
    return await call(undefined)
  } catch (error) {
    if (!(error instanceof ApiError) || !error.challenge) throw error
    return call(solve(error.challenge))
  }
}
