import { randomBytes } from 'node:crypto'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { addressKey } from './rate-limits-address.ts'
import { RateLimits, type Rule } from './rate-limits.ts'

afterEach(() => vi.useRealTimers())

const ruleOf = (rule: Partial<Rule> = {}): Rule => ({
  name: `test-${randomBytes(6).toString('hex')}`,
  points: 3,
  seconds: 60,
  ...rule,
})

function limitsOf(options: Partial<ConstructorParameters<typeof RateLimits>[0]> = {}) {
  const log = vi.fn<(message: string) => void>()
  const limits = new RateLimits({ processes: 1, perAddress: 1, log, ...options })
  onTestFinished(() => limits.close())
  return { limits, log }
}

/** How many of so many attempts are granted. */
async function granted(limits: RateLimits, rule: Rule, attempts: number, key = 'somebody') {
  let count = 0
  for (let i = 0; i < attempts; i++) if (!(await limits.take(rule, key))) count++
  return count
}

test('refuses above the limit, says for how long, and grants again after that', async () => {
  vi.useFakeTimers()
  const { limits } = limitsOf()
  const rule = ruleOf()
  expect(await granted(limits, rule, 3)).toBe(3)
  vi.advanceTimersByTime(20_500)
  const refusal = await limits.take(rule, 'somebody')
  expect(refusal).toMatchObject({ code: 'server.limited', retryAfter: 40 })
  vi.advanceTimersByTime(39_500)
  expect(await granted(limits, rule, 5)).toBe(3)
})

test('every key and every rule has a count of its own', async () => {
  const { limits } = limitsOf()
  const rule = ruleOf()
  expect(await granted(limits, rule, 5, 'a')).toBe(3)
  expect(await granted(limits, rule, 5, 'b')).toBe(3)
  expect(await granted(limits, ruleOf(), 5, 'a')).toBe(3)
})

test('a reset forgets one key', async () => {
  const { limits } = limitsOf()
  const rule = ruleOf()
  await granted(limits, rule, 5, 'a')
  await granted(limits, rule, 5, 'b')
  await limits.reset(rule, 'a')
  expect(await granted(limits, rule, 5, 'a')).toBe(3)
  expect(await granted(limits, rule, 5, 'b')).toBe(0)
})

test('without Redis a process has its share of the limit, and never less than one', async () => {
  const { limits } = limitsOf({ processes: 4 })
  expect(await granted(limits, ruleOf({ points: 40 }), 50)).toBe(10)
  expect(await granted(limits, ruleOf({ points: 5 }), 20)).toBe(3)
  expect(await granted(limits, ruleOf({ points: 1 }), 20)).toBe(1)
})

test('only rules of the scope “address” are widened', async () => {
  const { limits } = limitsOf({ perAddress: 20 })
  expect(await granted(limits, ruleOf({ scope: 'address' }), 100)).toBe(60)
  expect(await granted(limits, ruleOf(), 100)).toBe(3)
})

test('of several rules the first that refuses ends it, and those behind count nothing', async () => {
  const { limits } = limitsOf()
  const [narrow, wide] = [ruleOf({ points: 1, seconds: 500 }), ruleOf({ points: 100 })] as const
  const attempts = [narrow, wide].map((rule) => [rule, 'a'] as const)
  expect(await limits.takeAll(attempts)).toBeUndefined()
  expect((await limits.takeAll(attempts))?.retryAfter).toBeGreaterThan(400)
  expect(await granted(limits, wide, 200, 'a')).toBe(99)
  expect(await limits.takeAll([])).toBeUndefined()
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['not an address', 'not an address'],
])('the visitor behind %s is %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key)
})
