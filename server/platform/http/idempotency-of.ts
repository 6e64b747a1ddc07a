import type { FastifyReply, FastifyRequest } from 'fastify'
import { idempotencyKeyLength } from '#contract/limits.ts'
import type { Idempotency } from '../idempotency.ts'

const { min, max } = idempotencyKeyLength
const keyForm = new RegExp(`^[!-~]{${min},${max}}$`)

/** The idempotency key of a request; undefined where there is none, or nothing that could be one. */
export function idempotencyOf(
  request: FastifyRequest,
  reply: FastifyReply,
): Idempotency | undefined {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || !keyForm.test(key)) return undefined
  return { key, onReplay: () => void reply.header('idempotent-replayed', 'true') }
}
