import type { EndpointName } from '#contract/addresses.ts'
import { accountsRoutes, outboxRoutes } from './accounts/accounts.routes.ts'
import { callbacksRoutes } from './callbacks/callbacks.routes.ts'
import { carListingRoutes } from './catalog/car-listing.routes.ts'
import { catalogRoutes } from './catalog/catalog.routes.ts'
import { chatRoutes } from './chat/chat.routes.ts'
import { contactRoutes } from './content/contact.routes.ts'
import { contentRoutes } from './content/content.routes.ts'
import { newsletterRoutes } from './content/newsletter.routes.ts'
import { favouritesRoutes } from './favourites/favourites.routes.ts'
import { notificationsRoutes } from './notifications/notifications.routes.ts'
import { sellersRoutes } from './sellers/sellers.routes.ts'
import { dashboardRoutes } from './selling/dashboard.routes.ts'
import { importRoutes } from './selling/import.routes.ts'
import { sellingRoutes } from './selling/selling.routes.ts'
import type { SellingService } from './selling/selling.service.ts'
import type { Binding } from './platform/api/binding.ts'

type Services = {
  accounts: Of<typeof accountsRoutes>
  catalog: Of<typeof catalogRoutes>
  trade: Parameters<typeof catalogRoutes>[1]
  cars: Of<typeof carListingRoutes>
  sellers: Of<typeof sellersRoutes>
  selling: SellingService
  favourites: Of<typeof favouritesRoutes>
  callbacks: Of<typeof callbacksRoutes>
  chat: Of<typeof chatRoutes>
  notifications: Of<typeof notificationsRoutes>
  content: Of<typeof contentRoutes>
  contact: Of<typeof contactRoutes>
  newsletter: Of<typeof newsletterRoutes>
}
type Of<Routes extends (service: never, ...rest: never[]) => unknown> = Parameters<Routes>[0]

/** Every endpoint by its name, bound to the service that answers it. */
export function bindingsOf(
  services: Services,
  { demo }: { demo: boolean },
): Map<EndpointName, Binding> {
  const { accounts, catalog, trade, selling } = services
  const bindings = [
    ...accountsRoutes(accounts),
    ...(demo ? outboxRoutes(accounts) : []),
    ...catalogRoutes(catalog, trade),
    ...carListingRoutes(services.cars),
    ...sellersRoutes(services.sellers),
    ...sellingRoutes(selling),
    ...importRoutes(selling),
    ...dashboardRoutes(selling.dashboard, selling.interest),
    ...favouritesRoutes(services.favourites),
    ...callbacksRoutes(services.callbacks),
    ...chatRoutes(services.chat),
    ...notificationsRoutes(services.notifications),
    ...contentRoutes(services.content),
    ...contactRoutes(services.contact),
    ...newsletterRoutes(services.newsletter),
  ]
  return new Map(bindings.map((binding) => [binding.endpoint.name, binding]))
}
