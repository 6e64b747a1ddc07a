import type { Platform, Registered } from '../platform/feature.ts'
import { listedFiles } from '../platform/sitemap.ts'
import { sellersRoutes } from './sellers.routes.ts'
import { sellersService, type SellersService } from './sellers.service.ts'

export function registerSellers({
  db,
  env,
}: Pick<Platform, 'db' | 'env'>): Registered<{ sellers: SellersService }> {
  const sellers = sellersService(db, { demo: env.DEMO })
  return {
    services: { sellers },
    bindings: sellersRoutes(sellers),
    sitemap: {
      files: [listedFiles('sellers', sellers.sitemapIds, (id) => `/seller-details/${id}`)],
    },
  }
}
