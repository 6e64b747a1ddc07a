import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { accountsService } from './accounts/accounts.service.ts'
import { filesRoutes } from './accounts/files.routes.ts'
import { quotasService } from './accounts/quotas.service.ts'
import { bindingsOf } from './bindings.ts'
import { callbacksService } from './callbacks/callbacks.service.ts'
import { carListingService } from './catalog/car-listing.service.ts'
import { catalogService, type CatalogService } from './catalog/catalog.service.ts'
import { FailedSearches } from './catalog/failed-searches.ts'
import { fitmentsSweep } from './catalog/fitment.store.ts'
import { FollowedListings } from './catalog/follow-listings.ts'
import { loadReference } from './catalog/reference.ts'
import { stockOfLeaving, stockService, type StockService } from './catalog/stock.service.ts'
import { tradeService } from './catalog/trade.service.ts'
import { Understanding } from './catalog/understanding/understanding.ts'
import { readVocabulary } from './catalog/understanding/vocabulary.ts'
import { chatService } from './chat/chat.service.ts'
import { chatSocket } from './chat/chat.socket.ts'
import { digestService } from './chat/digest.service.ts'
import { contactService } from './content/contact.service.ts'
import { contentService } from './content/content.service.ts'
import { newsletterService } from './content/newsletter.service.ts'
import { readContent } from './content/read-content.ts'
import { favouritesService } from './favourites/favourites.service.ts'
import { buildHttp } from './http.ts'
import { notificationsService } from './notifications/notifications.service.ts'
import { pageRenderer, type RenderedPage } from './pages/render-page.ts'
import { sitemapRoutes } from './pages/sitemap.ts'
import { webManifestRoute } from './pages/web-manifest.ts'
import { personalData } from './personal-data.ts'
import { changesSweep } from './platform/change.store.ts'
import { Changes, type Change } from './platform/changes.ts'
import { openDatabase } from './platform/db.ts'
import { errorForLog } from './platform/error-for-log.ts'
import { originOf, type Env } from './platform/env.ts'
import { DiskSpace } from './platform/files/disk-space.ts'
import { follower } from './platform/follower.ts'
import type { StoredReply } from './platform/http/api-routes.ts'
import { jobFigures, Jobs } from './platform/jobs.ts'
import { createMetrics } from './platform/metrics/metrics.ts'
import { PasswordHasher } from './platform/passwords/password-hasher.ts'
import { RateLimits } from './platform/rate-limits.ts'
import { readiness } from './platform/readiness.ts'
import { realtimeServer } from './platform/realtime/realtime-server.ts'
import type { Refusal } from './platform/refusal.ts'
import { loadSigner } from './platform/signing-key.ts'
import { TagCache } from './platform/tag-cache.ts'
import { portsOf, UPLOADS } from './ports.ts'
import type { ImporterData } from './importer.ts'
import { Importer } from './selling/import/importer.ts'
import { recordBlocked } from './selling/import/imports.store.ts'
import { sellingService } from './selling/selling.service.ts'
import { sellersService } from './sellers/sellers.service.ts'

const root = resolve(import.meta.dirname, '..')
// Changes drop what they touch at once; this is the net under it, and keeps "3 hours ago" true.
const KEPT_MS = 60_000

/** The web as built, or as Vite serves it in development. */
export type Web = { build: () => Promise<ServerBuild>; assets: string | undefined }

export type App = {
  http: FastifyInstance
  catalog: CatalogService
  stock: StockService
  /** From now on `/ready` says no, so that a load balancer turns away. */
  drain: () => void
  close: () => Promise<void>
}

/** Builds the services on a migrated database and puts them on HTTP, not yet listening. */
export async function createApp(env: Env, databaseUrl: string, web: Web): Promise<App> {
  let http: FastifyInstance | undefined
  const log = (message: string, error?: unknown) => {
    if (http) http.log.warn({ err: error }, message)
    else process.stderr.write(`${message}: ${errorForLog(error).message}\n`)
  }
  const metrics = createMetrics()
  const database = openDatabase({
    url: databaseUrl,
    connections: env.DATABASE_POOL,
    statementTimeoutMs: env.STATEMENT_TIMEOUT_MS,
    onError: (error) => log('a database connection broke', error),
    heard: metrics,
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
  const listings = new FollowedListings({ db, reference, names: understanding, log })
  const onChange = async (change: Change) => {
    await listings.apply(change)
    for (const cache of [pages, replies])
      if ('all' in change) cache.clear()
      else cache.invalidate(change.tags)
  }
  const { follow, stop: stopFollowing } = follower(onChange, log)
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
    onNothingFound: (text, language, unknown) => failedSearches.count(text, language, unknown),
  })
  const cars = carListingService(db, { reference })
  const trade = tradeService({ reference, understanding, listings })
  const stock = stockService({ db, names: understanding, onChange })
  const { send, ...ports } = portsOf(env, log)
  await ports.store.check().catch((error: unknown) => log('files can not be stored now', error))
  const limits = new RateLimits({
    redisUrl: env.REDIS_URL,
    processes: env.WORKERS,
    perAddress: env.LIMIT_PER_ADDRESS ?? (env.DEMO ? 20 : 1),
    ...{ onLimited: metrics.limited, log },
  })
  const quotas = quotasService({ db, quotas: env.QUOTAS, onRefused: metrics.quotaRefused })
  const accounts = accountsService(
    {
      db,
      limits,
      signer: await loadSigner(db),
      quotas,
      hasher: new PasswordHasher(),
      stock: stockOfLeaving,
      ...{ onChange, personalData },
      smsCountries: env.SMS_COUNTRIES,
      ...{ smsPerDay: env.SMS_PER_DAY, challengeBits: env.CHALLENGE_BITS },
      ...ports,
    },
    { origin: originOf(env), send, log },
  )
  const mediaDir = join(env.DATA_DIR, 'media')
  await mkdir(mediaDir, { recursive: true })
  const disk = new DiskSpace(env.DATA_DIR)
  const importer = new Importer({
    entry: new URL('./importer.ts', import.meta.url),
    data: { env, databaseUrl } satisfies ImporterData,
    onQuotaRefused: metrics.quotaRefused,
    log,
    onBlocked: (importNo) => {
      metrics.importerKilled()
      return recordBlocked(db, importNo)
    },
  })
  const selling = sellingService(
    { db, reference, catalog, trade, stock, sellers, limits, quotas, files: accounts.files },
    { mediaDir, importer, log },
  )
  const notifications = notificationsService({ db, limits }, { origin: originOf(env) })
  const favourites = favouritesService({ db, catalog, limits, notifications, onChange })
  const callbacks = callbacksService({ db, catalog, limits, notifications, ...ports })
  const digest = digestService({ db, notifications, origin: originOf(env) })
  const chat = chatService({
    ...{ db, limits, quotas, notifications, digest, files: accounts.files },
    mayStillAct: accounts.mayStillAct,
    perTenSeconds: env.CHAT_MESSAGES,
  })
  const content = await readContent(join(root, 'content'))
  const contact = contactService({
    ...{ db, limits, origin: originOf(env), operator: env.CONTACT_TO },
    phoneCheck: ports.phoneCheck,
  })
  const newsletter = newsletterService({ db, limits, news: content.news, origin: originOf(env) })
  const sweeps = [changesSweep(db), fitmentsSweep(db)]
  const working = [accounts, selling, notifications, favourites, contact, newsletter, ...sweeps]
  const jobs = new Jobs({
    url: databaseUrl,
    tasks: Object.assign({}, digest.tasks, ...working.map(({ tasks }) => tasks)),
    schedules: working.flatMap(({ schedules }) => schedules),
    ...{ log, onJob: metrics.job },
  })
  await jobs.start()
  await selling.resumeImports()
  const bindings = bindingsOf(
    {
      ...{ accounts, catalog, trade, cars, sellers, selling, favourites, callbacks, chat },
      ...{ notifications, contact, newsletter, content: contentService(content) },
    },
    { demo: env.DEMO },
  )

  let draining = false
  const checkReady = readiness({ pool, changes, disk })
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
      authenticate: accounts.authenticate,
      markFor: favourites.withFavourites,
      onRefused: accounts.noteRefusal,
      mayUpload: async (context) => (await disk.refusal()) ?? accounts.mayUpload(context),
      mayStillAct: (caller) => accounts.mayStillAct(db, caller),
      uploadFolder: join(env.DATA_DIR, UPLOADS),
    },
    ready: async () => {
      if (draining) throw new Error('stopping')
      return checkReady()
    },
    metrics: { ...metrics, token: env.METRICS_TOKEN, demo: env.DEMO },
    origin: originOf(env),
    assets: web.assets,
    mediaDir,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    busyAfterMs: env.BUSY_AFTER_MS,
    routes: (app, https) => {
      filesRoutes(app, accounts, { https, isShared: chat.isShared })
      webManifestRoute(app)
      sitemapRoutes(app, {
        origin: originOf(env),
        parts: catalog,
        sellerIds: sellers.sitemapIds,
        carSlugs: cars.sitemapSlugs,
        categories: reference.categories.map((category) => category.key),
        makes: reference.makes.map((make) => make.key),
        newsIds: content.news.en.map((item) => item.id),
      })
    },
  })
  const realtime = realtimeServer(http.server, {
    authenticate: accounts.authenticate,
    signedIn: accounts.sessions.signedIn,
    acquaintances: chat.contacts,
    noteSeen: chat.recordSeen,
    origin: originOf(env),
    trustProxy: env.TRUST_PROXY,
    processes: env.WORKERS,
    perTenSeconds: 10 * env.CHAT_MESSAGES,
    redisUrl: env.REDIS_URL,
    databaseUrl,
    log,
  })
  const look = { pool, changes, disk, caches: { pages, replies }, sockets: realtime.traffic }
  const workersKilled = env.WORKERS_KILLED
  metrics.lookAt({ ...look, listings, workersKilled, jobs: () => jobFigures(db) })
  chatSocket(realtime, chat, log)
  changes.on('people', (userNos) => realtime.deliverHere(userNos, 'notified'))
  changes.on('change', (change) => 'all' in change && realtime.syncHere())
  return {
    http,
    catalog,
    stock,
    drain: () => (draining = true),
    close: async () => {
      await realtime.disconnect()
      // What is being answered may still have to be told.
      await http.close()
      await realtime.close()
      stopFollowing()
      listings.close()
      await jobs.stop()
      await selling.close()
      await limits.close()
      for (const sender of Object.values(send)) await sender.close?.()
      await changes.close()
      await failedSearches.close()
      await database.close()
    },
  }
}
