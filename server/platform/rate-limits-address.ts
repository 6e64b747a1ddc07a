import { isIPv4, isIPv6 } from 'node:net'

/** A network that an address is in, and how many times the points of a rule all of it together have. */
export type AddressScope = { key: string; times: number }

// Behind an IPv4 /24 of a mobile operator sit thousands of subscribers, behind an IPv6 /48 either one
// customer or as many: wide enough for them, and finite for whoever owns all of it.
const WIDEST = 8
const SITE = 3

/**
 * Who an address counts as, from narrow to wide: an IPv4 address and its /24, or the /64 of an IPv6
 * address, where one subscriber can change the rest at will, with its /56 and its /48. An IPv4 address
 * in IPv6 notation is the IPv4 address.
 */
export function addressScopes(ip: string): [AddressScope, ...AddressScope[]] {
  const address = ip.split('%', 1)[0]!
  if (isIPv4(address)) return ofIPv4(address)
  if (!isIPv6(address)) return [{ key: address, times: 1 }]
  const groups = groupsOf(address)
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return ofIPv4(
      groups
        .slice(6)
        .flatMap((group) => [group >> 8, group & 0xff])
        .join('.'),
    )
  const [a, b, c, d] = groups as [number, number, number, number]
  const prefix = (...groups: number[]) => groups.map((group) => group.toString(16)).join(':')
  return [
    { key: `${prefix(a, b, c, d)}::/64`, times: 1 },
    { key: `${prefix(a, b, c, d & 0xff00)}::/56`, times: SITE },
    { key: `${prefix(a, b, c)}::/48`, times: WIDEST },
  ]
}

/** The narrowest of these: one visitor, or the people behind one address. */
export const addressKey = (ip: string): string => addressScopes(ip)[0].key

/** The widest: what one attacker can own as a whole. */
export const networkKey = (ip: string): string => addressScopes(ip).at(-1)!.key

const ofIPv4 = (address: string): [AddressScope, AddressScope] => [
  { key: address, times: 1 },
  { key: `${address.slice(0, address.lastIndexOf('.'))}.0/24`, times: WIDEST },
]

function groupsOf(address: string): number[] {
  // A URL writes the last four bytes as two groups, whichever way they came.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = [], tail = []] = written
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''))
  const left = Array.from({ length: 8 - head.length - tail.length }, () => '0')
  return [...head, ...left, ...tail].map((group) => Number.parseInt(group, 16))
}
