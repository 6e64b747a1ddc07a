import type { CallbackStatus } from '#contract/callback-status.ts'
import type { NotificationKind } from '#contract/notification-kinds.ts'
import { announceTo } from '../platform/changes.ts'
import type { Executor } from '../platform/db.ts'
import { enqueue } from '../platform/jobs.ts'
import type { Fils } from '../platform/money.ts'
import * as store from './notification.store.ts'
import { SEND_NOTIFICATION } from './send-notification.ts'

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

/**
 * Stores a notification in the caller's transaction. A user has at most one unread notification per
 * kind and subject, and one in all per conversation: a further one replaces its content and becomes
 * the latest. E-mail and SMS go out after the commit, as the user's settings allow. Messages are not
 * announced: pages receive them anyway, and announcing makes commits wait for one another.
 */
export async function notify(tx: Executor, fields: NewNotification): Promise<void> {
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
}

/** Marks the notifications about a subject as read, because the user has it in view. */
export async function readAbout(
  tx: Executor,
  userNo: number,
  kind: NotificationKind,
  subject: string,
): Promise<void> {
  const wasUnread = await store.readAbout(tx, userNo, kind, subject)
  if (wasUnread && kind !== 'message') await announceTo(tx, [userNo])
}
