import type { Tally } from './tally.ts'
import type { VisitedGroups } from './visited-groups.ts'

/**
 * Which values each group of offers was seen with, so that a group counts once for each value however many of
 * its offers have it. Nearly all groups have one; of the others, the further values are in a set.
 */
class GroupValues {
  /** The first value of each group, plus 1. */
  private first = new Uint16Array(1024)
  private readonly more = new Set<number>()

  cleared(end: number, visited: VisitedGroups): this {
    if (this.first.length < end) this.first = new Uint16Array(end * 2)
    else visited.clear(this.first, end)
    this.more.clear()
    return this
  }

  /** Whether the group comes with this value, below 65,535, for the first time. */
  isNew(group: number, value: number): boolean {
    const first = this.first[group]!
    if (first === 0) {
      this.first[group] = value + 1
      return true
    }
    if (first === value + 1) return false
    const size = this.more.size
    return this.more.add(group * 2 ** 16 + value).size > size
  }
}

/**
 * The fitments of each group of offers. Groups whose offers all have the same one are counted in a tally, as
 * single listings are; those of the others are chained, for each vehicle to be counted once.
 */
export class GroupFitments {
  private tally!: Tally
  /** The first fitment of each group, plus 1. */
  private first = new Uint32Array(1024)
  /** The last link of each group's chain. */
  private last = new Uint32Array(1024)
  private before = new Uint32Array(1024)
  private fitment = new Uint32Array(1024)
  private links = 1
  private mixed: number[] = []

  /** Starts again, for groups below `end` and that many listings; `visited` are those of the query before. */
  cleared(end: number, listings: number, tally: Tally, visited: VisitedGroups): this {
    if (this.first.length < end) {
      this.first = new Uint32Array(end * 2)
      this.last = new Uint32Array(end * 2)
    } else {
      visited.clear(this.first, end)
      for (const group of this.mixed) this.last[group] = 0
    }
    if (this.before.length < listings) {
      this.before = new Uint32Array(listings * 2)
      this.fitment = new Uint32Array(listings * 2)
    }
    this.tally = tally
    this.links = 1
    this.mixed = []
    return this
  }

  add(group: number, fitment: number): void {
    const first = this.first[group]!
    if (first === fitment + 1) return
    if (first === 0) {
      this.first[group] = fitment + 1
      this.tally.add(fitment)
      return
    }
    if (this.last[group] === 0) {
      this.mixed.push(group)
      this.tally.counts[first - 1]!--
    }
    this.before[this.links] = this.last[group]!
    this.fitment[this.links] = fitment
    this.last[group] = this.links++
  }

  /** Calls `see` with the fitments of each group that has several, a group's one after the other. */
  eachMixed(see: (fitment: number, group: number) => void): void {
    for (const group of this.mixed) {
      see(this.first[group]! - 1, group)
      for (let link = this.last[group]!; link > 0; link = this.before[link]!)
        see(this.fitment[link]!, group)
    }
  }
}

/** Counts groups of offers where `ListingIndex.search` counts listings; the same one for every query. */
export class GroupCounts {
  readonly category = new GroupValues()
  readonly subCategory = new GroupValues()
  readonly brand = new GroupValues()
  readonly fitments = new GroupFitments()

  /** Starts again, for groups below `end` and that many listings; `visited` are those of the query before. */
  cleared(end: number, listings: number, tally: Tally, visited: VisitedGroups): this {
    for (const values of [this.category, this.subCategory, this.brand]) values.cleared(end, visited)
    this.fitments.cleared(end, listings, tally, visited)
    return this
  }
}
