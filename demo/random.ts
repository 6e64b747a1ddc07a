/** A seeded source of randomness: the same seed gives the same values on every machine. */
export type Random = {
  /** A number from 0 up to, not including, 1. */
  next(): number
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number
  /** True with the given probability (0 to 1). */
  chance(probability: number): boolean
  pick<T>(from: readonly T[]): T
}

/** FNV-1a: a 32-bit hash of a text, the same on every machine. Not for secrets. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  }
  return hash >>> 0
}

/** Mulberry32: 32 bits of state, quick, and good enough to look lived-in. */
export function createRandom(seed: number | string): Random {
  let state = typeof seed === 'string' ? hashText(seed) : seed >>> 0

  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  function int(min: number, max: number): number {
    return min + Math.floor(next() * (max - min + 1))
  }

  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (from) => {
      if (from.length === 0) throw new Error('Nothing to pick from')
      return from[Math.floor(next() * from.length)]!
    },
  }
}

/**
 * Prepares a weighted choice, so that each draw costs a binary search only.
 * Items without a positive weight are never drawn.
 */
export function weightedPicker<T>(
  items: readonly T[],
  weightOf: (item: T) => number,
): (random: Random) => T {
  const candidates = items.filter((item) => weightOf(item) > 0)
  if (candidates.length === 0) throw new Error('Nothing to pick from')
  let total = 0
  const bounds = candidates.map((item) => (total += weightOf(item)))

  return (random) => {
    const point = random.next() * total
    let low = 0
    let high = bounds.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if (bounds[middle]! > point) high = middle
      else low = middle + 1
    }
    return candidates[low]!
  }
}
