// Of more groups than these, all of an array are cleared: in one go that costs less than one by one.
const MOST_REMEMBERED = 2 ** 16

/**
 * The groups of offers that a query comes by. What it wrote of them is cleared before the next one: a part number has a
 * few, and to clear what there is of millions takes longer than to find it.
 */
export class VisitedGroups {
  private readonly groups = new Uint32Array(MOST_REMEMBERED)
  private count = 0

  /** The same group may be added several times. */
  add(group: number): void {
    if (this.count < MOST_REMEMBERED) this.groups[this.count] = group
    this.count++
  }

  /** Sets the values of the visited groups to 0; all groups are below `end`. */
  clear(values: Uint16Array | Uint32Array, end: number): void {
    if (this.count > MOST_REMEMBERED) values.fill(0, 0, end)
    else for (let at = 0; at < this.count; at++) values[this.groups[at]!] = 0
  }

  forget(): void {
    this.count = 0
  }
}
