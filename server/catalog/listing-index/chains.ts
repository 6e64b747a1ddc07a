import { grown } from './columns.ts'

/**
 * Lists of numbers, one for each of a fixed number of buckets, in the order in which the numbers came:
 * eight bytes a number, however many buckets are used.
 */
export class Chains {
  private readonly first: Uint32Array
  private readonly last: Uint32Array
  private numbers = new Uint32Array(1024)
  private next = new Uint32Array(1024)
  private end = 1

  constructor(buckets: number) {
    this.first = new Uint32Array(buckets)
    this.last = new Uint32Array(buckets)
  }

  add(bucket: number, number: number): void {
    const link = this.end++
    if (link >= this.next.length) {
      const size = this.next.length + (this.next.length >> 1)
      this.numbers = grown(this.numbers, new Uint32Array(size))
      this.next = grown(this.next, new Uint32Array(size))
    }
    this.numbers[link] = number
    const last = this.last[bucket]!
    if (last === 0) this.first[bucket] = link
    else this.next[last] = link
    this.last[bucket] = link
  }

  /** Calls `see` with the oldest numbers of a bucket, at most so many; whether these were all. */
  each(bucket: number, most: number, see: (number: number) => void): boolean {
    let link = this.first[bucket]!
    for (let left = most; link !== 0 && left > 0; left--) {
      see(this.numbers[link]!)
      link = this.next[link]!
    }
    return link === 0
  }
}
