import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { StockService } from '../catalog/stock.service.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import type { Caller, Client } from '../platform/api/caller.ts'
import type { RateLimits } from '../platform/rate-limits.ts'

/** What the functions of reports are given. */
export type ReportsDeps = {
  db: NodePgDatabase
  limits: Pick<RateLimits, 'take'>
  notifications: Pick<NotificationsService, 'notify'>
  stock: Pick<StockService, 'hide' | 'show' | 'follow'>
  /** The public address of the site, for links in mails. */
  origin: string
}

export type By = { caller: Caller; client: Client }
