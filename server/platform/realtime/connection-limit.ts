/** Counts the connections of each account from before they stand, so that many at once can't pass together. */
export class ConnectionLimit {
  private readonly open = new Map<number, number>()
  private readonly most: number

  constructor(most: number) {
    this.most = most
  }

  /** Counts one more. The function returned takes it back, once; undefined when there are enough. */
  reserve(userNo: number): (() => void) | undefined {
    const count = this.open.get(userNo) ?? 0
    if (count >= this.most) return undefined
    this.open.set(userNo, count + 1)
    let released = false
    return () => {
      if (released) return
      released = true
      const left = this.open.get(userNo)! - 1
      if (left > 0) this.open.set(userNo, left)
      else this.open.delete(userNo)
    }
  }
}
