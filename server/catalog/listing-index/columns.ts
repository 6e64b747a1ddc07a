import type { Emirate } from '#contract/emirates.ts'
import type { ChoiceValue } from '#contract/listing-choices.ts'
import { grown } from './grown.ts'
import type { Names } from './names.ts'
import { OfferGroups } from './offer-groups.ts'
import { Postings } from './postings.ts'
import { TextWords } from './text-words.ts'
import { traitCode, withEmirate } from './traits.ts'
import { type LikelyType, TypeSets } from './type-sets.ts'

/** What the index keeps of a listing on offer. `listedAt` is seconds since 1970. */
export type IndexedListing = {
  no: number
  sellerNo: number
  categoryNo: number
  subCategoryNo: number
  /** 0 when nobody said what kind of part it is; then what its name can mean, if anything. */
  partTypeNo: number
  possibleTypes?: readonly LikelyType[]
  /** What is searched for free words: the name in all its languages. */
  name: string
  /** The beginning of what its seller writes about it. */
  description?: string
  skuKey: string
  brand: string
  fitmentNo: number
  priceFils: number
  quantity: number
  listedAt: number
  /** Whether it has a picture. */
  pictured?: boolean
  tier?: ChoiceValue<'tier'> | null
  /** Of its seller. */
  emirate?: Emirate
}

/**
 * One typed array per attribute, slot = the listing's dense number: 47 bytes a listing, and a scan over
 * a million of them stays in the processor's caches. Zero means "none" in every reference column.
 */
export class Columns {
  end = 1
  categoryEnd = 1
  subCategoryEnd = 1
  seller = new Uint32Array(1024)
  category = new Uint16Array(1024)
  subCategory = new Uint16Array(1024)
  partType = new Uint16Array(1024)
  name = new Uint32Array(1024)
  /** Its description in `texts`. */
  text = new Uint32Array(1024)
  /** Part number and brand. */
  group = new Uint32Array(1024)
  brand = new Uint32Array(1024)
  fitment = new Uint32Array(1024)
  price = new Uint32Array(1024)
  listedAt = new Uint32Array(1024)
  /** 0 = not on offer, 1 = sold out, 2 = in stock */
  state = new Uint8Array(1024)

  /** Its traits in one number, see `traits.ts`. */
  traits = new Uint8Array(1024)

  /** 1 = with a picture */
  pictured = new Uint8Array(1024)

  readonly brandNames: string[] = ['']
  private readonly brandNumbers = new Map<string, number>()

  readonly names: Names
  readonly texts = new TextWords()
  readonly groups = new OfferGroups()
  readonly byType = new Postings()
  readonly typeSets = new TypeSets()
  private isFiled = new Uint8Array(1024)
  /** How many listings are on offer of each part type, category and fitment. */
  readonly ofType = new Uint32Array(65_536)
  readonly ofCategory = new Uint32Array(32_768)
  ofFitment = new Uint32Array(1024)
  /** The same of each brand; its name stays in `brandNames` after the last one is gone. */
  readonly ofBrand: number[] = [0]

  constructor(names: Names) {
    this.names = names
  }

  /** Throws `RangeError` for a row that the columns can't hold; the one before it then stays. */
  put(row: IndexedListing): void {
    validate(row)
    const name = this.names.intern(row.name)
    const brand = this.internBrand(row.brand)
    this.reserve(row.no)
    this.drop(row.no)
    this.seller[row.no] = row.sellerNo
    this.category[row.no] = row.categoryNo
    this.categoryEnd = Math.max(this.categoryEnd, row.categoryNo + 1)
    this.subCategory[row.no] = row.subCategoryNo
    this.subCategoryEnd = Math.max(this.subCategoryEnd, row.subCategoryNo + 1)
    this.file(row.no, row.partTypeNo || this.typeSets.numberOf(row.possibleTypes ?? []))
    this.name[row.no] = name
    this.text[row.no] = this.texts.intern(row.description ?? '', this.names.wordChecker(row.name))
    this.group[row.no] = this.groups.intern(row.skuKey, row.brand)
    this.brand[row.no] = brand
    this.fitment[row.no] = row.fitmentNo
    this.price[row.no] = row.priceFils
    this.listedAt[row.no] = row.listedAt
    this.pictured[row.no] = row.pictured ? 1 : 0
    this.traits[row.no] = traitCode(row)
    this.state[row.no] = row.quantity > 0 ? 2 : 1
    if (row.fitmentNo >= this.ofFitment.length)
      this.ofFitment = grown(this.ofFitment, new Uint32Array(row.fitmentNo * 2))
    this.tally(row.no, 1)
  }

  drop(no: number): void {
    if (no >= this.end || this.state[no] === 0) return
    this.state[no] = 0
    this.tally(no, -1)
  }

  /** Gives every fitment its number in `numbers`; those without one are of no listing on offer. */
  renumberFitments(numbers: Uint32Array): void {
    for (let no = 0; no < this.end; no++) this.fitment[no] = numbers[this.fitment[no]!]!
    const listings = this.ofFitment
    this.ofFitment = new Uint32Array(Math.max(1024, numbers.reduce((a, b) => Math.max(a, b)) + 1))
    for (let no = 0; no < numbers.length; no++)
      if (listings[no]! > 0) this.ofFitment[numbers[no]!] = listings[no]!
  }

  private file(no: number, type: number): void {
    const before = this.partType[no]!
    if (before === type && this.isFiled[no]) return
    if (this.isFiled[no]) this.byType.remove(before, no)
    this.byType.add(type, no)
    this.partType[no] = type
    this.isFiled[no] = 1
  }

  private tally(no: number, step: 1 | -1): void {
    this.groups.onOffer[this.group[no]!]! += step
    this.ofType[this.partType[no]!]! += step
    this.ofCategory[this.category[no]!]! += step
    this.ofFitment[this.fitment[no]!]! += step
    this.ofBrand[this.brand[no]!]! += step
  }

  /** Has all listings of a seller be in this emirate. */
  moveSeller(sellerNo: number, emirate: Emirate): void {
    const { seller, traits } = this
    for (let no = 1; no < this.end; no++)
      if (seller[no] === sellerNo) traits[no] = withEmirate(traits[no]!, emirate)
  }

  /** The number of a brand in any case; 0 when no listing has it. */
  brandNumber(name: string): number {
    return this.brandNumbers.get(name.toLowerCase()) ?? 0
  }

  private internBrand(name: string): number {
    const known = this.brandNumbers.get(name.toLowerCase())
    if (known !== undefined) return known
    const number = this.brandNames.push(name) - 1
    this.ofBrand.push(0)
    this.brandNumbers.set(name.toLowerCase(), number)
    this.names.addBrand(name, number)
    return number
  }

  private reserve(no: number): void {
    this.end = Math.max(this.end, no + 1)
    if (no < this.state.length) return
    const size = Math.max(no + 1, this.state.length * 2)
    this.seller = grown(this.seller, new Uint32Array(size))
    this.category = grown(this.category, new Uint16Array(size))
    this.subCategory = grown(this.subCategory, new Uint16Array(size))
    this.isFiled = grown(this.isFiled, new Uint8Array(size))
    this.partType = grown(this.partType, new Uint16Array(size))
    this.name = grown(this.name, new Uint32Array(size))
    this.text = grown(this.text, new Uint32Array(size))
    this.group = grown(this.group, new Uint32Array(size))
    this.brand = grown(this.brand, new Uint32Array(size))
    this.fitment = grown(this.fitment, new Uint32Array(size))
    this.price = grown(this.price, new Uint32Array(size))
    this.listedAt = grown(this.listedAt, new Uint32Array(size))
    this.traits = grown(this.traits, new Uint8Array(size))
    this.pictured = grown(this.pictured, new Uint8Array(size))
    this.state = grown(this.state, new Uint8Array(size))
  }
}

const SMALLINT = 2 ** 15 - 1
const WIDE = 2 ** 32 - 1

/** What each column holds, and a reply may say; a typed array would silently store something else. */
const limits = [
  ['sellerNo', 1, WIDE],
  ['categoryNo', 1, SMALLINT],
  ['subCategoryNo', 0, SMALLINT],
  ['partTypeNo', 0, SMALLINT],
  ['priceFils', 1, 1_000_000_000],
  ['quantity', 0, WIDE],
  ['listedAt', 0, WIDE],
] as const

function validate(row: IndexedListing): void {
  for (const [field, least, most] of limits) {
    const value = row[field]
    if (!Number.isInteger(value) || value < least || value > most)
      throw new RangeError(`${field} is outside ${least} to ${most}`)
  }
}
