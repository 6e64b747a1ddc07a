import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { openApiDocument } from '../api/openapi.ts'
import { docsPage } from './docs-page.ts'
import { docsStyle } from './docs-style.ts'
import { StoredBody } from './stored-body.ts'

const styleHash = createHash('sha256').update(docsStyle).digest('base64')
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** The documentation of the API, for programs at `/api/openapi.json`, for people at `/api/docs`. */
export function docsRoutes(app: FastifyInstance, { origin }: { origin: string }): void {
  const made = once(() => {
    // Those of operators don't exist for others.
    const described = Object.entries<Endpoint>(endpoints).filter(
      ([, { permission }]) => !permission,
    )
    const document = openApiDocument(Object.fromEntries(described), { origin })
    return {
      json: new StoredBody(JSON.stringify(document), 'application/json; charset=utf-8'),
      page: new StoredBody(docsPage(document), 'text/html; charset=utf-8'),
    }
  })
  app.get('/api/openapi.json', (request, reply) => {
    reply.headers({ 'cache-control': 'public, max-age=300', vary: 'accept-encoding' })
    return made().json.send(request, reply)
  })
  app.get('/api/docs', (request, reply) => {
    reply.headers({ 'cache-control': 'public, max-age=300', vary: 'accept-encoding' })
    reply.header('content-security-policy', policy)
    return made().page.send(request, reply)
  })
}

// Made when first asked for, not at start: few processes are ever asked.
function once<Value>(make: () => Value): () => Value {
  let value: Value | undefined
  return () => (value ??= make())
}
