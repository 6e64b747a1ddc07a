import { lifeCycle, stepsFrom } from './life-cycle.ts'

// A return is what a buyer gives back of a delivered seller order. `docs/returns.md` has the table.

export const returnStates = [
  'requested',
  'approved',
  'declined',
  'withdrawn',
  'handed_back',
  'received',
  'refunded',
  'replaced',
  'disputed',
  'closed',
] as const
export type ReturnState = (typeof returnStates)[number]

/**
 * Time approves what the seller leaves unanswered, closes what the buyer leaves, and disputes what the seller leaves
 * later on. The system also closes a return when the account of a side is gone.
 */
export const returnLifeCycle = lifeCycle({
  states: returnStates,
  start: 'requested',
  refusal: 'return.step',
  transitions: [
    { from: 'requested', event: 'approve', by: 'seller', to: 'approved' },
    { from: 'requested', event: 'approve', by: 'system', to: 'approved' },
    { from: 'requested', event: 'decline', by: 'seller', to: 'declined' },
    { from: 'requested', event: 'withdraw', by: 'buyer', to: 'withdrawn' },
    { from: 'requested', event: 'close', by: 'system', to: 'closed' },
    { from: 'declined', event: 'dispute', by: 'buyer', to: 'disputed' },
    { from: 'declined', event: 'close', by: 'system', to: 'closed' },
    { from: 'approved', event: 'hand-back', by: 'buyer', to: 'handed_back' },
    { from: 'approved', event: 'receive', by: 'seller', to: 'received' },
    { from: 'approved', event: 'withdraw', by: 'buyer', to: 'withdrawn' },
    { from: 'approved', event: 'close', by: 'system', to: 'closed' },
    { from: 'handed_back', event: 'receive', by: 'seller', to: 'received' },
    { from: 'handed_back', event: 'dispute', by: 'buyer', to: 'disputed' },
    { from: 'handed_back', event: 'dispute', by: 'seller', to: 'disputed' },
    { from: 'handed_back', event: 'dispute', by: 'system', to: 'disputed' },
    { from: 'handed_back', event: 'close', by: 'system', to: 'closed' },
    { from: 'received', event: 'refund', by: 'seller', to: 'refunded' },
    { from: 'received', event: 'replace', by: 'seller', to: 'replaced' },
    { from: 'received', event: 'dispute', by: 'buyer', to: 'disputed' },
    { from: 'received', event: 'dispute', by: 'seller', to: 'disputed' },
    { from: 'received', event: 'dispute', by: 'system', to: 'disputed' },
    { from: 'received', event: 'close', by: 'system', to: 'closed' },
    { from: 'disputed', event: 'refund', by: 'seller', to: 'refunded' },
    { from: 'disputed', event: 'replace', by: 'seller', to: 'replaced' },
    { from: 'disputed', event: 'withdraw', by: 'buyer', to: 'withdrawn' },
    { from: 'disputed', event: 'refund', by: 'operator', to: 'refunded' },
    { from: 'disputed', event: 'close', by: 'operator', to: 'closed' },
    { from: 'disputed', event: 'close', by: 'system', to: 'closed' },
  ],
})

type Transition = (typeof returnLifeCycle.transitions)[number]
export type ReturnActor = Transition['by']
export type ReturnEvent = Transition['event']

/** What its buyer and seller send; the rest is the operator's, or caused by time. */
export const sentReturnEvents = [
  'approve',
  'decline',
  'withdraw',
  'hand-back',
  'receive',
  'refund',
  'replace',
  'dispute',
] as const satisfies ReturnEvent[]
export type SentReturnEvent = (typeof sentReturnEvents)[number]

/** What the operator decides of a return in dispute: for the buyer, or for the seller. */
export const decisions = ['refund', 'close'] as const satisfies ReturnEvent[]
export type Decision = (typeof decisions)[number]

/** What the timeline shows: asking for it, and every step. */
export const returnTimelineEvents = ['request', ...sentReturnEvents, 'close'] as const

/** Events for which somebody says why. */
export const reasonedReturnEvents = ['decline', 'dispute'] as const satisfies SentReturnEvent[]

export const returnReasons = [
  'wrong_part',
  'damaged',
  'not_as_described',
  'no_longer_needed',
] as const
export type ReturnReason = (typeof returnReasons)[number]

/** Reasons that are the seller's: with all of an order its delivery fee is refunded, too. */
export const isSellersFault = (reason: ReturnReason): boolean => reason !== 'no_longer_needed'

/** States in which something is still to be done; its seller order isn't completed meanwhile. */
export const openReturnStates = [
  'requested',
  'approved',
  'declined',
  'handed_back',
  'received',
  'disputed',
] as const satisfies ReturnState[]

/** States in which the pieces count as given back, so that they can't be given back once more. */
export const countedReturnStates = [
  ...openReturnStates,
  'refunded',
] as const satisfies ReturnState[]

/** How long each state lasts, in days, and the event by which time then ends it. */
export const returnTimes: Partial<Record<ReturnState, { days: number; event: ReturnEvent }>> = {
  requested: { days: 3, event: 'approve' },
  declined: { days: 7, event: 'close' },
  approved: { days: 14, event: 'close' },
  handed_back: { days: 7, event: 'dispute' },
  received: { days: 3, event: 'dispute' },
}

/** The steps that are open to one side now, in the order of the table. */
export const openReturnSteps = (
  state: ReturnState,
  by: ReturnActor,
): { event: ReturnEvent; to: ReturnState }[] => stepsFrom(returnLifeCycle, state, by)
