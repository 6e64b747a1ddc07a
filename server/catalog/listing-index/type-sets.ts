const FIRST = 32_768 // above every part type, which a smallint numbers
const LAST = 65_535

/** Sets of part types that one name can mean ("brake pads": front or rear), numbered like types. */
export class TypeSets {
  private readonly sets: number[][] = []
  private readonly numbers = new Map<string, number>()

  /** The number of a set; 0 of the empty one. */
  numberOf(types: number[]): number {
    if (types.length === 0) return 0
    const key = [...types].sort((a, b) => a - b).join()
    const known = this.numbers.get(key)
    if (known !== undefined) return known
    const number = FIRST + this.sets.length
    if (number > LAST) return 0
    this.sets.push(types)
    this.numbers.set(key, number)
    return number
  }

  /** The types of a number, which may be that of one type. */
  typesOf(number: number): readonly number[] {
    return number < FIRST ? [number] : (this.sets[number - FIRST] ?? [])
  }

  /** Every set with its number. */
  *entries(): IterableIterator<[number, number[]]> {
    for (let i = 0; i < this.sets.length; i++) yield [FIRST + i, this.sets[i]!]
  }
}
