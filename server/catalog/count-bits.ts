/** How many bits of a 32-bit number are set. */
export function countBits(bits: number): number {
  let sums = bits - ((bits >>> 1) & 0x55555555)
  sums = (sums & 0x33333333) + ((sums >>> 2) & 0x33333333)
  return Math.imul((sums + (sums >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
