import { expect, onTestFinished, test } from 'vitest'
import { solve } from '../testing/solve.ts'
import { Challenges, type Asked } from './challenges.ts'
import { RateLimits, type Rule } from './rate-limits.ts'
import type { Refusal } from './refusal.ts'
import { signerOf } from './signing-key.ts'

const easy: Rule = { name: 'easy', points: 2, seconds: 3_600 }

function setUp({ key = 'key' } = {}) {
  const clock = { now: 1_000_000 }
  const limits = new RateLimits({ processes: 1, perAddress: 1, log: () => undefined })
  onTestFinished(() => limits.close())
  const challenges = new Challenges({
    limits,
    signer: signerOf(key),
    easiestBits: 6,
    now: () => clock.now,
  })
  const ask = (solution?: string, asked: Partial<Asked> = {}) =>
    challenges.require([[easy, 'all']], {
      ...{ purpose: 'code', identity: 'a@example.com', solution },
      ...asked,
    })
  return { limits, clock, ask }
}

const challengeOf = (refusal: Refusal | undefined) => refusal!.challenge!

test('above the easy limit an attempt needs a solution, valid once and for its purpose only', async () => {
  const { ask } = setUp()
  expect(await ask()).toBeUndefined()
  expect(await ask()).toBeUndefined()
  const refusal = await ask()
  expect(refusal?.code).toBe('challenge.required')
  const solution = solve(challengeOf(refusal))
  expect(await ask(solution, { identity: 'b@example.com' })).toBeDefined()
  expect(await ask(solution, { purpose: 'login' })).toBeDefined()
  expect(await ask(solution)).toBeUndefined()
  expect(await ask(solution)).toBeDefined()
})

test('unsolved attempts raise the difficulty for nobody; solved ones do', async () => {
  const { ask, limits } = setUp()
  await limits.measure(easy, 'all')
  await limits.measure(easy, 'all')
  for (let i = 0; i < 200; i++) expect(challengeOf(await ask()).bits).toBe(6)
  expect(await ask(solve(challengeOf(await ask())))).toBeUndefined()
  expect(challengeOf(await ask()).bits).toBe(7)
  for (let i = 0; i < 1_000; i++) await limits.measure(easy, 'all')
  expect(challengeOf(await ask()).bits).toBe(10)
})

test('unsolved attempts store no keys', async () => {
  const { limits } = setUp()
  const byIdentity: Rule = { ...easy, name: 'easy-identity' }
  const measured: string[] = []
  const challenges = new Challenges({
    limits: {
      take: (...of) => limits.take(...of),
      peek: (...of) => limits.peek(...of),
      giveBack: (...of) => limits.giveBack(...of),
      onLimited: () => undefined,
      measure: (rule, key) => {
        if (rule === byIdentity) measured.push(key)
        return limits.measure(rule, key)
      },
    },
    signer: signerOf('key'),
    easiestBits: 6,
  })
  for (let i = 0; i < 50; i++) {
    const identity = `${i}@example.com`
    const counts = [[easy, 'address'] as const, [byIdentity, identity] as const]
    await challenges.require(counts, { purpose: 'code', identity, solution: undefined })
  }
  expect(measured).toHaveLength(2)
})

test('an unsolved, expired or foreign challenge is rejected', async () => {
  const { ask, clock, limits } = setUp()
  for (let i = 0; i < 3; i++) await limits.measure(easy, 'all')
  const challenge = challengeOf(await ask())
  const zeros = Array.from({ length: challenge.count }, () => 0).join(',')
  const forged = {
    ...challenge,
    token: challenge.token.replace(`.${challenge.bits}.`, '.1.'),
    bits: 1,
  }
  const solution = solve(challenge)
  for (const wrong of [
    ...['', ':', '...', 'é.é.é.é:1', `${challenge.token}:`, `${challenge.token}:${zeros}`],
    ...[solve(forged), solution.replace(/,\d+$/, ''), `${solution},0`],
  ])
    expect([wrong, (await ask(wrong))?.code]).toEqual([wrong, 'challenge.required'])
  const elsewhere = setUp({ key: 'another' })
  for (let i = 0; i < 3; i++) await elsewhere.limits.measure(easy, 'all')
  expect(await elsewhere.ask(solution)).toBeDefined()
  clock.now += 301_000
  expect(await ask(solution)).toBeDefined()
})
