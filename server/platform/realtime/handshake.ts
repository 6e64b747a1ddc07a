import type { IncomingMessage } from 'node:http'
import { languageFromHeader, languageOf, type Language } from '#contract/language.ts'
import type { Client } from '../api/caller.ts'
import { clientOfHeaders } from '../http/client.ts'

/** What a connection says of itself when it begins. */
export type Handshake = {
  headers: IncomingMessage['headers']
  address: string
  auth: Record<string, unknown>
  query: Record<string, unknown>
}

/**
 * Whether a page of ours, or a program that is no browser, begins a connection: browsers say from
 * where, and let any page connect to anybody.
 */
export function isFromHere({ headers }: Pick<IncomingMessage, 'headers'>, origin: string): boolean {
  const from = headers.origin
  if (from === undefined) return true
  if (from === origin) return true
  return URL.canParse(from) && new URL(from).host === headers.host
}

/** Who connects, behind as many proxies as are trusted; cookies can only be read. */
export function clientOfHandshake(
  { headers, address }: Handshake,
  { https, trustProxy }: { https: boolean; trustProxy: number },
): Client {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',')
  const hops = [address, ...forwarded.map((hop) => hop.trim()).reverse()].filter(Boolean)
  return clientOfHeaders(headers, hops[Math.min(trustProxy, hops.length - 1)] ?? '', { https })
}

export function languageOfHandshake({ headers, auth }: Handshake): Language {
  const named = typeof auth.language === 'string' ? languageOf(auth.language) : undefined
  return named ?? languageFromHeader(headers['accept-language'])
}

/** The token of a handshake whose named user is to be held against it; undefined where there is none. */
export function tokenOfHandshake({ auth }: Handshake): string | undefined {
  const { token } = auth
  return typeof token === 'string' && /^[\w-]{20,100}$/.test(token) ? token : undefined
}
