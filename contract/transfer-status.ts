import { lifeCycle } from './life-cycle.ts'
import type { RefundState } from './order-status.ts'
import type { PayoutReason } from './payout-status.ts'

// What a buyer transferred goes back by a transfer, too. `docs/bank-transfers.md` has the table.

export const transferRefundStates = ['open', 'approved', 'paid', 'failed', 'withdrawn'] as const
export type TransferRefundState = (typeof transferRefundStates)[number]

export const transferRefundLifeCycle = lifeCycle({
  states: transferRefundStates,
  start: 'open',
  refusal: 'transfer_refund.step',
  transitions: [
    { from: 'open', event: 'approve', by: 'operator', to: 'approved' },
    { from: 'open', event: 'withdraw', by: 'operator', to: 'withdrawn' },
    { from: 'approved', event: 'pay', by: 'operator', to: 'paid' },
    { from: 'approved', event: 'fail', by: 'operator', to: 'failed' },
    { from: 'failed', event: 'reopen', by: 'buyer', to: 'open' },
    { from: 'failed', event: 'approve', by: 'operator', to: 'approved' },
    { from: 'failed', event: 'withdraw', by: 'operator', to: 'withdrawn' },
  ],
})

export type TransferRefundEvent = (typeof transferRefundLifeCycle.transitions)[number]['event']

/**
 * What an operator sends of one refund; a buyer reopens one by giving another account, and one is withdrawn with the transfer
 * that it came from.
 */
export const sentTransferRefundEvents = [
  ...(['approve', 'pay', 'fail'] as const),
] as const satisfies TransferRefundEvent[]
export type SentTransferRefundEvent = (typeof sentTransferRefundEvents)[number]

/** Where an order by transfer stands: for an operator who looks for the one that money is for. */
export const buyerTransferStates = ['waiting', 'paid', 'ended'] as const

/** The first refund by transfer is T100001. */
export const transferRefundsBefore = 100_000
export const transferRefundNumber = (no: number): string => `T${transferRefundsBefore + no}`
/** The first bank file of refunds is TB100001. */
export const transferRefundBatchNumber = (no: number): string => `TB${transferRefundsBefore + no}`

/** What became of a refund in one bank file. */
export const transferRefundOutcomes = ['paid', 'failed'] as const satisfies TransferRefundState[]

/** Why a transfer is taken back: it was for another order, of another amount, or never came. */
export const transferReversalReasons = ['wrong_order', 'wrong_amount', 'not_received'] as const

/** Days after which a buyer is reminded of an account for refunds, once each. */
export const accountReminderDays = [3, 10] as const

/** Failures after which the buyer has to give another account. */
export const accountReasons = ['iban', 'name'] as const satisfies PayoutReason[]

/** What buyers see of the states of a refund: approved or not, it is on its way. One that was withdrawn is not theirs. */
export const shownRefundState: Record<Exclude<TransferRefundState, 'withdrawn'>, RefundState> = {
  open: 'requested',
  approved: 'requested',
  paid: 'done',
  failed: 'failed',
}
