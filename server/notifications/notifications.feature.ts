import type { Platform, Registered } from '../platform/feature.ts'
import { notify } from './notify.ts'
import { removeOld } from './notification.store.ts'
import { notificationsRoutes } from './notifications.routes.ts'
import { notificationsService, type NotificationsService } from './notifications.service.ts'
import { notificationsData } from './personal-data.ts'
import { SEND_NOTIFICATION, sendNotification } from './send-notification.ts'
import { orderMailTasks } from './send-order-mails.ts'
import { returnMailTasks } from './send-return-mails.ts'

type Deps = Pick<Platform, 'db' | 'limits' | 'origin'>

export function registerNotifications(
  deps: Deps,
): Registered<{ notifications: NotificationsService }> {
  return {
    services: { notifications: notificationsService(deps) },
    bindings: notificationsRoutes(deps),
    tasks: {
      [SEND_NOTIFICATION]: sendNotification(deps),
      ...orderMailTasks(deps),
      ...returnMailTasks(deps),
      'sweep-notifications': () => removeOld(deps.db),
    },
    schedules: [{ task: 'sweep-notifications', at: '41 3 * * *' }],
    personalData: notificationsData,
    async onAccountStepped(tx, { no, id }, step) {
      const status = step === 'suspend' ? 'suspended' : 'active'
      await notify(tx, { userNo: no, kind: 'account', subject: id, status })
      return undefined
    },
  }
}
