import { vatPercent } from '#contract/money-kinds.ts'
import type { Fils } from '../platform/money.ts'
import type { NewEntry, NewPosting } from './ledger.store.ts'

// One function for everything that is posted.

/** A rate in hundredths of a per cent of an amount, rounded half up. */
export const shareOf = (amount: Fils, rate: number): Fils =>
  Math.floor((2 * amount * rate + 10_000) / 20_000) as Fils

type ChargedLine = { priceFils: Fils; quantity: number; commission: number }

/** The commission on what stands of the lines of a seller order, each rounded by itself, and its VAT. */
export function commissionOn(lines: ChargedLine[]): {
  commission: Fils
  vat: Fils
} {
  const each = lines.map(({ priceFils, quantity, commission }) =>
    shareOf((priceFils * quantity) as Fils, commission),
  )
  const commission = each.reduce((sum, one) => sum + one, 0) as Fils
  return { commission, vat: shareOf(commission, vatPercent * 100) }
}

/** Moves an amount from the account of a seller to one of the marketplace, or back where it is negative. */
const charged = (
  account: 'commission' | 'commission_vat',
  amount: Fils,
): [seller: NewEntry, own: NewEntry][] =>
  amount === 0
    ? []
    : [
        [
          { account: 'seller', kind: account, amountFils: -amount as Fils },
          { account, kind: account, amountFils: amount },
        ],
      ]

/**
 * A seller order was delivered and its cash taken by the seller: the price never comes to the marketplace, and the
 * seller owes the commission. Undefined where nothing is owed.
 */
export function deliveredForCash(order: {
  sellerNo: number
  sellerOrderNo: number
  lines: ChargedLine[]
}): NewPosting | undefined {
  const { commission, vat } = commissionOn(order.lines)
  const pairs = [...charged('commission', commission), ...charged('commission_vat', vat)]
  if (pairs.length === 0) return undefined
  return {
    kind: 'delivered',
    sellerNo: order.sellerNo,
    sellerOrderNo: order.sellerOrderNo,
    entries: [...pairs.map(([seller]) => seller), ...pairs.map(([, own]) => own)],
  }
}

/**
 * Parts of a delivered seller order were given back, and the seller repaid the buyer: the commission that was charged on
 * them is given back. `before` and `after` are what stood of each line, so that whatever the roundings, all of it is given
 * back with the last part. Undefined where nothing was charged.
 */
export function refundedInCash(refund: {
  sellerNo: number
  sellerOrderNo: number
  returnNo: number
  before: ChargedLine[]
  after: ChargedLine[]
}): NewPosting | undefined {
  const [before, after] = [commissionOn(refund.before), commissionOn(refund.after)]
  const pairs = [
    ...charged('commission', (after.commission - before.commission) as Fils),
    ...charged('commission_vat', (after.vat - before.vat) as Fils),
  ]
  if (pairs.length === 0) return undefined
  return {
    kind: 'refunded',
    ...{ sellerNo: refund.sellerNo, sellerOrderNo: refund.sellerOrderNo },
    returnNo: refund.returnNo,
    entries: [...pairs.map(([seller]) => seller), ...pairs.map(([, own]) => own)],
  }
}

/** A seller transferred what was owed, under the reference of the bank. */
export const settled = (transfer: {
  sellerNo: number
  amount: Fils
  reference: string
}): NewPosting => ({
  kind: 'settled',
  sellerNo: transfer.sellerNo,
  reference: transfer.reference,
  entries: [
    { account: 'seller', kind: 'payout', amountFils: transfer.amount },
    { account: 'bank', kind: 'payout', amountFils: -transfer.amount as Fils },
  ],
})
