import { eq } from 'drizzle-orm'
import { eraseRows, type PersonalData } from '../platform/personal-data.ts'
import { history } from './notification.store.ts'
import { notification, notificationSetting } from './notification.tables.ts'
import { storedSettings } from './setting.store.ts'

/** What a person was told. What others were told of the person names nobody once the person is gone. */
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
