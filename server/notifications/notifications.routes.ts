import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { bind } from '../platform/api/binding.ts'
import type { RateLimits } from '../platform/rate-limits.ts'
import { getNotifications, readNotifications } from './get-notifications.ts'
import { getNotificationSettings, setNotificationSettings, unsubscribe } from './settings.ts'

type Deps = { db: NodePgDatabase; limits: Pick<RateLimits, 'take'> }

export const notificationsRoutes = (deps: Deps) => [
  bind('getNotifications', (input, by) => getNotifications(deps, input, by)),
  bind('readNotifications', (input, by) => readNotifications(deps, input, by)),
  bind('getNotificationSettings', (_, by) => getNotificationSettings(deps, by)),
  bind('setNotificationSettings', (input, by) => setNotificationSettings(deps, input, by)),
  bind('unsubscribe', (input, by) => unsubscribe(deps, input, by)),
]
