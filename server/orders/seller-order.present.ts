import { toDirhams, type Fils } from '#contract/money.ts'
import type { Order, OrderLine, SellerOrder, Shipment, TimelineEntry } from '#contract/orders.ts'
import { isCreditNote, isTaxed } from '#contract/money-kinds.ts'
import {
  awaitsPayment,
  isEnded,
  openSteps,
  orderNumber,
  sentSteps,
  type OrderActor,
  type SellerOrderState,
  type SentStep,
  type StepFacts,
} from '#contract/order-status.ts'
import { linkTo } from '../platform/documents/link-to.ts'
import { lineTotal, presentSum, sumOf, vatOf } from './amounts.ts'
import { inLine, type Shown } from './cart.present.ts'
import type { CreditOrderRow } from './order-credit.store.ts'
import { presentPrepaid, presentTransfer, type PaymentDetails } from './payment.present.ts'
import type { BuyerRow, SellerRow } from './order-parties.store.ts'
import { presentOrderSeller } from './order-seller.present.ts'
import type {
  DocumentRow,
  EventRow,
  LineRow,
  OrderRow,
  SellerOrderRow,
  ShipmentRow,
} from './order.store.ts'

/** All that belongs to some orders, by the numbers of their seller orders. */
export type OrderDetails = PaymentDetails & {
  orders: ReadonlyMap<number, OrderRow>
  events: ReadonlyMap<number, EventRow[]>
  shipments: ReadonlyMap<number, ShipmentRow>
  documents: ReadonlyMap<number, DocumentRow[]>
  /** Of what was paid in cash or on credit. */
  refunded: ReadonlyMap<number, Fils>
  /** Of those on credit, what is open and when it is due. */
  credit: ReadonlyMap<number, CreditOrderRow>
  /** Delivered seller orders of which parts are being returned. */
  returning: ReadonlySet<number>
  buyers: ReadonlyMap<number, BuyerRow>
  ids: {
    sellers: ReadonlyMap<number, SellerRow>
    /** Sellers who are registered for VAT. */
    registered: ReadonlySet<number>
    listings: ReadonlyMap<number, string>
  }
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
  awaitsPayment: awaitsPayment(row),
})

const stands = (state: SellerOrderState) => !isEnded(state) && state !== 'returned_to_seller'

/** The amounts that are to be paid: lines and fee, or nothing once it has ended. */
function amountsOf(row: SellerOrderRow, lines: LineRow[]): Fils[] {
  return stands(row.state) ? [...lines.map(lineTotal), row.feeFils] : []
}

/** What of a seller order is still to be paid, and on credit until when. */
function dueOf(
  row: SellerOrderRow,
  { lines, credit }: Pick<OrderDetails, 'lines' | 'credit'>,
): { dueFils: Fils; dueOn: string | null } {
  if (row.paymentState !== 'due') return { dueFils: 0 as Fils, dueOn: null }
  const onCredit = credit.get(row.no)
  if (onCredit) return { dueFils: onCredit.openFils, dueOn: onCredit.dueOn }
  return { dueFils: sumOf(amountsOf(row, lines.get(row.no) ?? [])), dueOn: null }
}

/** Whether VAT is charged: what its invoice says, else whether its seller is registered now. */
function isTaxedOrder({ no, sellerNo }: SellerOrderRow, { documents, ids }: OrderDetails): boolean {
  const invoice = documents.get(no)?.find(({ kind }) => !isCreditNote(kind))
  if (invoice) return isTaxed(invoice.kind)
  return sellerNo !== null && ids.registered.has(sellerNo)
}

export function presentSellerOrder(
  row: SellerOrderRow,
  details: OrderDetails,
  viewer: Viewer,
): SellerOrder {
  const order = details.orders.get(row.orderNo)!
  const lines = details.lines.get(row.no) ?? []
  const shipment = details.shipments.get(row.no)
  const taxed = isTaxedOrder(row, details)
  const sum = presentSum([{ taxed, amounts: amountsOf(row, lines) }])
  const refunded = details.refunded.get(row.no)
  const { dueFils, dueOn } = dueOf(row, details)
  const isSeller = viewer === 'seller'
  const seller = presentOrderSeller(row, details.ids.sellers)
  const buyer = order.buyerNo === null ? undefined : details.buyers.get(order.buyerNo)
  return {
    _id: row.id,
    number: orderNumber(row.orderNo, row.place),
    ...(!isSeller && { order: order.id }),
    date: row.placedAt.toISOString(),
    state: row.state,
    ...(row.state === 'placed' &&
      row.answerBy &&
      !awaitsPayment(row) && { answer_by: row.answerBy.toISOString() }),
    ...(row.state === 'delivered' &&
      row.completeAt && {
        ...(!isSeller && { return_by: row.completeAt.toISOString() }),
        ...(!details.returning.has(row.no) && { closes: row.completeAt.toISOString() }),
      }),
    cancel_requested: row.cancelRequested,
    seller,
    ...(isSeller && {
      buyer: { name: buyer?.name ?? '', garage: buyer?.garage ?? '', phone: buyer?.phone ?? '' },
    }),
    lines: lines.map((line) => presentLine(line, { seller, taxed }, details)),
    shipments: shipment ? [presentShipment(shipment, lines, viewer, details.driverUrl)] : [],
    payment: {
      method: order.paymentMethod,
      state: row.paymentState,
      ...(row.paymentState === 'due' && { due: toDirhams(dueFils) }),
      ...(dueOn && { due_on: dueOn }),
      ...(refunded !== undefined && { refunded: toDirhams(refunded) }),
      ...(!isSeller && presentPrepaid([row], details)),
    },
    ...sum,
    delivery: {
      ...row.delivery,
      fee: toDirhams(row.feeFils),
      ...(row.delivery.method !== 'pickup' && order.address && { address: order.address }),
    },
    note: order.note,
    allowed: sentStepsOf(row, shipment, viewer),
    timeline: (details.events.get(row.no) ?? []).map(presentEvent),
    documents: (details.documents.get(row.no) ?? []).map(linkTo),
  }
}

/** What the viewer may send now; what operators do to an order they do by other calls. */
const sentStepsOf = (
  row: SellerOrderRow,
  shipment: ShipmentRow | undefined,
  viewer: Viewer,
): SentStep[] =>
  viewer === 'operator'
    ? []
    : openSteps(factsOf(row, shipment), viewer)
        .map(({ event }) => event)
        .filter((event): event is SentStep => (sentSteps as readonly string[]).includes(event))

const presentLine = (
  line: LineRow,
  { seller, taxed }: { seller: SellerOrder['seller']; taxed: boolean },
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
    vat: toDirhams(vatOf(total, { taxed })),
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

export function presentOrder(
  row: OrderRow,
  parts: SellerOrderRow[],
  details: OrderDetails,
  viewer: 'buyer' | 'operator' = 'buyer',
): Order {
  const shown = parts.map((part) => presentSellerOrder(part, details, viewer))
  const standing = parts.filter(({ state }) => stands(state))
  const charges = parts.map((part) => ({
    taxed: isTaxedOrder(part, details),
    amounts: amountsOf(part, details.lines.get(part.no) ?? []),
  }))
  const refunded = parts.flatMap(({ no }) => details.refunded.get(no) ?? [])
  const owed = parts.map((part) => dueOf(part, details))
  const due = sumOf(owed.map(({ dueFils }) => dueFils))
  const [firstDue] = owed.flatMap(({ dueOn }) => dueOn ?? []).toSorted()
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
      ...(firstDue && { due_on: firstDue }),
      ...(refunded.length > 0 && { refunded: toDirhams(sumOf(refunded)) }),
      ...presentPrepaid(parts, details),
      ...('bankAccount' in details && presentTransfer(parts, details)),
    },
    ...presentSum(charges),
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

/** Due while any of it is due, voided where all of it is; else what became of all that was paid. */
function paymentStateOf(parts: SellerOrderRow[]): Order['payment']['state'] {
  const states = new Set(parts.map(({ paymentState }) => paymentState))
  if (states.has('due')) return 'due'
  states.delete('voided')
  const [only = 'voided'] = states
  return states.size > 1 ? 'partly_refunded' : only
}
