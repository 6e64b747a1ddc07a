import { sql } from 'drizzle-orm'
import { defaultCommission } from '#contract/money-kinds.ts'
import { toFils } from '#contract/money.ts'
import {
  isEnded,
  isPrepaid,
  orderNumber,
  type PaymentMethod,
  type SellerOrderState,
} from '#contract/order-status.ts'
import { cart, cartLine } from '#server/orders/cart.tables.ts'
import { order, orderEvent, orderLine, sellerOrder, shipment } from '#server/orders/order.tables.ts'
import type { Executor } from '#server/platform/db.ts'
import { idFromKey } from '#server/platform/id.ts'
import { createRandom } from '../random.ts'
import { garages, sellers } from '../sellers.ts'
import { insertCardMoney, isByCard, paidAt, prepaidStateOf, type PaidOrder } from './card-money.ts'
import { insertCredit } from './insert-credit.ts'
import { insertTransferMoney, isByTransfer, waitsUntil } from './transfer-money.ts'
import { insertMoney, type Delivered } from './insert-money.ts'
import { insertReturns } from './insert-returns.ts'
import type { DemoEvent } from './order-steps.ts'
import { drawOrders, type DemoOrder, type DemoPart, type OfferedPart } from './draw-orders.ts'

/** For so many listings there is an order, up to a bound that keeps the start quick. */
const LISTINGS_PER_ORDER = 8
const MOST_ORDERS = 2_000
const CHUNK = 1_000
const highestPrice = toFils(900)

const carriers = ['Falcon Express', 'Gulf Parcel', 'Saree Courier']

type People = { sellerNos: number[]; garageNos: number[] }

/** A year of orders between the garages and sellers, with what they reserve, and a cart of the demo garage. */
export async function insertOrders(
  db: Executor,
  { sellerNos, garageNos, now, listings }: People & { now: Date; listings: number },
): Promise<void> {
  const offered = await offeredParts(db, sellerNos)
  const count = Math.min(MOST_ORDERS, Math.floor(listings / LISTINGS_PER_ORDER))
  const { orders, reserved } = drawOrders({ count, now, offered })
  await insertAll(db, orders, { sellerNos, garageNos, now })
  await db.execute(sql`
    update listing set reserved = held.pieces
    from jsonb_to_recordset(${JSON.stringify(
      [...reserved].map(([no, pieces]) => ({ no, pieces })),
    )}::jsonb) as held (no int, pieces int) where listing.no = held.no`)
  const shown = { sellerNo: sellerNos[0]!, garageNo: garageNos[0]!, now }
  await insertReturns(db, shown)
  await insertCredit(db, shown)
  await fillCart(db, garageNos[0]!, offered.slice(1).flat())
}

/** By the place of the seller: what can be paid in cash, and of which more than a piece is there. */
async function offeredParts(db: Executor, sellerNos: number[]): Promise<OfferedPart[][]> {
  const { rows } = await db.execute<OfferedPart>(sql`
    select no, seller_no "sellerNo", sku, part_name "partName", part_name_ar "partNameAr", price_fils "priceFils", quantity
    from listing where status = 'active' and quantity >= 3 and price_fils <= ${highestPrice} order by no`)
  const bySeller = Map.groupBy(rows, ({ sellerNo }) => sellerNo)
  return sellerNos.map((no) => bySeller.get(no) ?? [])
}

async function insertAll(
  db: Executor,
  orders: DemoOrder[],
  { now, ...people }: People & { now: Date },
): Promise<void> {
  const orderRows = orders.map((each, at) => orderRow(each, at, { ...people, now }))
  const orderNos = await inChunks(orderRows, (rows) =>
    db.insert(order).values(rows).returning({ no: order.no, id: order.id }),
  )
  const parts = orders.flatMap((each, at) =>
    each.parts.map((part, place) => ({ part, orderAt: at, place: place + 1 })),
  )
  const partId = ({ orderAt, place }: (typeof parts)[number]) =>
    idFromKey(`demo-seller-order/${orderAt}/${place}`)
  const partNos = await inChunks(
    parts.map((each) => ({
      ...partRow(each.part, orderRows[each.orderAt]!.paymentMethod, people),
      ...waitingRow(orders[each.orderAt]!, orderRows[each.orderAt]!.paymentMethod),
      ...{ id: partId(each), place: each.place, placedAt: each.part.events[0]!.at },
      orderNo: orderNos.get(orderRows[each.orderAt]!.id)!,
    })),
    (rows) =>
      db.insert(sellerOrder).values(rows).returning({ no: sellerOrder.no, id: sellerOrder.id }),
  )
  const numbered = parts.map((each) => ({
    ...{ part: each.part, no: partNos.get(partId(each))!, place: each.place },
    ...{ orderAt: each.orderAt, paymentMethod: orderRows[each.orderAt]!.paymentMethod },
    paidAt: waitingRow(orders[each.orderAt]!, orderRows[each.orderAt]!.paymentMethod)
      ? undefined
      : paidAt(orders[each.orderAt]!),
    orderNo: orderNos.get(orderRows[each.orderAt]!.id)!,
    buyerNo: orderRows[each.orderAt]!.buyerNo,
  }))
  await inChunks(numbered.flatMap(linesOf), (rows) => db.insert(orderLine).values(rows).then(none))
  await inChunks(numbered.flatMap(eventsOf), (rows) =>
    db.insert(orderEvent).values(rows).then(none),
  )
  await inChunks(numbered.flatMap(shipmentOf), (rows) =>
    db.insert(shipment).values(rows).then(none),
  )
  const partsOf = Map.groupBy(numbered, ({ orderAt }) => orderAt)
  const paidBy = (method: PaymentMethod) =>
    orders.flatMap((each, at): PaidOrder[] => {
      const { id, paymentMethod } = orderRows[at]!
      const no = orderNos.get(id)!
      return paymentMethod === method
        ? [{ at, no, id, number: orderNumber(no), order: each, parts: partsOf.get(at) ?? [] }]
        : []
    })
  const paid = [
    ...(await insertCardMoney(db, paidBy('card'))),
    ...(await insertTransferMoney(db, paidBy('bank_transfer'), now)),
  ]
  await insertMoney(
    db,
    numbered.flatMap((each) => deliveredOf(each, people)),
    { now, paid },
  )
}

const none = (): { no: number; id: string }[] => []

/** Inserts rows some at a time; the numbers that they got, by their ids. */
async function inChunks<Row>(
  rows: Row[],
  insert: (rows: Row[]) => Promise<{ no: number; id: string }[]>,
): Promise<Map<string, number>> {
  const nos = new Map<string, number>()
  for (let at = 0; at < rows.length; at += CHUNK)
    for (const { no, id } of await insert(rows.slice(at, at + CHUNK))) nos.set(id, no)
  return nos
}

const orderRow = (order: DemoOrder, at: number, { garageNos, now }: People & { now: Date }) => {
  const { garage, placedAt, reference, note, isBrought } = order
  const { details, phone } = garages[garage]!
  const { emirate, garage_address: address, goods_receiver_name: receiverName } = details
  return {
    ...{
      id: idFromKey(`demo-order/${at}`),
      buyerNo: garageNos[garage]!,
      reference,
      note,
      placedAt,
    },
    ...{ receiverName, receiverPhone: phone },
    paymentMethod: methodOf(order, at, now),
    address: isBrought ? { name: details.garage_name, emirate, address, phone } : null,
  }
}

function methodOf(order: DemoOrder, at: number, now: Date): PaymentMethod {
  if (isByCard(order, at, now)) return 'card'
  return isByTransfer(order, at, now) ? 'bank_transfer' : 'cash_on_delivery'
}

/** What is otherwise where an order waits for its transfer. */
function waitingRow(order: DemoOrder, method: PaymentMethod) {
  const answerBy = method === 'bank_transfer' ? waitsUntil(order) : undefined
  return answerBy && { answerBy, paymentState: 'due' as const }
}

function partRow(
  { seller, ...part }: DemoPart,
  paymentMethod: PaymentMethod,
  { sellerNos }: People,
) {
  const { company_name: companyName, emirate } = sellers[seller]!.details
  const { state, cancelRequested, answerBy, completeAt, delivery, feeFils } = part
  return {
    ...{ sellerNo: sellerNos[seller]!, companyName, emirate, state, cancelRequested },
    ...{ answerBy, completeAt, delivery, feeFils, paymentMethod },
    paymentState: isPrepaid(paymentMethod) ? prepaidStateOf({ seller, ...part }) : paymentOf(state),
  }
}

function paymentOf(state: SellerOrderState): 'collected' | 'voided' | 'due' {
  if (state === 'delivered' || state === 'completed') return 'collected'
  return isEnded(state) || state === 'returned_to_seller' ? 'voided' : 'due'
}

type Numbered = Record<'no' | 'orderNo' | 'place' | 'buyerNo', number> & {
  part: DemoPart
  paymentMethod: PaymentMethod
  /** Undefined where it waits for its transfer. */
  paidAt: Date | undefined
}

function deliveredOf(
  { part, no, orderNo, place, buyerNo, paymentMethod }: Numbered,
  { sellerNos }: People,
): Delivered[] {
  const at = part.events.find(({ to }) => to === 'delivered')?.at
  if (!at) return []
  const lines = part.lines.map(({ part: of, quantity }) => ({
    ...{ sku: of.sku, partName: of.partName, partNameAr: of.partNameAr, priceFils: of.priceFils },
    ...{ quantity, commission: defaultCommission },
  }))
  const sellerNo = sellerNos[part.seller]!
  const { feeFils } = part
  return [{ no, orderNo, place, sellerNo, buyerNo, at, feeFils, lines, paymentMethod }]
}

const linesOf = ({ part, no }: Numbered) =>
  part.lines.map(({ part: of, ordered, quantity, substitution }, at) => ({
    ...{ id: idFromKey(`demo-order-line/${no}/${at}`), sellerOrderNo: no, listingNo: of.no },
    ...{ sku: of.sku, partName: of.partName, partNameAr: of.partNameAr },
    ...{ sellerNo: of.sellerNo, priceFils: of.priceFils },
    ...{ ordered, quantity, substitution, vehicle: '', commission: defaultCommission },
  }))

/** The steps of a part, and after placing that it was paid in advance. */
const eventsOf = ({ part: { events }, no, paymentMethod, paidAt: at }: Numbered) => {
  const common = { by: 'buyer', from: 'placed', to: 'placed', reason: null } as const
  const pay = (paid: Date): DemoEvent => ({ ...common, event: 'pay', at: paid })
  const isPaid = isPrepaid(paymentMethod) && at !== undefined
  const all = isPaid ? [events[0]!, pay(at), ...events.slice(1)] : events
  return all.map(({ event, by, from, to, at, reason }) => ({
    ...{ sellerOrderNo: no, event, actor: by, fromState: from, toState: to, reason, at },
  }))
}

/** What left the shop, in the state of its latest step. */
function shipmentOf({ part, no }: Numbered) {
  const shipped = part.events.find(({ event }) => event === 'ship')
  if (!shipped) return []
  const random = createRandom(`shipment/${no}`)
  const isSent = part.delivery.method === 'courier'
  const times = (name: string) => part.events.filter(({ event }) => event === name).length
  const state =
    part.state !== 'shipped'
      ? part.state === 'returned_to_seller'
        ? ('returned' as const)
        : ('delivered' as const)
      : times('fail') > times('redeliver')
        ? ('failed' as const)
        : ('on_the_way' as const)
  return [
    {
      ...{ id: idFromKey(`demo-shipment/${no}`), sellerOrderNo: no, state },
      ...{ method: part.delivery.method, carrier: isSent ? random.pick(carriers) : '' },
      ...{ tracking: isSent ? `AE${random.int(10_000_000, 99_999_999)}` : '', driverPhone: '' },
      ...{ code: String(random.int(0, 9_999)).padStart(4, '0'), attempts: 1 + times('redeliver') },
      shippedAt: shipped.at,
    },
  ]
}

/** The cart that the demo garage finds: two parts of two sellers, if there are any. */
async function fillCart(db: Executor, garageNo: number, parts: OfferedPart[]): Promise<void> {
  const id = idFromKey('demo-cart')
  await db.insert(cart).values({ id, userNo: garageNo })
  const chosen = [parts[0], parts.at(-1)].filter((part) => part !== undefined)
  const lines = [...new Set(chosen)].map(({ no: listingNo, priceFils }, at) => ({
    ...{ id: idFromKey(`demo-cart-line/${at}`), cartId: id, listingNo, priceFils },
    quantity: at + 1,
  }))
  if (lines.length > 0) await db.insert(cartLine).values(lines)
}
