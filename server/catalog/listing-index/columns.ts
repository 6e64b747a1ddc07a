/** What the index keeps of a listing on offer. `listedAt` is seconds since 1970. */
export type IndexedListing = {
  no: number
  categoryNo: number
  subCategoryNo: number
  brand: string
  fitmentNo: number
  priceFils: number
  quantity: number
  listedAt: number
}

/**
 * One typed array per attribute, slot = the listing's `no`: 18 bytes a listing, and a scan over a
 * million of them stays in the processor's caches. Zero means "none" in every reference column.
 */
export class Columns {
  end = 1
  subCategoryEnd = 1
  category = new Uint8Array(1024)
  subCategory = new Uint16Array(1024)
  brand = new Uint16Array(1024)
  fitment = new Uint32Array(1024)
  price = new Uint32Array(1024)
  listedAt = new Uint32Array(1024)
  /** 0 = not on offer, 1 = sold out, 2 = in stock */
  state = new Uint8Array(1024)

  readonly brandNames: string[] = ['']
  private readonly brandNumbers = new Map<string, number>()

  put(row: IndexedListing): void {
    this.reserve(row.no)
    this.category[row.no] = row.categoryNo
    this.subCategory[row.no] = row.subCategoryNo
    this.subCategoryEnd = Math.max(this.subCategoryEnd, row.subCategoryNo + 1)
    this.brand[row.no] = this.internBrand(row.brand)
    this.fitment[row.no] = row.fitmentNo
    this.price[row.no] = row.priceFils
    this.listedAt[row.no] = row.listedAt
    this.state[row.no] = row.quantity > 0 ? 2 : 1
  }

  drop(no: number): void {
    if (no < this.end) this.state[no] = 0
  }

  /** The number of a brand in any case; 0 when no listing has it. */
  brandNumber(name: string): number {
    return this.brandNumbers.get(name.toLowerCase()) ?? 0
  }

  private internBrand(name: string): number {
    const known = this.brandNumbers.get(name.toLowerCase())
    if (known !== undefined) return known
    const number = this.brandNames.push(name) - 1
    if (number > 65_535) throw new Error('More brands than the index can number')
    this.brandNumbers.set(name.toLowerCase(), number)
    return number
  }

  private reserve(no: number): void {
    this.end = Math.max(this.end, no + 1)
    if (no < this.state.length) return
    const size = Math.max(no + 1, this.state.length * 2)
    this.category = grown(this.category, new Uint8Array(size))
    this.subCategory = grown(this.subCategory, new Uint16Array(size))
    this.brand = grown(this.brand, new Uint16Array(size))
    this.fitment = grown(this.fitment, new Uint32Array(size))
    this.price = grown(this.price, new Uint32Array(size))
    this.listedAt = grown(this.listedAt, new Uint32Array(size))
    this.state = grown(this.state, new Uint8Array(size))
  }
}

function grown<Column extends { set(from: Column): void }>(from: Column, to: Column): Column {
  to.set(from)
  return to
}
