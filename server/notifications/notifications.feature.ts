import type { Platform, Registered } from '../platform/feature.ts'
import { notificationsRoutes } from './notifications.routes.ts'
import { notificationsService, type NotificationsService } from './notifications.service.ts'
import { notificationsData } from './personal-data.ts'

type Deps = Pick<Platform, 'db' | 'limits' | 'origin'>

export function registerNotifications(
  deps: Deps,
): Registered<{ notifications: NotificationsService }> {
  const notifications = notificationsService(deps, deps)
  return {
    services: { notifications },
    bindings: notificationsRoutes(notifications),
    tasks: notifications.tasks,
    schedules: notifications.schedules,
    personalData: notificationsData,
  }
}
