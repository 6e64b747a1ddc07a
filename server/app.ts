import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import type { EndpointName } from '#contract/addresses.ts'
import { accountsRoutes, outboxRoutes } from './accounts/accounts.routes.ts'
import { accountsService } from './accounts/accounts.service.ts'
import { filesRoutes } from './accounts/files.routes.ts'
import { catalogRoutes } from './catalog/catalog.routes.ts'
import { catalogService, type CatalogService } from './catalog/catalog.service.ts'
import { FailedSearches } from './catalog/failed-searches.ts'
import { FollowedListings } from './catalog/follow-listings.ts'
import { loadReference } from './catalog/reference.ts'
import { stockService } from './catalog/stock.service.ts'
import { Understanding } from './catalog/understanding/understanding.ts'
import { readVocabulary } from './catalog/understanding/vocabulary.ts'
import { contentRoutes } from './content/content.routes.ts'
import { contentService } from './content/content.service.ts'
import { readNews } from './content/news.ts'
import { readPromises } from './content/promises.ts'
import { buildHttp } from './http.ts'
import { pageRenderer, type RenderedPage } from './pages/render-page.ts'
import { sitemapRoutes } from './pages/sitemap.ts'
import type { Binding } from './platform/api/binding.ts'
import { Changes, type Change } from './platform/changes.ts'
import { openDatabase } from './platform/db.ts'
import { errorForLog } from './platform/error-for-log.ts'
import type { Env } from './platform/env.ts'
import type { StoredReply } from './platform/http/api-routes.ts'
import { Jobs } from './platform/jobs.ts'
import { PasswordHasher } from './platform/passwords/password-hasher.ts'
import { RateLimits } from './platform/rate-limits.ts'
import type { Refusal } from './platform/refusal.ts'
import { TagCache } from './platform/tag-cache.ts'
import { portsOf } from './ports.ts'
import { sellersRoutes } from './sellers/sellers.routes.ts'
import { sellersService } from './sellers/sellers.service.ts'

const root = resolve(import.meta.dirname, '..')
// Changes drop what they touch at once; this is the net under it, and keeps "3 hours ago" true.
const KEPT_MS = 60_000
const FOLLOW_AGAIN_MS = 1_000

/** Where received files lie until they are stored, in DATA_DIR. */
export const UPLOADS = 'uploads'

/** The web as built, or as Vite serves it in development. */
export type Web = { build: () => Promise<ServerBuild>; assets: string | undefined }

export type App = {
  http: FastifyInstance
  catalog: CatalogService
  /** From now on `/ready` says no, so that a load balancer turns away. */
  drain: () => void
  close: () => Promise<void>
}

/** Where visitors reach us; pages, links and sitemaps use it. */
export const originOf = (env: Env) =>
  (env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`).replace(/\/$/, '')

/** Builds the services on a migrated database and puts them on HTTP, not yet listening. */
export async function createApp(env: Env, databaseUrl: string, web: Web): Promise<App> {
  let http: FastifyInstance | undefined
  const log = (message: string, error?: unknown) => {
    if (http) http.log.warn({ err: error }, message)
    else process.stderr.write(`${message}: ${errorForLog(error).message}\n`)
  }
  const database = openDatabase({
    url: databaseUrl,
    connections: env.DATABASE_POOL,
    statementTimeoutMs: env.STATEMENT_TIMEOUT_MS,
    onError: (error) => log('a database connection broke', error),
  })
  const { db, pool } = database
  const bytes = env.PAGE_CACHE_MB * 1024 * 1024
  const pages = new TagCache<RenderedPage>({ bytes: bytes * 0.75, milliseconds: KEPT_MS })
  const replies = new TagCache<StoredReply | Refusal>({
    bytes: bytes * 0.25,
    milliseconds: KEPT_MS,
  })

  const reference = await loadReference(db)
  const understanding = new Understanding(reference, readVocabulary())
  const listings = new FollowedListings(db, reference, understanding)
  const onChange = async (change: Change) => {
    await listings.apply(change)
    for (const cache of [pages, replies])
      if ('all' in change) cache.clear()
      else cache.invalidate(change.tags)
  }
  let closed = false
  let retry: NodeJS.Timeout | undefined
  const follow = (change: Change) => {
    onChange(change).catch((error: unknown) => {
      if (closed) return
      log('a change could not be followed', error)
      // What is missed once stays wrong, so everything is read again until that works.
      clearTimeout(retry)
      retry = setTimeout(() => follow({ all: true }), FOLLOW_AGAIN_MS)
    })
  }
  const changes = new Changes(databaseUrl, log)
  changes.on('change', follow)
  await changes.listen()
  await listings.reload()

  const failedSearches = new FailedSearches(db, (error) =>
    log('failed searches could not be counted', error),
  )
  const sellers = sellersService(db, { demo: env.DEMO })
  const catalog = catalogService(db, {
    reference,
    understanding,
    listings,
    sellers,
    onChange,
    onNothingFound: (text, language, unknown) => failedSearches.count(text, language, unknown),
  })
  const { send, ...ports } = portsOf(env, log)
  await ports.store.check().catch((error: unknown) => log('files can not be stored now', error))
  const limits = new RateLimits({
    redisUrl: env.REDIS_URL,
    processes: env.WORKERS,
    perAddress: env.LIMIT_PER_ADDRESS ?? (env.DEMO ? 20 : 1),
    log,
  })
  const accounts = accountsService(
    {
      db,
      limits,
      hasher: new PasswordHasher(),
      stock: stockService,
      smsCountries: env.SMS_COUNTRIES,
      smsPerDay: env.SMS_PER_DAY,
      ...ports,
    },
    { origin: originOf(env), send, log },
  )
  const jobs = new Jobs({
    url: databaseUrl,
    tasks: accounts.tasks,
    schedules: accounts.schedules,
    log,
  })
  await jobs.start()
  const news = await readNews(join(root, 'content/news'))
  const content = contentService(db, {
    news,
    promises: await readPromises(join(root, 'content/promises')),
  })
  const bindings = new Map<EndpointName, Binding>(
    [
      ...accountsRoutes(accounts),
      ...(env.DEMO ? outboxRoutes(accounts) : []),
      ...catalogRoutes(catalog),
      ...sellersRoutes(sellers),
      ...contentRoutes(content),
    ].map((binding) => [binding.endpoint.name, binding]),
  )

  let draining = false
  const mediaDir = join(env.DATA_DIR, 'media')
  await mkdir(mediaDir, { recursive: true })
  http = await buildHttp({
    bindings,
    render: pageRenderer({
      build: web.build,
      bindings,
      origin: originOf(env),
      demo: env.DEMO,
      mode: env.NODE_ENV === 'development' ? 'development' : 'production',
    }),
    pages,
    api: {
      cache: replies,
      authenticate: accounts.sessions.authenticate,
      onRefused: accounts.noteRefusal,
      mayUpload: accounts.mayUpload,
      uploadFolder: join(env.DATA_DIR, UPLOADS),
    },
    ready: async () => {
      if (draining) throw new Error('stopping')
      await pool.query('select 1')
    },
    origin: originOf(env),
    assets: web.assets,
    mediaDir,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    routes: (app, https) => {
      filesRoutes(app, accounts, { https })
      sitemapRoutes(app, {
        origin: originOf(env),
        parts: catalog,
        sellerIds: sellers.sitemapIds,
        categories: reference.categories.map((category) => category.key),
        makes: reference.makes.map((make) => make.key),
        newsIds: news.en.map((item) => item.id),
      })
    },
  })
  return {
    http,
    catalog,
    drain: () => (draining = true),
    close: async () => {
      await http.close()
      closed = true
      clearTimeout(retry)
      await jobs.stop()
      await limits.close()
      for (const sender of Object.values(send)) await sender.close?.()
      await changes.close()
      await failedSearches.close()
      await database.close()
    },
  }
}
