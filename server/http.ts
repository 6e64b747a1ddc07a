import fastifyCookie from '@fastify/cookie'
import underPressure from '@fastify/under-pressure'
import fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import type { EndpointName } from '#contract/addresses.ts'
import { pageRoutes, plainFailure, sendUnreadable } from './pages/page-routes.ts'
import type { PageRenderer, RenderedPage } from './pages/render-page.ts'
import { visitorCartRoutes } from './pages/visitor-cart-routes.ts'
import type { Binding } from './platform/api/binding.ts'
import { errorForLog } from './platform/error-for-log.ts'
import { apiRoutes, sendRefusal, type ApiDeps } from './platform/http/api-routes.ts'
import { docsRoutes } from './platform/http/docs-routes.ts'
import { metricsRoute, type MetricsDeps } from './platform/http/metrics-route.ts'
import { oneClickRoutes } from './platform/http/one-click-routes.ts'
import { pageLanguage } from './platform/http/request-language.ts'
import { securityHeaders } from './platform/http/security-headers.ts'
import { endSlowBodies } from './platform/http/slow-bodies.ts'
import { assetRoutes, pictureRoutes } from './platform/http/static-files.ts'
import { refuse } from './platform/refusal.ts'
import type { TagCache } from './platform/tag-cache.ts'
import { outageOf } from './platform/unavailable.ts'

const SLOWEST_BODY_MS = 15_000
// A scanned licence over a slow line.
const SLOWEST_UPLOAD_MS = 300_000
const WATCHED = new Set(['/live', '/metrics'])

type Answered = { method: string; route: string | undefined; status: number }

export type HttpDeps = {
  bindings: ReadonlyMap<EndpointName, Binding>
  render: PageRenderer
  pages: TagCache<RenderedPage>
  api: Omit<ApiDeps, 'https'>
  /** Throws, or resolves when requests can be answered, with what else to know. */
  ready: () => Promise<Record<string, string>>
  metrics: MetricsDeps & { request: (answered: Answered, seconds: number) => void }
  origin: string
  /** Built files of the web; undefined in development, where Vite serves them. */
  assets: string | undefined
  mediaDir: string
  trustProxy: number
  logLevel: string
  /** How late the event loop may be before requests are refused. */
  busyAfterMs: number
  /** More routes of the composition root, such as sitemaps. */
  routes: (app: FastifyInstance, https: boolean) => void
}

/** The HTTP server with everything on it, not yet listening. */
export async function buildHttp(deps: HttpDeps): Promise<FastifyInstance> {
  const https = deps.origin.startsWith('https:')
  const app = fastify({
    logger: {
      level: deps.logLevel,
      serializers: {
        req: ({ id, method }) => ({ id, method }),
        err: (error: Error) => errorForLog(error),
      },
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < deps.trustProxy,
    bodyLimit: 1024 * 1024,
    requestTimeout: SLOWEST_UPLOAD_MS,
    keepAliveTimeout: 20_000,
    routerOptions: { maxParamLength: 400 },
    forceCloseConnections: 'idle',
    // Node looks only every 30 seconds otherwise.
    http: {
      headersTimeout: 10_000,
      connectionsCheckingInterval: 2_000,
      // Others who offer another protocol are answered in this one.
      shouldUpgradeCallback: ({ url }) => url?.startsWith('/socket.io/') ?? false,
    },
    // An address that can't be read has no route, and so no hook has seen it.
    frameworkErrors: (_error, request, reply) => {
      securityHeaders(reply, { https })
      if (isApi(request)) void sendRefusal(reply, refuse('input.malformed'), request)
      else
        sendUnreadable(request, reply, deps.render).catch((error: unknown) =>
          sendError(error, request, reply),
        )
    },
  })
  app.addHook('onRequest', async (_request, reply) => securityHeaders(reply, { https }))
  endSlowBodies(app, SLOWEST_BODY_MS)
  // Calls speak JSON alone.
  app.removeContentTypeParser('text/plain')
  logRequests(app, deps.metrics.request)
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply))
  await app.register(underPressure, {
    maxEventLoopDelay: deps.busyAfterMs,
    // A busy process is alive; only what costs something is turned away.
    pressureHandler: (request, reply, _type, lateness) => {
      // No sample at all since the last look: the process had no time to measure, which is over.
      if (lateness === Infinity) return
      const isBuilt = request.url.startsWith('/assets/')
      if (!isBuilt && !WATCHED.has(request.url))
        sendRefusal(reply, refuse('server.unavailable'), request)
    },
  })

  app.get('/live', async () => ({ status: 'ok' }))
  app.get('/ready', async (_request, reply) => {
    try {
      return { status: 'ok', ...(await deps.ready()) }
    } catch {
      return reply.code(503).header('retry-after', '2').send({ status: 'not ready' })
    }
  })

  metricsRoute(app, deps.metrics)

  await app.register(fastifyCookie)
  apiRoutes(app, deps.bindings.values(), { ...deps.api, https })
  const binding = (name: EndpointName) => deps.bindings.get(name)!
  oneClickRoutes(
    app,
    {
      '/unsubscribe': binding('unsubscribe'),
      '/newsletter/unsubscribe': binding('leaveNewsletter'),
    },
    { https },
  )
  docsRoutes(app, { origin: deps.origin })
  app.all('/api/*', (request, reply) => sendRefusal(reply, refuse('route.not_found'), request))
  deps.routes(app, https)

  await pictureRoutes(app, deps.mediaDir)
  if (deps.assets) await assetRoutes(app, deps.assets)
  app.setNotFoundHandler((request, reply) => sendRefusal(reply, refuse('route.not_found'), request))
  visitorCartRoutes(app, { origin: deps.origin, https })
  pageRoutes(app, {
    ...{ render: deps.render, cache: deps.pages, https },
    strict: deps.assets !== undefined,
  })
  return app
}

/** One line a request: which route, how it ended, how long it took; nothing about who asked. */
function logRequests(app: FastifyInstance, count: HttpDeps['metrics']['request']): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    const answered = { method, route: routeOptions.url, status: reply.statusCode }
    count(answered, reply.elapsedTime / 1000)
    const milliseconds = Math.round(reply.elapsedTime)
    request.log.info({ ...answered, milliseconds }, 'answered')
    done()
  })
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const status = (error as { statusCode?: number }).statusCode ?? 500
  if (status === 413) return sendRefusal(reply, refuse('input.too_large'), request)
  if (status === 415) return sendRefusal(reply, refuse('input.unsupported'), request)
  if (status >= 400 && status < 500) return sendRefusal(reply, refuse('input.malformed'), request)
  const outage = outageOf(error)
  if (outage?.code === 'server.storage_full')
    request.log.error({ err: error, route: request.routeOptions.url }, 'nothing can be stored')
  if (outage) return sendRefusal(reply, outage, request)
  request.log.error({ err: error, route: request.routeOptions.url }, 'request failed')
  if (isApi(request)) return sendRefusal(reply, refuse('server.failed'), request)
  return reply
    .code(500)
    .type('text/plain; charset=utf-8')
    .send(plainFailure(pageLanguage(request)))
}

const isApi = (request: FastifyRequest) => request.url.startsWith('/api/')
