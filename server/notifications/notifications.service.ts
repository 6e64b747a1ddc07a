import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { ReplyOf } from '#contract/api.ts'
import type { CallbackStatus, MailKind, NotificationKind } from '#contract/talking.ts'
import type { Caller } from '../platform/api/caller.ts'
import { announceTo } from '../platform/changes.ts'
import type { Executor } from '../platform/db.ts'
import { enqueue, type Schedule, type Task } from '../platform/jobs.ts'
import type { Fils } from '../platform/money.ts'
import { offsetOf, type Page } from '../platform/paging.ts'
import type { RateLimits } from '../platform/rate-limits.ts'
import { presentNotification } from './notification.present.ts'
import * as store from './notification.store.ts'
import { settingsService } from './settings.service.ts'
import { TELL_OUTSIDE, tellOutside } from './tell-outside.ts'

/**
 * What happened to somebody. `subject` is the id of what it is about: the room, the call-back, the
 * listing. Names are not stored with it: it outlives the account that caused it.
 */
export type Told = {
  userNo: number
  kind: NotificationKind
  subject: string
  listingNo?: number
  status?: CallbackStatus
  was?: Fils
  now?: Fils
}

export type NotificationParts = { db: NodePgDatabase; limits: Pick<RateLimits, 'take' | 'takeAll'> }

export type NotificationsService = ReturnType<typeof notificationsService>

/**
 * What happened to people while they may have been elsewhere: the door of this feature. `origin` is
 * where visitors reach us, for links in mails.
 */
export function notificationsService(
  { db, limits }: NotificationParts,
  { origin }: { origin: string },
) {
  const settings = settingsService({ db, limits, origin })
  return {
    settings,

    /**
     * Tells somebody in the transaction of what happened. Of a kind and subject he has one that is
     * unread, of a conversation one in all: told again, it says the newer and is the latest. What his settings want goes out by
     * e-mail and SMS after the commit. Of messages his pages hear anyway: announcing makes commits
     * wait for one another, and messages are many.
     */
    async tell(tx: Executor, told: Told): Promise<void> {
      const { userNo, kind, subject } = told
      const said = {
        listingNo: told.listingNo ?? null,
        status: told.status ?? null,
        wasFils: told.was ?? null,
        nowFils: told.now ?? null,
      }
      const id = await store.put(tx, { userNo, kind, subject }, said)
      if (kind !== 'message') await announceTo(tx, [userNo])
      if (kind === 'callback' || kind === 'price_drop')
        await enqueue(tx, TELL_OUTSIDE, { id }, { key: `${TELL_OUTSIDE} ${id}` })
    },

    /** What it was about is in sight now, so there is nothing left to tell. */
    async readAbout(
      tx: Executor,
      userNo: number,
      kind: NotificationKind,
      subject: string,
    ): Promise<void> {
      const wasUnread = await store.readAbout(tx, userNo, kind, subject)
      if (wasUnread && kind !== 'message') await announceTo(tx, [userNo])
    },

    async page(page: Page, { caller }: { caller: Caller }): Promise<ReplyOf<'getNotifications'>> {
      const [rows, { unread, total }] = await Promise.all([
        store.latest(db, caller.no, offsetOf(page)),
        store.counts(db, caller.no),
      ])
      const pages = Math.ceil(total / page.limit)
      return {
        notifications: rows.map(presentNotification),
        ...{ unread, total, page: page.page, pages },
      }
    },

    /** Those of others, and those that are gone, are left out in silence. */
    async read(
      { ids = [], all = false }: { ids?: string[]; all?: boolean },
      { caller }: { caller: Caller },
    ): Promise<{ unread: number }> {
      await db.transaction(async (tx) => {
        if (await store.read(tx, caller.no, all ? 'all' : ids)) await announceTo(tx, [caller.no])
      })
      const { unread } = await store.counts(db, caller.no)
      return { unread }
    },

    /** Whom to write to, and how he stops it; undefined when he doesn't want it or is leaving. */
    mailTo: (tx: Executor, userNo: number, kind: MailKind) => settings.mailTo(tx, userNo, kind),

    tasks: {
      [TELL_OUTSIDE]: tellOutside({ db, limits, origin, settings }),
      'sweep-notifications': () => store.removeOld(db),
    } satisfies Record<string, Task>,
    schedules: [{ task: 'sweep-notifications', at: '41 3 * * *' }] satisfies Schedule[],
  }
}
