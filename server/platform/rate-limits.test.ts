import { randomBytes } from 'node:crypto'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { addressKey, addressScopes, networkKey } from './rate-limits-address.ts'
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

test('refuses above the limit, returns the wait, and grants again after it', async () => {
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

test('every key and every rule is counted separately', async () => {
  const { limits } = limitsOf()
  const rule = ruleOf()
  expect(await granted(limits, rule, 5, 'a')).toBe(3)
  expect(await granted(limits, rule, 5, 'b')).toBe(3)
  expect(await granted(limits, ruleOf(), 5, 'a')).toBe(3)
})

test('a reset clears one key', async () => {
  const { limits } = limitsOf()
  const rule = ruleOf()
  await granted(limits, rule, 5, 'a')
  await granted(limits, rule, 5, 'b')
  await limits.reset(rule, 'a')
  expect(await granted(limits, rule, 5, 'a')).toBe(3)
  expect(await granted(limits, rule, 5, 'b')).toBe(0)
})

test('without Redis a process grants its share of the limit, at least one', async () => {
  const { limits } = limitsOf({ processes: 4 })
  expect(await granted(limits, ruleOf({ points: 40 }), 50)).toBe(10)
  expect(await granted(limits, ruleOf({ points: 5 }), 20)).toBe(3)
  expect(await granted(limits, ruleOf({ points: 1 }), 20)).toBe(1)
})

test('only rules of a scope are scaled', async () => {
  const { limits } = limitsOf({ perAddress: 20 })
  expect(await granted(limits, ruleOf({ scope: 'address' }), 100)).toBe(60)
  expect(await granted(limits, ruleOf({ scope: 'widened' }), 100)).toBe(60)
  expect(await granted(limits, ruleOf(), 100)).toBe(3)
})

test('the owner of a /48 or a /24 counts as one, without blocking the neighbours of one address', async () => {
  const { limits } = limitsOf()
  const rule = ruleOf({ points: 10, scope: 'address' })
  const first = await granted(limits, rule, 50, '2001:db8:1:0::1')
  expect(first).toBe(10)
  let total = first
  for (let net = 1; net < 200; net++)
    total += await granted(limits, rule, 12, `2001:db8:1:${net.toString(16)}::1`)
  // The 200 /64s lie in one /56, which has three times as much as one of them.
  expect(total).toBe(30)
  for (let net = 1; net < 200; net++)
    total += await granted(limits, rule, 12, `2001:db8:1:${(net << 8).toString(16)}::1`)
  expect(total).toBe(80)
  expect(await granted(limits, rule, 50, '2001:db8:2::1')).toBe(10)
  let ofIPv4 = 0
  for (let host = 0; host < 30; host++) ofIPv4 += await granted(limits, rule, 12, `192.0.2.${host}`)
  expect(ofIPv4).toBe(80)
  expect(await granted(limits, rule, 12, '192.0.3.1')).toBe(10)
})

test('a measured attempt is never refused and can be refunded', async () => {
  const { limits } = limitsOf()
  const rule = ruleOf({ points: 2, scope: 'address' })
  const shares: number[] = []
  for (let i = 0; i < 4; i++) shares.push(await limits.measure(rule, '192.0.2.1'))
  expect(shares).toEqual([0.5, 1, 1.5, 2])
  for (let i = 0; i < 3; i++) await limits.giveBack(rule, '192.0.2.1')
  expect(await limits.measure(rule, '192.0.2.1')).toBe(1)
})

test('refusals are counted by the name of the rule', async () => {
  const onLimited = vi.fn<(rule: string) => void>()
  const { limits } = limitsOf({ onLimited })
  const rule = ruleOf({ points: 1 })
  await granted(limits, rule, 3)
  expect(onLimited.mock.calls).toEqual([[rule.name], [rule.name]])
})

test('the first rule that refuses stops the check, and later rules count nothing', async () => {
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

test.each([
  ['203.0.113.7', ['203.0.113.7', '203.0.113.0/24']],
  ['::ffff:203.0.113.7', ['203.0.113.7', '203.0.113.0/24']],
  ['2001:db8:1:2345:3:4:5:6', ['2001:db8:1:2345::/64', '2001:db8:1:2300::/56', '2001:db8:1::/48']],
  ['not an address', ['not an address']],
])('the networks of %s are %s', (ip, keys) => {
  expect(addressScopes(ip).map(({ key }) => key)).toEqual(keys)
  expect(networkKey(ip)).toBe(keys.at(-1))
})
