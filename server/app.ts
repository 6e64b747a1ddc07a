import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { registerFeatures } from './features.ts'
import { buildHttp } from './http.ts'
import { openPlatform } from './open-platform.ts'
import { pageRenderer } from './pages/render-page.ts'
import { sitemapRoutes } from './pages/sitemap.ts'
import { webManifestRoute } from './pages/web-manifest.ts'
import { changesSweep } from './platform/change.store.ts'
import { errorForLog } from './platform/error-for-log.ts'
import type { Env } from './platform/env.ts'
import type { Feature, Log, Platform } from './platform/feature.ts'
import { JobWorker } from './platform/job-worker.ts'
import { jobFigures } from './platform/jobs.ts'
import { readiness } from './platform/readiness.ts'
import { RealtimeServer } from './platform/realtime/realtime-server.ts'
import { UPLOADS } from './ports.ts'

/** The web as built, or as Vite serves it in development. */
export type Web = { build: () => Promise<ServerBuild>; assets: string | undefined }

type Services = Awaited<ReturnType<typeof registerFeatures>>

export type App = {
  http: FastifyInstance
  catalog: Services['catalog']
  stock: Services['stock']
  /** From now on `/ready` says no, so that a load balancer turns away. */
  drain: () => void
  close: () => Promise<void>
}

type Opened = Awaited<ReturnType<typeof openPlatform>>

/** Builds the services on a migrated database and puts them on HTTP, not yet listening. */
export async function createApp(env: Env, databaseUrl: string, web: Web): Promise<App> {
  let http: FastifyInstance | undefined
  const log: Log = (message, error) => {
    if (http) http.log.warn({ err: error }, message)
    else process.stderr.write(`${message}: ${errorForLog(error).message}\n`)
  }
  const opened = await openPlatform(env, databaseUrl, log)
  const { platform, features, changes } = opened
  const services = await registerFeatures(platform, features)
  // Followed before anything is read, so that no change is missed between the two.
  await changes.listen()
  for (const feature of features) await feature.start?.()
  const jobs = jobsOf(platform)
  await jobs.start()

  let draining = false
  http = await httpOf(opened, services, web, () => draining)
  const realtime = realtimeOf(http, platform, services)
  for (const feature of features) feature.sockets?.(realtime)
  changes.on('people', (userNos) => realtime.deliverHere(userNos, 'notified'))
  changes.on('change', (change) => 'all' in change && realtime.syncHere())
  addMetrics(opened, realtime.traffic)
  return {
    ...{ http, catalog: services.catalog, stock: services.stock },
    drain: () => (draining = true),
    async close() {
      await realtime.disconnect()
      // Requests that are being answered may still deliver events.
      await http.close()
      await realtime.close()
      opened.stopFollowing()
      await jobs.stop()
      for (const feature of features.toReversed()) await feature.close?.()
      await opened.close()
    },
  }
}

const bindingsOf = (features: readonly Feature[]) =>
  new Map(
    features
      .flatMap((feature) => feature.bindings ?? [])
      .map((binding) => [binding.endpoint.name, binding]),
  )

function jobsOf({ db, databaseUrl, features, log, metrics }: Platform): JobWorker {
  const working = [changesSweep(db), ...features]
  return new JobWorker({
    url: databaseUrl,
    tasks: Object.assign({}, ...working.map(({ tasks }) => tasks)),
    schedules: working.flatMap(({ schedules }) => schedules ?? []),
    ...{ log, onJob: metrics.job },
  })
}

async function httpOf(
  { platform, caches, pool, changes, disk, mediaDir }: Opened,
  { accounts, favourites }: Services,
  web: Web,
  isDraining: () => boolean,
): Promise<FastifyInstance> {
  const { db, env, features, metrics, origin } = platform
  const bindings = bindingsOf(features)
  const mode = env.NODE_ENV === 'development' ? 'development' : 'production'
  const checkReady = readiness({ pool, changes, disk })
  return buildHttp({
    bindings,
    render: pageRenderer({
      ...{ bindings, origin, mode, build: web.build, demo: env.DEMO },
      notices: features.flatMap(({ pageNotices }) => pageNotices ?? []),
    }),
    pages: caches.pages,
    api: {
      cache: caches.replies,
      authenticate: accounts.authenticate,
      personalise: favourites.withFavourites,
      onRefused: accounts.auditRefusal,
      mayUpload: async (context) => (await disk.refusal()) ?? accounts.mayUpload(context),
      mayStillAct: (caller) => accounts.mayStillAct(db, caller),
      uploadFolder: join(env.DATA_DIR, UPLOADS),
    },
    ready: async () => {
      if (isDraining()) throw new Error('stopping')
      return checkReady()
    },
    metrics: { ...metrics, token: env.METRICS_TOKEN, demo: env.DEMO },
    ...{ origin, mediaDir, assets: web.assets },
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    busyAfterMs: env.BUSY_AFTER_MS,
    routes: (app, https) => {
      for (const feature of features) feature.routes?.(app, { https })
      webManifestRoute(app)
      sitemapRoutes(app, { origin, sitemaps: features.flatMap(({ sitemap }) => sitemap ?? []) })
    },
  })
}

const realtimeOf = (http: FastifyInstance, platform: Platform, { accounts, chat }: Services) =>
  new RealtimeServer(http.server, {
    authenticate: accounts.authenticate,
    signedIn: accounts.signedIn,
    contacts: chat.contacts,
    recordSeen: chat.recordSeen,
    origin: platform.origin,
    trustProxy: platform.env.TRUST_PROXY,
    processes: platform.env.WORKERS,
    perTenSeconds: 10 * platform.env.CHAT_MESSAGES,
    redisUrl: platform.env.REDIS_URL,
    databaseUrl: platform.databaseUrl,
    log: platform.log,
  })

function addMetrics(
  { platform, features, pool, changes, disk, caches }: Opened,
  sockets: RealtimeServer['traffic'],
): void {
  const { db, env, metrics } = platform
  metrics.registerCollectors({
    ...{ pool, changes, disk, caches, sockets },
    workersKilled: env.WORKERS_KILLED,
    jobs: () => jobFigures(db),
  })
  for (const feature of features) feature.metrics?.(metrics.registry)
}
