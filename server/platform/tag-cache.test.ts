import { expect, onTestFinished, test, vi } from 'vitest'
import { TagCache, type Fresh } from './tag-cache.ts'

function cacheOf(limits: { bytes?: number; milliseconds?: number } = {}) {
  let now = 0
  let made = 0
  const cache = new TagCache<string>({ bytes: 1_000, milliseconds: 60_000, ...limits }, () => now)
  return {
    cache,
    /** Asks for a key; what is made has the key as its only tag, and with a key of one letter 100 bytes. */
    get: (key: string, fresh: Partial<Fresh<string>> = {}) =>
      cache.get(key, async () => {
        made++
        return { value: `${key} no. ${made}`, size: 98, tags: [key], ...fresh }
      }),
    made: () => made,
    passes: (milliseconds: number) => (now += milliseconds),
  }
}

test('an entry is cached until its tag changes', async () => {
  const { cache, get } = cacheOf()
  await get('a', { tags: ['seller:1', 'sku:A'] })
  await get('b', { tags: ['seller:2'] })
  cache.invalidate(['sku:B'])
  expect(await get('a')).toBe('a no. 1')
  cache.invalidate(['seller:1'])
  expect(await get('a')).toBe('a no. 3')
  expect(await get('b')).toBe('b no. 2')
  expect(cache.size).toEqual({ entries: 2, bytes: 200 })
})

test('a tag that an entry no longer has does not drop it', async () => {
  const { cache, get, passes, made } = cacheOf({ milliseconds: 10 })
  await get('a', { tags: ['old'] })
  passes(10)
  await get('a', { tags: ['new'] })
  cache.invalidate(['old'])
  await get('a')
  expect(made()).toBe(2)
})

test('an entry expires after its time', async () => {
  const { get, passes } = cacheOf({ milliseconds: 1_000 })
  await get('a')
  passes(999)
  expect(await get('a')).toBe('a no. 1')
  passes(1)
  expect(await get('a')).toBe('a no. 2')
})

test('without tags nothing is cached; with an empty list an entry is, until it expires', async () => {
  const { cache, get } = cacheOf()
  await get('private', { tags: undefined })
  expect(await get('private', { tags: undefined })).toBe('private no. 2')
  await get('fixed', { tags: [] })
  cache.invalidate(['anything'])
  expect(await get('fixed')).toBe('fixed no. 3')
})

test('a full cache evicts the least recently used entry', async () => {
  const { cache, get } = cacheOf({ bytes: 400 })
  for (const key of ['a', 'b', 'c', 'd']) await get(key)
  await get('a')
  await get('e')
  expect(cache.size).toEqual({ entries: 4, bytes: 400 })
  expect(await get('a')).toBe('a no. 1')
  expect(await get('b')).toBe('b no. 6')
})

test('it never exceeds its size, and stores nothing larger than a quarter of it', async () => {
  const { cache, get } = cacheOf({ bytes: 1_000 })
  for (let i = 0; i < 50; i++) {
    await get(`key ${i}`, { size: 90 + i })
    expect(cache.size.bytes).toBeLessThanOrEqual(1_000)
  }
  const before = cache.size
  await get('huge', { size: 251 })
  expect(cache.size).toEqual(before)
})

test('a cache of size zero stores nothing', async () => {
  const { cache, get, made } = cacheOf({ bytes: 0 })
  await get('a')
  await get('a')
  expect([made(), cache.size]).toEqual([2, { entries: 0, bytes: 0 }])
})

test('concurrent callers share one computation', async () => {
  const { get, made } = cacheOf()
  const answers = await Promise.all(Array.from({ length: 20 }, () => get('a')))
  expect(new Set(answers)).toEqual(new Set(['a no. 1']))
  expect(made()).toBe(1)
})

test('a failed computation fails all waiting callers, and the next one tries again', async () => {
  const { cache, get } = cacheOf()
  const failing = () => cache.get('a', () => Promise.reject(new Error('database away')))
  const outcomes = await Promise.allSettled([failing(), failing()])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await get('a')).toBe('a no. 1')
})

test.for([
  ['a tag', (cache: TagCache<string>) => cache.invalidate(['a'])],
  ['everything', (cache: TagCache<string>) => cache.clear()],
] as const)(
  'a result computed while %s changed is delivered but not cached',
  async ([, change]) => {
    const { cache, get } = cacheOf()
    const { promise, resolve } = Promise.withResolvers<Fresh<string>>()
    const waiting = cache.get('a', () => promise)
    change(cache)
    const later = get('a', { value: 'after the change' })
    resolve({ value: 'before the change', size: 100, tags: ['a'] })
    expect(await waiting).toBe('before the change')
    expect(await later).toBe('after the change')
    expect(await get('a')).toBe('after the change')
  },
)

test('clearing removes entries, bytes and tags', async () => {
  const { cache, get } = cacheOf()
  await get('a')
  cache.clear()
  expect(cache.size).toEqual({ entries: 0, bytes: 0 })
  expect(await get('a')).toBe('a no. 2')
})

test('setting the wall clock neither drops nor prolongs entries', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const cache = new TagCache<string>({ bytes: 1_000, milliseconds: 60_000 })
  const get = (value: string) => cache.get('a', async () => ({ value, size: 1, tags: [] }))
  await get('first')
  vi.setSystemTime(Date.now() + 86_400_000)
  expect(await get('second')).toBe('first')
})
