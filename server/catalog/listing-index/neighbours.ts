import { grown } from './grown.ts'

/** Puts the listings of each group side by side: a counting sort of their numbers, eight bytes each meanwhile. */
export class Neighbours {
  private count = 0
  private nos = new Uint32Array(1024)
  private groups = new Uint32Array(1024)

  add(no: number, group: number): void {
    if (this.count === this.nos.length) {
      this.nos = grown(this.nos, new Uint32Array(this.count * 2))
      this.groups = grown(this.groups, new Uint32Array(this.count * 2))
    }
    this.nos[this.count] = no
    this.groups[this.count++] = group
  }

  /** The numbers of all by their groups, which are below `end`; those of a group as they came. */
  inOrder(end: number): Uint32Array {
    const { nos, groups, count } = this
    const places = new Uint32Array(end + 1)
    for (let at = 0; at < count; at++) places[groups[at]! + 1]!++
    for (let group = 0; group < end; group++) places[group + 1]! += places[group]!
    const ordered = new Uint32Array(count)
    for (let at = 0; at < count; at++) ordered[places[groups[at]!]!++] = nos[at]!
    return ordered
  }
}
