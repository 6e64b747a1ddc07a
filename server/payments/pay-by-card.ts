import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { Fils } from '#contract/money.ts'
import type { CardProvider } from '../platform/card-payments/card-provider.ts'
import type { Executor } from '../platform/db.ts'
import { newId } from '../platform/id.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import * as store from './card.store.ts'
import { cardPayments } from './limits.ts'
import type { By, CardDeps, PaymentsDeps } from './payments-deps.ts'

// The shortest that Stripe allows, and a minute for the way there.
const MINUTES_OPEN = 31
/** A page with less time left isn't given out again. */
const SECONDS_LEFT = 60

type Deps = CardDeps & Pick<PaymentsDeps, 'limits'>
type Input = ParsedInputOf<'payByCard'>
type Begun = { row: store.CardPaymentRow; order: { id: string; number: string } }

/**
 * The provider's page on which an order is paid. The attempt is recorded first, and the provider asked for the page
 * of that attempt, so that two calls at once, or one whose reply was lost, end on the same page.
 */
export async function payByCard(
  deps: Deps,
  input: Input,
  by: Pick<By, 'caller'>,
): Promise<ReplyOf<'payByCard'> | Refusal> {
  const { cards, db, limits, origin, log } = deps
  const limited = await limits.take(cardPayments, by.caller.id)
  if (limited) return limited
  if (!cards) return refuse('payment.unavailable')
  const begun = await db.transaction((tx) => begin(deps, tx, cards, input, by.caller.no))
  if (begun instanceof Refusal) return begun
  const { row, order } = begun
  if (row.url) return { url: row.url }
  try {
    const made = await cards.createCheckout({
      ...{ paymentId: row.id, amount: row.amountFils, number: order.number },
      returnUrl: `${origin}/orders/${order.id}`,
      expires: row.expiresAt,
    })
    await store.changePayment(db, row.no, made)
    return { url: made.url }
  } catch (error) {
    log('the provider of card payments made no page', error)
    // The next call begins anew: a provider may repeat a failure for the same attempt.
    await store.giveUpPayment(db, row.no)
    return refuse('payment.unavailable', undefined, { retryAfter: 30 })
  }
}

/** The open attempt for what is due now, or a new one. */
async function begin(
  { orderPayments }: Deps,
  tx: Executor,
  { name: provider }: CardProvider,
  { order: id }: Input,
  buyerNo: number,
): Promise<Begun | Refusal> {
  const order = await orderPayments.toPay(tx, 'card', { id, buyerNo })
  if (!order) return refuse('order.not_found')
  const { parts } = order
  if (parts.length === 0) return refuse('payment.not_due')
  const amountFils = parts.reduce((sum, part) => sum + part.amountFils, 0) as Fils
  const which = { orderNo: order.no, provider, secondsLeft: SECONDS_LEFT }
  const [open] = await store.openPayments(tx, which)
  // Another amount: part of the order was cancelled meanwhile.
  if (open?.amountFils === amountFils) return { row: open, order }
  const expiresAt = new Date(new Date().getTime() + MINUTES_OPEN * 60_000)
  const fields = { id: newId(), orderNo: order.no, provider, amountFils, expiresAt }
  return { row: await store.insertPayment(tx, fields, parts), order }
}
