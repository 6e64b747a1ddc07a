import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint, type Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { errorCodes } from '#contract/error-codes.ts'
import { examples } from '../../testing/examples.ts'
import { bodyOf, openApiDocument } from './openapi.ts'
import type { JsonSchema } from './json-schema.ts'

const all: Endpoint[] = Object.values(endpoints)
const document = openApiDocument(endpoints, { origin: 'https://ghiyar.example' })
const operationOf = ({ method, path }: Endpoint) =>
  document.paths[path.replace(/:(\w+)/g, '{$1}')]![method === 'GET' ? 'get' : 'post']!

describe('the OpenAPI document', () => {
  test('describes the server, and has unique names', () => {
    expect(document.openapi).toBe('3.1.0')
    expect(document.servers).toEqual([{ url: 'https://ghiyar.example/api' }])
    const ids = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map((operation) => operation.operationId),
    )
    expect(ids.sort()).toEqual(Object.keys(endpoints).sort())
  })

  test('resolves every reference', () => {
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
    expect(Object.values(success.content)[0]!.schema.type === 'array').toBe(endpoint.list)
    expect(operation.requestBody !== undefined).toBe(endpoint.method === 'POST')
    const types = [...(endpoint.form ? ['multipart/form-data'] : []), 'application/json']
    if (operation.requestBody) expect(Object.keys(operation.requestBody.content)).toEqual(types)
  })

  test('documents the statuses of existing and of created resources', () => {
    const { responses } = operationOf(endpoints.requestCallback as Endpoint)
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '201']))
    expect(responses[200]!.content).toEqual(responses[201]!.content)
    expect(responses[200]!.description).not.toBe(responses[201]!.description)
    expect(operationOf(endpoints.sendMessage as Endpoint).responses).not.toHaveProperty('200')
  })

  test.each(all)('names the access of the call $name and its refusals', (endpoint) => {
    const { security, responses, description = '' } = operationOf(endpoint)
    const closed = endpoint.access !== 'anyone'
    const isHidden = endpoint.permission !== undefined
    expect(security).toEqual(closed ? [{ session: [] }] : undefined)
    expect(/\bauth\.required\b/.test(responses[401]?.description ?? '')).toBe(closed && !isHidden)
    if (isHidden) expect(responses[404]!.description).toContain('route.not_found')
    const refusedWho = responses[403]?.description ?? ''
    expect(refusedWho.includes('auth.not_you')).toBe(endpoint.self.length > 0)
    // Also where every role may: an access key may not, or only that of a seller.
    expect(refusedWho.includes('auth.role')).toBe(closed)
    for (const field of endpoint.self) expect(description).toContain(field)
    expect(description.includes('demonstration')).toBe(endpoint.demo === true)
  })

  test('describes the token of calls that need one', () => {
    expect(document.components.securitySchemes.session).toMatchObject({
      ...{ type: 'http', scheme: 'bearer' },
    })
    const forSellers = endpoint('getMe', {
      ...{ summary: 'x', input: z.object({}), example: {}, reply: z.object({}) },
      access: ['SELLER'],
    })
    const { paths } = openApiDocument({ forSellers }, { origin: '' })
    const { description, responses } = paths['/users/me']!.get!
    expect(description).toBe('For SELLER.')
    expect(responses[403]!.description).toContain('auth.role')
  })

  test('describes a form with its files and the JSON in its fields', () => {
    const form = operationOf(endpoints.signUp as Endpoint).requestBody!
    const { schema, encoding } = form.content['multipart/form-data']!
    const kinds = schema.oneOf as JsonSchema[]
    expect(kinds.map((kind) => kind.properties!.role)).toMatchObject([
      { const: 'BUYER' },
      { const: 'SELLER' },
    ])
    for (const { properties, required } of kinds) {
      expect(required).toContain('details')
      expect(properties!.trade_license_upload).toEqual({ type: 'string', format: 'binary' })
      expect(properties!.details).toMatchObject({ contentMediaType: 'application/json' })
    }
    const details = kinds[1]!.properties!.details as JsonSchema
    expect(details.contentSchema).toHaveProperty('properties.company_name')
    expect(Object.keys(encoding)).toEqual([...endpoints.signUp.files])
    expect(encoding.avatar!.contentType).not.toContain('pdf')
    expect(encoding.emirates_id!.contentType).toContain('pdf')
  })

  test.each(all.filter(({ form }) => form))(
    'describes the body of $name with its files',
    (call) => {
      const { content } = operationOf(call).requestBody!
      const { schema } = content['multipart/form-data']!
      const file = { type: 'string', format: 'binary' }
      for (const { properties } of (schema.oneOf ?? [schema]) as JsonSchema[])
        for (const [field, { length }] of Map.groupBy(call.files, (name) => name)) {
          const several = { type: 'array', items: file, maxItems: length }
          expect([field, properties![field]]).toEqual([field, length > 1 ? several : file])
        }
      // Without files it may come as JSON.
      const { schema: json } = content['application/json']!
      expect(Object.keys((json.properties ?? {}) as object)).not.toContain(call.files[0])
    },
  )

  test.each(all.filter(({ form }) => form))('shows the JSON in the form of $name', (endpoint) => {
    const example = bodyOf(operationOf(endpoint))!.example as Record<string, string>
    for (const text of Object.values(example)) expect(typeof text).toBe('string')
  })

  test.each(all)('has a valid example for $name', ({ name, input }) => {
    expect(input.safeParse(examples[name]).error).toBeUndefined()
  })

  test('puts path parameters into the path and the rest into the query', () => {
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
      example: { sum: '2' },
      reply: z.object({ sum: z.string().default('none') }),
    })
    const { paths } = openApiDocument({ turned }, { origin: '' })
    const { requestBody, responses } = paths['/listing/get-models']!.post!
    const input = requestBody!.content['application/json']!.schema
    expect(input.required).toEqual(['sum'])
    expect(input.properties!.sum).toEqual({ type: 'string' })
    const reply = responses[200]!.content['application/json']!.schema
    expect(reply.items).toMatchObject({ required: ['sum'] })
  })
})
