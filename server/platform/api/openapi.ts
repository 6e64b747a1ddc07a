import { z } from 'zod'
import project from '../../../package.json' with { type: 'json' }
import type { ErrorBody } from '#contract/api.ts'
import { challenge } from '#contract/challenge.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { errorCodes, type ErrorCode } from '#contract/error-codes.ts'
import { en } from '#contract/error-texts/en.ts'
import { languages } from '#contract/language.ts'
import { idempotencyKeyLength } from '#contract/limits.ts'
import { quote, sellerOrder } from '#contract/orders.ts'
import { factorAsked } from '#contract/second-factor.ts'
import { webhookEvent } from '#contract/webhooks.ts'
import { inputSchema, replySchema, type JsonSchema } from './json-schema.ts'
import type {
  Body,
  FormContent,
  Header,
  OpenApiDocument,
  Operation,
  Parameter,
  Reply,
} from './openapi.types.ts'

const errorBody = z.object({
  message: z.string().meta({ description: 'In the caller’s language, suitable for display' }),
  code: z.enum(Object.keys(errorCodes) as ErrorCode[]).meta({ description: 'Never translated' }),
  fields: z
    .record(z.string(), z.string())
    .optional()
    .meta({ description: 'Error messages by input field' }),
  challenge: challenge.optional().meta({ description: 'Only with challenge.required' }),
  order: sellerOrder.optional().meta({ description: 'Only with order.step: as it is now' }),
  reason: z.string().optional().meta({ description: 'Only with auth.suspended' }),
  factor: factorAsked.optional().meta({ description: 'Only with login.second_factor' }),
  quote: quote.optional().meta({ description: 'Only with checkout.changed: the new one' }),
}) satisfies z.ZodType<ErrorBody>

const anyCall: ErrorCode[] = [
  'input.invalid',
  'server.limited',
  'server.failed',
  'server.unavailable',
]
const anyPost: ErrorCode[] = [
  'input.malformed',
  'input.too_large',
  'input.unsupported',
  'server.storage_full',
]

const session = {
  type: 'http',
  scheme: 'bearer',
  description:
    'The token returned by login. The first browser that uses it receives a cookie, and from then on both are required.',
} as const

const languageHeader: Parameter = {
  name: 'Accept-Language',
  in: 'header',
  required: false,
  description: 'Language of labels and messages',
  schema: { type: 'string', default: 'en', examples: [...languages] },
}

const idempotencyHeader: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description:
    'Chosen by the caller for this request. Sent again with the same key within a day, it gets the same reply, with Idempotent-Replayed: true, and nothing happens twice.',
  schema: {
    type: 'string',
    minLength: idempotencyKeyLength.min,
    maxLength: idempotencyKeyLength.max,
  },
}

/** What a POST is sent with: a form where it takes files, else JSON. */
export const bodyOf = ({ requestBody }: Operation): Body | undefined =>
  requestBody?.content['multipart/form-data'] ?? requestBody?.content['application/json']

/** Describes the calls in OpenAPI 3.1, from the same objects that check them. */
export function openApiDocument(
  endpoints: Record<string, Endpoint>,
  { origin }: { origin: string },
): OpenApiDocument {
  const schemas: Record<string, JsonSchema> = {
    Error: inputSchema(errorBody),
    WebhookEvent: inputSchema(webhookEvent),
  }
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
        'Spare parts for sale in the UAE: search, part numbers, sellers, accounts. Lists are plain arrays with their total in X-Total-Count; errors have a stable code and a message in the caller’s language.',
      license: { name: 'MIT' },
    },
    servers: [{ url: `${origin}/api` }],
    tags: [...new Set(Object.values(endpoints).map(tagOf))].map((name) => ({ name })),
    paths,
    components: { schemas: sorted(schemas), securitySchemes: { session } },
  }
}

const sorted = <Value>(entries: Record<string, Value>) =>
  Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)))

const tagOf = ({ path }: Endpoint) => path.split('/')[1]!

function operation(endpoint: Endpoint, schemas: Record<string, JsonSchema>): Operation {
  const input = inputSchema(endpoint.input)
  const example = endpoint.example as Record<string, unknown>
  const isPost = endpoint.method === 'POST'
  const description = [...whoMay(endpoint), ...(endpoint.demo ? [onlyDemo] : [])].join(' ')
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    ...(description && { description }),
    tags: [tagOf(endpoint)],
    ...(endpoint.access !== 'anyone' && { security: [{ session: [] }] }),
    parameters: [
      ...(isPost ? [] : inputParameters(endpoint, input, example)),
      ...(endpoint.idempotent ? [idempotencyHeader] : []),
      languageHeader,
    ],
    ...(isPost && {
      requestBody: {
        required: true,
        content: {
          ...(endpoint.form && formContent(endpoint, input, example)),
          // A form without files may come as JSON.
          'application/json': { schema: input, example },
        },
      },
    }),
    responses: {
      [endpoint.status]: success(endpoint, schemas),
      ...(endpoint.accepts && { 202: accepted(endpoint, schemas) }),
      ...(endpoint.repeats && { 200: repeated(endpoint, schemas) }),
      ...refusals([
        ...anyCall,
        ...(isPost ? anyPost : []),
        ...ofAccess(endpoint),
        ...(endpoint.idempotent ? ofIdempotency : []),
        ...endpoint.errors,
      ]),
    },
  }
}

const ofIdempotency: ErrorCode[] = [
  'idempotency.missing',
  'idempotency.reused',
  'idempotency.running',
]

const onlyDemo = 'Available only in a demonstration.'

/** Who is let in, in words. */
function whoMay({ access, self, keys }: Endpoint): string[] {
  if (access === 'anyone') return []
  const who = access === 'account' ? 'everyone with an account' : access.join(', ')
  const own = self.map((field) => `${field} may be omitted; it can only be the caller’s own ID.`)
  return [`For ${who}.`, ...(keys ? ['An access key is accepted.'] : []), ...own]
}

/** The refusals that come before a call is looked at. */
function ofAccess({ access, self, demo, permission, recent }: Endpoint): ErrorCode[] {
  const codes: ErrorCode[] = demo ? ['route.not_found'] : []
  if (permission)
    return ['route.not_found', 'auth.role', ...(recent ? (['factor.recent'] as const) : [])]
  if (access === 'anyone') return codes
  // By its role, or since it is made with an access key.
  codes.push('auth.required', 'auth.role')
  if (self.length > 0) codes.push('auth.not_you')
  return codes
}

const PICTURES = 'image/jpeg, image/png, image/webp'
const TABLES = 'text/csv, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const contentTypes: Record<string, string> = {
  ...{ avatar: PICTURES, pic: PICTURES, images: PICTURES },
  file: TABLES,
}

/** A form: its texts as the input has them, and its files. */
function formContent({ files }: Endpoint, input: JsonSchema, example: object): FormContent {
  const file: JsonSchema = { type: 'string', format: 'binary' }
  const several = (maxItems: number): JsonSchema => ({ type: 'array', items: file, maxItems })
  const binary = Array.from(
    Map.groupBy(files, (field) => field),
    ([field, { length }]) => [field, length > 1 ? several(length) : file] as const,
  )
  const withFiles = (variant: JsonSchema): JsonSchema => ({
    ...variant,
    properties: { ...variant.properties, ...Object.fromEntries(binary) },
  })
  const variants = input.oneOf as JsonSchema[] | undefined
  const types = files.map((field) => {
    const contentType = contentTypes[field] ?? `${PICTURES}, application/pdf`
    return [field, { contentType }] as const
  })
  return {
    'multipart/form-data': {
      schema: variants ? { ...input, oneOf: variants.map(withFiles) } : withFiles(input),
      example,
      encoding: Object.fromEntries(types),
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

/** What is told while there is more to do. */
const accepted = (endpoint: Endpoint, schemas: Record<string, JsonSchema>): Reply => ({
  ...success(endpoint, schemas),
  description: 'The same, still in progress',
})

/** What is told where nothing new was made. */
const repeated = (endpoint: Endpoint, schemas: Record<string, JsonSchema>): Reply => ({
  ...success(endpoint, schemas),
  description: 'The same, for what already existed',
})

function success(endpoint: Endpoint, schemas: Record<string, JsonSchema>): Reply {
  const isJson = endpoint.reply instanceof z.ZodObject
  if (endpoint.file && !isJson)
    return {
      description: 'A file',
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    }
  const reply = replySchema(endpoint.reply, schemas)
  if (!endpoint.list)
    return { description: 'The reply', content: { 'application/json': { schema: reply } } }
  return {
    description: 'One page of the list',
    headers: {
      'X-Total-Count': {
        description: 'Number of entries on all pages',
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
