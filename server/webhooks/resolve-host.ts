import { Resolver } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { callbackify } from 'node:util'
import { isPublicAddress } from './public-address.ts'
import { loopbackOf } from './webhook-url.ts'

/** A name that leads to an address which webhooks may not reach. */
export class AddressRefused extends Error {}
/** A name without an address. */
export class NameUnknown extends Error {}

/** The addresses of a name. */
export type Resolve = (host: string) => Promise<string[]>

// Not getaddrinfo: slow name servers would occupy the threads that read files and hash passwords.
const resolver = new Resolver({ timeout: 2_000, tries: 2 })

/** Asks the name servers of this machine. */
export const resolveByDns: Resolve = async (host) => {
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  return found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
}

/**
 * How a connection to a webhook finds its address. It connects to what was checked here, so a name that leads
 * elsewhere a moment later changes nothing. One address that isn't public refuses the name.
 */
export function checkedLookup(resolve: Resolve, options: { loopback: boolean }): LookupFunction {
  const addressesOf = async (host: string): Promise<string[]> => {
    const own = options.loopback && loopbackOf(host)
    if (own) return [own]
    const addresses = await resolve(host)
    if (addresses.length === 0) throw new NameUnknown(host)
    if (!addresses.every(isPublicAddress)) throw new AddressRefused(host)
    return addresses
  }
  const withCallback = callbackify(addressesOf)
  const family = (address: string) => (address.includes(':') ? 6 : 4)
  return (host, { all }, callback) =>
    withCallback(host, (error, addresses) => {
      if (error) return callback(error, '', 0)
      const found = addresses.map((address) => ({ address, family: family(address) }))
      if (all) callback(null, found)
      else callback(null, found[0]!.address, found[0]!.family)
    })
}
