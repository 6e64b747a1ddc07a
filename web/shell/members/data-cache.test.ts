import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { beginWrite, dataCache, unchanging } from './data-cache.ts'

afterEach(() => dataCache.clear())

/** A query of which the first reply waits until it is let go. */
function slowQuery(name: string) {
  const replies = ['before', 'after']
  const started: (() => void)[] = []
  const queryFn = () =>
    new Promise<string>((resolve) => {
      const reply = replies[Math.min(started.length, 1)]!
      started.push(() => resolve(reply))
    })
  return { options: { queryKey: [name], queryFn }, started }
}

test('data first read during a write is read again after it', async () => {
  const { options, started } = slowQuery('list')
  const endWrite = beginWrite()
  const observer = new QueryObserver<string>(dataCache, options)
  const stop = observer.subscribe(() => {})
  endWrite()
  started[0]!()
  await expect.poll(() => started.length).toBe(2)
  started[1]!()
  await expect.poll(() => observer.getCurrentResult().data).toBe('after')
  stop()
})

test('displayed data is left to the caller', async () => {
  const { options, started } = slowQuery('list')
  const observer = new QueryObserver<string>(dataCache, options)
  const stop = observer.subscribe(() => {})
  started[0]!()
  await expect.poll(() => observer.getCurrentResult().data).toBe('before')
  beginWrite()()
  expect(dataCache.getQueryState(['list'])).toMatchObject({
    isInvalidated: false,
    fetchStatus: 'idle',
  })
  expect(started).toHaveLength(1)
  stop()
})

test('data that is not displayed is dropped, except immutable data', () => {
  dataCache.setQueryData(['list'], 'before')
  dataCache.getQueryCache().build(dataCache, { queryKey: ['makes'], ...unchanging }, undefined)
  beginWrite()()
  expect(dataCache.getQueryData(['list'])).toBeUndefined()
  expect(dataCache.getQueryCache().find({ queryKey: ['makes'] })).toBeDefined()
})

test('what follows writes is read again while it is displayed', async () => {
  const { options, started } = slowQuery('count')
  const meta = { followsWrites: true }
  const observer = new QueryObserver<string>(dataCache, { ...options, meta })
  const stop = observer.subscribe(() => {})
  started[0]!()
  await expect.poll(() => observer.getCurrentResult().data).toBe('before')
  beginWrite()()
  await expect.poll(() => started.length).toBe(2)
  started[1]!()
  await expect.poll(() => observer.getCurrentResult().data).toBe('after')
  stop()
})
