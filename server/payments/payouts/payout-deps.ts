import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Fils } from '#contract/money.ts'
import type { NotificationsService } from '../../notifications/notifications.service.ts'
import type { Caller, Client } from '../../platform/api/caller.ts'
import type { Log } from '../../platform/feature.ts'
import type { Idempotency } from '../../platform/idempotency.ts'
import type { RateLimits } from '../../platform/rate-limits.ts'

/** The days on which payouts are prepared, 0 for Sunday, and from what on. */
export type PayoutSettings = { days: readonly number[]; minimum: Fils }

/** What the functions of payouts are given. */
export type PayoutDeps = {
  db: NodePgDatabase
  limits: Pick<RateLimits, 'take'>
  notifications: Pick<NotificationsService, 'notify'>
  payoutSettings: PayoutSettings
  /** The public address of the site. */
  origin: string
  log: Log
}

export type By = { caller: Caller; client: Client; idempotency?: Idempotency }
