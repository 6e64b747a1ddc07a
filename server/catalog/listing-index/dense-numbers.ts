import { grown } from './grown.ts'

const PAGE_BITS = 8
const PAGE = 2 ** PAGE_BITS
const MOST = 2 ** 31 - 1

/**
 * Numbers of the database, which may have gaps of any size, as dense ones from 1 in the order in which
 * they come, so that an array by number is as long as there are things, not as the highest number. 0,
 * for none, is 0. About eight bytes a number.
 */
export class DenseNumbers {
  /** One more than the last dense number. */
  end = 1
  private sparse = new Uint32Array(1024)
  private readonly pages = new Map<number, Uint32Array>()

  /** The dense number; 0 where there is none yet. */
  of(no: number): number {
    return this.pages.get(no >>> PAGE_BITS)?.[no & (PAGE - 1)] ?? 0
  }

  /** The dense number, a new one if need be; throws `RangeError` for what no column `integer` holds. */
  add(no: number): number {
    if (!Number.isInteger(no) || no < 0 || no > MOST) throw new RangeError(`${no} is no number`)
    const known = this.of(no)
    if (known > 0 || no === 0) return known
    const dense = this.end++
    if (dense >= this.sparse.length)
      this.sparse = grown(this.sparse, new Uint32Array(this.sparse.length * 2))
    this.sparse[dense] = no
    let page = this.pages.get(no >>> PAGE_BITS)
    if (!page) this.pages.set(no >>> PAGE_BITS, (page = new Uint32Array(PAGE)))
    page[no & (PAGE - 1)] = dense
    return dense
  }

  /** The number of the database. */
  sparseOf(dense: number): number {
    return this.sparse[dense]!
  }
}
