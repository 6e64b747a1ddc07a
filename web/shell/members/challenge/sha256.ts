// The constants of FIPS 180-4: the fractional parts of the square and cube roots of the first primes.
const primes = Array.from({ length: 312 }, (_, n) => n).filter(
  (n) => n > 1 && Array.from({ length: n }, (_, d) => d).every((d) => d < 2 || n % d !== 0),
)
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0
const start = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)))
const rounds = Int32Array.from(primes.slice(0, 64), (prime) => fraction(Math.cbrt(prime)))
const words = new Int32Array(64)

/**
 * The first 32 bits of the SHA-256 of an ASCII text of at most 55 characters. `crypto.subtle`
 * returns a promise per call, which takes many times longer than hashing such a short text.
 */
export function firstBitsOfSha256(text: string): number {
  words.fill(0, 0, 16)
  for (let at = 0; at < text.length; at++)
    words[at >> 2]! |= text.charCodeAt(at) << (24 - 8 * (at & 3))
  words[text.length >> 2]! |= 0x80 << (24 - 8 * (text.length & 3))
  words[15] = text.length * 8
  for (let i = 16; i < 64; i++) {
    const [early, late] = [words[i - 15]!, words[i - 2]!]
    const s0 = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3)
    const s1 = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10)
    words[i] = (words[i - 16]! + s0 + words[i - 7]! + s1) | 0
  }
  return (start[0]! + firstWord()) | 0
}

/** What the compression adds to the first word of the state. */
function firstWord(): number {
  let [a, b, c, d, e, f, g, h] = start as unknown as [
    ...[number, number, number, number],
    ...[number, number, number, number],
  ]
  for (let i = 0; i < 64; i++) {
    const s1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
    const one = (h + s1 + ((e & f) ^ (~e & g)) + rounds[i]! + words[i]!) | 0
    const s0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  return a
}

const rotated = (word: number, by: number) => (word >>> by) | (word << (32 - by))
