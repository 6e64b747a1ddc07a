import { lifeCycle } from './life-cycle.ts'
import type { Range } from './limits.ts'

// Credit is what a seller grants a garage: what was ordered on it is paid to the seller days after the delivery.
// `docs/money.md` has the table.

export const creditStates = ['active', 'paused', 'ended'] as const
export type CreditState = (typeof creditStates)[number]

/** Paused and ended credit takes no new orders; what is owed stays owed. */
export const creditLifeCycle = lifeCycle({
  states: creditStates,
  start: 'active',
  refusal: 'credit.step',
  transitions: [
    { from: 'active', event: 'change', by: 'seller', to: 'active' },
    { from: 'active', event: 'pause', by: 'seller', to: 'paused' },
    { from: 'active', event: 'end', by: 'seller', to: 'ended' },
    { from: 'active', event: 'end', by: 'system', to: 'ended' },
    { from: 'paused', event: 'change', by: 'seller', to: 'paused' },
    { from: 'paused', event: 'resume', by: 'seller', to: 'active' },
    { from: 'paused', event: 'end', by: 'seller', to: 'ended' },
    { from: 'paused', event: 'end', by: 'system', to: 'ended' },
    { from: 'ended', event: 'grant', by: 'seller', to: 'active' },
  ],
})
type Transition = (typeof creditLifeCycle.transitions)[number]
export type CreditEvent = Transition['event']
export type CreditActor = Transition['by']

export const creditEvents = [
  ...(['grant', 'change', 'pause', 'resume', 'end'] as const),
] as const satisfies CreditEvent[]
/** The system ends credit when the account of a side is deleted. */
export const creditActors = ['seller', 'system'] as const satisfies CreditActor[]

/** What a seller sends about credit that there is. */
export const sentCreditEvents = ['change', 'pause', 'resume', 'end'] as const
export type SentCreditEvent = (typeof sentCreditEvents)[number]

/** An order on credit of which something is open: not delivered yet, to be paid, or late. */
export const creditOrderStates = ['ordered', 'due', 'overdue'] as const
export type CreditOrderState = (typeof creditOrderStates)[number]

/**
 * What moved on credit beside orders: the seller received a payment, corrected one that was recorded wrongly, or gave
 * back what had been paid for parts that were returned.
 */
export const creditPaymentKinds = ['received', 'reversed', 'repaid'] as const

/** Why an order can't be placed on the credit of a seller. */
export const creditProblems = ['not_granted', 'paused', 'overdue', 'not_enough'] as const
export type CreditProblem = (typeof creditProblems)[number]

/** What garages are notified of; `overview` is the weekly one of a seller. */
export const creditNotices = [
  ...(['credit_granted', 'credit_changed', 'credit_paused', 'credit_resumed'] as const),
  ...(['credit_ended', 'credit_due_soon', 'credit_due', 'credit_overdue'] as const),
  ...(['credit_payment', 'credit_correction', 'credit_overview'] as const),
] as const
export type CreditNotice = (typeof creditNotices)[number]

/** So many days before an amount is due, its garage is reminded. */
export const remindedBefore = 3
/** A garage is reminded so many weeks of what is overdue. */
export const weeksReminded = 12

/** What is owed by its age: not due yet, or so many days overdue. */
export const creditAges = ['current', 'to_30', 'to_60', 'older'] as const
export type CreditAge = (typeof creditAges)[number]

// Limits: not in `limits.ts`, which every public page loads.

/** In dirhams: what a seller may grant a garage. */
export const creditLimitRange = { min: 1, max: 1_000_000 } as const satisfies Range
/** From the delivery until an order on credit is to be paid. */
export const creditDaysRange = { min: 7, max: 90 } as const satisfies Range
export const creditNoteLength = 200
/** For so many orders a payment may be recorded at once. */
export const mostCreditOrdersChosen = 100
/** So many days ago a payment may have been received that is recorded now. */
export const oldestCreditPayment = 366
