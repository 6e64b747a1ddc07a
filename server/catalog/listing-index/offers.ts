const WIDTH = 2 ** 22

/**
 * About how many listings offer one part number: a count-min sketch of 8 MB, whatever the stock. Two
 * counters a number, the lower one counts; with a million numbers one in twenty comes out too high,
 * none too low (but where more than 255 sellers offer a number, it stops counting).
 */
export class Offers {
  private readonly first = new Uint8Array(WIDTH)
  private readonly second = new Uint8Array(WIDTH)

  add(hash: number, step: 1 | -1): void {
    for (const [row, at] of this.counters(hash)) {
      const count = row[at]!
      if (count < 255 && count + step >= 0) row[at] = count + step
    }
  }

  count(hash: number): number {
    return Math.min(this.first[hash & (WIDTH - 1)]!, this.second[hash >>> 10]!)
  }

  private counters(hash: number): [Uint8Array, number][] {
    return [
      [this.first, hash & (WIDTH - 1)],
      [this.second, hash >>> 10],
    ]
  }
}

/** FNV-1a, 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}
