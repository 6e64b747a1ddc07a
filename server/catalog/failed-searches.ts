import type { Language } from '#contract/language.ts'
import type { Executor } from '../platform/db.ts'
import { addFailedSearches, type FailedSearch } from './failed-search.store.ts'
import { findVehicleNumber } from './understanding/vehicle-number/find-vehicle-number.ts'

const WRITE_EVERY_MS = 10_000
const MOST_WAITING = 1_000
const LONGEST = 80

/** Counts the searches that find nothing, in memory first, so that no search waits for it. */
export class FailedSearches {
  private waiting = new Map<string, FailedSearch>()
  private readonly timer: NodeJS.Timeout
  private readonly db: Executor
  private readonly onError: (error: unknown) => void

  constructor(db: Executor, onError: (error: unknown) => void) {
    this.db = db
    this.onError = onError
    this.timer = setInterval(() => void this.write(), WRITE_EVERY_MS).unref()
  }

  count(text: string, language: Language): void {
    const counted = countable(text)
    if (counted === undefined) return
    const key = `${language} ${counted}`
    const known = this.waiting.get(key)
    if (known) known.searches++
    else if (this.waiting.size < MOST_WAITING)
      this.waiting.set(key, { text: counted, language, searches: 1 })
  }

  /** What is lost when the database is away is lost: these are statistics. */
  async write(): Promise<void> {
    const failed = [...this.waiting.values()]
    this.waiting = new Map()
    if (failed.length > 0) await addFailedSearches(this.db, failed).catch(this.onError)
  }

  async close(): Promise<void> {
    clearInterval(this.timer)
    await this.write()
  }
}

/**
 * The text as it is counted; undefined where it may tell who searched: an address, a phone number,
 * the number of a vehicle.
 */
export function countable(text: string): string | undefined {
  const plain = text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()
  if (plain === '' || plain.length > LONGEST || plain.includes('@')) return undefined
  const digits = plain.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) =>
    String(digit.charCodeAt(0) & 0xf),
  )
  if (/(?:\+|00)\d[\d\s()-]{6,}|(?:^|\D)0?5\d(?:[\s-]?\d){7}(?!\d)/.test(digits)) return undefined
  return findVehicleNumber(text) ? undefined : plain
}
