import { toDirhams, type Fils } from '#contract/money.ts'
import type { Order, Refund } from '#contract/orders.ts'
import { awaitsPayment, orderNumber, type CardPaymentState } from '#contract/order-status.ts'
import { mostSlips } from '#contract/transfer-limits.ts'
import { accountReasons, shownRefundState } from '#contract/transfer-status.ts'
import type { BankAccount } from '../platform/bank-account.ts'
import { lineTotal, sumOf } from './amounts.ts'
import type { LineRow, SellerOrderRow } from './order.store.ts'
import { noTransfers, type TransferFacts, type TransferRefundRow } from './order-transfers.store.ts'
import type { RefundRow } from './order-cards.store.ts'

/** What belongs to payments in advance. */
export type PaymentDetails = {
  /** By the numbers of seller orders. */
  lines: ReadonlyMap<number, LineRow[]>
  /** How the last attempt to pay by card ended, by the numbers of orders. */
  attempts: ReadonlyMap<number, CardPaymentState>
  /** Of what was paid by card, by the numbers of seller orders. */
  refunds: ReadonlyMap<number, RefundRow[]>
  /** Of those by transfer, by the numbers of orders. */
  transfers: ReadonlyMap<number, TransferFacts>
  /** Where they are transferred to; given for the page of one order. */
  bankAccount?: BankAccount | undefined
}

type Shown = Partial<Order['payment']>
type ShownRefund = Pick<TransferRefundRow, 'amountFils' | 'reason'> & {
  at: Date
  state: Refund['state']
}

/** What the buyer sees of a payment in advance, beside its state: of some seller orders of one order. */
export function presentPrepaid(parts: SellerOrderRow[], details: PaymentDetails): Shown {
  const [first] = parts
  if (first?.paymentMethod !== 'card' && first?.paymentMethod !== 'bank_transfer') return {}
  const waiting = parts.filter(awaitsPayment).flatMap(({ answerBy }) => answerBy ?? [])
  const payBy = waiting.toSorted((a, b) => a.getTime() - b.getTime())[0]
  const shown = first.paymentMethod === 'card' ? ofCard(parts, details) : ofTransfer(parts, details)
  return { ...(payBy && { pay_by: payBy.toISOString() }), ...shown }
}

function ofCard(parts: SellerOrderRow[], { attempts, refunds }: PaymentDetails): Shown {
  const attempt = attempts.get(parts[0]!.orderNo)
  return {
    ...(attempt && { attempt }),
    refunds: parts.flatMap(({ no }) => refunds.get(no) ?? []).map(presentRefund),
  }
}

function ofTransfer(parts: SellerOrderRow[], { transfers }: PaymentDetails): Shown {
  const { refunds } = transfers.get(parts[0]!.orderNo) ?? noTransfers
  const nos = parts.map(({ no }) => no)
  return {
    refunds: refunds
      .filter(({ sellerOrderNo }) => sellerOrderNo !== null && nos.includes(sellerOrderNo))
      .map(presentTransferRefund),
  }
}

/** What the page of one order by transfer has beside that: how to pay, and where money goes back to. */
export function presentTransfer(parts: SellerOrderRow[], details: PaymentDetails): Shown {
  const [first] = parts
  if (first?.paymentMethod !== 'bank_transfer') return {}
  const { pendingFils, slip, refunds } = details.transfers.get(first.orderNo) ?? noTransfers
  const waiting = parts.filter(awaitsPayment)
  const due = sumOf(
    waiting.flatMap(({ no, feeFils }) => [
      ...(details.lines.get(no) ?? []).map(lineTotal),
      feeFils,
    ]),
  )
  const account = refundAccount(refunds)
  return {
    refunds: refunds.map(presentTransferRefund),
    ...(waiting.length > 0 && {
      instructions: {
        account: details.bankAccount ?? null,
        reference: orderNumber(first.orderNo),
        amount: toDirhams(Math.max(0, due - pendingFils) as Fils),
        received: toDirhams(pendingFils),
        slip: slip.sentAt?.toISOString() ?? null,
        slips_left: Math.max(0, mostSlips - slip.sent),
      },
    }),
    ...(account && { refund_account: account }),
  }
}

const SHOWN = 4

/** Where what was not transferred yet goes to; undefined where there is nothing. */
function refundAccount(refunds: TransferRefundRow[]): Shown['refund_account'] {
  const pending = refunds.filter(({ state }) => state !== 'paid')
  if (pending.length === 0) return undefined
  const asked = pending.find(({ iban, failure }) => iban === null || isOfAccount(failure))
  const { iban, failure } = asked ?? pending[0]!
  return {
    amount: toDirhams(sumOf(pending.map(({ amountFils }) => amountFils))),
    iban_ending: iban?.slice(-SHOWN) ?? null,
    failed: failure,
    may_change: pending.some(({ state }) => state === 'open' || state === 'failed'),
  }
}

const isOfAccount = (failure: TransferRefundRow['failure']) =>
  accountReasons.some((reason) => reason === failure)

const presentTransferRefund = ({ dueAt, state, ...row }: TransferRefundRow): Refund =>
  presentRefund({ ...row, at: dueAt, state: shownRefundState[state] })

const presentRefund = ({ at, amountFils, state, reason }: ShownRefund): Refund => ({
  ...{ date: at.toISOString(), amount: toDirhams(amountFils), state, reason },
})
