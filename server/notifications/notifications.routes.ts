import { bind } from '../platform/api/binding.ts'
import type { NotificationsService } from './notifications.service.ts'

export const notificationsRoutes = ({ page, read, settings }: NotificationsService) => [
  bind('getNotifications', (input, by) => page(input, by)),
  bind('readNotifications', (input, by) => read(input, by)),
  bind('getNotificationSettings', (_, by) => settings.get(by)),
  bind('setNotificationSettings', (input, by) => settings.set(input, by)),
  bind('unsubscribe', (input, by) => settings.stop(input, by)),
]
