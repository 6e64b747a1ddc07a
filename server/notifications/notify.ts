import type { AccountState } from '#contract/account-status.ts'
import type { CallbackStatus } from '#contract/callback-status.ts'
import type { CreditNotice } from '#contract/credit-status.ts'
import type { Fils } from '#contract/money.ts'
import type { SellerOrderState } from '#contract/order-status.ts'
import type { PayoutState } from '#contract/payout-status.ts'
import type { ReturnState } from '#contract/return-status.ts'
import type { SellerStatus } from '#contract/seller-status.ts'
import type { NotificationKind, TransferNewsKind } from '#contract/notification-kinds.ts'
import { announceTo } from '../platform/changes.ts'
import type { Executor } from '../platform/db.ts'
import { enqueueAll } from '../platform/jobs.ts'
import * as store from './notification.store.ts'
import { SEND_NOTIFICATION } from './send-notification.ts'
import { SEND_ORDER_STEP } from './send-order-mails.ts'
import { SEND_RETURN_STEP } from './send-return-mails.ts'

/**
 * Something that happened to a user. `subject` is the id of the room, call-back, listing, seller order,
 * payout or credit that it is about. It stores no names, because it outlives the account that caused it.
 */
export type NewNotification = {
  userNo: number
  kind: NotificationKind
  subject: string
  listingNo?: number
  status?:
    | AccountState
    | CallbackStatus
    | SellerOrderState
    | ReturnState
    | PayoutState
    | CreditNotice
    | SellerStatus
    | TransferNewsKind
  was?: Fils
  now?: Fils
}

/**
 * Stores notifications in the caller's transaction. A user has at most one unread notification per
 * kind and subject, and one in all per conversation: a further one replaces its content and becomes
 * the latest. E-mail and SMS go out after the commit, as the user's settings allow. Messages are not
 * announced: pages receive them anyway, and announcing makes commits wait for one another.
 */
export async function notify(tx: Executor, ...all: NewNotification[]): Promise<void> {
  const stored = await store.upsert(
    tx,
    all.map(({ was: wasFils, now: nowFils, ...row }) => ({ ...row, wasFils, nowFils })),
  )
  const seen = all.filter(({ kind }) => kind !== 'message')
  await announceTo(tx, [...new Set(seen.map(({ userNo }) => userNo))])
  await enqueueAll(
    tx,
    stored.flatMap(({ id, ...row }) => {
      const task = taskFor(row)
      return task ? [{ task, payload: { id }, key: `${task} ${id}` }] : []
    }),
  )
}

/** What sends a notification beside the bell; `sendPlacedLater` mails all sides what was ordered. */
function taskFor({ kind, status }: Pick<NewNotification, 'kind'> & { status: string | null }) {
  if (kind === 'callback' || kind === 'price_drop') return SEND_NOTIFICATION
  if (kind === 'return' || kind === 'return_status') return SEND_RETURN_STEP
  const isStep = (kind === 'order' || kind === 'order_status') && status !== 'placed'
  return isStep ? SEND_ORDER_STEP : undefined
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
