import type { InjectOptions } from 'fastify'
import { addresses, type EndpointName } from '#contract/addresses.ts'
import { endpoints } from '#contract/endpoints.ts'
import { inputSchema, type JsonSchema } from '../platform/api/json-schema.ts'
import { requestOf } from './app.ts'
import { repetitions } from './effort.ts'

type Fields = Record<string, unknown>
/** A request, and what is hostile about it. */
export type Hostile = readonly [what: string, request: InjectOptions]
/** An input with one hostile value, and the path to it. */
type Spoiled = { what: string; path: string; input: unknown }

const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}1${']'.repeat(depth)}`) as unknown

export const unstorable = ['\0', 'a\0b', '\ud800', 'a\udc00b']
const texts = [
  ...['', ...unstorable, '\u202ea', '[]', 'null', 'x'.repeat(30_000)],
  ...['NaN', 'Infinity', '-1', '1e400', '2147483648', '9007199254740993'],
]
const values: unknown[] = [
  ...[...texts, null, true, 0, -1, 2 ** 31, 2 ** 53, 1e300],
  ...[[], [null], ['\0'], {}, { toString: 1, valueOf: 1 }, { $ne: '' }, nested(4_000)],
]

const shortened = (value: unknown) => {
  const text = JSON.stringify(value)
  return text.length > 40 ? `${text.slice(0, 20)}… (${text.length})` : text
}

/**
 * Copies of a good input in which one place at a time, at any depth, holds one of the values; JSON in
 * texts is taken apart as well.
 */
export function* invalidVariants(
  good: unknown,
  schema: JsonSchema,
  hostile: readonly unknown[] = values,
  path = '',
): Generator<Spoiled> {
  if (path) for (const input of hostile) yield { what: `${path}: ${shortened(input)}`, path, input }
  const within = (inner: JsonSchema, value: unknown, key: string | number) =>
    invalidVariants(value, inner, hostile, path ? `${path}.${key}` : String(key))
  if (schema.contentSchema) {
    const read: unknown = typeof good === 'string' ? JSON.parse(good) : undefined
    const inside = invalidVariants(
      read,
      schema.contentSchema as JsonSchema,
      hostile,
      `${path} as JSON`,
    )
    for (const one of inside) yield { ...one, input: JSON.stringify(one.input) }
  } else if (schema.type === 'array') {
    const [first, ...rest] = Array.isArray(good) ? (good as unknown[]) : []
    for (const one of within(schema.items as JsonSchema, first, 0))
      yield { ...one, input: [one.input, ...rest] }
  } else
    for (const [key, property] of propertiesOf(schema)) {
      const fields = (good ?? {}) as Fields
      for (const one of within(property, fields[key], key))
        yield { ...one, input: { ...fields, [key]: one.input } }
    }
}

/** The properties of an object; of one that comes in kinds, or in halves, those of all together. */
function propertiesOf(schema: JsonSchema): Map<string, JsonSchema> {
  const own = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
  const others = [schema.oneOf, schema.anyOf, schema.allOf].flatMap(
    (kinds) => (kinds ?? []) as JsonSchema[],
  )
  return new Map([...others.flatMap((kind) => [...propertiesOf(kind)]), ...own])
}

// Of a prime number of values, so that over the fields each value takes its turn in each kind of field.
const EVERY = repetitions(3, 1)

/**
 * Requests of a call that no client of ours makes: one field at a time, or the body as a whole. Every third of them,
 * beginning at another one in each call; all with `TEST_EFFORT=full`.
 */
export function* hostileRequests(name: EndpointName, good: object): Generator<Hostile> {
  let place = Object.keys(addresses).indexOf(name)
  for (const request of allHostileRequests(name, good)) if (place++ % EVERY === 0) yield request
}

function* allHostileRequests(name: EndpointName, good: object): Generator<Hostile> {
  const { method, path } = addresses[name]
  const url = `/api${path}`
  if (method === 'POST') yield* hostileBodies(url, good)
  else yield* hostileQueries(name, good as Fields)
  for (const { what, input } of invalidVariants(good, inputSchema(endpoints[name].input)))
    // A form without files may come as JSON, in which a field need not be a text.
    if (method === 'POST') yield [what, { method, url, payload: input as object }]
    else yield [what, requestOf(name, input as object)]
}

function* hostileBodies(url: string, good: object): Generator<Hostile> {
  const sent = (payload: string, type: string): InjectOptions => ({
    ...{ method: 'POST', url, payload, headers: { 'content-type': type } },
  })
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  yield ['no body', { method: 'POST', url }]
  for (const body of ['', 'null', '[]', '"x"', '0', 'true', 'NaN', '{', '{"a":', '\0', deep])
    yield [`the body ${shortened(body)}`, sent(body, 'application/json')]
  for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'x'])
    yield [`the type ${type}`, sent(JSON.stringify(good), type)]
  yield ['a form without a boundary', sent('x', 'multipart/form-data')]
}

function* hostileQueries(name: EndpointName, good: Fields): Generator<Hostile> {
  const { url } = requestOf(name, good)
  const joined = url.includes('?') ? '&' : '?'
  const schema = inputSchema(endpoints[name].input)
  for (const key of [...propertiesOf(schema).keys(), '__proto__', 'constructor'])
    for (const value of ['%00', '%', '%ff', '%ED%A0%80', '', `1&${key}=2&${key}=3`]) {
      const query = `${key}=${value}`
      yield [query, { method: 'GET', url: `${url}${joined}${query}` }]
    }
}
