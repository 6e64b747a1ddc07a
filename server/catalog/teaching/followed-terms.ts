import type { Change } from '../../platform/changes.ts'
import type { Executor } from '../../platform/db.ts'
import type { Log } from '../../platform/feature.ts'
import { oneReading } from '../../platform/one-reading.ts'
import { SkippedRows } from '../../platform/skipped-rows.ts'
import type { Reference } from '../reference.ts'
import type { TaughtPhrase } from '../understanding/taught-phrases.ts'
import type { Understanding } from '../understanding/understanding.ts'
import { readableTerm } from './readable-term.ts'
import { meaningReader } from './meanings.ts'
import * as store from './term.store.ts'

/** The tag of a change of what is taught. */
export const VOCABULARY = 'vocabulary'

/**
 * Keeps what operators taught in the understanding of this process. Terms are read anew whenever one
 * was taught or withdrawn; a row that can't be read is skipped, counted and logged. A term that the files
 * of this release have is left to them, and marked.
 */
export class FollowedTerms {
  readonly skipped: SkippedRows
  phrases: readonly TaughtPhrase[] = []
  readonly reload = oneReading(() => this.read())
  private known = new Map<number, TaughtPhrase>()
  private readonly db: Executor
  private readonly understanding: Understanding
  private readonly senseOf: ReturnType<typeof meaningReader>['senseOf']

  constructor(deps: {
    db: Executor
    reference: Reference
    understanding: Understanding
    log: Log
  }) {
    this.db = deps.db
    this.understanding = deps.understanding
    this.senseOf = meaningReader(deps.reference).senseOf
    this.skipped = new SkippedRows((message, error) =>
      deps.log(`vocabulary_term: ${message}`, error),
    )
  }

  async apply(change: Change): Promise<void> {
    if ('all' in change || change.tags.includes(VOCABULARY)) await this.reload()
  }

  private async read(): Promise<void> {
    const rows = await store.loadTerms(this.db)
    const known = new Map<number, TaughtPhrase>()
    const inFiles: number[] = []
    this.skipped.clear()
    for (const row of rows) {
      const before = this.known.get(row.no)
      if (before) known.set(row.no, before)
      else if (this.isInFiles(row.text)) {
        if (row.state === 'active') inFiles.push(row.no)
      } else this.put(known, row)
    }
    this.known = known
    this.phrases = [...known.values()]
    this.understanding.teach(this.understanding.phrasesOf(this.phrases))
    await store.setExported(this.db, inFiles)
  }

  private put(known: Map<number, TaughtPhrase>, row: store.LoadedTerm): void {
    try {
      if (readableTerm(row.text) === undefined) throw new Error('it has no words')
      known.set(row.no, { text: row.text, sense: this.senseOf(row.meanings) })
    } catch (error) {
      this.skipped.add(row.no, error)
    }
  }

  /** Sellers may call a brand anything. */
  private isInFiles(text: string): boolean {
    const meaning = this.understanding.meaningOf(text)
    return meaning !== undefined && meaning.kind !== 'brand'
  }
}
