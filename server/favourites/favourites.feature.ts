import type { CatalogService } from '../catalog/catalog.service.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import type { Platform, Registered } from '../platform/feature.ts'
import { favouritesRoutes } from './favourites.routes.ts'
import { favouritesService, type FavouritesService } from './favourites.service.ts'
import { favouritesData } from './personal-data.store.ts'

type Deps = Pick<Platform, 'db' | 'limits' | 'onChange'> & {
  catalog: CatalogService
  notifications: NotificationsService
}

export function registerFavourites(deps: Deps): Registered<{ favourites: FavouritesService }> {
  const favourites = favouritesService(deps)
  return {
    services: { favourites },
    bindings: favouritesRoutes(favourites),
    tasks: favourites.tasks,
    schedules: favourites.schedules,
    personalData: favouritesData,
  }
}
