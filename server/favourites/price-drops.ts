import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Told } from '../notifications/notifications.service.ts'
import { allowLonger, type Executor } from '../platform/db.ts'
import { takeDrops } from './price-drop.store.ts'

/** Tells somebody of what happened while he may have been elsewhere. */
export type Notifications = { tell(tx: Executor, told: Told): Promise<void> }

// They stay locked until all of them are told of.
const AT_ONCE = 100

/** Tells everybody whose favourites became cheaper; each drop once. */
export async function tellPriceDrops(
  { db, notifications }: { db: NodePgDatabase; notifications: Notifications },
  atOnce = AT_ONCE,
): Promise<void> {
  for (let taken = atOnce; taken === atOnce;)
    taken = await db.transaction(async (tx) => {
      await allowLonger(tx)
      const drops = await takeDrops(tx, atOnce)
      // In one order, as whoever reads them locks them.
      drops.sort((a, b) => a.userNo - b.userNo || (a.listingId < b.listingId ? -1 : 1))
      for (const { listingId, ...drop } of drops)
        await notifications.tell(tx, { ...drop, kind: 'price_drop', subject: listingId })
      return drops.length
    })
}
