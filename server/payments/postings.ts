import { vatPercent } from '#contract/money-kinds.ts'
import type { Fils } from '../platform/money.ts'
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

/** An amount that goes from one account of the marketplace to another. */
const moved = (
  from: 'provider' | 'orders',
  to: 'provider' | 'orders',
  entry: { kind: 'sale' | 'refund'; amount: Fils },
): NewEntry[] => [
  { account: to, kind: entry.kind, amountFils: entry.amount },
  { account: from, kind: entry.kind, amountFils: -entry.amount as Fils },
]

type OfCard = { sellerOrderNo: number; causeNo: number; amount: Fils }

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
 * A seller order that was paid by card was delivered: the seller has earned what stands of it, and owes the
 * commission.
 */
export function deliveredByCard(order: {
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
 * order by card the seller loses the sale as well, and the buyer's money waits on `orders` until the provider has given
 * it back (`refunded`); cash was repaid by the seller. Undefined where nothing moves.
 */
export function returned(back: {
  sellerNo: number
  sellerOrderNo: number
  /** The return. */
  causeNo: number
  before: ChargedLine[]
  after: ChargedLine[]
  /** What the provider has to give back; 0 of an order in cash. */
  byCard: Fils
}): SellerPosting | undefined {
  const { before, after, byCard, ...of } = back
  const [due, left] = [commissionOn(before), commissionOn(after)]
  const pairs = [
    ...charged('commission', (left.commission - due.commission) as Fils),
    ...charged('commission_vat', (left.vat - due.vat) as Fils),
  ]
  if (pairs.length === 0 && byCard === 0) return undefined
  const sale = (account: 'seller' | 'orders', amountFils: number): NewEntry[] =>
    byCard === 0 ? [] : [{ account, kind: 'sale', amountFils: amountFils as Fils }]
  return {
    ...{ kind: 'returned', ...of },
    entries: [
      ...sale('seller', -byCard),
      ...pairs.map(([seller]) => seller),
      ...sale('orders', byCard),
      ...pairs.map(([, own]) => own),
    ],
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
