import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Registry } from 'prom-client'
import { refuse } from '../refusal.ts'
import { sendRefusal } from './api-routes.ts'

export type MetricsDeps = {
  text: () => Promise<string>
  token: string | undefined
  /** A demonstration, whose figures programs on this machine may read without a token. */
  demo: boolean
}

/**
 * `/metrics`, for whoever has the token. Without one there is no such address, but in a demonstration,
 * where programs on this machine may read it: a proxy on this machine may say nothing of itself, so in
 * real use the origin of a request proves nothing.
 */
export function metricsRoute(app: FastifyInstance, { text, token, demo }: MetricsDeps): void {
  app.get('/metrics', async (request, reply) => {
    if (token && !carries(request, token))
      return sendRefusal(reply, refuse('auth.required'), request)
    if (!token && !(demo && isNear(request)))
      return sendRefusal(reply, refuse('route.not_found'), request)
    reply.type(Registry.PROMETHEUS_CONTENT_TYPE).header('cache-control', 'no-store')
    return text()
  })
}

const hash = (text: string) => createHash('sha256').update(text).digest()

const carries = ({ headers }: FastifyRequest, token: string) =>
  timingSafeEqual(hash(headers.authorization ?? ''), hash(`Bearer ${token}`))

const near = /^(::ffff:)?127\.|^::1$/
const ofProxies = /^(x-forwarded-.*|forwarded|via|x-real-ip|cf-connecting-ip)$/

/** What comes through a proxy on this machine comes from this machine too, but says so. */
const isNear = ({ socket, headers }: FastifyRequest) =>
  near.test(socket.remoteAddress ?? '') &&
  !Object.keys(headers).some((name) => ofProxies.test(name))
