/**
 * Counts by number. Which numbers occur is remembered, so that neither reading the counts nor starting
 * again costs more than what was counted, however many numbers there could be.
 */
export class Tally {
  counts = new Uint32Array(1024)
  /** The numbers counted, in the order in which they first came. */
  found: number[] = []

  /** Starts again, for numbers below `end`. */
  cleared(end: number): this {
    if (this.counts.length < end) this.counts = new Uint32Array(end * 2)
    else for (const no of this.found) this.counts[no] = 0
    this.found = []
    return this
  }

  /** `no` must be below the `end` given to `cleared`. */
  add(no: number): void {
    if (this.counts[no]!++ === 0) this.found.push(no)
  }

  /** Takes counts that are already known, for numbers below `end`. */
  take(counts: Uint32Array, end: number): this {
    this.cleared(end)
    for (let no = 0; no < Math.min(end, counts.length); no++)
      if (counts[no]! > 0) {
        this.counts[no] = counts[no]!
        this.found.push(no)
      }
    return this
  }

  /** At most so many numbers, the most frequent; of equally frequent ones those that came first. */
  mostFrequent(most: number): number[] {
    const { counts, found } = this
    if (found.length <= most) return found
    const withCount = new Map<number, number>()
    for (const no of found) withCount.set(counts[no]!, (withCount.get(counts[no]!) ?? 0) + 1)
    let room = most
    let least = 0
    for (const [count, numbers] of [...withCount].sort(([a], [b]) => b - a)) {
      least = count
      if (numbers >= room) break
      room -= numbers
    }
    return found.filter((no) => counts[no]! > least || (counts[no] === least && room-- > 0))
  }
}
