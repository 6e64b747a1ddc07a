import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Language } from '#contract/language.ts'
import type { CatalogService } from '../catalog/catalog.service.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import type { Caller } from '../platform/api/caller.ts'
import type { PhoneCheck } from '../platform/phones/phone-check.ts'
import type { RateLimits } from '../platform/rate-limits.ts'

/** What the functions of call-backs are given. */
export type CallbacksDeps = {
  db: NodePgDatabase
  catalog: Pick<CatalogService, 'listings'>
  limits: Pick<RateLimits, 'take'>
  phoneCheck: PhoneCheck
  notifications: Pick<NotificationsService, 'notify'>
}

export type By = { caller: Caller; language: Language }
