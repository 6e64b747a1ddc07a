import type { CatalogService } from '../catalog/catalog.service.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import type { Platform, Registered } from '../platform/feature.ts'
import { callbacksRoutes } from './callbacks.routes.ts'
import { callbacksData } from './personal-data.store.ts'

type Deps = Pick<Platform, 'db' | 'limits' | 'phoneCheck'> & {
  catalog: CatalogService
  notifications: NotificationsService
}

export function registerCallbacks(deps: Deps): Registered<object> {
  return {
    services: {},
    bindings: callbacksRoutes(deps),
    personalData: callbacksData,
  }
}
