import type { FastifyInstance } from 'fastify'
import { webhookPath } from '../platform/card-payments/card-provider.ts'
import { sendRefusal } from '../platform/http/api-routes.ts'
import { refuse } from '../platform/refusal.ts'
import { forgedHooks } from './limits.ts'
import { recordCardEvent } from './record-card-event.ts'
import type { CardDeps, PaymentsDeps } from './payments-deps.ts'

const LARGEST_BODY = 256 * 1024

type Deps = CardDeps & Pick<PaymentsDeps, 'limits'>

/**
 * Where a provider reports what became of payments. A report counts by its signature alone: nobody else can take up
 * the provider's turn, since only reports without a right one are counted against a limit.
 */
export function hookRoutes(app: FastifyInstance, deps: Deps): void {
  const { cards, limits } = deps
  // Only here a body is taken as it came, because its bytes are what is signed.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    const asBytes = { parseAs: 'buffer', bodyLimit: LARGEST_BODY } as const
    scope.addContentTypeParser('*', asBytes, (_request, body, done) => done(null, body))
    scope.post<{ Params: { provider: string }; Body: Buffer | undefined }>(
      webhookPath(':provider'),
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        if (!cards || request.params.provider !== cards.name)
          return sendRefusal(reply, refuse('route.not_found'), request)
        const body = request.body ?? Buffer.alloc(0)
        const event = await cards.parseWebhook(body, request.headers)
        if (event) {
          await recordCardEvent(deps, { provider: cards.name, event, body })
          return { received: true }
        }
        const limited = await limits.take(forgedHooks, request.ip)
        if (!limited) deps.log(`a report at ${cards.name}’s webhook has no right signature`)
        return sendRefusal(reply, limited ?? refuse('input.malformed'), request)
      },
    )
  })
}
