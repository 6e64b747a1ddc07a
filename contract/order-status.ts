import { lifeCycle, stepsFrom } from './life-cycle.ts'
import { mostDeliveryAttempts } from './limits.ts'

// A seller order is what one seller fills of an order. `docs/orders.md` has the table.

export const sellerOrderStates = [
  'placed',
  'accepted',
  'packed',
  'shipped',
  'delivered',
  'completed',
  'rejected',
  'expired',
  'cancelled',
  'returned_to_seller',
] as const
export type SellerOrderState = (typeof sellerOrderStates)[number]

/**
 * Placed ones expire without an answer, others when the account of a side is gone. An operator cancels placed ones by
 * suspending their buyer.
 */
export const sellerOrderLifeCycle = lifeCycle({
  states: sellerOrderStates,
  start: 'placed',
  refusal: 'order.step',
  transitions: [
    { from: 'placed', event: 'accept', by: 'seller', to: 'accepted' },
    { from: 'placed', event: 'reject', by: 'seller', to: 'rejected' },
    { from: 'placed', event: 'cancel', by: 'buyer', to: 'cancelled' },
    { from: 'placed', event: 'cancel', by: 'operator', to: 'cancelled' },
    { from: 'placed', event: 'expire', by: 'system', to: 'expired' },
    { from: 'accepted', event: 'expire', by: 'system', to: 'expired' },
    { from: 'accepted', event: 'pack', by: 'seller', to: 'packed' },
    { from: 'accepted', event: 'ship', by: 'seller', to: 'shipped' },
    { from: 'accepted', event: 'cancel', by: 'seller', to: 'cancelled' },
    { from: 'accepted', event: 'request-cancel', by: 'buyer', to: 'accepted' },
    { from: 'accepted', event: 'agree-cancel', by: 'seller', to: 'cancelled' },
    { from: 'packed', event: 'expire', by: 'system', to: 'expired' },
    { from: 'packed', event: 'ship', by: 'seller', to: 'shipped' },
    { from: 'packed', event: 'cancel', by: 'seller', to: 'cancelled' },
    { from: 'packed', event: 'request-cancel', by: 'buyer', to: 'packed' },
    { from: 'packed', event: 'agree-cancel', by: 'seller', to: 'cancelled' },
    { from: 'shipped', event: 'deliver', by: 'seller', to: 'delivered' },
    { from: 'shipped', event: 'confirm', by: 'buyer', to: 'delivered' },
    { from: 'shipped', event: 'fail', by: 'seller', to: 'shipped' },
    { from: 'shipped', event: 'redeliver', by: 'seller', to: 'shipped' },
    { from: 'shipped', event: 'return-to-seller', by: 'seller', to: 'returned_to_seller' },
    { from: 'delivered', event: 'complete', by: 'system', to: 'completed' },
  ],
})

type Transition = (typeof sellerOrderLifeCycle.transitions)[number]
export type OrderActor = Transition['by']
export type OrderStep = Transition['event']

/** What people send; the rest is caused by time. */
export const sentSteps = [
  'accept',
  'reject',
  'cancel',
  'request-cancel',
  'agree-cancel',
  'pack',
  'ship',
  'fail',
  'redeliver',
  'deliver',
  'confirm',
  'return-to-seller',
] as const satisfies OrderStep[]
export type SentStep = (typeof sentSteps)[number]

/** What the timeline shows: placing, the payment by card or transfer, and every step. */
export const timelineEvents = ['place', 'pay', ...sentSteps, 'expire', 'complete'] as const

/** Who the timeline names. */
export const eventActors = ['buyer', 'seller', 'system', 'operator'] as const

/** Steps for which the seller says why. */
export const reasonedSteps = ['reject', 'cancel', 'fail'] as const satisfies SentStep[]

/** The first order is R100001. */
export const ordersBefore = 100_000

/** The number of an order, or of the part of it that one seller fills: `R100234`, `R100234-1`. */
export const orderNumber = (no: number, place?: number): string =>
  place === undefined ? `R${ordersBefore + no}` : `R${ordersBefore + no}-${place}`

export const shipmentStates = ['on_the_way', 'failed', 'delivered', 'returned'] as const
export type ShipmentState = (typeof shipmentStates)[number]

export const deliveryMethods = ['pickup', 'own', 'courier'] as const
export type DeliveryMethod = (typeof deliveryMethods)[number]

export const paymentMethods = ['cash_on_delivery', 'card', 'bank_transfer', 'credit'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Methods by which the marketplace is paid before the seller fills the order. */
export const prepaidMethods = ['card', 'bank_transfer'] as const satisfies PaymentMethod[]

export type PrepaidMethod = (typeof prepaidMethods)[number]

export const isPrepaid = (method: PaymentMethod): method is PrepaidMethod =>
  (prepaidMethods as readonly PaymentMethod[]).includes(method)

/**
 * Due until it is paid: cash is collected at delivery, what is on credit days after it, a card payment is captured at
 * once, and a transfer when all of it is recorded. Refunded with what the buyer gives back, and where it is prepaid also
 * when less stands. Voided where the seller order ended before anything was paid.
 */
export const paymentStates = [
  'due',
  'collected',
  'captured',
  'partly_refunded',
  'refunded',
  'voided',
] as const
export type PaymentState = (typeof paymentStates)[number]

/** States in which a prepaid seller order is paid, whatever was refunded of it. */
export const capturedStates = [
  'captured',
  'partly_refunded',
  'refunded',
] as const satisfies PaymentState[]

/** An attempt to pay an order by card. One that failed or expired may still turn out to be captured. */
export const cardPaymentStates = ['open', 'captured', 'failed', 'expired'] as const
export type CardPaymentState = (typeof cardPaymentStates)[number]

export const refundStates = ['requested', 'done', 'failed'] as const
export type RefundState = (typeof refundStates)[number]

/**
 * Why money goes back: less was accepted, the order ended, the money came too late, parts came back, or by transfer more
 * came than was due.
 */
export const refundReasons = ['part_accepted', 'ended', 'late', 'returned', 'excess'] as const
export type RefundReason = (typeof refundReasons)[number]

/** How long an order by card waits for its payment before it expires. */
export const minutesToPay = 30

/** Whether a seller order waits for its payment by card or transfer; until then its seller doesn't see it. */
export const awaitsPayment = (part: {
  state: SellerOrderState
  paymentMethod: PaymentMethod
  paymentState: PaymentState
}): boolean =>
  part.state === 'placed' && isPrepaid(part.paymentMethod) && part.paymentState === 'due'

/** Which part a buyer takes where the seller has a newer number of the maker, or none. */
export const substitutions = ['only', 'newer', 'ask'] as const
export type Substitution = (typeof substitutions)[number]

export const lineProblems = ['gone', 'price_changed', 'not_enough', 'own'] as const
export type LineProblem = (typeof lineProblems)[number]

/** What decides which steps are open, beside the state. */
export type StepFacts = {
  state: SellerOrderState
  cancelRequested: boolean
  /** Waits for its payment: nothing is open to the seller. */
  awaitsPayment: boolean
  shipment: { state: ShipmentState; attempts: number } | undefined
}

const needsFailure: readonly OrderStep[] = ['redeliver', 'return-to-seller']
const needsTransit: readonly OrderStep[] = ['deliver', 'fail']

function isOpen(event: OrderStep, { cancelRequested, shipment }: StepFacts): boolean {
  if (event === 'agree-cancel') return cancelRequested
  if (event === 'request-cancel') return !cancelRequested
  if (event === 'redeliver' && shipment?.attempts === mostDeliveryAttempts) return false
  if (needsFailure.includes(event)) return shipment?.state === 'failed'
  return !needsTransit.includes(event) || shipment?.state === 'on_the_way'
}

/** The steps that are open to one side now, in the order of the table. */
export const openSteps = (
  facts: StepFacts,
  by: OrderActor,
): { event: OrderStep; to: SellerOrderState }[] =>
  facts.awaitsPayment && by === 'seller'
    ? []
    : stepsFrom(sellerOrderLifeCycle, facts.state, by).filter(({ event }) => isOpen(event, facts))

/** States in which nothing is sold; what was reserved is released. */
export const endedStates = [
  'rejected',
  'expired',
  'cancelled',
] as const satisfies SellerOrderState[]

export const isEnded = (state: SellerOrderState): boolean =>
  (endedStates as readonly SellerOrderState[]).includes(state)

/** States in which something is still to be done; cash in them counts against the buyer's limit. */
export const openStates = [
  'placed',
  'accepted',
  'packed',
  'shipped',
] as const satisfies SellerOrderState[]
