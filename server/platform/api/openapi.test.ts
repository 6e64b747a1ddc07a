import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint, type Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { errorCodes } from '#contract/error-codes.ts'
import { examples } from './examples.ts'
import { openApiDocument } from './openapi.ts'

const all: Endpoint[] = Object.values(endpoints)
const document = openApiDocument(endpoints, { origin: 'https://ghiyar.example' })
const operationOf = ({ method, path }: Endpoint) =>
  document.paths[path.replace(/:(\w+)/g, '{$1}')]![method === 'GET' ? 'get' : 'post']!

describe('the OpenAPI document', () => {
  test('names the server, and nothing twice', () => {
    expect(document.openapi).toBe('3.1.0')
    expect(document.servers).toEqual([{ url: 'https://ghiyar.example/api' }])
    const ids = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map((operation) => operation.operationId),
    )
    expect(ids.sort()).toEqual(Object.keys(endpoints).sort())
  })

  test('has every reference it makes', () => {
    const json = JSON.stringify(document)
    const references = [...json.matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target!)
    expect(references.length).toBeGreaterThan(20)
    for (const target of references) {
      expect(target).toMatch(/^#\/components\/schemas\/\w+$/)
      expect(document.components.schemas).toHaveProperty(target.split('/').at(-1)!)
    }
    expect(json).not.toContain('$defs')
  })

  test.each(all)('describes $name', (endpoint) => {
    const operation = operationOf(endpoint)
    const statuses = Object.keys(operation.responses).map(Number)
    expect(statuses).toEqual(expect.arrayContaining([endpoint.status, 400, 429, 500, 503]))
    for (const code of endpoint.errors)
      expect(operation.responses[errorCodes[code]]!.description).toContain(code)
    const success = operation.responses[endpoint.status]!
    expect(success.headers?.['X-Total-Count'] !== undefined).toBe(endpoint.list)
    expect(success.content['application/json'].schema.type === 'array').toBe(endpoint.list)
    expect(operation.requestBody !== undefined).toBe(endpoint.method === 'POST')
  })

  test.each(all)('shows a call of $name that the contract takes', ({ name, input }) => {
    expect(input.safeParse(examples[name]).error).toBeUndefined()
  })

  test('puts what the path holds into the path, and the rest into the query', () => {
    const news = document.paths['/news/{id}']!.get!.parameters
    expect(news).toContainEqual(expect.objectContaining({ name: 'id', in: 'path', required: true }))
    const part = document.paths['/listing/get']!.get!.parameters
    expect(part).toContainEqual(
      expect.objectContaining({
        name: 'sku',
        in: 'query',
        required: false,
        schema: { type: 'string', maxLength: 100 },
      }),
    )
  })

  test('describes input before defaults and transforms, and replies after them', () => {
    const turned = endpoint('getModels', {
      summary: 'Turned',
      input: z.object({ sum: z.string().transform(Number), page: z.coerce.number().default(1) }),
      reply: z.object({ sum: z.string().default('none') }),
    })
    const { paths } = openApiDocument({ turned }, { origin: '' })
    const { requestBody, responses } = paths['/listing/get-models']!.post!
    const input = requestBody!.content['application/json'].schema
    expect(input.required).toEqual(['sum'])
    expect(input.properties!.sum).toEqual({ type: 'string' })
    const reply = responses[200]!.content['application/json'].schema
    expect(reply.items).toMatchObject({ required: ['sum'] })
  })
})
