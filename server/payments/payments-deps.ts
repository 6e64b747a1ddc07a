import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Language } from '#contract/language.ts'
import type { OrderPaymentsService } from '../orders/order-payments.service.ts'
import type { Caller } from '../platform/api/caller.ts'
import type { CardProvider } from '../platform/card-payments/card-provider.ts'
import type { Documents } from '../platform/documents/documents.ts'
import type { Log } from '../platform/feature.ts'
import type { RateLimits } from '../platform/rate-limits.ts'

/** What the functions of payments are given. */
export type PaymentsDeps = {
  db: NodePgDatabase
  limits: Pick<RateLimits, 'take'>
  documents: Pick<Documents, 'make'>
}

/** What those are given that have to do with cards. */
export type CardDeps = {
  db: NodePgDatabase
  /** Undefined where payment by card isn't offered. */
  cards: CardProvider | undefined
  orderPayments: OrderPaymentsService
  /** The public address of the site. */
  origin: string
  log: Log
}

export type By = { caller: Caller; language: Language }
