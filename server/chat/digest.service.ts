import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { sendLater } from '../accounts/messages.service.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import type { Executor } from '../platform/db.ts'
import { enqueue, isWaiting, type Task } from '../platform/jobs.ts'
import * as store from './digest.store.ts'
import { unreadMessages } from './messages/unread-messages.ts'

type Deps = {
  db: NodePgDatabase
  notifications: Pick<NotificationsService, 'mailTo'>
  /** The public address of the site, for links in mails. */
  origin: string
}

const UNREAD_DIGEST = 'unread-digest'
const AWAY_SECONDS = 15 * 60
const keyOf = (userNo: number) => `${UNREAD_DIGEST} ${userNo}`
const awayAfter = (time: number) => new Date(time + AWAY_SECONDS * 1_000)

export type DigestService = ReturnType<typeof digestService>

/** One mail about all unread messages of a user who has been away for a quarter of an hour. */
export function digestService({ db, notifications, origin }: Deps) {
  const reschedule = (tx: Executor, userNo: number, runAt: Date) =>
    enqueue(tx, UNREAD_DIGEST, { userNo }, { runAt, key: keyOf(userNo) })

  return {
    /**
     * Schedules the mail in the transaction that stores a message. Call it last: others who write to
     * the same user at this moment may wait for the commit.
     */
    async later(tx: Executor, receiverNo: number): Promise<void> {
      // Enqueueing a waiting job again would wake every worker, and such commits are serialised.
      if (await isWaiting(tx, keyOf(receiverNo))) return
      await reschedule(tx, receiverNo, awayAfter(Date.now()))
    },

    tasks: {
      [UNREAD_DIGEST]: ({ userNo }: { userNo: number }) =>
        db.transaction(async (tx) => {
          const rooms = await store.unreadRooms(tx, userNo)
          if (rooms.length === 0) return
          const seenAt = await store.connectedWithin(tx, userNo, AWAY_SECONDS)
          if (seenAt) return reschedule(tx, userNo, awayAfter(seenAt.getTime()))
          const mail = await notifications.mailTo(tx, userNo, 'message')
          if (!mail) return
          const { to, ...facts } = mail
          await sendLater(tx, { ...unreadMessages({ ...facts, origin, rooms }), to })
          await store.recordMailed(tx, userNo, rooms)
        }),
    } satisfies Record<string, Task>,
  }
}
