import { expect, test } from 'vitest'
import { placeOf } from './addresses.ts'
import { labelAsCached } from './cached-reply.ts'
import { offlineHtml } from './offline-page.ts'
import { factsOf, filesIn, type PageFacts } from './page-facts.ts'
import { allowSource } from './replacement-page.ts'

const at = (path: string) => placeOf(new URL(path, 'https://ghiyar.example'))
const saved = Date.UTC(2026, 10, 22, 10, 5)

const product = { '@type': 'Product', name: 'Bush <arm> "upper"', sku: '48610-60100' }
const json = JSON.stringify([product, { '@type': 'BreadcrumbList' }]).replaceAll('<', '\\u003c')
const document = `<!DOCTYPE html><html lang="ar" dir="rtl"><head><title>Bush · Ghiyar</title><link href="/assets/a-1.css"><script type="application/ld+json">${json}</script></head><body class="x"><a class="skip-link">x</a><script src="/assets/b-2.js"></script><script src="/assets/b-2.js"></script></body></html>`
const part = { kind: 'part', path: '/spare-part-details/bush-4861060100' } as const

test.for([
  ['/spare-part-details/a-1', 'part', '/spare-part-details/a-1'],
  ['/buy-spare-parts/a-1?seller=s1&utm_source=x', 'part', '/buy-spare-parts/a-1?seller=s1'],
  ['/spare-part-details/a-1?lang=ar#details', 'part', '/spare-part-details/a-1'],
  ['/seller-details/s1', 'other', '/seller-details/s1'],
  ['/news-details/find-the-vin?lang=ar', 'other', '/news-details/find-the-vin'],
  ['/faq', 'other', '/faq'],
] as const)('%s is stored', ([address, kind, path]) => {
  expect(at(address)).toEqual({ kind, path })
})

test.for([
  '/',
  '/all-listings?search=x',
  '/my-profile',
  '/settings',
  '/my-favorites',
  '/chats/1',
  '/dashboard',
  '/register/password',
  '/dev/outbox',
  '/api/listing/get?slug=a-1',
  '/api/docs',
  '/files/1',
  '/unsubscribe?token=x',
  '/stores?page=2',
  '/spare-part-details/a/b',
])('%s is never stored', (address) => {
  expect(at(address)).toBeUndefined()
})

test('a part is named by its name and number, another page by its title', () => {
  expect(factsOf(document, part, saved)).toEqual({
    ...part,
    ...{ language: 'ar', title: 'Bush <arm> "upper"', number: '48610-60100', saved },
  })
  const news = { kind: 'other', path: '/news' } as const
  const html = '<html lang="fr"><title>Huile &amp; filtres · s&#x27;y prendre · Ghiyar</title>'
  expect(factsOf(html, news, saved).title).toBe("Huile & filtres · s'y prendre")
  expect(filesIn(document)).toEqual(['/assets/a-1.css', '/assets/b-2.js'])
})

test('a stored page shows a notice first, and marks its prices', () => {
  const { html, css } = labelAsCached({ ...part, html: document, language: 'ar', saved })
  const body = html.slice(html.indexOf('<body'))
  expect(body).toMatch(/^<body class="x"><aside id="kept-notice" data-kept><p>حُفظت في <bdi><time/)
  expect(html).toContain('قد يكون السعر أو الكمية تغيّر')
  expect(html).toContain(`<style data-kept>${css}</style>`)
  expect(css).toContain('.part-price::after')
  expect(css).toContain('content: "سعر محفوظ"')
})

test('a page without head or body is not shown without its notice', () => {
  const page = { ...part, language: 'en', saved } as const
  expect(() => labelAsCached({ ...page, html: '<p>AED 5</p>' })).toThrow('no head or body')
})

test('a source is added to the right directive of a policy', () => {
  const policy = "default-src 'none'; style-src 'self'; style-src-attr 'unsafe-inline'"
  expect(allowSource(policy, 'style-src', "'sha256-x'")).toBe(
    "default-src 'none'; style-src 'self' 'sha256-x'; style-src-attr 'unsafe-inline'",
  )
})

const pages: PageFacts[] = [
  { ...part, language: 'en', title: 'Bush <arm>', number: '48610-60100', saved },
  { ...part, language: 'ar', title: 'جلبة', number: '48610-60100', saved: saved - 1 },
  { kind: 'part', path: '/p/2', language: 'en', title: 'Pump', number: '16100-09515', saved },
  { kind: 'other', path: '/news', language: 'en', title: 'News', saved },
]
const linksOf = (html: string) =>
  [...html.matchAll(/<li>.*?<a href="([^"]+)"[^>]*>([^<]*)/g)].map(([, ...found]) => found)

test('the offline page lists readable pages, each once, in the reader’s language', () => {
  const page = offlineHtml({ language: 'en', pages, search: '', online: false })
  expect(linksOf(page)).toEqual([
    [part.path, 'Bush &lt;arm&gt;'],
    ['/p/2', 'Pump'],
    ['/news', 'News'],
  ])
  const arabic = offlineHtml({ language: 'ar', pages, search: '', online: false })
  expect(arabic).toContain('<html lang="ar" dir="rtl">')
  expect(linksOf(arabic)[0]).toEqual([part.path, 'جلبة'])
})

test.for([
  ['4861060100', 1],
  ['pump', 1],
  ['16100 09515', 1],
  ['arm bush', 1],
  ['clutch', 0],
] as const)('searching the saved parts for "%s" finds %i', ([search, count]) => {
  const page = offlineHtml({ language: 'en', pages, search, online: false })
  expect(linksOf(page)).toHaveLength(count)
  expect(page.includes('No saved part matches')).toBe(count === 0)
})

test('a search text is escaped', () => {
  const page = offlineHtml({ language: 'fr', pages, search: '"><b>', online: true })
  expect(page).not.toContain('<b>')
  expect(page).toContain('value="&quot;&gt;&lt;b&gt;"')
})
