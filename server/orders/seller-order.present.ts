import type {
  Order,
  OrderLine,
  Refund,
  SellerOrder,
  Shipment,
  TimelineEntry,
} from '#contract/orders.ts'
import {
  awaitsCard,
  isEnded,
  openSteps,
  orderNumber,
  sentSteps,
  type CardPaymentState,
  type OrderActor,
  type SellerOrderState,
  type SentStep,
  type StepFacts,
} from '#contract/order-status.ts'
import { linkTo } from '../platform/documents/link-to.ts'
import { toDirhams, vatIncluded, type Fils } from '../platform/money.ts'
import { lineTotal, presentSum, sumOf } from './amounts.ts'
import { inLine, type Shown } from './cart.present.ts'
import type { RefundRow } from './order-cards.store.ts'
import type { BuyerRow } from './order-parties.store.ts'
import type {
  DocumentRow,
  EventRow,
  LineRow,
  OrderRow,
  SellerOrderRow,
  ShipmentRow,
} from './order.store.ts'

/** All that belongs to some orders, by the numbers of their seller orders. */
export type OrderDetails = {
  orders: ReadonlyMap<number, OrderRow>
  lines: ReadonlyMap<number, LineRow[]>
  events: ReadonlyMap<number, EventRow[]>
  shipments: ReadonlyMap<number, ShipmentRow>
  documents: ReadonlyMap<number, DocumentRow[]>
  /** How the last attempt to pay by card ended, by the numbers of orders. */
  attempts: ReadonlyMap<number, CardPaymentState>
  /** Of what was paid by card. */
  refunds: ReadonlyMap<number, RefundRow[]>
  /** Of what was paid in cash. */
  refunded: ReadonlyMap<number, Fils>
  buyers: ReadonlyMap<number, BuyerRow>
  ids: { sellers: ReadonlyMap<number, string>; listings: ReadonlyMap<number, string> }
  shown: Shown
  /** The link that the seller gives to the driver, where it is shown. */
  driverUrl?: (shipment: ShipmentRow) => string | undefined
}

type Viewer = Exclude<OrderActor, 'system'>

export const factsOf = (
  row: Pick<SellerOrderRow, 'state' | 'cancelRequested' | 'paymentMethod' | 'paymentState'>,
  shipment: ShipmentRow | undefined,
): StepFacts => ({
  ...{ state: row.state, cancelRequested: row.cancelRequested, shipment },
  awaitsCard: awaitsCard(row),
})

const stands = (state: SellerOrderState) => !isEnded(state) && state !== 'returned_to_seller'

/** The amounts that are to be paid: lines and fee, or nothing once it has ended. */
function amountsOf(row: SellerOrderRow, lines: LineRow[]): Fils[] {
  return stands(row.state) ? [...lines.map(lineTotal), row.feeFils] : []
}

export function presentSellerOrder(
  row: SellerOrderRow,
  details: OrderDetails,
  viewer: Viewer,
): SellerOrder {
  const order = details.orders.get(row.orderNo)!
  const lines = details.lines.get(row.no) ?? []
  const shipment = details.shipments.get(row.no)
  const sum = presentSum(amountsOf(row, lines))
  const refunded = details.refunded.get(row.no)
  const isSeller = viewer === 'seller'
  const sellerId = row.sellerNo === null ? undefined : details.ids.sellers.get(row.sellerNo)
  const seller = { _id: sellerId ?? null, company_name: row.companyName, emirate: row.emirate }
  const buyer = order.buyerNo === null ? undefined : details.buyers.get(order.buyerNo)
  return {
    _id: row.id,
    number: orderNumber(row.orderNo, row.place),
    ...(!isSeller && { order: order.id }),
    date: row.placedAt.toISOString(),
    state: row.state,
    ...(row.state === 'placed' &&
      row.answerBy &&
      !awaitsCard(row) && { answer_by: row.answerBy.toISOString() }),
    ...(!isSeller &&
      row.state === 'delivered' &&
      row.completeAt && { return_by: row.completeAt.toISOString() }),
    cancel_requested: row.cancelRequested,
    seller,
    ...(isSeller && {
      buyer: { name: buyer?.name ?? '', garage: buyer?.garage ?? '', phone: buyer?.phone ?? '' },
    }),
    lines: lines.map((line) => presentLine(line, seller, details)),
    shipments: shipment ? [presentShipment(shipment, lines, viewer, details.driverUrl)] : [],
    payment: {
      method: order.paymentMethod,
      state: row.paymentState,
      ...(row.paymentState === 'due' && { due: sum.total }),
      ...(refunded !== undefined && { refunded: toDirhams(refunded) }),
      ...(!isSeller && presentCard([row], details)),
    },
    ...sum,
    delivery: {
      ...row.delivery,
      fee: toDirhams(row.feeFils),
      ...(row.delivery.method !== 'pickup' && order.address && { address: order.address }),
    },
    note: order.note,
    allowed: openSteps(factsOf(row, shipment), viewer)
      .map(({ event }) => event)
      .filter((event): event is SentStep => (sentSteps as readonly string[]).includes(event)),
    timeline: (details.events.get(row.no) ?? []).map(presentEvent),
    documents: (details.documents.get(row.no) ?? []).map(linkTo),
  }
}

const presentLine = (
  line: LineRow,
  seller: SellerOrder['seller'],
  { ids, shown }: OrderDetails,
): OrderLine => {
  const total = lineTotal(line)
  return {
    _id: line.id,
    listing_id: (line.listingNo !== null && ids.listings.get(line.listingNo)) || null,
    listing: inLine(line.listingNo === null ? undefined : shown.get(line.listingNo)),
    seller,
    ...{ sku: line.sku, partName: line.partName, partNameAr: line.partNameAr },
    quantity: line.quantity,
    price: toDirhams(line.priceFils),
    total: toDirhams(total),
    vat: toDirhams(vatIncluded(total)),
    ...(line.vehicle && { vehicle: line.vehicle }),
    substitution: line.substitution,
    ...(line.ordered !== line.quantity && { ordered: line.ordered }),
  }
}

export function presentShipment(
  row: ShipmentRow,
  lines: LineRow[],
  viewer: Viewer,
  driverUrl?: OrderDetails['driverUrl'],
): Shipment {
  const driver = viewer === 'seller' ? driverUrl?.(row) : undefined
  return {
    _id: row.id,
    state: row.state,
    method: row.method,
    ...(row.carrier && { carrier: row.carrier }),
    ...(row.tracking && { tracking: row.tracking }),
    ...(row.driverPhone && { driver_phone: row.driverPhone }),
    lines: lines
      .filter(({ quantity }) => quantity > 0)
      .map(({ id, quantity }) => ({ _id: id, quantity })),
    ...(viewer === 'buyer' && row.state !== 'delivered' && { code: row.code }),
    ...(driver && { driver_url: driver }),
  }
}

const presentEvent = ({ at, event, actor, reason }: EventRow): TimelineEntry => ({
  ...{ at: at.toISOString(), event, by: actor },
  ...(reason && { reason }),
})

export function presentOrder(row: OrderRow, parts: SellerOrderRow[], details: OrderDetails): Order {
  const shown = parts.map((part) => presentSellerOrder(part, details, 'buyer'))
  const standing = parts.filter(({ state }) => stands(state))
  const amounts = parts.flatMap((part) => amountsOf(part, details.lines.get(part.no) ?? []))
  const refunded = parts.flatMap(({ no }) => details.refunded.get(no) ?? [])
  const owing = parts.filter(({ paymentState }) => paymentState === 'due')
  const due = sumOf(owing.flatMap((part) => amountsOf(part, details.lines.get(part.no) ?? [])))
  return {
    _id: row.id,
    number: orderNumber(row.no),
    date: row.placedAt.toISOString(),
    ...{ reference: row.reference, note: row.note },
    sellerOrders: shown,
    address: row.address,
    receiver: { name: row.receiverName, phone: row.receiverPhone },
    payment: {
      method: row.paymentMethod,
      state: paymentStateOf(parts),
      ...(due > 0 && { due: toDirhams(due) }),
      ...(refunded.length > 0 && { refunded: toDirhams(sumOf(refunded)) }),
      ...presentCard(parts, details),
    },
    ...presentSum(amounts),
    delivery_total: toDirhams(sumOf(standing.map(({ feeFils }) => feeFils))),
    timeline: parts
      .flatMap((part) =>
        (details.events.get(part.no) ?? []).map((event) => ({
          no: event.no,
          entry: { ...presentEvent(event), number: orderNumber(part.orderNo, part.place) },
        })),
      )
      .toSorted((a, b) => a.no - b.no)
      .map(({ entry }) => entry),
  }
}

/** What the buyer sees of a payment by card, beside its state. */
function presentCard(
  parts: SellerOrderRow[],
  { attempts, refunds }: OrderDetails,
): Pick<Order['payment'], 'pay_by' | 'attempt' | 'refunds'> {
  const [first] = parts
  if (first?.paymentMethod !== 'card') return {}
  const waiting = parts.filter(awaitsCard).flatMap(({ answerBy }) => answerBy ?? [])
  const payBy = waiting.toSorted((a, b) => a.getTime() - b.getTime())[0]
  const attempt = attempts.get(first.orderNo)
  return {
    ...(payBy && { pay_by: payBy.toISOString() }),
    ...(attempt && { attempt }),
    refunds: parts.flatMap(({ no }) => refunds.get(no) ?? []).map(presentRefund),
  }
}

const presentRefund = ({ at, amountFils, state, reason }: RefundRow): Refund => ({
  ...{ date: at.toISOString(), amount: toDirhams(amountFils), state, reason },
})

/** Due while any of it is due, voided where all of it is; else what became of all that was paid. */
function paymentStateOf(parts: SellerOrderRow[]): Order['payment']['state'] {
  const states = new Set(parts.map(({ paymentState }) => paymentState))
  if (states.has('due')) return 'due'
  states.delete('voided')
  const [only = 'voided'] = states
  return states.size > 1 ? 'partly_refunded' : only
}
