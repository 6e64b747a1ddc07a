import {
  CURRENCY,
  type CardEvent,
  type ProviderPayment,
} from '../platform/card-payments/card-provider.ts'
import type { Executor } from '../platform/db.ts'
import * as store from './card.store.ts'
import { addDifference, type Difference } from './difference.store.ts'
import { addPosting } from './ledger.store.ts'
import type { CardDeps } from './payments-deps.ts'
import { captured } from './postings.ts'
import { recordRefund, requestRefund } from './refunds.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Records what a provider reported: once, whole or not at all, in whatever order its reports come. */
export async function recordCardEvent(
  deps: CardDeps,
  { provider, event, body }: { provider: string; event: CardEvent; body: Buffer },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const receipt = await store.addReceipt(tx, { provider, eventId: event.eventId, body })
    if (receipt === undefined) return
    await store.recordHandled(tx, receipt, await recordEvent(deps, tx, provider, event))
  })
}

async function recordEvent(
  deps: CardDeps,
  tx: Executor,
  provider: string,
  event: CardEvent,
): Promise<number | undefined> {
  switch (event.about) {
    case 'payment':
      return uuid.test(event.paymentId)
        ? recordPayment(deps, tx, { provider, ...event })
        : undefined
    case 'refund':
      return uuid.test(event.refundId) ? recordRefund(deps, tx, event.refundId, event) : undefined
    case 'other':
      return undefined
  }
}

type Report = {
  provider: string
  paymentId: string
  providerId: string
  payment: ProviderPayment
}

/**
 * Records what a provider says of a payment. That it is captured is true whatever was said before and comes later;
 * anything else ends an open one only. Returns the number of the order, undefined where the payment isn't ours.
 */
export async function recordPayment(
  deps: CardDeps,
  tx: Executor,
  { provider, paymentId, providerId, payment }: Report,
): Promise<number | undefined> {
  const row = await store.lockPayment(tx, provider, paymentId)
  if (!row) return undefined
  const { state, captureId } = payment
  // What is reported may be here before the reply that the page was made.
  if (row.providerId === null) await store.changePayment(tx, row.no, { providerId })
  if (state === 'captured' && row.state !== 'captured') {
    if (payment.currency !== CURRENCY || payment.amount !== row.amountFils || !captureId) {
      const found = differenceOf(row, payment)
      deps.log(`payment ${paymentId} was captured with another ${found.kind}, and is not counted`)
      await addDifference(tx, row.no, found)
    } else await capture(deps, tx, row, captureId)
  } else if (row.state === 'open' && state !== 'open')
    await store.changePayment(tx, row.no, { state })
  return row.orderNo
}

const differenceOf = (
  { amountFils }: store.CardPaymentRow,
  { amount, currency }: ProviderPayment,
): Difference =>
  currency === CURRENCY
    ? { kind: 'amount', ours: String(amountFils), theirs: String(amount) }
    : { kind: 'currency', ours: CURRENCY, theirs: currency }

/** Posts what was paid, has the sellers fill what waited for it, and gives back the rest. */
async function capture(
  { orderPayments }: CardDeps,
  tx: Executor,
  { no }: store.CardPaymentRow,
  captureId: string,
): Promise<void> {
  await store.changePayment(tx, no, { state: 'captured', captureId, capturedAt: new Date() })
  const parts = await store.partsOf(tx, no)
  const paid = await orderPayments.recordPaid(
    tx,
    parts.map(({ sellerOrderNo }) => sellerOrderNo),
  )
  for (const { sellerOrderNo, amountFils } of parts) {
    await addPosting(tx, captured({ sellerOrderNo, causeNo: no, amount: amountFils }))
    if (!paid.includes(sellerOrderNo))
      await requestRefund(tx, { sellerOrderNo, amountFils, reason: 'late', paymentNo: no })
  }
}
