import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pageIds } from '#contract/content.ts'
import { indexedLanguages } from '#contract/language.ts'
import { escaped } from '../platform/http/html.ts'
import { StoredBody } from '../platform/http/stored-body.ts'
import type { Sitemap, SitemapEntry, SitemapFiles } from '../platform/sitemap.ts'

type Source = {
  /** Address of the site without a slash at its end. */
  origin: string
  /** The pages of each feature. */
  sitemaps: Sitemap[]
}

// Every page has an address in each language: 10,000 addresses a file.
const PAGES_A_FILE = 10_000 / indexedLanguages.length

// Five digits at most: the listing numbers that they stand for fit the database's integers.
const fileName = /^([a-z]+)-([1-9]\d{0,4})\.xml$/

/** `/robots.txt`, `/sitemap.xml`, and the files that it names, below `/sitemaps/`. */
export function sitemapRoutes(app: FastifyInstance, { origin, sitemaps }: Source): void {
  const paths = () => [...fixedPaths, ...sitemaps.flatMap((sitemap) => sitemap.paths?.() ?? [])]
  const files = [pagesFile(paths), ...sitemaps.flatMap((sitemap) => sitemap.files ?? [])]

  app.get('/robots.txt', (request, reply) => send(request, reply, robots(origin), 'text/plain'))

  app.get('/sitemap.xml', async (request, reply) =>
    send(request, reply, index(origin, (await Promise.all(files.map(namesOf))).flat())),
  )

  app.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    const [, name, number] = fileName.exec(request.params.file) ?? []
    const pages = files.find((candidate) => candidate.name === name)
    const entries = await pages?.entries(Number(number), PAGES_A_FILE)
    if (!entries || entries.length === 0) return reply.callNotFound()
    return send(request, reply, file(origin, entries))
  })
}

async function namesOf({ name, count }: SitemapFiles): Promise<string[]> {
  const files = await count(PAGES_A_FILE)
  return Array.from({ length: files }, (_, i) => `${name}-${i + 1}.xml`)
}

const fixedPaths = [
  ...['/', '/all-listings', '/stores', '/news'],
  ...pageIds.map((id) => `/${id}`),
  ...['/faq', '/contact'],
]

/** All pages that are few, in one file. */
const pagesFile = (paths: () => string[]): SitemapFiles => ({
  name: 'pages',
  count: async () => 1,
  entries: async (number) => (number === 1 ? paths().map((path) => ({ path })) : []),
})

const robots = (origin: string) =>
  `User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'

function index(origin: string, files: string[]): string {
  const entries = files.map((name) => `<sitemap><loc>${origin}/sitemaps/${name}</loc></sitemap>\n`)
  return `${HEAD}<sitemapindex xmlns="${SCHEMA}">\n${entries.join('')}</sitemapindex>\n`
}

function file(origin: string, entries: SitemapEntry[]): string {
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
