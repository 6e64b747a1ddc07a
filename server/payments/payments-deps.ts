import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Language } from '#contract/language.ts'
import type { OrderPaymentsService } from '../orders/order-payments.service.ts'
import type { Caller, Client } from '../platform/api/caller.ts'
import type { BankAccount } from '../platform/bank-account.ts'
import type { CardProvider } from '../platform/card-payments/card-provider.ts'
import type { Documents } from '../platform/documents/documents.ts'
import type { Log } from '../platform/feature.ts'
import type { Idempotency } from '../platform/idempotency.ts'
import type { RateLimits } from '../platform/rate-limits.ts'

/** What the functions of payments are given. */
export type PaymentsDeps = {
  db: NodePgDatabase
  limits: Pick<RateLimits, 'take'>
  documents: Pick<Documents, 'make'>
}

export type SalesDeps = Pick<PaymentsDeps, 'db'> & {
  /** Where sellers transfer what they owe; undefined where it isn't set. */
  bankAccount: BankAccount | undefined
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

/** An operator, whose steps are recorded with where they came from. */
export type OperatorBy = { caller: Caller; client: Client; idempotency?: Idempotency }
