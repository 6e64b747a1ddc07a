import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { testApp, testOn, type TestApp } from '../testing/app.ts'
import { adminClient, databaseName } from '../testing/database.ts'
import { makeSeller, publishListing } from '../testing/factories.ts'
import { ensureBuiltWeb } from '../testing/web.ts'
import { builtWeb } from '../web.ts'

ensureBuiltWeb()
const web = builtWeb()

/** A site without a listing, and one with many, for the tests that only open pages. */
const test = withPages('empty')
const inDemo = withPages('demo')

const opener =
  ({ http }: TestApp) =>
  (url: string, headers: Record<string, string> = {}) =>
    http.inject({ url, headers })

function withPages(content: 'empty' | 'demo') {
  return testOn(content, { web }).extend('open', { scope: 'file' }, ({ app }) => opener(app))
}

/** A site of the test's own. */
async function site(content: 'empty' | 'demo' = 'empty') {
  const app = await testApp(content, { web })
  return { ...app, open: opener(app) }
}

test('a page is rendered in the requested language, with its direction', async ({ open }) => {
  for (const [url, headers, lang, dir] of [
    ['/', {}, 'en', 'ltr'],
    ['/?lang=ar', {}, 'ar', 'rtl'],
    ['/', { cookie: 'i18nextLng=ar' }, 'ar', 'rtl'],
    ['/', { 'accept-language': 'zh-CN' }, 'zh', 'ltr'],
    ['/', { 'accept-language': 'sw' }, 'fr', 'ltr'],
  ] as const) {
    const { body } = await open(url, headers)
    const [tag] = body.match(/<html[^>]*>/)!
    expect([url, headers, tag]).toEqual([url, headers, expect.stringContaining(` lang="${lang}"`)])
    expect(tag).toContain(` dir="${dir}"`)
  }
})

inDemo('every inline script of a page is in its policy, and no nonce is left', async ({ open }) => {
  for (const url of ['/', '/all-listings', '/no-such-page']) {
    const { body, headers } = await open(url)
    const policy = String(headers['content-security-policy'])
    expect(body).not.toContain('nonce=')
    const scripts = [...body.matchAll(/<script(?![^>]* src=)([^>]*)>([\s\S]*?)<\/script>/g)]
    const executable = scripts.filter(
      ([, attributes]) => !attributes!.includes('application/ld+json'),
    )
    expect(executable.length).toBeGreaterThan(0)
    for (const [, , script] of executable) {
      const hash = createHash('sha256').update(script!).digest('base64')
      expect([url, policy.includes(`'sha256-${hash}'`)]).toEqual([url, true])
    }
  }
})

inDemo('a kept page is sent again as it is, or as 304 to those who have it', async ({ open }) => {
  const first = await open('/all-listings')
  const again = await open('/all-listings')
  expect([again.statusCode, again.body]).toEqual([200, first.body])
  expect(again.headers['cache-control']).toContain('s-maxage=')
  expect(again.headers.vary).toContain('cookie')
  const unchanged = await open('/all-listings', { 'if-none-match': String(first.headers.etag) })
  expect([unchanged.statusCode, unchanged.body]).toEqual([304, ''])
  const arabic = await open('/all-listings?lang=ar', {
    'if-none-match': String(first.headers.etag),
  })
  expect(arabic.statusCode).toBe(200)
})

test('a new listing shows at once on every cached page it belongs on', async () => {
  const app = await site()
  const { no: sellerNo, id } = await makeSeller(app.database.db, { companyName: 'Quibble Parts' })
  const pages = ['/all-listings', '/spare-parts/brake-parts', `/seller-details/${id}`]
  const words = { sellerNo, partName: 'Zwiebel damper', sku: 'QQ-100' }
  for (const url of pages) expect((await app.open(url)).body).not.toContain('Zwiebel damper')
  expect((await app.open('/spare-part-details/zwiebel-damper-QQ100')).statusCode).toBe(404)
  await publishListing(app, words)
  for (const url of [...pages, '/spare-part-details/zwiebel-damper-QQ100']) {
    const { statusCode, body } = await app.open(url)
    expect([url, statusCode, body.includes('Zwiebel damper')]).toEqual([url, 200, true])
  }
  const { companyName } = await makeSeller(app.database.db, { companyName: 'Other Offer LLC' })
  await publishListing(app, { partName: 'Zwiebel damper', sku: 'QQ 100' })
  const part = await app.open('/spare-part-details/zwiebel-damper-QQ100')
  expect(part.body.match(/QQ ?-?100/g)!.length).toBeGreaterThan(1)
  expect(companyName).toBe('Other Offer LLC')
})

test('a seller can’t inject a script into a page', async () => {
  const app = await site()
  await publishListing(app, {
    sku: 'XSS-1',
    partName: '</title><script>steal()</script>',
    shortDescription: '"><img src=x onerror=steal()>',
    description:
      '<p onclick="steal()">Fine <script>steal()</script><a href="javascript:steal()">x</a></p>',
  })
  for (const url of ['/all-listings', '/spare-part-details/x-XSS1']) {
    const { statusCode, body, headers } = await app.open(url)
    expect([url, statusCode]).toEqual([url, 200])
    expect(body).not.toContain('<script>steal()')
    expect(body).not.toMatch(/<[a-z]+ [^>]*\bon(click|error)=/i)
    expect(body).not.toMatch(/href="javascript:/i)
    const hash = createHash('sha256').update('steal()').digest('base64')
    expect(String(headers['content-security-policy'])).not.toContain(hash)
  }
})

test.for([
  ['/spare-part-details/no-such-part-NOSUCH1', 404],
  ['/seller-details/00000000-0000-4000-8000-000000000000', 404],
  ['/seller-details/nobody', 404],
  ['/spare-parts/spaceships', 404],
  ['/car-parts/zorblax', 404],
  ['/news-details/no-such-article', 404],
  ['/no/such/page', 404],
  ['/%ff', 400],
  ['/spare-part-details/%E0%A4%A', 400],
  ['/spare-part-details/%00', 400],
  ['/all-listings?page=0', undefined],
  ['/all-listings?page=1e9&limit=1e9&sortBy=drop', undefined],
  [`/all-listings?string=${encodeURIComponent('foo & | !')}`, undefined],
  [`/all-listings?string=${'x'.repeat(1_500)}`, undefined],
  ['/all-listings?string=%00', undefined],
  ['/all-listings?make=%ff&make=zorblax&year=soon', undefined],
  [`/${'x'.repeat(5_000)}`, 404],
] as const)('%s is a readable page, never a failure', async ([url, status], { open }) => {
  const reply = await open(url, { 'accept-language': 'ar' })
  if (status) expect(reply.statusCode).toBe(status)
  expect(reply.statusCode).toBeLessThan(500)
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(reply.headers['content-security-policy']).toContain("default-src 'none'")
  expect(reply.headers['x-content-type-options']).toBe('nosniff')
  expect(reply.body).toMatch(/<html[^>]* lang="ar"/)
})

test.for(['/all-listings', '/car-parts/toyota', '/stores', '/news'])(
  'a page of %s beyond the last one leads to it',
  async (path, { open }) => {
    const reply = await open(`${path}?page=9999&lang=en`)
    expect(reply.statusCode).toBe(302)
    const last = String(reply.headers.location)
    expect(last.split('?')[0]).toBe(path)
    expect((await open(last)).statusCode).toBe(200)
  },
)

test('a search of more than its longest length is cut, whatever its script', async ({ open }) => {
  const search = encodeURIComponent('فحمات'.repeat(144))
  expect((await open(`/all-listings?search=${search}`)).statusCode).toBe(200)
})

test('a page during an outage of the database is a 503 that is not cached', async () => {
  const app = await site('demo')
  const admin = await adminClient()
  const name = databaseName(app.database.url)
  const allow = (yes: boolean) => admin.query(`alter database ${name} allow_connections ${yes}`)
  await allow(false)
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  )
  const away = await app.open('/stores', { 'accept-language': 'ar' })
  expect([away.statusCode, away.headers['cache-control']]).toEqual([503, 'no-store'])
  expect(Number(away.headers['retry-after'])).toBeGreaterThan(0)
  expect(away.body).toMatch(/<html[^>]* lang="ar"/)
  await allow(true)
  await expect.poll(async () => (await app.open('/stores')).statusCode).toBe(200)
})

test('an address with another host in front is not found', async ({ open }) => {
  for (const url of ['//', '//evil.example/', '//evil.example:99999/x', '//[']) {
    const { statusCode, body } = await open(url)
    expect([url, statusCode]).toEqual([url, 404])
    expect(body).not.toContain('evil.example')
  }
})

test('a sitemap number beyond all listings is not found', async ({ open }) => {
  for (const number of ['99999', '999999', '0', '1e3'])
    expect((await open(`/sitemaps/parts-${number}.xml`)).statusCode).toBe(404)
})
