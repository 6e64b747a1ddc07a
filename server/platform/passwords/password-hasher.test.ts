import { hash, parseOptions } from '@node-rs/argon2'
import { expect, test, vi } from 'vitest'
import { Refusal } from '../refusal.ts'
import { codeCost, passwordCost, PasswordHasher } from './password-hasher.ts'

vi.mock('@node-rs/argon2', { spy: true })

const unavailable = { code: 'server.unavailable', retryAfter: 2 }

async function hashOf(hasher: PasswordHasher, password: string): Promise<string> {
  const stored = await hasher.hash(password)
  if (stored instanceof Refusal) throw new Error('refused')
  return stored
}

/** The hash that the last verification was made against. */
async function lastVerified(): Promise<string> {
  const { verify } = await import('@node-rs/argon2')
  return String(vi.mocked(verify).mock.lastCall?.[0])
}

test('a password matches its own hash and no other', async () => {
  const hasher = new PasswordHasher()
  const stored = await hashOf(hasher, 'brake pads, front')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/)
  expect(await hasher.verify(stored, 'brake pads, front')).toBe(true)
  expect(await hasher.verify(stored, 'brake pads, rear')).toBe(false)
  expect(await hashOf(hasher, 'brake pads, front')).not.toBe(stored)
})

test('composed and decomposed forms of a password match', async () => {
  const hasher = new PasswordHasher()
  const stored = await hashOf(hasher, 'Caf\u00e9 \ufb01lter 12')
  expect(await hasher.verify(stored, 'Cafe\u0301 filter \uff11\uff12')).toBe(true)
})

test('an unknown account takes as long as a known one', async () => {
  const hasher = new PasswordHasher()
  await hasher.verify(await hashOf(hasher, 'brake pads, front'), 'something else')
  const known = parseOptions(await lastVerified())
  expect(await hasher.verifyNothing('something else')).toBe(false)
  expect(parseOptions(await lastVerified())).toEqual(known)
})

test('an unreadable hash matches nothing, at the same cost', async () => {
  const hasher = new PasswordHasher()
  for (const stored of ['none', '', '$argon2id$v=19$m=8,t=1,p=1$c2FsdA']) {
    expect(await hasher.verify(stored, 'brake pads, front')).toBe(false)
    expect(parseOptions(await lastVerified())).toMatchObject(passwordCost)
  }
})

test('hashes of another cost match and are due for replacement', async () => {
  const hasher = new PasswordHasher()
  const old = await hash('brake pads, front', codeCost)
  expect(await hasher.verify(old, 'brake pads, front')).toBe(true)
  expect(hasher.needsRehash(old)).toBe(true)
  expect(hasher.needsRehash('none')).toBe(true)
  expect(hasher.needsRehash(await hashOf(hasher, 'brake pads, front'))).toBe(false)
})

test('above the length of the queue calls are rejected at once, until it is shorter', async () => {
  const hasher = new PasswordHasher({ parallel: 1, queue: 2 })
  const replies = await Promise.all(
    Array.from({ length: 6 }, () => hasher.verifyNothing('something else')),
  )
  expect(replies.slice(0, 3)).toEqual([false, false, false])
  expect(replies.slice(3)).toEqual([1, 2, 3].map(() => expect.objectContaining(unavailable)))
  expect(await hasher.verifyNothing('something else')).toBe(false)
})

test('computes no more hashes at once than allowed', async () => {
  const argon2 = await import('@node-rs/argon2')
  let running = 0
  let most = 0
  vi.mocked(argon2.hash).mockImplementation(async () => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setImmediate(resolve))
    running--
    return 'made'
  })
  const hasher = new PasswordHasher({ parallel: 2, queue: 20 })
  await Promise.all(Array.from({ length: 22 }, () => hasher.hash('brake pads, front')))
  vi.mocked(argon2.hash).mockReset()
  expect(most).toBe(2)
})

test('hashing does not block the event loop', async () => {
  const hasher = new PasswordHasher()
  let done = false
  const hashing = hasher.hash('brake pads, front').then(() => (done = true))
  let turns = 0
  while (!done) {
    turns++
    await new Promise((resolve) => setImmediate(resolve))
  }
  await hashing
  // Made on the event loop, the hash would be there after one turn or two.
  expect(turns).toBeGreaterThan(20)
})

test('one-time codes have a lower cost and a queue of their own', async () => {
  const hasher = new PasswordHasher({ parallel: 1, queue: 0 })
  const busy = hasher.hash('brake pads, front')
  const stored = await hasher.codeHash('042137')
  if (stored instanceof Refusal) throw new Error('refused')
  expect(parseOptions(stored)).toMatchObject(codeCost)
  expect(await hasher.codeMatches(stored, '042137')).toBe(true)
  expect(await hasher.codeMatches(stored, '042138')).toBe(false)
  expect(await hasher.codeMatches('none', '042137')).toBe(false)
  await busy
})
