import type { Emirate } from '#contract/emirates.ts'
import type { Language } from '#contract/language.ts'
import { mayIdentify } from '#contract/personal-data.ts'
import type { Executor } from '../platform/db.ts'
import { uaeDay } from '../platform/uae-day.ts'
import { addFailedSearches, addSearches, type FailedSearch } from './failed-search.store.ts'
import { findVehicleNumber } from './understanding/vehicle-number/find-vehicle-number.ts'

const WRITE_EVERY_MS = 10_000
const MOST_WAITING = 1_000
const LONGEST = 80

/** A search by words that found nothing; `unknown` are those that nothing was made of. */
export type NothingFound = {
  text: string
  language: Language
  unknown: string[]
  /** The emirate that was filtered by, else that of the logged-in garage; null where neither is known. */
  emirate: Emirate | null
}

/** Counts searches, and those that find nothing, in memory first, so that no search waits for it. */
export class FailedSearches {
  private waiting = new Map<string, FailedSearch>()
  private counts = { searches: 0, failed: 0 }
  private readonly timer: NodeJS.Timeout
  private readonly db: Executor
  private readonly onError: (error: unknown) => void

  constructor(db: Executor, onError: (error: unknown) => void) {
    this.db = db
    this.onError = onError
    this.timer = setInterval(() => void this.write(), WRITE_EVERY_MS).unref()
  }

  /** Counts a search by words; what it was for only where it found nothing. */
  count(nothingFound?: NothingFound): void {
    this.counts.searches++
    if (!nothingFound) return
    this.counts.failed++
    const { text, language, unknown, emirate } = nothingFound
    const counted = countable(text, unknown)
    if (counted === undefined) return
    const key = `${language} ${emirate} ${counted}`
    const known = this.waiting.get(key)
    if (known) known.searches++
    else if (this.waiting.size < MOST_WAITING)
      this.waiting.set(key, { text: counted, language, emirate, searches: 1 })
  }

  /** What is lost when the database is away is lost: these are statistics. */
  async write(): Promise<void> {
    const [failed, counts] = [[...this.waiting.values()], this.counts]
    this.waiting = new Map()
    this.counts = { searches: 0, failed: 0 }
    const day = uaeDay(new Date())
    if (failed.length > 0) await addFailedSearches(this.db, failed).catch(this.onError)
    if (counts.searches > 0) await addSearches(this.db, { day, ...counts }).catch(this.onError)
  }

  async close(): Promise<void> {
    clearInterval(this.timer)
    await this.write()
  }
}

/**
 * The text as it is counted; undefined where it may tell who searched: by a number or an address, or
 * by more words than one that mean nothing to us, names perhaps.
 */
export function countable(text: string, unknown: string[]): string | undefined {
  const plain = text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()
  if (plain === '' || plain.length > LONGEST || mayIdentify(plain)) return undefined
  if (unknown.length > 1 && !/^[a-z .,/-]*\d[a-z\d .,/-]*$/.test(plain)) return undefined
  return findVehicleNumber(text) ? undefined : plain
}
