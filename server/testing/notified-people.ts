import { sql } from 'drizzle-orm'
import { callback } from '../callbacks/callback.tables.ts'
import { insertListings } from '../catalog/new-listings.ts'
import { room } from '../chat/chat.tables.ts'
import { newId } from '../platform/id.ts'
import type { Message } from '../platform/messages/message.ts'
import type { Caller, Client } from '../platform/api/caller.ts'
import type { Page } from '../platform/paging.ts'
import { RateLimits } from '../platform/rate-limits.ts'
import { ownDatabase } from './database.ts'
import { makeSeller, newListing, type ListingWords } from './factories.ts'
import { queued } from './queued.ts'
import { getNotifications, readNotifications } from '../notifications/get-notifications.ts'
import { removeOld } from '../notifications/notification.store.ts'
import { notificationsService } from '../notifications/notifications.service.ts'
import { SEND_NOTIFICATION, sendNotification } from '../notifications/send-notification.ts'
import {
  getNotificationSettings,
  setNotificationSettings,
  unsubscribe,
} from '../notifications/settings.ts'

export const origin = 'https://ghiyar.test'

type By = { caller: Caller }
type Asked = Partial<typeof callback.$inferInsert>

/** A seller with a listing, a buyer who asks about it, and the services; jobs run on demand. */
export async function notifiedPeople(words: ListingWords = {}) {
  const database = await ownDatabase('empty')
  const { db } = database
  const limits = new RateLimits({ processes: 1, perAddress: 1, log: () => undefined })
  const deps = { db, limits, origin }
  const notifications = {
    ...notificationsService(deps),
    page: (page: Page, by: By) => getNotifications(deps, page, by),
    read: (input: Parameters<typeof readNotifications>[1], by: By) =>
      readNotifications(deps, input, by),
    settings: {
      get: (by: By) => getNotificationSettings(deps, by),
      set: (wanted: Parameters<typeof setNotificationSettings>[1], by: By) =>
        setNotificationSettings(deps, wanted, by),
      stop: (link: Parameters<typeof unsubscribe>[1], by: { client: Client }) =>
        unsubscribe(deps, link, by),
    },
    tasks: {
      [SEND_NOTIFICATION]: sendNotification(deps),
      'sweep-notifications': () => removeOld(db),
    },
  }
  const [seller, buyer] = [await makeSeller(db), await makeSeller(db)]
  const [written] = await insertListings(db, [
    await newListing(db, { sellerNo: seller.no, sku: '04465-0K020', ...words }),
  ])
  const listingNo = written!.no
  const sent = async () =>
    (await queued<Message>(database, 'send-message')).map(({ payload }) => payload)
  return {
    database,
    db,
    notifications,
    seller,
    buyer,
    listingNo,
    sent,
    caller: (who: { no: number; id: string }): { caller: Caller } => ({
      caller: { no: who.no, id: who.id, role: 'SELLER', session: newId() },
    }),

    /** Updates a user's row by a SQL assignment such as "language = 'ar'". */
    change: (who: { no: number }, words: string) =>
      db.execute(sql`update "user" set ${sql.raw(words)} where no = ${who.no}`),

    async askedToCall(fields: Asked = {}): Promise<string> {
      const id = newId()
      const people = { listingNo, sellerNo: seller.no, buyerNo: buyer.no }
      const request = {
        name: 'Al Noor Garage',
        phone: '+971501234567',
        note: '',
        preferred: 'soon',
      }
      await db.insert(callback).values({ id, ...people, ...request, ...fields })
      return id
    },

    async makeRoom(): Promise<string> {
      const id = newId()
      await db.insert(room).values({ id, listingNo, sellerNo: seller.no, buyerNo: buyer.no })
      return id
    },

    /** Runs the queued jobs that send notifications by e-mail and SMS. */
    async sendNotifications(): Promise<void> {
      for (const { payload } of await queued<{ id: string }>(database, 'tell-outside'))
        await notifications.tasks['tell-outside'](payload as never)
    },
  }
}
