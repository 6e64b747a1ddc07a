import type { InjectOptions } from 'fastify'
import { expect } from 'vitest'
import { addresses, type EndpointName } from '#contract/addresses.ts'
import type { FieldCode } from '#contract/error-codes.ts'
import { errorTexts } from '#contract/error-texts.ts'
import { requestOf, test, type TestApp } from './testing/app.ts'
import { multipartBody, type SentFile } from './testing/multipart.ts'
import { companyDetails, garageDetails, join, pictureFile } from './testing/people.ts'

/** The documented part of a refusal: a status, a code, and Arabic text. */
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
  ['an empty option', { brand: [{}] }, 'brand.0'],
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
])('a search with %s is rejected and names the field', async ([, query, field], { app }) => {
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
  ['getPlaces', '', 'q'],
  ['getPlaces', '?q=%00', 'q'],
  ['getPlaces', `?q=${'a'.repeat(101)}`, 'q'],
  ['getPlaces', '?q=a&q=b', 'q'],
  ['getOutbox', '?to=%E2%80%AE', 'to'],
  ['getOutbox', `?to=${'a'.repeat(255)}`, 'to'],
])('%s%s is rejected and names the field', async ([name, query, field], { app }) => {
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
  ['getOtpByEmail', {}, 'email'],
  ['getOtpByEmail', { email: 'a@b.co\r\nBcc: c@d.ee' }, 'email'],
  ['getOtpByEmail', { email: 'a\0@b.co' }, 'email'],
  ['getOtpByEmail', { email: '\u202ea@b.co' }, 'email'],
  ['getOtpByEmail', { email: `${'a'.repeat(250)}@b.co` }, 'email'],
  ['getOtpByEmail', { email: ['a@b.co'] }, 'email'],
  ['getOtpByEmail', { email: { $ne: '' } }, 'email'],
  ['getOtpByPhone', { phone: '' }, 'phone'],
  ['getOtpByPhone', { phone: '+971'.padEnd(41, '5') }, 'phone'],
  ['getOtpByPhone', { phone: '+97150\0' }, 'phone'],
  ['getOtpByPhone', { phone: 971501234567 }, 'phone'],
  ['validatePhone', { phone: '5'.repeat(41) }, 'phone'],
  ['validatePhone', { phone: null }, 'phone'],
  ['verifyOtp', { identify: 'a@b.co' }, 'code'],
  ['verifyOtp', { identify: 'a@b.co', code: 123456 }, 'code'],
  ['verifyOtp', { identify: 'a@b.co', code: ['123456'] }, 'code'],
  ['verifyOtp', { identify: 'a@b.co', code: '1'.repeat(21) }, 'code'],
  ['verifyOtp', { identify: 'a@b.co', code: '12\u202e' }, 'code'],
  ['verifyOtp', { identify: '', code: '123456' }, 'identify'],
  ['verifyOtp', { identify: { $ne: '' }, code: '123456' }, 'identify'],
  ['login', { email: 'a@b.co', password: 'x' }, 'method'],
  ['login', { method: 'token', email: 'a@b.co', password: 'x' }, 'method'],
  ['login', { method: 'email', phone: '+971501234567', password: 'x' }, 'email'],
  ['login', { method: 'phone', email: 'a@b.co', password: 'x' }, 'phone'],
  ['login', { method: 'email', email: { $ne: '' }, password: 'x' }, 'email'],
  ['login', { method: 'email', email: 'a@b.co', password: { $ne: '' } }, 'password'],
  ['login', { method: 'email', email: 'a@b.co', password: '' }, 'password'],
  ['login', { method: 'email', email: 'a@b.co', password: 'x'.repeat(1_001) }, 'password'],
  [
    'resetPassword',
    { identify: 'a@b.co', code: '123456', password: 'x'.repeat(1_001) },
    'password',
  ],
  ['resetPassword', { identify: 'a@b.co', code: '123456', password: 'x'.repeat(129) }, 'password'],
  ['resetPassword', { identify: 'a@b.co', code: '123456', password: 'short' }, 'password'],
  ['resetPassword', { identify: 'a@b.co', code: '123456', password: 'password1' }, 'password'],
])('%s with %j is rejected and names the field', async ([name, payload, field], { app }) => {
  const [status, code, ...fields] = await refusal(app, post(name, payload))
  expect([status, code, fields.includes(field)]).toEqual([400, 'input.invalid', true])
})

test.for<[EndpointName, object, Record<string, FieldCode>]>([
  ['getOtpByEmail', {}, { email: 'field.required' }],
  ['getOtpByEmail', { email: null }, { email: 'field.required' }],
  ['getOtpByEmail', { email: '' }, { email: 'field.required' }],
  ['getOtpByEmail', { email: 5 }, { email: 'field.wrong_type' }],
  ['getOtpByEmail', { email: ['a@b.co'] }, { email: 'field.wrong_type' }],
  ['getOtpByEmail', { email: 'nobody' }, { email: 'field.email' }],
  ['verifyOtp', { identify: 'ab' }, { identify: 'field.invalid', code: 'field.required' }],
  ['login', { password: 'x' }, { method: 'field.required' }],
  ['login', { method: 5, password: 'x' }, { method: 'field.invalid' }],
  ['searchListings', { string: 5 }, { string: 'field.wrong_type' }],
  ['searchListings', { page: 'two' }, { page: 'field.wrong_type' }],
  ['searchListings', { make: 'Toyota' }, { make: 'field.wrong_type' }],
  ['searchListings', { brand: [true] }, { 'brand.0': 'field.wrong_type' }],
  ['searchListings', { priceRange: { min: {} } }, { 'priceRange.min': 'field.wrong_type' }],
  ['searchListings', { priceRange: { min: 'low' } }, { 'priceRange.min': 'field.invalid' }],
])('%s with %j names the missing and invalid fields: %j', async ([name, input, codes], { app }) => {
  const headers = { 'accept-language': 'en' }
  const reply = await app.http.inject({ ...post(name, input), headers })
  const texts = Object.entries(codes).map(([field, code]) => [field, errorTexts.en[code]])
  expect(reply.json()).toMatchObject({ fields: Object.fromEntries(texts) as object })
})

const accents = `A${'\u0301'.repeat(10_000)}`
const garage = (change: object) => ({ details: JSON.stringify({ ...garageDetails, ...change }) })
const company = (change: object) => ({ details: JSON.stringify({ ...companyDetails, ...change }) })
const draft = { role: 'BUYER', email: 'a@b.co', phone: '+971501234567', password: 'seven camels' }

// A details field of a sign-up is reported by its path, that of an update by its own name.
test.for<[string, object, string]>([
  ['no role', { role: undefined }, 'role'],
  ['the role of an operator', { role: 'OPERATOR' }, 'role'],
  ['the role of an administrator', { role: 'ADMIN' }, 'role'],
  ['a list of roles', { role: '["BUYER"]' }, 'role'],
  ['an object for a role', { role: '{"$ne":""}' }, 'role'],
  ['a prototype for a role', { role: '__proto__' }, 'role'],
  ['an e-mail of two lines', { email: 'a@b.co\r\nBcc: c@d.ee' }, 'email'],
  ['a phone of 41 characters', { phone: '5'.repeat(41) }, 'phone'],
  ['a password of 1,001 characters', { password: 'x'.repeat(1_001) }, 'password'],
  ['a name with a reordering mark', { name: 'Al\u202eNoor' }, 'name'],
  ['a name of 121 characters', { name: 'x'.repeat(121) }, 'name'],
  ['a place with NUL', { location: 'Dubai\0' }, 'location'],
  ['a ticket of 101 characters', { emailTicket: 'x'.repeat(101) }, 'emailTicket'],
  ['no details', { details: undefined }, 'details'],
  ['details that are no JSON', { details: '{"emirate":' }, 'details'],
  ['details of 20,001 characters', { details: `"${'x'.repeat(20_000)}"` }, 'details'],
  ['a list for details', { details: '[]' }, 'details'],
  ['null for details', { details: 'null' }, 'details'],
  ['a prototype for details', { details: '{"__proto__":{"emirate":"Dubai"}}' }, 'details.emirate'],
  ['an unknown emirate', garage({ emirate: 'Paris' }), 'details.emirate'],
  ['an unknown kind of garage', garage({ garage_type: 'Bakery' }), 'details.garage_type'],
  ['an hour that is none', garage({ opening_hours: '25:00' }), 'details.opening_hours'],
  ['a minute that is none', garage({ closing_hours: '20:60' }), 'details.closing_hours'],
  ['a list for an hour', garage({ opening_hours: ['08:00'] }), 'details.opening_hours'],
  ['10,000 accents', garage({ garage_name: accents }), 'details.garage_name'],
  [
    '100 accents',
    garage({ owner_manager_name: accents.slice(0, 100) }),
    'details.owner_manager_name',
  ],
  ['a space that takes no room', garage({ garage_name: 'A\u200bB' }), 'details.garage_name'],
  ['nothing but a space', garage({ goods_receiver_name: ' ' }), 'details.goods_receiver_name'],
  [
    'an object for a licence',
    garage({ trade_license_no: { $ne: '' } }),
    'details.trade_license_no',
  ],
  ['a company for a garage', company({}), 'details.garage_name'],
  ['a garage for a company', { role: 'SELLER', ...garage({}) }, 'details.company_name'],
])('a sign-up with %s is rejected and names the field', async ([, change, field], { app }) => {
  const request = requestOf('signUp', { ...draft, ...garage({}), ...change })
  const [status, code, ...fields] = await refusal(app, request)
  expect([status, code, fields.includes(field)]).toEqual([400, 'input.invalid', true])
})

const needed = {
  BUYER: [
    ...['emirate', 'garage_type', 'garage_name', 'garage_address', 'opening_hours'],
    ...['closing_hours', 'trade_license_no', 'owner_manager_name', 'goods_receiver_name'],
  ],
  SELLER: ['emirate', 'company_name', 'company_address', 'trade_license_no'],
}
const neededOf = (role: 'BUYER' | 'SELLER') => needed[role].map((field) => [role, field] as const)

test.for([...neededOf('BUYER'), ...neededOf('SELLER')])(
  'a sign-up of a %s without %s is rejected and names the field',
  async ([role, field], { app }) => {
    const details = role === 'BUYER' ? garage : company
    for (const nothing of [undefined, '']) {
      const request = requestOf('signUp', { ...draft, role, ...details({ [field]: nothing }) })
      expect(await refusal(app, request)).toEqual([400, 'input.invalid', `details.${field}`])
    }
  },
)

test('a profile change of a garage is validated like a sign-up', async ({ app }) => {
  const { token } = await join(app, 'BUYER')
  const authorization = `Bearer ${token}`
  const update = async (input: object, files: Record<string, SentFile> = {}) => {
    const request = requestOf('updateUser', input, files)
    return refusal(app, { ...request, headers: { ...request.headers, authorization } })
  }
  const picture = await pictureFile()
  const wrong: [object, string, Record<string, SentFile>?][] = [
    [{ details: '{' }, 'details'],
    [{ details: '[]' }, 'details'],
    [{ details: '{}' }, 'emirate'],
    [garage({ garage_name: accents }), 'garage_name'],
    [garage({ emirate: 'Paris' }), 'emirate'],
    [garage({ closing_hours: '24:00' }), 'closing_hours'],
    [garage({ vat_registration_no: '1'.repeat(31) }), 'vat_registration_no'],
    [garage({ trade_license_upload: 5 }), 'trade_license_upload'],
    [garage({ trade_license_upload: 'x'.repeat(301) }), 'trade_license_upload'],
    [{ location: 'a\0b' }, 'location'],
    [{ location: 'x'.repeat(121) }, 'location'],
    [{}, 'licence', { licence: picture }],
  ]
  for (const [input, field, files] of wrong) {
    const [status, code, ...fields] = await update(input, files)
    expect([field, status, code, fields]).toEqual([
      field,
      400,
      'input.invalid',
      expect.arrayContaining([field]),
    ])
  }
  expect(await update({}, { ['__proto__']: picture })).toEqual([400, 'input.malformed'])
  for (const user_id of ['x', '', 'ffffffff-0000-4000-8000-000000000000'])
    expect(await update({ user_id })).toEqual([403, 'auth.not_you'])
  expect(await update(garage({ emirates_id: '/files/../../etc/passwd' }))).toEqual([
    400,
    'file.unknown',
    'emirates_id',
  ])
  expect(({} as Record<string, unknown>).emirate).toBeUndefined()
})

test.for<[string, InjectOptions, number, string]>([
  ['JSON in place of a form that needs files', { payload: { ...draft } }, 400, 'input.invalid'],
  [
    'a text where a form is read',
    { payload: 'x', headers: { 'content-type': 'text/plain' } },
    415,
    'input.unsupported',
  ],
  ['a form without a boundary', form('x', 'multipart/form-data'), 400, 'input.malformed'],
  ['a form that ends too early', form('--b\r\nContent-Disp'), 400, 'input.malformed'],
  ['a form of nothing', form('--b--\r\n'), 400, 'input.invalid'],
  ['a form with 41 fields', manyFields(41), 413, 'input.too_large'],
  ['a field of 70 kB', { ...multipartBody({ name: 'x'.repeat(70_000) }) }, 400, 'input.invalid'],
])('%s is rejected', async ([, request, status, code], { app }) => {
  const refused = await refusal(app, { ...{ method: 'POST', url: url('signUp') }, ...request })
  expect(refused.slice(0, 2)).toEqual([status, code])
})

function form(payload: string, type = 'multipart/form-data; boundary=b'): InjectOptions {
  return { payload, headers: { 'content-type': type } }
}

function manyFields(count: number): InjectOptions {
  return multipartBody(Object.fromEntries(Array.from({ length: count }, (_, i) => [`f${i}`, 'x'])))
}

const body = (payload: string, type = 'application/json'): InjectOptions => ({
  ...{ method: 'POST', url: url('searchListings'), payload, headers: { 'content-type': type } },
})

test.for<[string, InjectOptions, number, string]>([
  ['broken JSON', body('{"string":'), 400, 'input.malformed'],
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
  ['an article’s id with NUL', { url: '/api/news/%00' }, 400, 'input.invalid'],
  ['a prototype key for an id', { url: '/api/news/__proto__' }, 404, 'news.not_found'],
  ['an id of 101 characters', { url: `/api/news/${'a'.repeat(101)}` }, 400, 'input.invalid'],
  ['an id of 500 characters', { url: `/api/news/${'a'.repeat(500)}` }, 404, 'route.not_found'],
  ['malformed UTF-8', { url: '/api/news/%ff%fe' }, 400, 'input.malformed'],
  ['a lone percent sign', { url: '/api/news/%' }, 400, 'input.malformed'],
  ['an address of 60 kB', { url: `/api/x${'y'.repeat(60_000)}` }, 404, 'route.not_found'],
])('%s gets a readable error', async ([, request, status, code], { app }) => {
  expect((await refusal(app, request)).slice(0, 2)).toEqual([status, code])
})

test('unknown fields are ignored, prototype keys included', async ({ app }) => {
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
