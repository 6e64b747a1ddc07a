import { isIP } from 'node:net'
import { longestWebhookUrl } from '#contract/limits.ts'
import { isPublicAddress } from './public-address.ts'

// The empty one is 443.
const ports = ['', '8443']
const loopback: Record<string, string> = {
  localhost: '127.0.0.1',
  '127.0.0.1': '127.0.0.1',
  '::1': '::1',
}

/** The host of a URL as a name or an address, without the brackets of IPv6. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

/** The address of this machine that a host names. */
export const loopbackOf = (host: string): string | undefined =>
  Object.hasOwn(loopback, host) ? loopback[host] : undefined

/**
 * The address of a webhook: https on a port for it, without credentials, and no address that isn't public. What its
 * name resolves to is checked when events are sent. With `loopback`, this machine is allowed as well, by http, too.
 */
export function readWebhookUrl(text: string, options: { loopback: boolean }): URL | undefined {
  const url = URL.parse(text)
  if (!url || url.username || url.password || url.href.length > longestWebhookUrl) return undefined
  url.hash = ''
  const host = hostOf(url)
  if (options.loopback && loopbackOf(host) && /^https?:$/.test(url.protocol)) return url
  if (url.protocol !== 'https:' || !ports.includes(url.port)) return undefined
  if (isIP(host) !== 0) return isPublicAddress(host) ? url : undefined
  return host.includes('.') ? url : undefined
}
