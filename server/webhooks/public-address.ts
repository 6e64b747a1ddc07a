import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

// Addresses of 2000::/3 are all that IPv6 has given out; everything else has a meaning of its own.
const globalIPv6 = ipaddr.parseCIDR('2000::/3')
// Public by its form, but answered by the host of a virtual machine.
const hosts = ['168.63.129.16']

/**
 * Whether an IP address belongs to the public internet: not to this machine, a private or carrier's network, a
 * cloud's metadata service, a multicast group, or a form in which another address is wrapped.
 */
export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 0 || hosts.includes(text)) return false
  const address = ipaddr.parse(text)
  if (address.range() !== 'unicast') return false
  return address.kind() === 'ipv4' || address.match(globalIPv6)
}
