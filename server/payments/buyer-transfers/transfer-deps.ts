import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { AccountsService } from '../../accounts/accounts.service.ts'
import type { FilesService } from '../../accounts/files.service.ts'
import type { NotificationsService } from '../../notifications/notifications.service.ts'
import type { OrderPaymentsService } from '../../orders/order-payments.service.ts'
import type { RateLimits } from '../../platform/rate-limits.ts'

/** What the functions of buyers' transfers are given. */
export type TransferDeps = {
  db: NodePgDatabase
  limits: Pick<RateLimits, 'take'>
  accounts: Pick<AccountsService, 'needRecentFactor' | 'withPassword'>
  files: Pick<FilesService, 'takeDocument' | 'mayStore' | 'give' | 'giveUp'>
  notifications: Pick<NotificationsService, 'notifyTransfer'>
  orderPayments: OrderPaymentsService
}
