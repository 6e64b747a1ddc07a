import type { FastifyInstance } from 'fastify'
import type { Binding } from '../api/binding.ts'
import { invoke } from '../api/invoke.ts'
import { Refusal } from '../refusal.ts'
import { sendRefusal } from './api-routes.ts'
import { clientOf } from './client.ts'
import { callLanguage } from './request-language.ts'

const FEW_BYTES = 4096

/**
 * Mail programs end mails for their reader by posting to the address of the page that does so by hand
 * (RFC 8058). What they post says nothing more: the address itself holds the input of the call.
 */
export function oneClickRoutes(
  app: FastifyInstance,
  calls: Record<string, Binding>,
  { https }: { https: boolean },
): void {
  // Only these take such forms, which a page of anybody could send.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    const asText = { parseAs: 'string', bodyLimit: FEW_BYTES } as const
    scope.addContentTypeParser('*', asText, (_request, body, done) => done(null, body))
    for (const [path, binding] of Object.entries(calls))
      scope.post(path, async (request, reply) => {
        const client = clientOf(request, reply, { https })
        const context = { language: callLanguage(request), caller: undefined, client, files: [] }
        const outcome = await invoke(binding, request.query, context)
        if (outcome instanceof Refusal) return sendRefusal(reply, outcome, request)
        return reply.code(204).header('cache-control', 'no-store').send()
      })
  })
}
