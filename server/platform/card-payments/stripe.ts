import { z } from 'zod'
import type { Fils } from '#contract/money.ts'
import type { RefundState } from '#contract/order-status.ts'
import { callOutside, parsedJson } from '../http/outside-call.ts'
import {
  CardRefusedError,
  type CardEvent,
  type CardProvider,
  type ProviderPayment,
  type ProviderRefund,
} from './card-provider.ts'
import { isSignedByStripe } from './stripe-signature.ts'

type Options = {
  secretKey: string
  webhookSecret: string
  baseUrl?: string | undefined
  timeoutMs?: number
  now?: () => Date
}

// What is read of replies and events is the same in this version and in later ones.
const VERSION = '2024-06-20'
const REFUNDS_AT_ONCE = 100
// A hundred refunds are about 100 kB.
const LARGEST_REPLY = 1024 * 1024

const session = z.object({
  id: z.string().min(1),
  url: z.string().nullish(),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.string(),
  amount_total: z.number().int(),
  currency: z.string().max(10),
  client_reference_id: z.string().nullish(),
  payment_intent: z
    .union([z.string(), z.object({ id: z.string(), latest_charge: z.unknown() })])
    .nullish(),
})
const charge = z.object({ amount_refunded: z.number().int() })
const refundObject = z.object({
  id: z.string().min(1),
  status: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
})
const refundList = z.object({ data: z.array(refundObject), has_more: z.boolean() })
const event = z.object({
  id: z.string().min(1).max(255),
  type: z.string(),
  data: z.object({ object: z.unknown() }),
})
const refused = z.object({
  error: z.object({
    type: z.string(),
    code: z.string().optional(),
    message: z.string().optional(),
  }),
})

const sessionEvents: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
])
const refundEvents: ReadonlySet<string> = new Set([
  'refund.updated',
  'refund.failed',
  'charge.refund.updated',
])

/** Card payments by Stripe Checkout: its page, its refunds, its webhooks. */
export function stripe(options: Options): CardProvider {
  const { secretKey, webhookSecret, now = () => new Date() } = options
  const { baseUrl = 'https://api.stripe.com', timeoutMs = 10_000 } = options

  async function call<Reply>(
    shape: z.ZodType<Reply>,
    path: string,
    sent?: { form: [string, string][]; key: string },
  ): Promise<Reply> {
    const reply = await callOutside(new URL(path, baseUrl), {
      method: sent ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${secretKey}`,
        accept: 'application/json',
        'stripe-version': VERSION,
        ...(sent && { 'idempotency-key': sent.key }),
      },
      ...(sent && { body: new URLSearchParams(sent.form) }),
      ...{ timeoutMs, mostBytes: LARGEST_REPLY },
    })
    const fields = parsedJson(reply.text)
    const read = shape.safeParse(fields)
    if (reply.status === 200 && read.success) return read.data
    throw failure(reply.status, fields)
  }

  /** The refund that was made for one of ours, and how many of it failed; these may be asked for again. */
  async function madeBefore(refundId: string, captureId: string) {
    const query = `limit=${REFUNDS_AT_ONCE}&payment_intent=${encodeURIComponent(captureId)}`
    let failed = 0
    for (let after = ''; ;) {
      const { data, has_more } = await call(refundList, `/v1/refunds?${query}${after}`)
      const ours = data.filter(({ metadata }) => metadata?.['refund'] === refundId)
      const known = ours.find(({ status }) => refundStateOf(status) !== 'failed')
      failed += ours.filter((each) => each !== known).length
      const last = data.at(-1)
      if (known || !has_more || !last) return { known, failed }
      after = `&starting_after=${encodeURIComponent(last.id)}`
    }
  }

  return {
    name: 'stripe',

    async createCheckout({ paymentId, amount, number, returnUrl, expires }) {
      const item = 'line_items[0]'
      const { url, id } = await call(session, '/v1/checkout/sessions', {
        key: `checkout-${paymentId}`,
        form: [
          ['mode', 'payment'],
          // Others are captured later, or fail after the order was shown as paid.
          ['payment_method_types[0]', 'card'],
          ['client_reference_id', paymentId],
          ['metadata[payment]', paymentId],
          ['payment_intent_data[metadata][payment]', paymentId],
          ['payment_intent_data[description]', number],
          [`${item}[quantity]`, '1'],
          [`${item}[price_data][currency]`, 'aed'],
          [`${item}[price_data][unit_amount]`, String(amount)],
          [`${item}[price_data][product_data][name]`, number],
          ['success_url', returnUrl],
          ['cancel_url', returnUrl],
          ['expires_at', String(Math.floor(expires.getTime() / 1000))],
        ],
      })
      if (!url) throw new CardRefusedError('Stripe replied with a session that has no page')
      return { url, providerId: id }
    },

    async getPayment(providerId) {
      const expand = 'expand[]=payment_intent.latest_charge'
      const path = `/v1/checkout/sessions/${encodeURIComponent(providerId)}?${expand}`
      return paymentOf(await call(session, path))
    },

    async refund({ refundId, captureId, amount }): Promise<ProviderRefund> {
      // Stripe forgets idempotency keys after a day or more, so that a late repetition has to look first.
      const { known, failed } = await madeBefore(refundId, captureId)
      const { id, status } =
        known ??
        (await call(refundObject, '/v1/refunds', {
          key: failed === 0 ? `refund-${refundId}` : `refund-${refundId}-${failed}`,
          form: [
            ['payment_intent', captureId],
            ['amount', String(amount)],
            ['metadata[refund]', refundId],
          ],
        }))
      return { providerId: id, state: refundStateOf(status) }
    },

    async parseWebhook(body, headers): Promise<CardEvent | undefined> {
      const signature = headers['stripe-signature']
      if (!isSignedByStripe(body, signature, { secret: webhookSecret, now: now() }))
        return undefined
      const { data } = event.safeParse(parsedJson(body.toString('utf8')))
      return data && eventOf(data)
    },
  }
}

function eventOf({ id: eventId, type, data: { object } }: z.output<typeof event>): CardEvent {
  if (sessionEvents.has(type)) {
    const { data } = session.safeParse(object)
    if (!data?.client_reference_id) return { eventId, about: 'other' }
    const payment = paymentOf(data)
    const state = type === 'checkout.session.async_payment_failed' ? 'failed' : payment.state
    return {
      ...{ eventId, about: 'payment', paymentId: data.client_reference_id, providerId: data.id },
      payment: { ...payment, state },
    }
  }
  const { data } = refundEvents.has(type) ? refundObject.safeParse(object) : {}
  const refundId = data?.metadata?.['refund']
  if (!data || !refundId) return { eventId, about: 'other' }
  return { eventId, about: 'refund', refundId, state: refundStateOf(data.status) }
}

function paymentOf({
  status,
  payment_status,
  amount_total,
  currency,
  payment_intent,
}: z.output<typeof session>): ProviderPayment {
  const isPaid = status === 'complete' && payment_status === 'paid'
  const captureId = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id
  const latest = typeof payment_intent === 'object' ? payment_intent?.latest_charge : undefined
  const refunded = charge.safeParse(latest).data?.amount_refunded ?? 0
  return {
    state: isPaid ? 'captured' : status === 'expired' ? 'expired' : 'open',
    currency: currency.toUpperCase(),
    amount: amount_total as Fils,
    refunded: refunded as Fils,
    ...(isPaid && captureId && { captureId }),
  }
}

/** Stripe has `pending` and `requires_action` beside these: on its way, then. */
const refundStateOf = (status: string | null | undefined): RefundState =>
  status === 'succeeded'
    ? 'done'
    : status === 'failed' || status === 'canceled'
      ? 'failed'
      : 'requested'

/** 4xx but for "too many" and "the same key is in use" stay what they are. */
function failure(status: number, fields: unknown): Error {
  const { error } = refused.safeParse(fields).data ?? {}
  const reason = error ? `, ${error.code ?? error.type}: ${error.message?.slice(0, 300) ?? ''}` : ''
  const text = `Stripe replied with ${status}${reason}`
  const isFinal = [400, 402, 404].includes(status) && error?.type !== 'idempotency_error'
  return isFinal ? new CardRefusedError(text) : new Error(text)
}
