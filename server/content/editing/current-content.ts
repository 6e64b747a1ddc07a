import { contentSource } from '#contract/content-sources.ts'
import type { Change } from '../../platform/changes.ts'
import type { Executor } from '../../platform/db.ts'
import type { Log, Platform } from '../../platform/feature.ts'
import { oneReading } from '../../platform/one-reading.ts'
import { SkippedRows } from '../../platform/skipped-rows.ts'
import {
  contentOf,
  isContentTag,
  keyOf,
  rendered,
  tagOf,
  type Item,
  type Rendered,
} from '../content-items.ts'
import type { Content } from '../content.service.ts'
import type { DeliveredContent } from '../read-content.ts'
import * as store from './content-version.store.ts'

// Timers take no more than 24 days.
const LONGEST_WAIT_MS = 86_400_000
const RETRY_MS = 1_000
const TEXTS_AT_ONCE = 20

type Deps = { db: Executor; log: Log; delivered: DeliveredContent } & Pick<Platform, 'onChange'>

/**
 * What pages of this process show: the files of the release, and what operators made of them. It is read anew when an operator
 * changed something, and when a version comes into force, so that cached pages are made again. A version that can't be
 * read is logged, and leaves the file in force.
 */
export class CurrentContent {
  readonly reload: () => Promise<void>
  readonly delivered: DeliveredContent
  private readonly ofFiles: ReadonlyMap<string, Rendered>
  private shown: Content
  private versions = new Map<string, store.VersionInForce>()
  /** By the numbers of the versions that are in force; undefined for one that can't be read. */
  private texts = new Map<number, Rendered | undefined>()
  private timer: NodeJS.Timeout | undefined
  private closed = false
  private readonly deps: Deps
  private readonly skipped: SkippedRows

  constructor(deps: Deps) {
    this.deps = deps
    this.delivered = deps.delivered
    this.ofFiles = new Map(
      [...deps.delivered].map(([key, { id, source }]) => [key, rendered(id, source)]),
    )
    this.shown = contentOf(this.ofFiles.values())
    this.skipped = new SkippedRows((text, error) => deps.log(`content_version: ${text}`, error))
    this.reload = oneReading(() => this.read())
  }

  get content(): Content {
    return this.shown
  }

  /** Whether an operator has withdrawn an article. */
  isWithdrawn(articleId: string): boolean {
    return this.versionOf({ kind: 'article', id: articleId })?.step === 'withdrawn'
  }

  /** The version that is in force in this process; undefined where the file is. */
  versionOf(item: Item): store.VersionInForce | undefined {
    return this.versions.get(keyOf(item))
  }

  isUnreadable(item: Item): boolean {
    const version = this.versionOf(item)
    return version?.step === 'saved' && this.texts.get(version.no) === undefined
  }

  async apply(change: Change): Promise<void> {
    if ('all' in change || change.tags.some(isContentTag)) await this.reload()
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
  }

  private async read(): Promise<void> {
    const { db } = this.deps
    // First: what comes into force between the two readings is then in both, and not in neither.
    const scheduled = await store.scheduled(db)
    const versions = await store.inForce(db)
    await this.readTexts(versions)
    this.versions = new Map(
      versions.map((version) => [keyOf({ kind: version.kind, id: version.item }), version]),
    )
    this.shown = contentOf(this.items())
    clearTimeout(this.timer)
    const [next] = scheduled
    if (!next) return
    const tags = [...new Set(scheduled.map(tagOf))]
    this.renewIn(Math.min(Math.max(next.inMs, 0) + 1, LONGEST_WAIT_MS), { tags, listings: [] })
  }

  /** Reads and renders what isn't there yet. */
  private async readTexts(versions: store.VersionInForce[]): Promise<void> {
    const saved = versions.filter(({ step }) => step === 'saved')
    const texts = new Map(saved.map(({ no }) => [no, this.texts.get(no)]))
    const missing = saved.filter(({ no }) => !this.texts.has(no))
    for (let i = 0; i < missing.length; i += TEXTS_AT_ONCE) {
      const some = missing.slice(i, i + TEXTS_AT_ONCE)
      const found = await store.textsOf(
        this.deps.db,
        some.map(({ no }) => no),
      )
      const contents = new Map(found.map(({ no, content }) => [no, content]))
      for (const version of some) texts.set(version.no, this.render(version, contents))
    }
    this.texts = texts
  }

  private render({ no, kind, item }: store.VersionInForce, contents: Map<number, unknown>) {
    try {
      const source = contentSource.parse(contents.get(no))
      if (source.kind !== kind) throw new Error(`a text of ${source.kind} is one of ${kind}`)
      return rendered(item, source)
    } catch (error) {
      this.skipped.add(no, error)
      return undefined
    }
  }

  private items(): Rendered[] {
    const items = new Map(this.ofFiles)
    for (const [key, { no, kind, step, firstDate }] of this.versions) {
      // A page that this release doesn't have, or a kind of another one.
      if (kind !== 'article' && !items.has(key)) continue
      const file = items.get(key)
      const text = step === 'saved' ? this.texts.get(no) : undefined
      if (step === 'withdrawn') items.delete(key)
      else if (text) items.set(key, announcedFirst(text, file, firstDate))
    }
    return [...items.values()]
  }

  private renewIn(wait: number, change: Change): void {
    clearTimeout(this.timer)
    if (this.closed) return
    this.timer = setTimeout(() => void this.renew(change), wait)
    this.timer.unref()
  }

  private async renew(change: Change): Promise<void> {
    try {
      await this.deps.onChange(change)
    } catch (error) {
      this.deps.log('content could not be read at the time that a version comes into force', error)
      this.renewIn(RETRY_MS, change)
    }
  }
}

/** An article that was changed is as new as it was at first. */
function announcedFirst(text: Rendered, file: Rendered | undefined, firstDate: string | null) {
  if (text.kind !== 'article') return text
  for (const article of Object.values(text.texts))
    article.announced =
      (file?.kind === 'article' ? file.texts.en.announced : firstDate) ?? article.announced
  return text
}
