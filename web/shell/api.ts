import type { EndpointName } from '#contract/addresses.ts'
import {
  ApiError,
  type Api,
  type CallOptions,
  type ErrorBody,
  type ReplyOf,
} from '#contract/api.ts'
import type { Language } from '#contract/language.ts'
import { pageAddresses, type Address } from '#contract/page-addresses.ts'
import { forgetLogin, loginNow } from './login-record.ts'
import type { RawReply } from './send-form.ts'

/** The server was not reached, or a proxy answered in its place. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError'
}

/**
 * The API as the browser calls it, for the signed-in user, answered in `language`. Replies that
 * personalise listings are requested without identity, because favourite buttons load their own
 * state. An ended session is cleared. Throws `ApiError` when the server refuses and
 * `ConnectionError` when it isn't reached.
 */
export function browserApi(language: Language, signal?: AbortSignal): Api {
  return {
    async call(name, input, options = {}) {
      const address = await addressOf(name)
      const token = address.withFavourites ? undefined : loginNow()?.token
      const headers: Record<string, string> = { 'Accept-Language': language }
      if (token) headers.Authorization = `Bearer ${token}`
      if (options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey
      const reply = await send(address, input, headers, { signal, ...options })
      const body = parsed(reply)
      if (reply.status < 400) return outcome(address, body, reply) as ReplyOf<typeof name>
      const wait = Number(reply.header('Retry-After')) || undefined
      const error = new ApiError(reply.status, body as ErrorBody, wait)
      if (error.code === 'auth.required') forgetLogin(token)
      throw error
    },
  }
}

/** Where a call lives; those that visitors don't make are loaded with the first of them. */
export async function addressOf(name: EndpointName): Promise<Address> {
  const known: Partial<Record<EndpointName, Address>> = pageAddresses
  if (known[name]) return known[name]
  const { addresses } = await import('#contract/addresses.ts').catch((error: unknown) => {
    throw new ConnectionError('The addresses of calls were not reached', { cause: error })
  })
  return addresses[name]
}

/** The address and body of one call. A `:name` in the path is filled from the input. */
export function requestOf(
  { method, path }: Address,
  input: object,
): { url: string; method: string; body?: string } {
  const rest: Record<string, unknown> = { ...input }
  const filled = path.replace(/:(\w+)/g, (_, key: string) => {
    const value = encodeURIComponent(String(rest[key]))
    delete rest[key]
    return value
  })
  const url = `/api${filled}`
  if (method === 'POST') return { url, method, body: JSON.stringify(rest) }
  const given = Object.entries(rest).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()
  return { url: query ? `${url}?${query}` : url, method }
}

async function send(
  address: Address,
  input: object,
  headers: Record<string, string>,
  options: CallOptions,
): Promise<RawReply> {
  const { url, method, body } = requestOf(address, input)
  const { signal = null } = options
  try {
    if (address.form) {
      const { sendForm } = await import('./send-form.ts')
      return await sendForm(url, input as Record<string, unknown>, headers, options)
    }
    if (body) headers['Content-Type'] = 'application/json'
    const response = await fetch(url, { method, body: body ?? null, signal, headers })
    const header = (name: string) => response.headers.get(name)
    return { status: response.status, body: await response.text(), header }
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ConnectionError('The server was not reached', { cause: error })
  }
}

function parsed({ status, body }: RawReply): unknown {
  try {
    return JSON.parse(body)
  } catch (error) {
    throw new ConnectionError(`No readable reply (${status})`, { cause: error })
  }
}

/** The reply of a call; that of a list comes with its total in a header. */
const outcome = ({ list }: Address, body: unknown, { header }: RawReply) =>
  list ? { items: body, total: Number(header('X-Total-Count') ?? 0) } : body
