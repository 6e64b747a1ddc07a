import type { InjectOptions } from 'fastify'
import { expect } from 'vitest'
import { addresses, type EndpointName } from '#contract/addresses.ts'
import { errorTexts } from '#contract/error-texts.ts'
import { test, type TestApp } from './testing/app.ts'

/** What came back, in so far as a refusal promises it: a status, a code, and Arabic words. */
async function refusal(app: TestApp, request: InjectOptions) {
  const headers = { 'accept-language': 'ar', ...request.headers }
  const reply = await app.http.inject({ ...request, headers })
  const {
    code,
    message,
    fields = {},
  } = reply.json<{
    code: keyof typeof errorTexts.ar
    message: string
    fields?: Record<string, string>
  }>()
  expect(message).toBe(errorTexts.ar[code])
  for (const text of Object.values(fields)) expect(Object.values(errorTexts.ar)).toContain(text)
  return [reply.statusCode, code, ...Object.keys(fields)]
}

const url = (name: EndpointName, query = '') => `/api${addresses[name].path}${query}`
const post = (name: EndpointName, payload: object): InjectOptions => ({
  ...{ method: 'POST', url: url(name), payload },
})
const long = 'x'.repeat(600_000)
const nested = JSON.parse(`${'['.repeat(2_000)}1${']'.repeat(2_000)}`) as unknown

test.for<[string, object, string]>([
  ['NUL', { string: 'a\0b' }, 'string'],
  ['600 kB of text', { string: long }, 'string'],
  ['half a surrogate pair', { string: '\ud800' }, 'string'],
  ['a reordering mark', { string: 'a\u202eb' }, 'string'],
  ['a number for a text', { string: 5 }, 'string'],
  ['an object for a text', { string: { $ne: '' } }, 'string'],
  ['null for a text', { string: null }, 'string'],
  ['a text for a list', { make: 'Toyota' }, 'make'],
  ['nested lists', { make: [[['Toyota']]] }, 'make.0'],
  ['lists nested 2,000 deep', { category: nested }, 'category.0'],
  ['an option of 600 kB', { brand: [long] }, 'brand.0'],
  ['an option with NUL', { brand: ['\0'] }, 'brand.0'],
  ['an option that says nothing', { brand: [{}] }, 'brand.0'],
  ['21 options', { brand: Array(21).fill('Denso') }, 'brand'],
  ['300,000 options', { brand: Array(300_000).fill('') }, 'brand'],
  ['page 0', { page: 0 }, 'page'],
  ['page -1', { page: '-1' }, 'page'],
  ['half a page', { page: 1.5 }, 'page'],
  ['a list for a page', { page: {} }, 'page'],
  ['a billion a page', { limit: 1e9 }, 'limit'],
  ['none a page', { limit: 0 }, 'limit'],
  ['an unknown sort', { sortBy: { rating: -1 } }, 'sortBy'],
  ['an unknown direction', { sortBy: { price: 2 } }, 'sortBy'],
  ['two sorts', { sortBy: { price: 1, date: -1 } }, 'sortBy'],
  ['a sort in words', { sortBy: 'price; drop table listing' }, 'sortBy'],
  ['a price in words', { priceRange: { min: 'cheap' } }, 'priceRange.min'],
  ['a price out of bounds', { priceRange: { max: 1e300 } }, 'priceRange.max'],
  ['a list for a price range', { priceRange: [] }, 'priceRange'],
  ['a year that is none', { year: ['20٢٥'] }, 'year'],
])('a search with %s is refused and names the field', async ([, query, field], { app }) => {
  const [status, code, ...fields] = await refusal(app, post('searchListings', query))
  expect([status, code, fields.includes(field)]).toEqual([400, 'input.invalid', true])
})

test.for<[EndpointName, string, string]>([
  ['getListing', '?sku=%00', 'sku'],
  ['getListing', `?sku=${'9'.repeat(101)}`, 'sku'],
  ['getListing', '?sku=1&sku=2', 'sku'],
  ['getListing', '?sku[]=1', 'sku'],
  ['getListing', '?sku=1&seller=me', 'seller'],
  ['getListing', `?slug=${'a-'.repeat(151)}`, 'slug'],
  ['getListing', '', 'sku'],
  ['getHome', '?page=0', 'page'],
  ['getHome', '?limit=1e9', 'limit'],
  ['getHome', '?limit=NaN', 'limit'],
  ['getCategories', '?limit=-5', 'limit'],
  ['getMakes', '?page=one', 'page'],
  ['getMakes', '?page=1&page=2', 'page'],
  ['getNews', '?page=', 'page'],
  ['getPromises', '?limit=101', 'limit'],
  ['getSellerList', '?q=%00', 'q'],
  ['getSellerList', '?q=%E2%80%AE', 'q'],
  ['getSellerList', '?emirate=Paris', 'emirate'],
  ['getSellerList', '?emirate=Dubai&emirate=Ajman', 'emirate'],
  ['getFeaturedSellers', '?page=99999999999999999999', 'page'],
  ['getSeller', '', 'id'],
  ['getSeller', '?id=1%27%20or%201=1', 'id'],
  ['getUserListings', '?seller_id=..%2F..', 'seller_id'],
])('%s%s is refused and names the field', async ([name, query, field], { app }) => {
  const [status, code, ...fields] = await refusal(app, { url: url(name, query) })
  expect([status, code, fields]).toEqual([400, 'input.invalid', [field]])
})

test.for<[EndpointName, object, string]>([
  ['getModels', {}, 'makes'],
  ['getModels', { makes: 'Toyota' }, 'makes'],
  ['getModels', { makes: [5] }, 'makes.0'],
  ['getModels', { makes: ['\0'] }, 'makes.0'],
  ['getModels', { makes: Array(21).fill('Toyota') }, 'makes'],
  ['getModels', { makes: [], limit: 1_001 }, 'limit'],
  ['initializeListings', { search: long }, 'search'],
  ['initializeListings', { category: ['Brake Parts'] }, 'category'],
  ['initializeListings', { make: '\0' }, 'make'],
  ['subscribeToNewsletter', {}, 'email'],
  ['subscribeToNewsletter', { email: 'nobody', language: 'en' }, 'email'],
  ['subscribeToNewsletter', { email: 'a@b.co\r\nBcc: c@d.ee', language: 'en' }, 'email'],
  ['subscribeToNewsletter', { email: `${'a'.repeat(250)}@b.co`, language: 'en' }, 'email'],
  ['subscribeToNewsletter', { email: 'a@b.co', language: 'xx' }, 'language'],
])('%s with %j is refused and names the field', async ([name, payload, field], { app }) => {
  const [status, code, ...fields] = await refusal(app, post(name, payload))
  expect([status, code, fields.includes(field)]).toEqual([400, 'input.invalid', true])
})

const body = (payload: string, type = 'application/json'): InjectOptions => ({
  ...{ method: 'POST', url: url('searchListings'), payload, headers: { 'content-type': type } },
})

test.for<[string, InjectOptions, number, string]>([
  ['broken JSON', body('{"string":'), 400, 'input.malformed'],
  ['an empty JSON body', body(''), 400, 'input.malformed'],
  ['JSON with __proto__', body('{"__proto__":{"page":5}}'), 400, 'input.malformed'],
  ['JSON with constructor', body('{"constructor":{"prototype":{}}}'), 400, 'input.malformed'],
  ['a list for a body', body('[]'), 400, 'input.invalid'],
  ['a text for a body', body('"filter"'), 400, 'input.invalid'],
  ['2 MB of JSON', body(JSON.stringify({ string: 'x'.repeat(2_000_000) })), 413, 'input.too_large'],
  ['a form', body('string=filter', 'application/x-www-form-urlencoded'), 415, 'input.unsupported'],
  ['plain text', body('{}', 'text/plain'), 415, 'input.unsupported'],
  ['XML', body('<string/>', 'application/xml'), 415, 'input.unsupported'],
  ['an unknown call', { url: '/api/listing/drop' }, 404, 'route.not_found'],
  ['no call', { url: '/api/' }, 404, 'route.not_found'],
  ['GET for POST', { url: url('searchListings') }, 404, 'route.not_found'],
  ['DELETE', { method: 'DELETE', url: url('getHome') }, 404, 'route.not_found'],
  ['an unknown article', { url: '/api/news/no-such-article' }, 404, 'news.not_found'],
  ['an article’s id with NUL', { url: '/api/news/%00' }, 404, 'news.not_found'],
  ['a prototype key for an id', { url: '/api/news/__proto__' }, 404, 'news.not_found'],
  ['an id of 101 characters', { url: `/api/news/${'a'.repeat(101)}` }, 400, 'input.invalid'],
  ['an id of 500 characters', { url: `/api/news/${'a'.repeat(500)}` }, 404, 'route.not_found'],
  ['malformed UTF-8', { url: '/api/news/%ff%fe' }, 400, 'input.malformed'],
  ['a lone percent sign', { url: '/api/news/%' }, 400, 'input.malformed'],
  ['an address of 60 kB', { url: `/api/x${'y'.repeat(60_000)}` }, 404, 'route.not_found'],
])('%s is answered in plain words', async ([, request, status, code], { app }) => {
  expect((await refusal(app, request)).slice(0, 2)).toEqual([status, code])
})

test('what a call does not know is passed over, prototype keys included', async ({ app }) => {
  const plain = await app.http.inject(url('getHome', '?limit=2'))
  for (const extra of ['&utm_source=x', '&__proto__=1', '&constructor[prototype]=2', '&a[b][c]=d'])
    expect((await app.http.inject(url('getHome', `?limit=2${extra}`))).body).toBe(plain.body)
  const searched = await app.call('searchListings', { limit: 2 })
  const withMore = await app.http.inject(
    post('searchListings', { limit: 2, user_id: 'x', toString: 1, hasOwnProperty: {} }),
  )
  expect(withMore.json()).toEqual(searched)
  expect(({} as Record<string, unknown>).page).toBeUndefined()
})

test('a refusal has the security headers of every reply', async ({ app }) => {
  for (const request of ['/api/x', '/api/news/%ff', url('getSeller')]) {
    const { headers } = await app.http.inject(request)
    expect([request, headers['x-content-type-options']]).toEqual([request, 'nosniff'])
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
  }
})
