import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { sendLater } from '../accounts/messages.service.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import type { Executor } from '../platform/db.ts'
import { enqueue, isHeldBack, type Task } from '../platform/jobs.ts'
import * as store from './digest.store.ts'
import { unreadMessages } from './messages/unread-messages.ts'

type Parts = {
  db: NodePgDatabase
  notifications: Pick<NotificationsService, 'mailTo'>
  /** Where visitors reach us, for links in mails. */
  origin: string
}

const UNREAD_DIGEST = 'unread-digest'
const AWAY_SECONDS = 15 * 60
const keyOf = (userNo: number) => `${UNREAD_DIGEST} ${userNo}`
const awayFrom = (time: number) => new Date(time + AWAY_SECONDS * 1_000)

export type DigestService = ReturnType<typeof digestService>

/** One mail about all that somebody hasn't read, when he has been away for a quarter of an hour. */
export function digestService({ db, notifications, origin }: Parts) {
  const lookAgain = (tx: Executor, userNo: number, runAt: Date) =>
    enqueue(tx, UNREAD_DIGEST, { userNo }, { runAt, key: keyOf(userNo) })

  return {
    /**
     * Says that a message was stored for somebody, in its transaction; best as its last statement,
     * since others who write to him at this moment may wait for the commit.
     */
    async later(tx: Executor, receiverNo: number): Promise<void> {
      // Asking again for what waits would wake every worker, and commits that wake go one by one.
      if (await isHeldBack(tx, keyOf(receiverNo))) return
      await lookAgain(tx, receiverNo, awayFrom(Date.now()))
    },

    tasks: {
      [UNREAD_DIGEST]: ({ userNo }: { userNo: number }) =>
        db.transaction(async (tx) => {
          const rooms = await store.unreadRooms(tx, userNo)
          if (rooms.length === 0) return
          const seenAt = await store.connectedWithin(tx, userNo, AWAY_SECONDS)
          if (seenAt) return lookAgain(tx, userNo, awayFrom(seenAt.getTime()))
          const mail = await notifications.mailTo(tx, userNo, 'message')
          if (!mail) return
          const { to, ...facts } = mail
          await sendLater(tx, { ...unreadMessages({ ...facts, origin, rooms }), to })
          await store.markMailed(tx, userNo, rooms)
        }),
    } satisfies Record<string, Task>,
  }
}
