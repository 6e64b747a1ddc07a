import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '#contract/api.ts'
import { addresses } from '#contract/addresses.ts'
import { browserApi, ConnectionError, requestOf } from './api.ts'

afterEach(() => vi.unstubAllGlobals())

const replyWith = (body: string, init?: ResponseInit) => {
  const fetched = vi.fn<typeof fetch>(async () => new Response(body, init))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

test('GET writes its input into the query, and omits missing values', () => {
  expect(requestOf(addresses.getSellerList, { q: 'al & co', emirate: undefined, page: 2 })).toEqual(
    {
      method: 'GET',
      url: '/api/users/get-seller-list?q=al+%26+co&page=2',
    },
  )
})

test('a parameter of the path is filled in and encoded', () => {
  expect(requestOf(addresses.getNewsItem, { id: 'a/b' })).toEqual({
    method: 'GET',
    url: '/api/news/a%2Fb',
  })
})

test('POST sends its input as JSON', () => {
  expect(requestOf(addresses.getModels, { makes: ['toyota'] })).toEqual({
    method: 'POST',
    url: '/api/listing/get-models',
    body: '{"makes":["toyota"]}',
  })
})

test('a list comes with its total, asked for in the language of the page', async () => {
  const fetched = replyWith('[{"id":"a"}]', { headers: { 'X-Total-Count': '12' } })
  const news = await browserApi('ar').call('getNews', {})
  expect(news).toEqual({ items: [{ id: 'a' }], total: 12 })
  expect(fetched).toHaveBeenCalledWith(
    '/api/news',
    expect.objectContaining({ headers: { 'Accept-Language': 'ar' } }),
  )
})

test('a refusal has status, code and message', async () => {
  replyWith('{"message":"No such article","code":"news.not_found"}', { status: 404 })
  const call = browserApi('en').call('getNewsItem', { id: 'x' })
  await expect(call).rejects.toSatisfy(
    (error) => error instanceof ApiError && error.status === 404 && error.code === 'news.not_found',
  )
})

test('an unreachable server or an unexpected reply is a lost connection', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(browserApi('en').call('getNews', {})).rejects.toThrow(ConnectionError)
  replyWith('<html>Bad gateway</html>', { status: 502 })
  await expect(browserApi('en').call('getNews', {})).rejects.toThrow(ConnectionError)
})

test('public calls are made without the login', async () => {
  const login = JSON.stringify({ _id: 'a', token: 'secret', success: true })
  vi.stubGlobal('localStorage', { getItem: () => login })
  const fetched = replyWith('{"listings":[]}')
  const authorizations = () =>
    fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('Authorization'))
  await browserApi('en').call('searchListings', {})
  await browserApi('en').call('getMe', {})
  expect(authorizations()).toEqual([null, 'Bearer secret'])
})

test('the key of a decision is sent as a header', async () => {
  const fetched = replyWith('{"_id":"a"}')
  await browserApi('en').call('removeCart', { cart: 'a' }, { idempotencyKey: 'key-of-decision' })
  const [, init] = fetched.mock.calls[0]!
  expect(new Headers(init?.headers).get('Idempotency-Key')).toBe('key-of-decision')
})
