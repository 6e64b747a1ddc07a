const MOST_LOGGED = 1_000

/**
 * The rows that derived state leaves out because they can't be read, so that the others are served.
 * Each is logged once, up to a bound; all are counted for `/metrics`.
 */
export class SkippedRows {
  private numbers = new Set<number>()
  private readonly logged = new Set<number>()
  private readonly log: (message: string, error?: unknown) => void

  constructor(log: (message: string, error?: unknown) => void) {
    this.log = log
  }

  get count(): number {
    return this.numbers.size
  }

  add(no: number, error: unknown): void {
    this.numbers.add(no)
    if (this.logged.has(no) || this.logged.size >= MOST_LOGGED) return
    this.logged.add(no)
    this.log(`row ${no} can't be read and is skipped`, error)
  }

  /** The row could be read this time. */
  delete(no: number): void {
    this.numbers.delete(no)
  }

  /** All rows are read again. */
  clear(): void {
    this.numbers.clear()
  }
}
