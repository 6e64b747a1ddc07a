import { z } from 'zod'
import project from '../../../package.json' with { type: 'json' }
import type { EndpointName } from '#contract/addresses.ts'
import type { ErrorBody } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { errorCodes, type ErrorCode } from '#contract/error-codes.ts'
import { en } from '#contract/error-texts/en.ts'
import { languages } from '#contract/language.ts'
import { examples } from './examples.ts'
import { inputSchema, replySchema, type JsonSchema } from './json-schema.ts'

type Header = { description: string; schema: JsonSchema }
type Content = { 'application/json': { schema: JsonSchema; example?: unknown } }
export type Parameter = {
  name: string
  in: 'query' | 'path' | 'header'
  required: boolean
  description?: string
  schema: JsonSchema
  example?: unknown
}
export type Reply = { description: string; headers?: Record<string, Header>; content: Content }
export type Operation = {
  operationId: EndpointName
  summary: string
  tags: string[]
  parameters: Parameter[]
  requestBody?: { required: true; content: Content }
  responses: Record<string, Reply>
}
export type OpenApiDocument = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string; license: { name: string } }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Partial<Record<'get' | 'post', Operation>>>
  components: { schemas: Record<string, JsonSchema> }
}

const errorBody = z.object({
  message: z.string().meta({ description: 'In the caller’s language, fit to be shown' }),
  code: z.enum(Object.keys(errorCodes) as ErrorCode[]).meta({ description: 'Never translated' }),
  fields: z
    .record(z.string(), z.string())
    .optional()
    .meta({ description: 'What is wrong with which field of the input' }),
}) satisfies z.ZodType<ErrorBody>

const anyCall: ErrorCode[] = [
  'input.invalid',
  'server.limited',
  'server.failed',
  'server.unavailable',
]
const anyPost: ErrorCode[] = ['input.malformed', 'input.too_large', 'input.unsupported']

const languageHeader: Parameter = {
  name: 'Accept-Language',
  in: 'header',
  required: false,
  description: 'Language of labels and messages',
  schema: { type: 'string', default: 'en', examples: [...languages] },
}

/** Describes the calls in OpenAPI 3.1, from the same objects that check them. */
export function openApiDocument(
  endpoints: Record<string, Endpoint>,
  { origin }: { origin: string },
): OpenApiDocument {
  const schemas: Record<string, JsonSchema> = { Error: inputSchema(errorBody) }
  const paths: OpenApiDocument['paths'] = {}
  for (const endpoint of Object.values(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    const method = endpoint.method === 'GET' ? 'get' : 'post'
    paths[path] = { ...paths[path], [method]: operation(endpoint, schemas) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Ghiyar API',
      version: project.version,
      description:
        'Spare parts on offer in the UAE: search, part numbers, sellers. Lists are bare arrays and tell their total in X-Total-Count; a refusal has a stable code and a text in the caller’s language.',
      license: { name: 'MIT' },
    },
    servers: [{ url: `${origin}/api` }],
    tags: [...new Set(Object.values(endpoints).map(tagOf))].map((name) => ({ name })),
    paths,
    components: { schemas: sorted(schemas) },
  }
}

const sorted = <Value>(entries: Record<string, Value>) =>
  Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)))

const tagOf = ({ path }: Endpoint) => path.split('/')[1]!

function operation(endpoint: Endpoint, schemas: Record<string, JsonSchema>): Operation {
  const input = inputSchema(endpoint.input)
  const example = examples[endpoint.name]
  const isPost = endpoint.method === 'POST'
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [tagOf(endpoint)],
    parameters: [...(isPost ? [] : inputParameters(endpoint, input, example)), languageHeader],
    ...(isPost && {
      requestBody: { required: true, content: { 'application/json': { schema: input, example } } },
    }),
    responses: {
      [endpoint.status]: success(endpoint, schemas),
      ...refusals([...anyCall, ...(isPost ? anyPost : []), ...endpoint.errors]),
    },
  }
}

function inputParameters(
  endpoint: Endpoint,
  input: JsonSchema,
  example: Record<string, unknown>,
): Parameter[] {
  return Object.entries(input.properties ?? {}).map(([name, property]) => {
    const inPath = endpoint.path.split('/').includes(`:${name}`)
    const { description, ...schema } = property as JsonSchema
    return {
      name,
      in: inPath ? 'path' : 'query',
      required: inPath || (input.required?.includes(name) ?? false),
      ...(description && { description }),
      schema,
      ...(example[name] !== undefined && { example: example[name] }),
    }
  })
}

function success(endpoint: Endpoint, schemas: Record<string, JsonSchema>): Reply {
  const reply = replySchema(endpoint.reply, schemas)
  if (!endpoint.list)
    return { description: 'The reply', content: { 'application/json': { schema: reply } } }
  return {
    description: 'One page of the list',
    headers: {
      'X-Total-Count': {
        description: 'Entries on all pages together',
        schema: { type: 'integer', minimum: 0 },
      },
    },
    content: { 'application/json': { schema: { type: 'array', items: reply } } },
  }
}

/** One reply per status; the codes that share a status are told apart in its description. */
function refusals(codes: ErrorCode[]): Record<string, Reply> {
  const byStatus = Map.groupBy(new Set(codes), (code) => errorCodes[code])
  return Object.fromEntries(
    Array.from(byStatus, ([status, same]) => [
      status,
      {
        description: same.map((code) => `${code}: ${en[code]}`).join('\n'),
        ...((status === 429 || status === 503) && { headers: { 'Retry-After': retryAfter } }),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  )
}

const retryAfter: Header = {
  description: 'Seconds to wait before trying again',
  schema: { type: 'integer' },
}
