import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { List } from '#contract/api.ts'
import { errorCodes } from '#contract/error-codes.ts'
import type { Binding } from '../api/binding.ts'
import { invoke } from '../api/invoke.ts'
import { refusalBody } from '../api/refusal-body.ts'
import { Refusal } from '../refusal.ts'
import type { TagCache } from '../tag-cache.ts'
import { callLanguage } from './request-language.ts'
import { StoredBody } from './stored-body.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** A reply ready to be sent: its body, and the total that a list tells in a header. */
export type StoredReply = { body: StoredBody; total: number | undefined }

/** Puts every call of the contract on HTTP. Replies that name their tags are kept in `cache`. */
export function apiRoutes(
  app: FastifyInstance,
  bindings: Iterable<Binding>,
  cache: TagCache<StoredReply | Refusal>,
): void {
  for (const binding of bindings) {
    const { method, path } = binding.endpoint
    app.route({
      method,
      url: `/api${path}`,
      handler: async (request, reply) => {
        const language = callLanguage(request)
        const answer = async () => {
          const result = await invoke(binding, inputOf(request), { language })
          return result instanceof Refusal
            ? result
            : { tags: result.tags, ...stored(binding, result.reply) }
        }
        const outcome = keepable(binding)
          ? await cache.get(`${language} ${path}?${queryKey(request)}`, async () => {
              const made = await answer()
              return made instanceof Refusal
                ? { value: made, size: 0, tags: undefined }
                : { value: made, size: made.body.size, tags: made.tags }
            })
          : await answer()
        return outcome instanceof Refusal
          ? sendRefusal(reply, outcome, request)
          : sendReply(request, reply, outcome, binding)
      },
    })
  }
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal, request: FastifyRequest) {
  const status = errorCodes[refusal.code]
  if (status === 429 || status === 503) reply.header('retry-after', '5')
  return reply
    .code(status)
    .type(JSON_TYPE)
    .send(refusalBody(refusal, callLanguage(request)))
}

function sendReply(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, total }: StoredReply,
  { endpoint }: Binding,
) {
  if (total !== undefined) reply.header('x-total-count', total)
  reply.code(endpoint.status).header('vary', 'accept-language, accept-encoding')
  reply.header('cache-control', endpoint.method === 'GET' ? 'private, no-cache' : 'no-store')
  return body.send(request, reply)
}

function stored({ endpoint }: Binding, result: unknown): StoredReply {
  const list = endpoint.list ? (result as List<unknown>) : undefined
  return {
    body: new StoredBody(JSON.stringify(list ? list.items : result), JSON_TYPE),
    total: list?.total,
  }
}

const keepable = ({ endpoint, tags }: Binding) => endpoint.method === 'GET' && tags !== undefined

function inputOf(request: FastifyRequest): unknown {
  if (request.method === 'POST') return request.body
  return { ...(request.query as object), ...(request.params as object) }
}

/** The query in one order, so that the same question is one key; path parameters included. */
function queryKey(request: FastifyRequest): string {
  return JSON.stringify(
    Object.entries(inputOf(request) as object).sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}
