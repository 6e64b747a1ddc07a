import type { CatalogService } from '../catalog/catalog.service.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import type { Platform, Registered } from '../platform/feature.ts'
import { forgetTakenOff } from './favourite.store.ts'
import { favouritesRoutes } from './favourites.routes.ts'
import { favouritesService, type FavouritesService } from './favourites.service.ts'
import { favouritesData } from './personal-data.store.ts'
import { notifyPriceDrops } from './price-drops.ts'

type Deps = Pick<Platform, 'db' | 'limits' | 'onChange'> & {
  catalog: CatalogService
  notifications: NotificationsService
}

export function registerFavourites(deps: Deps): Registered<{ favourites: FavouritesService }> {
  return {
    services: { favourites: favouritesService(deps) },
    bindings: favouritesRoutes(deps),
    tasks: {
      async 'tell-price-drops'() {
        await forgetTakenOff(deps.db)
        await notifyPriceDrops(deps)
      },
    },
    schedules: [{ task: 'tell-price-drops', at: '*/5 * * * *' }],
    personalData: favouritesData,
  }
}
