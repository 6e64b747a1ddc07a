import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { NewNotification } from '../notifications/notifications.service.ts'
import { allowLonger, type Executor } from '../platform/db.ts'
import { takeDrops } from './price-drop.store.ts'

export type Notifications = { notify(tx: Executor, ...all: NewNotification[]): Promise<void> }

// A batch stays locked until all its notifications are stored.
const AT_ONCE = 100

/** Notifies the owners of favourites whose price dropped, once per drop. */
export async function notifyPriceDrops(
  { db, notifications }: { db: NodePgDatabase; notifications: Notifications },
  atOnce = AT_ONCE,
): Promise<void> {
  for (let taken = atOnce; taken === atOnce;)
    taken = await db.transaction(async (tx) => {
      await allowLonger(tx)
      const drops = await takeDrops(tx, atOnce)
      // Reading notifications locks them in this order, too: this prevents deadlocks.
      drops.sort((a, b) => a.userNo - b.userNo || (a.listingId < b.listingId ? -1 : 1))
      await notifications.notify(
        tx,
        ...drops.map(({ listingId: subject, ...drop }) => ({
          ...{ ...drop, subject, kind: 'price_drop' as const },
        })),
      )
      return drops.length
    })
}
