import {
  openReturnStates,
  type ReturnState,
  type SentReturnEvent,
} from '#contract/return-status.ts'
import type { Return } from '#contract/returns.ts'

/** Who looks at a return. */
export type ReturnSide = 'buyer' | 'seller'

export const returnTones: Record<ReturnState, 'waiting' | 'working' | 'good' | 'bad' | 'ended'> = {
  requested: 'waiting',
  approved: 'working',
  declined: 'bad',
  withdrawn: 'ended',
  handed_back: 'working',
  received: 'working',
  refunded: 'good',
  replaced: 'good',
  disputed: 'bad',
  closed: 'ended',
}

const timedStates = ['requested', 'declined', 'approved', 'handed_back', 'received'] as const

/** The state, where time ends it by itself; undefined for the others. */
export const timedState = (state: ReturnState) => timedStates.find((timed) => timed === state)

const waitsFor: Partial<Record<ReturnState, ReturnSide>> = {
  requested: 'seller',
  approved: 'buyer',
  handed_back: 'seller',
  received: 'seller',
}

/** Whether the next step is to be taken by that side. */
export const isWaitingFor = (state: ReturnState, side: ReturnSide): boolean =>
  waitsFor[state] === side

/** Whether something is still to be done. */
export const isOpenReturn = ({ state }: Pick<Return, 'state'>): boolean =>
  openReturnStates.some((open) => open === state)

/** Those in which something is still to be done first, else as they were. */
export const openFirst = <Shown extends Pick<Return, 'state'>>(
  returns: readonly Shown[],
): Shown[] => returns.toSorted((a, b) => Number(isOpenReturn(b)) - Number(isOpenReturn(a)))

/** Sellers see the buyer of a return, buyers don't see themselves. */
export const sideOf = ({ buyer }: Pick<Return, 'buyer'>): ReturnSide => (buyer ? 'seller' : 'buyer')

/** The page of the order of a return, where its returns are. */
export const returnHref = (shown: Pick<Return, 'buyer' | 'seller_order'>): string =>
  sideOf(shown) === 'seller'
    ? `/orders/sales/${shown.seller_order}#returns`
    : `/orders/${shown.seller_order}#returns`

const forward: readonly SentReturnEvent[] = ['approve', 'hand-back', 'receive', 'refund']
const ending: readonly SentReturnEvent[] = ['decline', 'withdraw', 'dispute']

/** How a step's button looks: what the return waits for stands out, what ends it is marked. */
export const stepTone = (event: SentReturnEvent) =>
  forward.includes(event) ? 'button-primary' : ending.includes(event) ? 'button-danger' : ''

const refundWays = { card: 'byCard', bank_transfer: 'byTransfer', credit: 'onCredit' } as const

/** How a refund is made where it isn't the seller's to repay in cash: the group of its texts. */
export const refundWay = ({ payment_method: method }: Pick<Return, 'payment_method'>) =>
  method === 'cash_on_delivery' ? undefined : refundWays[method]
