import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LightMyRequestResponse } from 'fastify'
import { onTestFinished, test as vitest } from 'vitest'
import { addresses, type EndpointName } from '#contract/addresses.ts'
import { ApiError, type ErrorBody, type InputOf, type ReplyOf } from '#contract/api.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Language } from '#contract/language.ts'
import { createApp, type App, type Web } from '../app.ts'
import type { Database } from '../platform/db.ts'
import { readEnv } from '../platform/env.ts'
import { newId } from '../platform/id.ts'
import { openedFor, ownDatabase, type AtEnd } from './database.ts'
import { multipartBody, type SentFiles } from './multipart.ts'

export type TestApp = App & {
  /** Calls the API over HTTP as the web does; throws `ApiError` when it is refused. */
  call<Name extends EndpointName>(
    name: Name,
    input: InputOf<Name>,
    options?: CallOptions,
  ): Promise<ReplyOf<Name>>
}

/** Beside its input: in which language, as whom, with which files, and with which other headers. */
export type CallOptions = {
  language?: Language
  token?: string
  files?: SentFiles
  headers?: Record<string, string>
  /** Hears of the whole reply. */
  onReply?: (reply: LightMyRequestResponse) => void
}

/** The test's own look into the application's database. */
export type TestDatabase = Database & { url: string }

const noWeb: Web = {
  build: () => Promise.reject(new Error('This test renders no page')),
  assets: undefined,
}

// What a busy machine makes slow is not refused: only tests of these limits set them lower.
const patient = { STATEMENT_TIMEOUT_MS: '30000', BUSY_AFTER_MS: '60000' }
// Each connection is one more process of PostgreSQL; requests race with three as well.
const modest = { DATABASE_POOL: '3' }

type Options = { env?: Record<string, string>; web?: Web; atEnd?: AtEnd }

/** An application on a database of its own, or on the one at `url`; closed when the test ends. */
export async function testApp(
  content: 'empty' | 'demo' | { url: string },
  options: Options = {},
): Promise<TestApp & { database: TestDatabase }> {
  const { atEnd = onTestFinished } = options
  const database =
    typeof content === 'string' ? await ownDatabase(content, atEnd) : openedFor(atEnd, content.url)
  return { ...(await appOn(database.url, options)), database }
}

/** An application on a database that is there already; closed when the test ends. */
export async function appOn(
  url: string,
  { env = {}, web = noWeb, atEnd = onTestFinished }: Options = {},
): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), 'ghiyar-app-'))
  atEnd(() => rm(folder, { recursive: true, force: true }))
  const settings = readEnv({
    ...{ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: folder },
    ...patient,
    ...modest,
    ...env,
  })
  const app = await createApp(settings, url, web)
  atEnd(() => app.close())
  return {
    ...app,
    async call(name, input, { language = 'en', token, files, headers, onReply } = {}) {
      const request = requestOf(name, input, files)
      const bearer = token ? { authorization: `Bearer ${token}` } : {}
      const reply = await app.http.inject({
        ...request,
        headers: { ...request.headers, 'accept-language': language, ...bearer, ...headers },
      })
      onReply?.(reply)
      const body: unknown = reply.json()
      if (reply.statusCode >= 400) throw new ApiError(reply.statusCode, body as ErrorBody)
      if (!('list' in addresses[name])) return body as never
      return { items: body, total: Number(reply.headers['x-total-count']) } as never
    },
  }
}

type CallRequest = {
  method: 'GET' | 'POST'
  url: string
  payload?: object
  headers?: Record<string, string>
}

/** The HTTP request of a call, with a new key where it needs one: GET carries its input in the address, POST in the body. */
export function requestOf(name: EndpointName, input: object, files: SentFiles = {}): CallRequest {
  const { headers, ...request } = plainRequestOf(name, input, files)
  const key = endpoints[name].idempotent && { 'idempotency-key': newId() }
  return { ...request, headers: { ...key, ...headers } }
}

function plainRequestOf(name: EndpointName, input: object, files: SentFiles): CallRequest {
  const { method, path } = addresses[name]
  if ('form' in addresses[name])
    return { method, url: `/api${path}`, ...multipartBody(input as Record<string, unknown>, files) }
  if (method === 'POST') return { method, url: `/api${path}`, payload: input }
  const rest = new Map(
    Object.entries(input)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, asText(value)]),
  )
  const url = `/api${path}`.replace(/:(\w+)/, (_, key: string) => {
    const value = rest.get(key) ?? ''
    rest.delete(key)
    return encodeURIComponent(value)
  })
  return { method, url: rest.size > 0 ? `${url}?${new URLSearchParams([...rest])}` : url }
}

// Also of objects that can't say what they are.
const asText = (value: unknown) =>
  (typeof value === 'object' && value !== null
    ? JSON.stringify(value)
    : String(value)
  ).toWellFormed()

/**
 * `test` with an application of this content, one for the whole file: for tests that only read, or
 * of which each writes what concerns no other.
 */
export const testOn = (content: 'empty' | 'demo', options: Omit<Options, 'atEnd'> = {}) =>
  vitest.extend('app', { scope: 'file' }, async ({}, { onCleanup }) => {
    const undoings: (() => Promise<void>)[] = []
    onCleanup(async () => {
      for (const undo of undoings.reverse()) await undo()
    })
    return testApp(content, { ...options, atEnd: (undo) => void undoings.push(undo) })
  })

export const test = testOn('demo')
