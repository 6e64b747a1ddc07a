import { lifeCycle } from './life-cycle.ts'

// A payout is what the marketplace transfers to a seller. `docs/money.md` has the table.

export const payoutStates = ['open', 'approved', 'paid', 'failed', 'cancelled'] as const
export type PayoutState = (typeof payoutStates)[number]

export const payoutLifeCycle = lifeCycle({
  states: payoutStates,
  start: 'open',
  refusal: 'payout.step',
  transitions: [
    { from: 'open', event: 'approve', by: 'operator', to: 'approved' },
    { from: 'open', event: 'cancel', by: 'operator', to: 'cancelled' },
    { from: 'approved', event: 'pay', by: 'operator', to: 'paid' },
    { from: 'approved', event: 'fail', by: 'operator', to: 'failed' },
  ],
})

export type PayoutEvent = (typeof payoutLifeCycle.transitions)[number]['event']

/** What an operator sends about one payout; approving is for many at once. */
export const sentPayoutEvents = ['cancel', 'pay', 'fail'] as const satisfies PayoutEvent[]
export type SentPayoutEvent = (typeof sentPayoutEvents)[number]

/** What the timeline shows: preparing it, and every step. */
export const payoutTimelineEvents = ['prepare', 'approve', ...sentPayoutEvents] as const

/** States in which the money is set aside: a seller has at most one such payout. */
export const pendingPayoutStates = ['open', 'approved'] as const satisfies PayoutState[]

/** Why a payout failed or was cancelled: the IBAN, the name of the account's holder, the bank itself, or else. */
export const payoutReasons = ['iban', 'name', 'bank', 'other'] as const
export type PayoutReason = (typeof payoutReasons)[number]

/** Reasons that are gone only when the seller has changed the profile. */
export const profilePayoutReasons = ['iban', 'name'] as const satisfies PayoutReason[]

/**
 * Why a seller to whom enough is due gets no payout: no IBAN, one that is not valid, one that was changed lately, one
 * with which the last payout failed, or a suspended account.
 */
export const withheldReasons = ['no_iban', 'iban', 'iban_changed', 'failed', 'suspended'] as const
export type WithheldReason = (typeof withheldReasons)[number]

/** A changed IBAN gets nothing for so long, as its owner may not have been the one who changed it. */
export const daysWithoutPayout = 3

/** The most payouts that are approved at once, and so of one bank file. */
export const mostPayoutsApproved = 5_000

/** The first payout is P100001, the first batch B100001. */
export const payoutsBefore = 100_000
export const payoutNumber = (no: number): string => `P${payoutsBefore + no}`
export const payoutBatchNumber = (no: number): string => `B${payoutsBefore + no}`
