import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { List } from '#contract/api.ts'
import { pageIds } from '#contract/content.ts'
import { indexedLanguages } from '#contract/language.ts'
import { escaped } from '../platform/http/html.ts'
import { StoredBody } from '../platform/http/stored-body.ts'

/** What the sitemap lists; parts and sellers are paged, so any number of them fits. */
export type SitemapSource = {
  /** Address of the site without a slash at its end. */
  origin: string
  parts: {
    lastListingNo(): Promise<number>
    sitemapParts(range: {
      after: number
      upTo: number
    }): Promise<{ slug: string; updatedAt: Date }[]>
  }
  sellerIds(page: { page: number; limit: number }): Promise<List<string>>
  /** Link forms of the cars of older links. */
  carSlugs(page: { page: number; limit: number }): Promise<List<string>>
  /** Link forms of categories and makes, ids of articles. */
  categories: string[]
  makes: string[]
  newsIds: string[]
}

type Entry = { path: string; changed?: Date }

// Every page has an address in each language: 10,000 addresses a file.
const PAGES_A_FILE = 10_000 / indexedLanguages.length

// Five digits at most: the listing numbers that they stand for fit the database's integers.
const fileName = /^(pages|parts|sellers|cars)-([1-9]\d{0,4})\.xml$/

/** `/robots.txt`, `/sitemap.xml`, and the files that it names, below `/sitemaps/`. */
export function sitemapRoutes(app: FastifyInstance, source: SitemapSource): void {
  app.get('/robots.txt', (request, reply) =>
    send(request, reply, robots(source.origin), 'text/plain'),
  )

  app.get('/sitemap.xml', async (request, reply) =>
    send(request, reply, index(source.origin, await filesOf(source))),
  )

  app.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    const [, kind, number] = fileName.exec(request.params.file) ?? []
    const entries = kind && (await entriesOf(source, kind, Number(number)))
    if (!entries || entries.length === 0) return reply.callNotFound()
    return send(request, reply, file(source.origin, entries))
  })
}

async function filesOf({ parts, sellerIds, carSlugs }: SitemapSource): Promise<string[]> {
  const [lastNo, sellers, cars] = await Promise.all([
    parts.lastListingNo(),
    sellerIds({ page: 1, limit: 1 }),
    carSlugs({ page: 1, limit: 1 }),
  ])
  return [
    'pages-1.xml',
    ...numbered('sellers', Math.ceil(sellers.total / PAGES_A_FILE)),
    ...numbered('cars', Math.ceil(cars.total / PAGES_A_FILE)),
    ...numbered('parts', Math.ceil(lastNo / PAGES_A_FILE)),
  ]
}

const numbered = (kind: string, count: number) =>
  Array.from({ length: count }, (_, i) => `${kind}-${i + 1}.xml`)

async function entriesOf(source: SitemapSource, kind: string, number: number): Promise<Entry[]> {
  if (kind === 'pages') return number === 1 ? fixedPages(source) : []
  if (kind === 'sellers') {
    const { items } = await source.sellerIds({ page: number, limit: PAGES_A_FILE })
    return items.map((id) => ({ path: `/seller-details/${id}` }))
  }
  if (kind === 'cars') {
    const { items } = await source.carSlugs({ page: number, limit: PAGES_A_FILE })
    return items.map((slug) => ({ path: `/listing-details/${encodeURIComponent(slug)}` }))
  }
  const upTo = number * PAGES_A_FILE
  const parts = await source.parts.sitemapParts({ after: upTo - PAGES_A_FILE, upTo })
  return parts.map(({ slug, updatedAt }) => ({
    path: `/spare-part-details/${encodeURIComponent(slug)}`,
    changed: updatedAt,
  }))
}

const fixedPages = ({ categories, makes, newsIds }: SitemapSource): Entry[] =>
  [
    '/',
    '/all-listings',
    '/stores',
    '/news',
    ...pageIds.map((id) => `/${id}`),
    '/faq',
    '/contact',
    ...categories.map((slug) => `/spare-parts/${encodeURIComponent(slug)}`),
    ...makes.map((slug) => `/car-parts/${encodeURIComponent(slug)}`),
    ...newsIds.map((id) => `/news-details/${encodeURIComponent(id)}`),
  ].map((path) => ({ path }))

const robots = (origin: string) =>
  `User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'

function index(origin: string, files: string[]): string {
  const entries = files.map((name) => `<sitemap><loc>${origin}/sitemaps/${name}</loc></sitemap>\n`)
  return `${HEAD}<sitemapindex xmlns="${SCHEMA}">\n${entries.join('')}</sitemapindex>\n`
}

function file(origin: string, entries: Entry[]): string {
  const urls = entries.map(({ path, changed }) => {
    const addresses = indexedLanguages.map((language) => ({
      language,
      address: escaped(origin + path + (language === 'en' ? '' : `?lang=${language}`)),
    }))
    const alternates = addresses.map(
      ({ language, address }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
    )
    const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''
    return addresses
      .map(({ address }) => `<url><loc>${address}</loc>${lastmod}${alternates.join('')}</url>\n`)
      .join('')
  })
  const namespaces = `xmlns="${SCHEMA}" xmlns:xhtml="http://www.w3.org/1999/xhtml"`
  return `${HEAD}<urlset ${namespaces}>\n${urls.join('')}</urlset>\n`
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  type = 'application/xml',
) {
  reply.headers({ 'cache-control': 'public, max-age=3600', vary: 'accept-encoding' })
  return new StoredBody(text, `${type}; charset=utf-8`).send(request, reply)
}
