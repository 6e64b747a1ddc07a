import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { listedFiles } from '../platform/sitemap.ts'
import { sitemapRoutes } from './sitemap.ts'

const LAST_NO = 12_345
const SELLERS = 5_001
const CARS = 2_501
const app = Fastify()
const numbered = (count: number, slug: string) =>
  Array.from({ length: count }, (_, i) => `${slug}-${i + 1}`)
const paged =
  (all: string[]) =>
  async ({ page, limit }: { page: number; limit: number }) => ({
    items: all.slice((page - 1) * limit, page * limit),
    total: all.length,
  })
sitemapRoutes(app, {
  origin: 'https://ghiyar.example',
  sitemaps: [
    {
      files: [
        listedFiles('sellers', paged(numbered(SELLERS, 'seller')), (id) => `/seller-details/${id}`),
      ],
    },
    {
      paths: () => ['/spare-parts/brake-parts', '/car-parts/toyota'],
      files: [
        listedFiles(
          'cars',
          paged(numbered(CARS, 'toyota-prado-2012')),
          (slug) => `/listing-details/${slug}`,
        ),
        {
          name: 'parts',
          count: async (pagesPerFile) => Math.ceil(LAST_NO / pagesPerFile),
          entries: async (number, pagesPerFile) =>
            numbered(LAST_NO, 'brake-pads-فحمات')
              .slice((number - 1) * pagesPerFile, number * pagesPerFile)
              .map((slug) => ({
                path: `/spare-part-details/${encodeURIComponent(slug)}`,
                changed: new Date('2026-03-01T10:00:00Z'),
              })),
        },
      ],
    },
    { paths: () => ['/news-details/find-the-vin'] },
  ],
})

const text = async (url: string) => (await app.inject(url)).body
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => at!)

test('robots.txt disallows the API only and names the sitemap', async () => {
  const reply = await app.inject('/robots.txt')
  expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(reply.body.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /api/'])
  expect(reply.body).toContain('Sitemap: https://ghiyar.example/sitemap.xml')
})

test('the index names files with every page once per language', async () => {
  const files = addressesIn(await text('/sitemap.xml'))
  const pages = await Promise.all(files.map((file) => text(new URL(file).pathname)))
  for (const page of pages) expect(addressesIn(page).length).toBeLessThanOrEqual(10_000)
  const all = pages.flatMap(addressesIn)
  expect(new Set(all).size).toBe(all.length)
  expect(all).toHaveLength(4 * (LAST_NO + SELLERS + CARS + 17))
})

test('an entry has its language alternates, its last change, and an address in plain ASCII', async () => {
  const reply = await app.inject('/sitemaps/parts-3.xml')
  expect(reply.headers['content-type']).toBe('application/xml; charset=utf-8')
  const address = `https://ghiyar.example/spare-part-details/brake-pads-${encodeURIComponent('فحمات')}-5001`
  expect(reply.body).toContain(
    `<url><loc>${address}?lang=ar</loc><lastmod>2026-03-01T10:00:00.000Z</lastmod>` +
      `<xhtml:link rel="alternate" hreflang="en" href="${address}"/>` +
      `<xhtml:link rel="alternate" hreflang="ar" href="${address}?lang=ar"/>` +
      `<xhtml:link rel="alternate" hreflang="fr" href="${address}?lang=fr"/>` +
      `<xhtml:link rel="alternate" hreflang="zh" href="${address}?lang=zh"/></url>`,
  )
})

test('the fixed pages are those that a visitor can browse', async () => {
  const paths = addressesIn(await text('/sitemaps/pages-1.xml')).map((at) => new URL(at).pathname)
  expect([...new Set(paths)]).toEqual([
    '/',
    '/all-listings',
    '/stores',
    '/news',
    '/how-it-works',
    '/about-us',
    '/become-buyer',
    '/become-seller',
    '/buy-parts',
    '/terms',
    '/privacy',
    '/help',
    '/faq',
    '/contact',
    '/spare-parts/brake-parts',
    '/car-parts/toyota',
    '/news-details/find-the-vin',
  ])
})

test.each([
  ...['parts-6.xml', 'parts-0.xml', 'sellers-4.xml', 'cars-3.xml', 'pages-2.xml'],
  ...['parts-1e3.xml', 'unknown-1.xml', 'x'],
])('there is no /sitemaps/%s', async (file) => {
  expect((await app.inject(`/sitemaps/${file}`)).statusCode).toBe(404)
})
