import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Caller, Client } from '../platform/api/caller.ts'
import { FileMissingError } from '../platform/files/file-store.ts'
import { sendRefusal } from '../platform/http/api-routes.ts'
import { attachment } from '../platform/http/attachment.ts'
import { clientOf, tokenOf } from '../platform/http/client.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import type { AccountDeps } from './account-deps.ts'
import { audit } from './audited.ts'
import { authenticateSession } from './sessions.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Uploaded files: pictures of people and companies for everybody, documents for who may see them. */
export function filesRoutes(
  app: FastifyInstance,
  deps: Pick<AccountDeps, 'db' | 'limits' | 'files'>,
  {
    https,
    isShared,
  }: { https: boolean; isShared: (id: string, caller: Caller) => Promise<boolean> },
): void {
  const callerOf = async (request: FastifyRequest, client: Client): Promise<Caller | undefined> => {
    const token = tokenOf(request)
    return token ? authenticateSession(deps, token, client) : undefined
  }

  const opened = async (id: string, whoAsks: () => Promise<Caller | undefined>, client: Client) => {
    if (!uuid.test(id)) return refuse('file.not_found')
    const onOperator = (file: string, { id: actor }: Caller) =>
      audit(deps.db, 'file.read', client, { actor, facts: { file } })
    return deps.files.open(id, whoAsks, isShared, onOperator).catch((error: unknown) => {
      if (error instanceof FileMissingError) return refuse('file.not_found')
      throw error
    })
  }

  app.get<{ Params: { id: string } }>('/files/:id', async (request, reply) => {
    const client = clientOf(request, reply, { https })
    const file = await opened(request.params.id, () => callerOf(request, client), client)
    if (file instanceof Refusal) {
      reply.header('cache-control', 'no-store')
      return sendRefusal(reply, file, request)
    }
    reply.headers({
      'content-type': file.type,
      'content-length': file.bytes,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': file.public ? 'public, max-age=31536000, immutable' : 'no-store',
      'content-disposition': file.public ? 'inline' : attachment(file.name),
    })
    return reply.send(file.content)
  })
}
