import { eq } from 'drizzle-orm'
import { eraseRows, type PersonalData } from '../platform/personal-data.ts'
import { history } from './notification.store.ts'
import { notification, notificationSetting } from './notification.tables.ts'
import { storedSettings } from './setting.store.ts'

/** A user's notifications. Those of others about the user lose the name with the account. */
export const notificationsData: PersonalData = {
  export: (db, { no }) => ({
    notifications: async () => (await storedSettings(db, no)) ?? null,
    notificationHistory: history(db, no),
  }),
  async erase(db, { no }) {
    await eraseRows(db, notification, eq(notification.userNo, no))
    await eraseRows(db, notificationSetting, eq(notificationSetting.userNo, no))
  },
}
