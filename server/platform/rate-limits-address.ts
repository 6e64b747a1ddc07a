import { isIPv4, isIPv6 } from 'node:net'

/**
 * Who counts as one visitor: an IPv4 address, or the /64 of an IPv6 address, since one subscriber
 * can change the rest at will. An IPv4 address in IPv6 notation is the IPv4 address.
 */
export function addressKey(ip: string): string {
  const address = ip.replace(/%.*$/, '')
  if (isIPv4(address) || !isIPv6(address)) return address
  const groups = groupsOf(address)
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.')
  const network = groups.slice(0, 4).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}

function groupsOf(address: string): number[] {
  // A URL writes the last four bytes as two groups, whichever way they came.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = [], tail = []] = written
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''))
  const left = Array.from({ length: 8 - head.length - tail.length }, () => '0')
  return [...head, ...left, ...tail].map((group) => Number.parseInt(group, 16))
}
