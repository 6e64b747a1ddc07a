import type { Challenge } from '#contract/challenge.ts'
import { firstBitsOfSha256 } from './sha256.ts'

/** Solves a challenge; takes seconds, so not where anybody waits for the page. */
export function findNumbers({ token, seed, bits, count }: Challenge): string {
  const numbers = Array.from({ length: count }, (_, i) => {
    let n = 0
    while (Math.clz32(firstBitsOfSha256(`${seed}:${i}:${n}`)) < bits) n++
    return n
  })
  return `${token}:${numbers.join(',')}`
}
