import type { FastifyInstance } from 'fastify'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { AccountStep } from '#contract/account-status.ts'
import type { Language } from '#contract/language.ts'
import type { Fils } from '#contract/money.ts'
import type { OperatorPermission, OperatorQueue } from '#contract/operator-roles.ts'
import type { Registry } from 'prom-client'
import type { PaymentMethod, RefundReason } from '#contract/order-status.ts'
import type { CardProvider } from './card-payments/card-provider.ts'
import type { Binding } from './api/binding.ts'
import type { Caller } from './api/caller.ts'
import type { Change } from './changes.ts'
import type { Executor } from './db.ts'
import type { Documents } from './documents/documents.ts'
import type { Env } from './env.ts'
import type { FileStore } from './files/file-store.ts'
import type { Schedule, Task } from './jobs.ts'
import type { Message, Sender } from './messages/message.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { PersonalData } from './personal-data.ts'
import type { PhoneCheck } from './phones/phone-check.ts'
import type { Places } from './places/places.ts'
import type { RateLimits } from './rate-limits.ts'
import type { RealtimeServer } from './realtime/realtime-server.ts'
import type { Sitemap } from './sitemap.ts'

export type Log = (message: string, error?: unknown) => void

/** The adapters to external services, as the environment chooses them. */
export type Ports = {
  /** A kind of message without a sender goes to the outbox. */
  send: Partial<Record<Message['channel'], Sender>>
  store: FileStore
  phoneCheck: PhoneCheck
  places: Places
}

/** What every feature can use. */
export type Platform = Ports & {
  env: Env
  /** The public address of the site, without a slash at its end. */
  origin: string
  db: NodePgDatabase
  databaseUrl: string
  /** Undefined where payment by card isn't offered. */
  cards: CardProvider | undefined
  limits: RateLimits
  metrics: Metrics
  log: Log
  documents: Documents
  /** Applies a change to the memory of this process, so that the reply to whoever caused it shows it. */
  onChange: (change: Change) => Promise<void>
  /** What the features contribute, those to the right included: read it when it is used, not before. */
  features: readonly Feature[]
}

/** How much waits, and since when the first. */
export type QueueFigures = { waiting: number; oldest: Date | null }

/** The number of a trade licence, and the id of its document. */
export type Licence = { licence: string; documentId: string | null }

type SellerStep = (tx: Executor, seller: { no: number; id: string }) => Promise<Change>

/** What a buyer gets back of a seller order that was paid by card or transfer. */
export type RefundDue = {
  paymentMethod: PaymentMethod
  sellerOrderNo: number
  amountFils: Fils
  reason: RefundReason
}

export type PageNotices = { tag: string; html: (language: Language, nonce: string) => string }

/** What a feature contributes to the application. */
export type Feature = {
  bindings?: Binding[]
  /** Routes beside the API. */
  routes?: (app: FastifyInstance, options: { https: boolean }) => void
  tasks?: Record<string, Task>
  /** What an operator needs, beside the permission for jobs, to have a failed job of a task run again or removed. */
  taskPermissions?: Record<string, OperatorPermission>
  schedules?: Schedule[]
  personalData?: PersonalData
  /** What waits for an operator. */
  queues?: Partial<Record<OperatorQueue, () => Promise<QueueFigures>>>
  sitemap?: Sitemap
  /**
   * What stands below the header of every page, the same for everyone: HTML whose scripts carry the nonce, and the tag
   * of what it is made of.
   */
  pageNotices?: PageNotices
  metrics?: (registry: Registry) => void
  /** Adds the feature's events to realtime connections. */
  sockets?: (realtime: RealtimeServer) => void
  /** Applies a change to what the feature holds in memory; afterwards the caches drop its tags. */
  onChange?: (change: Change) => Promise<void>
  /** Runs in the transaction in which a company joins. */
  onSellerJoined?: (tx: Executor, seller: { no: number; id: string }) => Promise<void>
  /** Runs in the transaction in which a company changes its trade licence, its number or document; gives what it was. */
  onLicenceChanged?: (
    tx: Executor,
    seller: { no: number; id: string },
    before: Licence,
  ) => Promise<void>
  /** Runs in the transaction in which a company asks to leave; the change is announced in it. */
  onSellerLeaving?: SellerStep
  /** Runs in the transaction in which a company that asked to leave stays. */
  onSellerStaying?: SellerStep
  /** Runs in the transaction in which an operator suspends a garage or lets it back; returns what changed for others. */
  onAccountStepped?: (
    tx: Executor,
    user: { no: number; id: string },
    step: AccountStep,
  ) => Promise<Change | undefined>
  /** Runs in the transaction in which a seller order is delivered, and its cash taken. */
  onDelivered?: (tx: Executor, sellerOrder: { no: number }) => Promise<void>
  /** Runs in the transaction in which a return, by its number, is refunded. */
  onRefunded?: (tx: Executor, refunded: { no: number }) => Promise<void>
  /** Runs in the transaction in which a seller order ends that was to be paid in advance, and was not. */
  onEndedUnpaid?: (tx: Executor, order: { no: number }) => Promise<void>
  /** Runs in the transaction in which less than was paid in advance stands of a seller order. */
  onRefundDue?: (tx: Executor, due: RefundDue) => Promise<void>
  /** Runs in the transaction in which a password is reset by a code: an intruder may have known the old one. */
  onPasswordReset?: (tx: Executor, user: { no: number }) => Promise<void>
  /** Whether a stored file was sent to the caller. */
  isFileShared?: (id: string, caller: Caller) => Promise<boolean>
  /** Runs when changes are followed already, and before jobs and requests. */
  start?: () => Promise<void>
  /** Runs when requests and jobs have ended, and before what the feature was given is closed. */
  close?: () => Promise<void>
}

/** What `register` of a feature returns: its services for the features to the right, and the rest. */
export type Registered<Services> = Feature & { services: Services }
