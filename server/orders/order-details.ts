import type { Executor } from '../platform/db.ts'
import type { OrderDetails } from './seller-order.present.ts'
import * as cards from './order-cards.store.ts'
import * as parties from './order-parties.store.ts'
import * as store from './order.store.ts'
import type { By, OrdersDeps } from './orders-deps.ts'
import { refundedOf } from './returns/return.store.ts'

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
  const [byCard, inCash] = [
    parts.filter(({ paymentMethod }) => paymentMethod === 'card'),
    parts.filter(({ paymentMethod }) => paymentMethod === 'cash_on_delivery'),
  ]
  const refunded = await refundedOf(
    db,
    inCash.filter(({ paymentState }) => isRefunded(paymentState)).map(({ no }) => no),
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
    refunded,
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
