import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { AccountsService } from '../accounts/accounts.service.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import type { Log } from '../platform/feature.ts'
import type { RateLimits } from '../platform/rate-limits.ts'
import type { Signer } from '../platform/signing-key.ts'

/** What the functions of webhooks are given. */
export type WebhooksDeps = {
  db: NodePgDatabase
  origin: string
  log: Log
  notifications: Pick<NotificationsService, 'notify' | 'readAbout'>
}

/** And those that the seller calls. */
export type ManagedDeps = WebhooksDeps & {
  accounts: Pick<AccountsService, 'withPassword'>
  limits: Pick<RateLimits, 'take'>
  signer: Signer
  /** Whether webhooks to this machine are allowed. */
  loopback: boolean
}
