import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Language } from '#contract/language.ts'
import type { FilesService } from '../accounts/files.service.ts'
import type { CatalogService } from '../catalog/catalog.service.ts'
import type { StockService } from '../catalog/stock.service.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import type { Caller } from '../platform/api/caller.ts'
import type { BankAccount } from '../platform/bank-account.ts'
import type { BoundedQueue } from '../platform/bounded-queue.ts'
import type { CardProvider } from '../platform/card-payments/card-provider.ts'
import type { Executor } from '../platform/db.ts'
import type { RefundDue } from '../platform/feature.ts'
import type { Idempotency } from '../platform/idempotency.ts'
import type { Documents } from '../platform/documents/documents.ts'
import type { PhoneCheck } from '../platform/phones/phone-check.ts'
import type { RateLimits } from '../platform/rate-limits.ts'
import type { RulesService } from '../rules/rules.service.ts'
import type { WebhooksService } from '../webhooks/webhooks.service.ts'
import type { CartLinks } from './cart-links.ts'
import type { DriverLinks } from './driver-links.ts'

type Stock = Pick<
  StockService,
  'lock' | 'reserve' | 'release' | 'takeReserved' | 'restock' | 'follow'
>

/** What the functions of orders are given. */
export type OrdersDeps = {
  db: NodePgDatabase
  catalog: Pick<CatalogService, 'listings' | 'matchLines'>
  stock: Stock
  files: Pick<FilesService, 'takeDocument' | 'mayStore' | 'give'>
  limits: Pick<RateLimits, 'take'>
  /** Few at once, so that a rush of orders doesn't take the connections that searches need. */
  placings: BoundedQueue
  phoneCheck: PhoneCheck
  documents: Pick<Documents, 'make'>
  cartLinks: CartLinks
  driverLinks: DriverLinks
  notifications: Pick<
    NotificationsService,
    'notify' | 'notifyTransfer' | 'readAbout' | 'sendPlacedLater'
  >
  rules: Pick<RulesService, 'valueOf'>
  webhooks: Pick<WebhooksService, 'recordEvents'>
  /** Who takes payments by card; undefined where they aren't offered. */
  cards: CardProvider | undefined
  /** Where buyers transfer what they pay; undefined where transfers aren't offered. */
  bankAccount: BankAccount | undefined
  /** What other features do in the transaction in which a seller order ends that was never paid. */
  onEndedUnpaid: (tx: Executor, order: { no: number }) => Promise<void>
  /** What other features do in the transaction in which less than was paid stands of a seller order. */
  onRefundDue: (tx: Executor, due: RefundDue) => Promise<void>
  /** What other features do in the transaction in which a seller order is delivered. */
  onDelivered: (tx: Executor, sellerOrder: { no: number }) => Promise<void>
  /** What other features do in the transaction in which a return is refunded. */
  onRefunded: (tx: Executor, refunded: { no: number }) => Promise<void>
  /** The public address of the site. */
  origin: string
  log: (message: string, error?: unknown) => void
}

export type By = { caller: Caller; language: Language; idempotency?: Idempotency }
