import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { AccountsService } from '../accounts/accounts.service.ts'
import type { FilesService } from '../accounts/files.service.ts'
import type { QuotasService } from '../accounts/quotas.service.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import type { Caller } from '../platform/api/caller.ts'
import type { RateLimits } from '../platform/rate-limits.ts'
import type { ChatEvents } from './chat.events.ts'
import type { DigestService } from './digest.service.ts'

/** What the functions of chat are given. */
export type ChatDeps = {
  db: NodePgDatabase
  limits: Pick<RateLimits, 'take'>
  quotas: Pick<QuotasService, 'left' | 'use'>
  /** Most messages of one account in ten seconds. */
  perTenSeconds: number
  files: Pick<FilesService, 'takeDocument' | 'give' | 'mayStore'>
  mayStillAct: AccountsService['mayStillAct']
  notifications: Pick<NotificationsService, 'notify' | 'readAbout'>
  digest: Pick<DigestService, 'later'>
  events: ChatEvents
}

export type By = { caller: Caller }
