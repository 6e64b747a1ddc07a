import { vatPercent } from '#contract/money-kinds.ts'
import type { Fils } from '#contract/money.ts'
import type { NewEntry, NewPosting, SellerPosting } from './ledger.store.ts'

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
}): SellerPosting | undefined {
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

type OwnAccount = 'bank' | 'buyers' | 'orders' | 'provider'

/** An amount that goes from one account of the marketplace to another. */
const moved = (
  from: OwnAccount,
  to: OwnAccount,
  entry: { kind: 'sale' | 'refund'; amount: Fils },
): NewEntry[] => [
  { account: to, kind: entry.kind, amountFils: entry.amount },
  { account: from, kind: entry.kind, amountFils: -entry.amount as Fils },
]

/** `causeNo` is how often the reference was taken back before. */
type OfReference = { reference: string; causeNo?: number; amount: Fils }
type OfCard = { sellerOrderNo: number; causeNo: number; amount: Fils }

/** A buyer transferred money for an order, under the reference of the bank: nothing has taken it yet. */
export const received = ({ amount, ...of }: OfReference): NewPosting => ({
  ...{ kind: 'received', ...of },
  entries: moved('bank', 'buyers', { kind: 'sale', amount }),
})

/** That was recorded wrongly: nothing came for this order. */
export const reversed = ({ amount, ...of }: OfReference): NewPosting => ({
  ...{ kind: 'reversed', ...of },
  entries: moved('buyers', 'bank', { kind: 'sale', amount }),
})

/** What a buyer had transferred paid a seller order: nobody has earned it yet. */
export const capturedByTransfer = ({
  amount,
  ...of
}: {
  sellerOrderNo: number
  amount: Fils
}): NewPosting => ({
  ...{ kind: 'captured', ...of },
  entries: moved('buyers', 'orders', { kind: 'sale', amount }),
})

/** Of a seller order that was paid by transfer not all stands: the buyer gets it back. */
export const refundDue = ({ amount, ...of }: OfCard): NewPosting => ({
  ...{ kind: 'refund_due', ...of },
  entries: moved('orders', 'buyers', { kind: 'refund', amount }),
})

/** The bank paid a refund to a buyer. */
export const refundPaid = ({
  transferRefundNo,
  amount,
}: {
  transferRefundNo: number
  amount: Fils
}): NewPosting => ({
  ...{ kind: 'refund_paid', transferRefundNo },
  entries: moved('buyers', 'bank', { kind: 'refund', amount }),
})

/** The provider captured what a buyer paid for a seller order: nobody has earned it yet. */
export const captured = ({ amount, ...of }: OfCard): NewPosting => ({
  ...{ kind: 'captured', ...of },
  entries: moved('provider', 'orders', { kind: 'sale', amount }),
})

/** The provider gave back what a buyer had paid for a seller order and didn't get. */
export const refunded = ({ amount, ...of }: OfCard): NewPosting => ({
  ...{ kind: 'refunded', ...of },
  entries: moved('orders', 'provider', { kind: 'refund', amount }),
})

/**
 * A seller order that was paid by card or transfer was delivered: the seller has earned what stands of it, and owes the
 * commission.
 */
export function deliveredPrepaid(order: {
  sellerNo: number
  sellerOrderNo: number
  amount: Fils
  lines: ChargedLine[]
}): SellerPosting {
  const { commission, vat } = commissionOn(order.lines)
  const pairs = [...charged('commission', commission), ...charged('commission_vat', vat)]
  return {
    kind: 'delivered',
    sellerNo: order.sellerNo,
    sellerOrderNo: order.sellerOrderNo,
    entries: [
      { account: 'seller', kind: 'sale', amountFils: order.amount },
      ...pairs.map(([seller]) => seller),
      { account: 'orders', kind: 'sale', amountFils: -order.amount as Fils },
      ...pairs.map(([, own]) => own),
    ],
  }
}

/**
 * Parts of a delivered seller order came back: the commission that was charged on them is given back. `before` and
 * `after` are what stood of each line, so that whatever the roundings, all of it is given back with the last part. Of an
 * prepaid order the seller loses the sale as well, and the buyer's money waits on `orders` until the provider has given
 * it back (`refunded`), or goes on to `buyers` (`refund_due`); cash was repaid by the seller. Undefined where nothing moves.
 */
export function returned(back: {
  sellerNo: number
  sellerOrderNo: number
  /** The return. */
  causeNo: number
  before: ChargedLine[]
  after: ChargedLine[]
  /** What the marketplace has to give back; 0 of an order in cash. */
  prepaid: Fils
}): SellerPosting | undefined {
  const { before, after, prepaid, ...of } = back
  const [due, left] = [commissionOn(before), commissionOn(after)]
  const pairs = [
    ...charged('commission', (left.commission - due.commission) as Fils),
    ...charged('commission_vat', (left.vat - due.vat) as Fils),
  ]
  if (pairs.length === 0 && prepaid === 0) return undefined
  const sale = (account: 'seller' | 'orders', amountFils: number): NewEntry[] =>
    prepaid === 0 ? [] : [{ account, kind: 'sale', amountFils: amountFils as Fils }]
  return {
    ...{ kind: 'returned', ...of },
    entries: [
      ...sale('seller', -prepaid),
      ...pairs.map(([seller]) => seller),
      ...sale('orders', prepaid),
      ...pairs.map(([, own]) => own),
    ],
  }
}

type OfPayout = { sellerNo: number; payoutNo: number; amount: Fils }

/** An amount that is set aside for a payout, or goes back from there where it is negative. */
const setAside = (amount: number): NewEntry[] => [
  { account: 'seller', kind: 'payout', amountFils: -amount as Fils },
  { account: 'in_payout', kind: 'payout', amountFils: amount as Fils },
]

/** A payout was prepared: the amount is the seller's still, and set aside. */
export const payoutPrepared = ({ amount, ...of }: OfPayout): SellerPosting => ({
  ...{ kind: 'payout_prepared', ...of },
  entries: setAside(amount),
})

/** The bank paid a payout. */
export const payoutPaid = ({ amount, ...of }: OfPayout): SellerPosting => ({
  ...{ kind: 'payout_paid', ...of },
  entries: [
    { account: 'in_payout', kind: 'payout', amountFils: -amount as Fils },
    { account: 'bank', kind: 'payout', amountFils: amount },
  ],
})

/** A payout failed or was cancelled: the seller can have the amount again. */
export const payoutReleased = ({ amount, ...of }: OfPayout): SellerPosting => ({
  ...{ kind: 'payout_released', ...of },
  entries: setAside(-amount),
})

/** A seller transferred what was owed, under the reference of the bank. */
export const settled = ({ amount, ...of }: OfReference & { sellerNo: number }): NewPosting => ({
  ...{ kind: 'settled', ...of },
  entries: [
    { account: 'seller', kind: 'payout', amountFils: amount },
    { account: 'bank', kind: 'payout', amountFils: -amount as Fils },
  ],
})
