import type { PaymentMethod } from '#contract/order-status.ts'
import type { Executor } from '../platform/db.ts'
import type { OrderDetails } from './seller-order.present.ts'
import * as cards from './order-cards.store.ts'
import { transfersOf } from './order-transfers.store.ts'
import { creditOrdersOf } from './order-credit.store.ts'
import * as parties from './order-parties.store.ts'
import * as store from './order.store.ts'
import type { By, OrdersDeps } from './orders-deps.ts'
import { refundedOf, withOpenReturn } from './returns/return.store.ts'

const present = <Item>(values: (Item | null)[]): Item[] => [
  ...new Set(values.filter((value): value is Item & {} => value !== null)),
]

const isRefunded = (state: store.SellerOrderRow['paymentState']) =>
  state === 'partly_refunded' || state === 'refunded'

/**
 * Reads all that belongs to some seller orders, each kind by one statement. Without the listings: lists and stored
 * replies would become megabytes with them.
 */
export async function orderDetails(
  db: Executor,
  parts: store.SellerOrderRow[],
): Promise<OrderDetails> {
  const nos = parts.map(({ no }) => no)
  const lines = await store.linesOf(db, nos)
  const events = await store.eventsOf(db, nos)
  const shipments = await store.shipmentsOf(db, nos)
  const documents = await store.documentsOf(db, nos)
  const of = (method: PaymentMethod) =>
    parts.filter(({ paymentMethod }) => paymentMethod === method)
  const [inCash, byCard] = [of('cash_on_delivery'), of('card')]
  const [byTransfer, onCredit] = [of('bank_transfer'), of('credit')]
  const credits = await creditOrdersOf(
    db,
    onCredit.map(({ no }) => no),
  )
  const refunded = await refundedOf(
    db,
    // Of what is owed on credit, some may be refunded before it is paid.
    [...inCash.filter(({ paymentState }) => isRefunded(paymentState)), ...onCredit].map(
      ({ no }) => no,
    ),
  )
  const refunds = await cards.refundsOf(
    db,
    byCard.map(({ no }) => no),
  )
  const orders = await store.orders(db, present(parts.map(({ orderNo }) => orderNo)))
  const listingNos = present(lines.map(({ listingNo }) => listingNo))
  const buyers = await parties.buyers(db, present(orders.map(({ row }) => row.buyerNo)))
  const sellerNos = present(parts.map(({ sellerNo }) => sellerNo))
  return {
    orders: new Map(orders.map(({ row }) => [row.no, row])),
    lines: Map.groupBy(lines, ({ sellerOrderNo }) => sellerOrderNo),
    events: Map.groupBy(events, ({ sellerOrderNo }) => sellerOrderNo),
    documents: Map.groupBy(documents, ({ sellerOrderNo }) => sellerOrderNo!),
    attempts: await cards.lastAttempts(db, present(byCard.map(({ orderNo }) => orderNo))),
    refunds: Map.groupBy(refunds, ({ sellerOrderNo }) => sellerOrderNo),
    transfers: await transfersOf(db, present(byTransfer.map(({ orderNo }) => orderNo))),
    refunded,
    credit: new Map(credits.map((row) => [row.sellerOrderNo, row])),
    returning: await withOpenReturn(
      db,
      parts.filter(({ state }) => state === 'delivered').map(({ no }) => no),
    ),
    shipments: new Map(shipments.map((row) => [row.sellerOrderNo, row])),
    buyers,
    ids: await parties.idsOf(db, { sellerNos, listingNos }),
    shown: new Map(),
  }
}

/** The same with the listings of the lines, for the page of one order. */
export async function withListings(
  { catalog }: Pick<OrdersDeps, 'catalog'>,
  details: OrderDetails,
  { language }: Pick<By, 'language'>,
): Promise<OrderDetails> {
  return { ...details, shown: await catalog.listings([...details.ids.listings.keys()], language) }
}
