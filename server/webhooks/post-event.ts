import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import type { WebhookFailure } from '#contract/webhook-events.ts'
import { isPublicAddress } from './public-address.ts'
import { AddressRefused, checkedLookup, NameUnknown, type Resolve } from './resolve-host.ts'
import { hostOf, loopbackOf } from './webhook-url.ts'

const LARGEST_REPLY = 8 * 1024
// The status says it all; the rest is read so that the receiver sees no broken connection.
const BODY_MS = 1_000

/** How an attempt ended; without a failure it was delivered. */
export type Attempt = { status: number | null; failure: WebhookFailure | null }

export type PostOptions = {
  resolve: Resolve
  /** Whether this machine may be reached. */
  loopback: boolean
  /** For all of it, from the name to the status. */
  timeoutMs: number
  /** Ends the attempt before. */
  signal: AbortSignal
}

/**
 * Sends an event once: by a connection of its own to a checked address, without following redirects. Never throws, but
 * where `signal` ends it.
 */
export function postEvent(
  url: URL,
  { headers, body }: { headers: Record<string, string>; body: string },
  { resolve, loopback, timeoutMs, signal }: PostOptions,
): Promise<Attempt> {
  const host = hostOf(url)
  const isAllowed = isPublicAddress(host) || (loopback && loopbackOf(host) !== undefined)
  if (isIP(host) !== 0 && !isAllowed)
    return Promise.resolve({ status: null, failure: 'address' as const })
  const timeout = AbortSignal.timeout(timeoutMs)
  return new Promise((done, interrupted) => {
    const request = (url.protocol === 'http:' ? requestHttp : requestHttps)(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      // Not the shared one: a connection is to no address but the one that was checked for it.
      agent: false,
      lookup: checkedLookup(resolve, { loopback }),
      signal: AbortSignal.any([timeout, signal]),
    })
    const fail = (error: unknown) => {
      if (signal.aborted) interrupted(signal.reason)
      else done({ status: null, failure: timeout.aborted ? 'timeout' : failureOf(error) })
    }
    request.on('error', fail)
    // Where nothing else has been heard: a reply that is none, such as a switch to another protocol.
    request.on('close', () => fail(undefined))
    request.on('response', (response) => {
      const status = response.statusCode!
      discard(response, () => {
        done({ status, failure: failureOfStatus(status) })
        request.destroy()
      })
    })
    request.end(body)
  })
}

/** Reads a little of a reply, for a moment. */
function discard(response: IncomingMessage, onEnd: () => void): void {
  let room = LARGEST_REPLY
  const timer = setTimeout(onEnd, BODY_MS)
  const end = () => {
    clearTimeout(timer)
    onEnd()
  }
  response.on('data', (bytes: Buffer) => {
    room -= bytes.length
    if (room <= 0) end()
  })
  for (const event of ['end', 'error', 'close']) response.on(event, end)
}

function failureOfStatus(status: number): WebhookFailure | null {
  if (status >= 200 && status <= 299) return null
  return status >= 300 && status <= 399 ? 'redirect' : 'status'
}

function failureOf(error: unknown): WebhookFailure {
  if (error instanceof AddressRefused) return 'address'
  if (error instanceof NameUnknown) return 'name'
  const code = String((error as NodeJS.ErrnoException | undefined)?.code ?? '')
  return /TLS|SSL|CERT|SIGNED|SIGNATURE|EPROTO/.test(code) ? 'tls' : 'connection'
}
