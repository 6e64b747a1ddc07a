import { addresses, type EndpointName } from '#contract/addresses.ts'
import { ApiError, type Api, type ErrorBody, type InputOf, type ReplyOf } from '#contract/api.ts'
import type { Language } from '#contract/language.ts'

/** The server could not be reached, or something on the way answered in its place. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError'
}

/**
 * The API as the browser calls it: fetch, answered in `language`.
 * Throws `ApiError` when the server refuses and `ConnectionError` when it isn't reached.
 */
export function browserApi(language: Language, signal?: AbortSignal): Api {
  return {
    async call(name, input, options) {
      const response = await send(requestOf(name, input), {
        signal: options?.signal ?? signal ?? null,
        headers: { 'Accept-Language': language },
      })
      return read(name, response)
    },
  }
}

/** The address and body of one call. A `:name` in the path is filled from the input. */
export function requestOf<Name extends EndpointName>(
  name: Name,
  input: InputOf<Name>,
): { url: string; method: string; body?: string } {
  const { method, path } = addresses[name]
  const rest = { ...(input as Record<string, unknown>) }
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
  { url, method, body }: ReturnType<typeof requestOf>,
  init: { signal: AbortSignal | null; headers: Record<string, string> },
): Promise<Response> {
  const headers = body ? { ...init.headers, 'Content-Type': 'application/json' } : init.headers
  try {
    return await fetch(url, { method, body: body ?? null, signal: init.signal, headers })
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw new ConnectionError('The server was not reached', { cause: error })
  }
}

async function read<Name extends EndpointName>(
  name: Name,
  response: Response,
): Promise<ReplyOf<Name>> {
  let body: unknown
  try {
    body = await response.json()
  } catch (error) {
    throw new ConnectionError(`No readable reply (${response.status})`, { cause: error })
  }
  if (!response.ok) throw new ApiError(response.status, body as ErrorBody)
  if (!('list' in addresses[name])) return body as ReplyOf<Name>
  const total = Number(response.headers.get('X-Total-Count') ?? 0)
  return { items: body, total } as ReplyOf<Name>
}
