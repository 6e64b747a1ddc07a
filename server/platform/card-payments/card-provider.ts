import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Fils } from '#contract/money.ts'
import type { CardPaymentState, RefundState } from '#contract/order-status.ts'

/** A page on which an order is to be paid; asked for again with the same `paymentId` it is the same page. */
export type CheckoutRequest = {
  paymentId: string
  amount: Fils
  /** Of the order, for the payer to see: `R100234`. */
  number: string
  /** Where the payer comes back to, however it ended. */
  returnUrl: string
  expires: Date
}

/** A payment as the provider has it. */
export type ProviderPayment = {
  state: CardPaymentState
  /** As ISO 4217 has it; amounts of another than ours are in its own smallest unit. */
  currency: string
  amount: Fils
  refunded: Fils
  /** What refunds are taken from, once it is captured. */
  captureId?: string
}

export type RefundRequest = {
  /** Ours; asked for again with the same one, nothing more is refunded. */
  refundId: string
  providerId: string
  captureId: string
  amount: Fils
}

export type ProviderRefund = { providerId: string; state: RefundState }

/** What a provider reports by a webhook; `other` is nothing that concerns us. */
export type CardEvent = { eventId: string } & (
  | { about: 'payment'; paymentId: string; providerId: string; payment: ProviderPayment }
  | { about: 'refund'; refundId: string; state: RefundState }
  | { about: 'other' }
)

/** The only currency in which anything is paid here. */
export const CURRENCY = 'AED'

/** The provider will not do this, however often it is asked. */
export class CardRefusedError extends Error {}

/**
 * Takes payments by card on pages of its own, so that no number of a card ever reaches us. Money is captured at once.
 * Calls throw where the provider doesn't answer, and may be repeated.
 */
export type CardProvider = {
  /** In the address of its webhook. */
  name: string
  createCheckout(request: CheckoutRequest): Promise<{ url: string; providerId: string }>
  getPayment(providerId: string): Promise<ProviderPayment>
  refund(request: RefundRequest): Promise<ProviderRefund>
  /** Undefined where the signature isn't the provider's, is too old, or what it signs can't be read. */
  parseWebhook(body: Buffer, headers: IncomingHttpHeaders): Promise<CardEvent | undefined>
  /** Pages that the provider itself has here. */
  routes?: (app: FastifyInstance) => void
}

/** Where providers report, by name. */
export const webhookPath = (provider: string) => `/api/hooks/payments/${provider}`
