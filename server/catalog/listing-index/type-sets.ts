const FIRST = 32_768 // above every part type, which a smallint numbers
const LAST = 65_535

/** A part type, and how likely it is meant. */
export type LikelyType = [no: number, likelihood: number]

/** Sets of part types that one name can mean ("brake pads": front or rear), each by how likely, numbered like types. */
export class TypeSets {
  private readonly sets: ReadonlyMap<number, number>[] = []
  private readonly numbers = new Map<string, number>()

  /** The number of a set; 0 of the empty one. */
  numberOf(types: readonly LikelyType[]): number {
    if (types.length === 0) return 0
    const key = types.toSorted(([a], [b]) => a - b).join(' ')
    const known = this.numbers.get(key)
    if (known !== undefined) return known
    const number = FIRST + this.sets.length
    if (number > LAST) return 0
    this.sets.push(new Map(types))
    this.numbers.set(key, number)
    return number
  }

  /** 1 for each number that stands for one of these types, or for a set with one. */
  flagged(types: ReadonlyMap<number, number>): Uint8Array {
    const flagged = new Uint8Array(LAST + 1)
    for (const type of types.keys()) flagged[type] = 1
    for (const [number, set] of this.entries())
      for (const type of set.keys()) if (types.has(type)) flagged[number] = 1
    return flagged
  }

  /** Every set with its number. */
  *entries(): IterableIterator<[number, ReadonlyMap<number, number>]> {
    for (let i = 0; i < this.sets.length; i++) yield [FIRST + i, this.sets[i]!]
  }
}
