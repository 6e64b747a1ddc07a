import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { ReplyOf } from '#contract/api.ts'
import type { CallbackStatus } from '#contract/callback-status.ts'
import type { MailKind, NotificationKind } from '#contract/notification-kinds.ts'
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
import { SEND_NOTIFICATION, sendNotification } from './send-notification.ts'

/**
 * Something that happened to a user. `subject` is the id of the room, call-back or listing that it is
 * about. It stores no names, because it outlives the account that caused it.
 */
export type NewNotification = {
  userNo: number
  kind: NotificationKind
  subject: string
  listingNo?: number
  status?: CallbackStatus
  was?: Fils
  now?: Fils
}

export type NotificationDeps = { db: NodePgDatabase; limits: Pick<RateLimits, 'take' | 'takeAll'> }

export type NotificationsService = ReturnType<typeof notificationsService>

/**
 * What happened to users while they may have been elsewhere: the entry point of this feature. `origin`
 * is the public address of the site, for links in mails.
 */
export function notificationsService(
  { db, limits }: NotificationDeps,
  { origin }: { origin: string },
) {
  const settings = settingsService({ db, limits, origin })
  return {
    settings,

    /**
     * Stores a notification in the caller's transaction. A user has at most one unread notification per
     * kind and subject, and one in all per conversation: a further one replaces its content and becomes
     * the latest. E-mail and SMS go out after the commit, as the user's settings allow. Messages are not
     * announced: pages receive them anyway, and announcing makes commits wait for one another.
     */
    async notify(tx: Executor, fields: NewNotification): Promise<void> {
      const { userNo, kind, subject } = fields
      const details = {
        listingNo: fields.listingNo ?? null,
        status: fields.status ?? null,
        wasFils: fields.was ?? null,
        nowFils: fields.now ?? null,
      }
      const id = await store.upsert(tx, { userNo, kind, subject }, details)
      if (kind !== 'message') await announceTo(tx, [userNo])
      if (kind === 'callback' || kind === 'price_drop')
        await enqueue(tx, SEND_NOTIFICATION, { id }, { key: `${SEND_NOTIFICATION} ${id}` })
    },

    /** Marks the notifications about a subject as read, because the user has it in view. */
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

    /** Ids of other users' notifications, and of removed ones, are ignored. */
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

    /** The recipient and the unsubscribe link; undefined when the user switched it off or is leaving. */
    mailTo: (tx: Executor, userNo: number, kind: MailKind) => settings.mailTo(tx, userNo, kind),

    tasks: {
      [SEND_NOTIFICATION]: sendNotification({ db, limits, origin, settings }),
      'sweep-notifications': () => store.removeOld(db),
    } satisfies Record<string, Task>,
    schedules: [{ task: 'sweep-notifications', at: '41 3 * * *' }] satisfies Schedule[],
  }
}
