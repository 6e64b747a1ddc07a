/** The listings of each part type, so that a query for one need not look at all others. */
export class Postings {
  private readonly lists: Uint32Array[] = []
  private readonly lengths: number[] = []

  /** Listings that are, or no longer are, on offer; each once. */
  of(type: number): Uint32Array {
    return (this.lists[type] ?? empty).subarray(0, this.lengths[type] ?? 0)
  }

  add(type: number, no: number): void {
    const length = this.lengths[type] ?? 0
    let list = this.lists[type] ?? empty
    if (length === list.length) {
      const grown = new Uint32Array(Math.max(16, length + (length >> 1)))
      grown.set(list)
      list = this.lists[type] = grown
    }
    list[length] = no
    this.lengths[type] = length + 1
  }

  remove(type: number, no: number): void {
    const list = this.of(type)
    const place = list.indexOf(no)
    if (place < 0) return
    list.copyWithin(place, place + 1)
    this.lengths[type] = list.length - 1
  }
}

const empty = new Uint32Array(0)
