import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FilesService } from '../accounts/files.service.ts'
import type { StockService } from '../catalog/stock.service.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import type { Caller, Client } from '../platform/api/caller.ts'
import type { RateLimits } from '../platform/rate-limits.ts'
import type { Signer } from '../platform/signing-key.ts'

/** What the functions of applications are given. */
export type ApplicationsDeps = {
  db: NodePgDatabase
  limits: Pick<RateLimits, 'take'>
  signer: Signer
  files: Pick<FilesService, 'retain' | 'giveUp'>
  notifications: Pick<NotificationsService, 'notify'>
  stock: Pick<StockService, 'alignLater' | 'align' | 'follow'>
  /** Where visitors reach us, for links in messages. */
  origin: string
  /** A demonstration, which approves by itself. */
  demo: boolean
}

export type By = { caller: Caller; client: Client }
