import { grown } from './grown.ts'

/** A block is as long as a line of the processor's cache: the place of the next one, then numbers. */
const BLOCK = 16

/**
 * Lists of numbers, one for each bucket, in the order in which the numbers came:
 * four to five bytes a number in long lists, which are read block by block.
 */
export class Chains {
  private first: Uint32Array
  /** The place after the last number; the end of a block where that is full. */
  private ends: Uint32Array
  private blocks = new Uint32Array(64 * BLOCK)
  private end = BLOCK

  /** `buckets` are expected; later ones may be added to, too. */
  constructor(buckets: number) {
    this.first = new Uint32Array(buckets)
    this.ends = new Uint32Array(buckets)
  }

  add(bucket: number, number: number): void {
    if (bucket >= this.ends.length) {
      this.first = grown(this.first, new Uint32Array(bucket * 2))
      this.ends = grown(this.ends, new Uint32Array(bucket * 2))
    }
    let at = this.ends[bucket]!
    if (at % BLOCK === 0) {
      const block = this.newBlock()
      if (at === 0) this.first[bucket] = block
      else this.blocks[at - BLOCK] = block
      at = block + 1
    }
    this.blocks[at] = number
    this.ends[bucket] = at + 1
  }

  private newBlock(): number {
    const block = this.end
    this.end += BLOCK
    if (this.end > this.blocks.length) {
      const more = BLOCK * Math.ceil(this.blocks.length / BLOCK / 2)
      this.blocks = grown(this.blocks, new Uint32Array(this.blocks.length + more))
    }
    return block
  }

  /** Calls `see` with the oldest numbers of a bucket, at most so many; whether these were all. */
  each(bucket: number, most: number, see: (number: number) => void): boolean {
    const { blocks } = this
    const end = this.ends[bucket] ?? 0
    let left = most
    for (let block = this.first[bucket] ?? 0; block !== 0; block = blocks[block]!) {
      const isLast = end > block && end <= block + BLOCK
      const to = isLast ? end : block + BLOCK
      for (let at = block + 1; at < to; at++) {
        if (left-- === 0) return false
        see(blocks[at]!)
      }
    }
    return true
  }
}
