import { bannerAudiences } from '#contract/banner-kinds.ts'
import type { Language } from '#contract/language.ts'
import type { Change } from '../../platform/changes.ts'
import type { Executor } from '../../platform/db.ts'
import type { Log, Platform } from '../../platform/feature.ts'
import { oneReading } from '../../platform/one-reading.ts'
import * as store from './banner.store.ts'
import { bannerHtml } from './banner-html.ts'

/** The tag of pages, all of which have the banners. */
export const BANNERS = 'banners'
export const bannersChanged = { tags: [BANNERS], listings: [] } satisfies Change

// Timers take no more than 24 days.
const LONGEST_WAIT_MS = 86_400_000
const RETRY_MS = 1_000

type Deps = { db: Executor; log: Log } & Pick<Platform, 'onChange'>

/**
 * The banners that pages of this process have: read anew when an operator changed one, and when one begins or ends by
 * its times, so that cached pages are made again.
 */
export class ShownBanners {
  readonly reload: () => Promise<void>
  private open: store.BannerRow[] = []
  private timer: NodeJS.Timeout | undefined
  private closed = false
  private readonly deps: Deps

  constructor(deps: Deps) {
    this.deps = deps
    this.reload = oneReading(() => this.read())
  }

  async apply(change: Change): Promise<void> {
    if ('all' in change || change.tags.includes(BANNERS)) await this.reload()
  }

  /** Of each audience the banner that began last; the script that carries the nonce chooses in the browser. */
  html(language: Language, nonce: string): string {
    const now = Date.now()
    const shown = this.open.filter(
      ({ startsAt, endsAt }) => startsAt.getTime() <= now && (!endsAt || endsAt.getTime() > now),
    )
    return bannerAudiences
      .flatMap((audience) => shown.find((each) => each.audience === audience) ?? [])
      .map((banner) => bannerHtml(banner, language, nonce))
      .join('')
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
  }

  private async read(): Promise<void> {
    this.open = await store.openBanners(this.deps.db)
    clearTimeout(this.timer)
    const now = Date.now()
    const moments = this.open
      .flatMap(({ startsAt, endsAt }) => [startsAt.getTime(), endsAt?.getTime() ?? 0])
      .filter((moment) => moment > now)
    if (moments.length === 0) return
    this.renewIn(Math.min(Math.min(...moments) - now + 1, LONGEST_WAIT_MS))
  }

  private renewIn(wait: number): void {
    clearTimeout(this.timer)
    if (this.closed) return
    this.timer = setTimeout(() => void this.renew(), wait)
    this.timer.unref()
  }

  private async renew(): Promise<void> {
    try {
      await this.deps.onChange(bannersChanged)
    } catch (error) {
      this.deps.log('banners could not be read at the time that one begins or ends', error)
      this.renewIn(RETRY_MS)
    }
  }
}
