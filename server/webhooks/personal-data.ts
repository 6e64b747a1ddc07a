import type { PersonalData } from '../platform/personal-data.ts'
import { eraseDeliveries } from './delivery.store.ts'
import { eraseWebhooks, history } from './webhook.store.ts'

export const webhooksData: PersonalData = {
  export: (db, { no }) => ({ webhooks: history(db, no) }),
  async erase(db, { no }) {
    await eraseDeliveries(db, no)
    await eraseWebhooks(db, no)
  },
}
