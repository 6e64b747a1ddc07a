import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { CatalogService } from '../catalog/catalog.service.ts'
import type { Change } from '../platform/changes.ts'
import type { RateLimits } from '../platform/rate-limits.ts'
import type { Notifications } from './price-drops.ts'

/** What the functions of favourites are given. */
export type FavouritesDeps = {
  db: NodePgDatabase
  catalog: Pick<CatalogService, 'listings'>
  limits: Pick<RateLimits, 'take'>
  notifications: Notifications
  /** Applies the change to this process's caches before the reply is sent. */
  onChange: (change: Change) => Promise<void>
}
