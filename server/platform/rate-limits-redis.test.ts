import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Redis } from 'ioredis'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { RateLimits, type Rule } from './rate-limits.ts'
import { redisScope } from './redis-scope.ts'

const { REDIS_URL } = process.env
const redisServer = 'redis-server'
const withServer = spawnSync(redisServer, ['--version']).status === 0

afterEach(() => vi.useRealTimers())

const ruleOf = (points: number): Rule => ({
  name: `test-${randomBytes(6).toString('hex')}`,
  points,
  seconds: 600,
})

function limitsOn(url: string, answerMs?: number, scope = 'ghiyar:test') {
  const log = vi.fn<(message: string) => void>()
  const redis = { url, scope }
  const limits = new RateLimits({ redis, answerMs, processes: 2, perAddress: 1, log })
  onTestFinished(() => limits.close())
  return { limits, log }
}

async function granted(limits: RateLimits, rule: Rule, attempts: number) {
  const refusals = await Promise.all(
    Array.from({ length: attempts }, () => limits.take(rule, 'buyer@example.com')),
  )
  return refusals.filter((refusal) => refusal === undefined).length
}

/** Fails, by the time limit of the test, if one of these attempts waits for any timer. */
async function grantedAtOnce(limits: RateLimits, rule: Rule, attempts: number) {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const count = await granted(limits, rule, attempts)
  vi.useRealTimers()
  return count
}

async function takerProcess(redisUrl: string, rule: Rule) {
  const fixture = join(import.meta.dirname, 'rate-limits.fixture.ts')
  const task = JSON.stringify({ redisUrl, rule, key: 'buyer@example.com' })
  const child = spawn(process.execPath, [fixture, task], { stdio: ['pipe', 'pipe', 'inherit'] })
  onTestFinished(() => end(child))
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  expect((await lines.next()).value).toBe('ready')
  return async (attempts: number) => {
    child.stdin.write(`${attempts}\n`)
    return Number((await lines.next()).value)
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

/** A Redis of the test's own, behind a socket in a folder of its own. */
async function ownRedis() {
  const folder = await mkdtemp(join(tmpdir(), 'ghiyar-redis-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const socket = join(folder, 'redis.sock')
  const options = ['--port', '0', '--unixsocket', socket, '--save', '', '--dir', folder]
  let child: ChildProcess | undefined
  onTestFinished(async () => {
    if (child) await end(child)
  })
  return {
    url: socket,
    start: () => {
      child = spawn(redisServer, options, { stdio: 'ignore' })
    },
    kill: () => end(child!),
    signal: (name: 'SIGSTOP' | 'SIGCONT') => child!.kill(name),
  }
}

test.skipIf(!REDIS_URL)('two processes with one Redis share the limit', async () => {
  const rule = ruleOf(40)
  const takers = await Promise.all([1, 2].map(() => takerProcess(REDIS_URL!, rule)))
  let total = 0
  for (let round = 0; round < 6; round++)
    for (const count of await Promise.all(takers.map((take) => take(10)))) total += count
  expect(total).toBe(40)
})

test.skipIf(!REDIS_URL)(
  'Redis stores neither address nor identity, and its keys expire',
  async () => {
    const { limits } = limitsOn(REDIS_URL!, 10_000)
    const rule = ruleOf(2)
    await expect.poll(() => limits.shared).toBe(true)
    expect(await granted(limits, rule, 5)).toBe(2)
    const redis = new Redis(REDIS_URL!)
    onTestFinished(() => redis.disconnect())
    const keys = await redis.keys(`*${rule.name}*`)
    expect(keys).toEqual([expect.stringMatching(/^ghiyar:test:limit:test-\w+:[0-9a-f]{64}$/)])
    expect(await redis.ttl(keys[0]!)).toBeGreaterThan(0)
    await limits.reset(rule, 'buyer@example.com')
    expect(await redis.keys(`*${rule.name}*`)).toEqual([])
    expect(await granted(limits, rule, 5)).toBe(2)
  },
)

test.skipIf(!REDIS_URL)(
  'Redis counts an address with its networks, measures, and refunds',
  async () => {
    const { limits } = limitsOn(REDIS_URL!, 10_000)
    await expect.poll(() => limits.shared).toBe(true)
    const rule = { ...ruleOf(4), scope: 'address' } as const
    let total = 0
    for (let net = 0; net < 20; net++)
      for (let i = 0; i < 5; i++)
        if (!(await limits.take(rule, `2001:db8:1:${(net << 8).toString(16)}::1`))) total++
    expect(total).toBe(32)
    const easy = ruleOf(2)
    for (let i = 0; i < 4; i++) await limits.measure(easy, 'a')
    await limits.giveBack(easy, 'a')
    expect(await limits.measure(easy, 'a')).toBe(2)
  },
)

test.skipIf(!REDIS_URL)('two installations on one Redis count separately', async () => {
  const rule = ruleOf(1)
  for (const database of ['first', 'second']) {
    const scope = redisScope(`postgres://user@db.example:5432/${database}?sslmode=require`)
    const { limits } = limitsOn(REDIS_URL!, 10_000, scope)
    await expect.poll(() => limits.shared).toBe(true)
    expect(await granted(limits, rule, 2)).toBe(1)
  }
})

test.skipIf(!REDIS_URL)(
  'Redis stores nothing for limits that were only read or refunded',
  async () => {
    const { limits } = limitsOn(REDIS_URL!, 10_000)
    await expect.poll(() => limits.shared).toBe(true)
    const rule = ruleOf(2)
    const redis = new Redis(REDIS_URL!)
    onTestFinished(() => redis.disconnect())
    expect(await limits.peek(rule, 'a')).toBe(0.5)
    await limits.measure(rule, 'a')
    expect(await limits.peek(rule, 'a')).toBe(1)
    await limits.giveBack(rule, 'a')
    expect(await redis.keys(`*${rule.name}*`)).toEqual([])
  },
)

test('without Redis calls do not wait, and each process grants its share', async () => {
  const { limits, log } = limitsOn('redis://127.0.0.1:1')
  const rule = ruleOf(10)
  expect(await grantedAtOnce(limits, rule, 50)).toBe(5)
  await expect.poll(() => log.mock.calls.length).toBe(1)
  expect(await grantedAtOnce(limits, rule, 50)).toBe(0)
  expect(limits.shared).toBe(false)
  await limits.reset(rule, 'buyer@example.com')
  expect(await grantedAtOnce(limits, rule, 50)).toBe(5)
  expect(log).toHaveBeenCalledTimes(1)
})

test.skipIf(!withServer)('a killed Redis is used again after its restart', async () => {
  const redis = await ownRedis()
  redis.start()
  const { limits, log } = limitsOn(redis.url, 10_000)
  await expect.poll(() => limits.shared).toBe(true)
  const rule = ruleOf(10)
  expect(await granted(limits, rule, 50)).toBe(10)
  log.mockClear()

  const during = granted(limits, rule, 50)
  await redis.kill()
  expect(await during).toBeLessThanOrEqual(5)
  await expect.poll(() => limits.shared).toBe(false)
  const fresh = ruleOf(10)
  expect(await grantedAtOnce(limits, fresh, 50)).toBe(5)
  await expect.poll(() => log.mock.calls.length).toBe(1)

  redis.start()
  await expect.poll(() => limits.shared).toBe(true)
  expect(await granted(limits, fresh, 50)).toBe(10)
  expect(log).toHaveBeenCalledTimes(2)
})

test.skipIf(!withServer)('a Redis that hangs delays one call only', async () => {
  const redis = await ownRedis()
  redis.start()
  const { limits, log } = limitsOn(redis.url)
  await expect.poll(() => limits.shared).toBe(true)
  log.mockClear()
  redis.signal('SIGSTOP')
  const rule = ruleOf(10)
  expect(await granted(limits, rule, 2)).toBe(2)
  expect(limits.shared).toBe(false)
  expect(await grantedAtOnce(limits, rule, 50)).toBe(3)
  expect(log).toHaveBeenCalledTimes(1)
  redis.signal('SIGCONT')
  await expect.poll(() => limits.shared).toBe(true)
})
