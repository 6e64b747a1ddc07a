import { expect, test } from 'vitest'
import { findNumbers } from './find-numbers.ts'
import { firstBitsOfSha256 } from './sha256.ts'

const sha256 = async (text: string) =>
  new DataView(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

test.each(['', 'a', 'abc', 'a'.repeat(54), 'a'.repeat(55), 'q1W-_seedSEED:7:123456789'])(
  'the first bits of the hash of “%s” equal another SHA-256 implementation',
  async (text) => {
    expect(firstBitsOfSha256(text)).toBe((await sha256(text)).getInt32(0))
  },
)

test('the hashes of the numbers have the requested zero bits', async () => {
  const challenge = { token: 'seed.1.8.mac', seed: 'seed', bits: 8, count: 4 }
  const [token, numbers] = findNumbers(challenge).split(':')
  expect(token).toBe(challenge.token)
  const found = numbers!.split(',')
  expect(found).toHaveLength(4)
  for (const [i, n] of found.entries())
    expect(Math.clz32((await sha256(`seed:${i}:${n}`)).getUint32(0))).toBeGreaterThanOrEqual(8)
})
