import type { Challenge } from '#contract/challenge.ts'
import { firstBitsOfSha256 } from './sha256.ts'

/** Solves a challenge. Takes seconds, so it must not run on the main thread. */
export function findNumbers({ token, seed, bits, count }: Challenge): string {
  const numbers = Array.from({ length: count }, (_, i) => {
    let n = 0
    while (Math.clz32(firstBitsOfSha256(`${seed}:${i}:${n}`)) < bits) n++
    return n
  })
  return `${token}:${numbers.join(',')}`
}
