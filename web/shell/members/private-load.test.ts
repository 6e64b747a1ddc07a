import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { setDocumentPhrasebook } from '../load-texts.ts'
import { beginWrite, callQuery, dataCache, unchanging } from './data-cache.ts'
import { fetchFresh, onArrival, privateLoader, showCached } from './private-load.ts'

const items = new Map<string, string>()
const storage = {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
  removeItem: (key: string) => void items.delete(key),
}
const replies = { status: 200, body: '{"replies":["Yes"]}' }
const fetched = vi.fn<typeof fetch>(
  async () => new Response(replies.body, { status: replies.status }),
)
const repliesData = callQuery('getQuickReplies', {})

beforeEach(() => {
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('document', { documentElement: { lang: 'en', toggleAttribute: () => {} } })
  vi.stubGlobal('fetch', fetched)
  Object.assign(replies, { status: 200, body: '{"replies":["Yes"]}' })
})
afterEach(() => {
  items.clear()
  dataCache.clear()
  fetched.mockClear()
  vi.unstubAllGlobals()
})

const logIn = (role: 'BUYER' | 'SELLER') =>
  items.set('login', JSON.stringify({ _id: 'a', token: 't', role, details: {}, success: true }))
const arrive = (loader: ReturnType<typeof privateLoader>, path = '/page') =>
  loader({
    params: {},
    request: new Request(`http://localhost${path}`),
  } as unknown as ClientLoaderFunctionArgs)

test('a visitor needs a login, and nothing is loaded', async () => {
  const load = vi.fn<() => Promise<unknown>>()
  await expect(arrive(privateLoader({ load }))).rejects.toMatchObject({ need: 'login' })
  expect(load).not.toHaveBeenCalled()
})

test('a user of another role gets the required role', async () => {
  logIn('BUYER')
  await expect(arrive(privateLoader({ role: 'SELLER' }))).rejects.toMatchObject({ need: 'role' })
  logIn('SELLER')
  await expect(arrive(privateLoader({ role: 'SELLER' }))).resolves.toBeNull()
})

test('a visitor who registers returns to the page afterwards', async () => {
  const sell = privateLoader({ role: 'SELLER', othersRegister: true })
  const redirected = await arrive(sell, '/sell-your-parts?copy=1').catch((thrown) => thrown)
  expect(redirected.headers.get('Location')).toBe('/register')
  expect(items.get('origin')).toBe('/sell-your-parts?copy=1')
})

test('an ended session needs another login', async () => {
  logIn('SELLER')
  const error = { code: 'auth.required', message: 'Please login first' }
  Object.assign(replies, { status: 401, body: JSON.stringify(error) })
  const loader = privateLoader({ load: () => fetchFresh(repliesData) })
  await expect(arrive(loader)).rejects.toMatchObject({ need: 'login-again' })
  expect(items.has('login')).toBe(false)
})

test('a failure to load is thrown unchanged, once its texts are loaded', async () => {
  logIn('SELLER')
  const add = vi.fn<(texts: object) => void>()
  setDocumentPhrasebook({ language: 'en', find: (key) => key, add })
  Object.assign(replies, { status: 503, body: '{"code":"server.busy","message":"Busy"}' })
  const loader = privateLoader({ texts: 'selling', load: () => fetchFresh(repliesData) })
  await expect(arrive(loader)).rejects.toMatchObject({ code: 'server.busy' })
  expect(add).toHaveBeenCalledTimes(2)
})

test('cached data is shown at once, and dropped by a write unless it is immutable', async () => {
  await showCached(repliesData)
  replies.body = '{"replies":["No"]}'
  expect(await showCached(repliesData)).toEqual({ replies: ['Yes'] })
  expect(fetched).toHaveBeenCalledTimes(1)
  beginWrite()()
  expect(await showCached(repliesData)).toEqual({ replies: ['No'] })

  const kinds = { ...callQuery('getAccessKeys', {}), ...unchanging }
  await fetchFresh(kinds)
  beginWrite()()
  expect(dataCache.getQueryData(kinds.queryKey)).toBeDefined()
})

test('the loader runs on navigation and retry, not for another query of the same page', () => {
  const between = (current: string, next: string) =>
    onArrival({
      currentUrl: new URL(current, 'http://localhost'),
      nextUrl: new URL(next, 'http://localhost'),
    } as Parameters<typeof onArrival>[0])
  expect(between('/my-listing', '/my-listing?page=2')).toBe(false)
  expect(between('/my-listing', '/my-listing')).toBe(true)
  expect(between('/my-listing/edit/a', '/my-listing/edit/b')).toBe(true)
})
