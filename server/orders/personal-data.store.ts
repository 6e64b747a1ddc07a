import { eq, sql, type SQL } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { DeliverySettings } from '#contract/delivery.ts'
import { listing } from '../catalog/listing.tables.ts'
import type { Executor } from '../platform/db.ts'
import { idempotencyKey } from '../platform/idempotency.tables.ts'
import { eraseRows, inBatches, inChunks, isoDate } from '../platform/personal-data.ts'
import { cart, cartLine } from './cart.tables.ts'
import { deliveryAddress, deliverySetting } from './delivery.tables.ts'
import {
  order,
  orderEvent,
  orderLine,
  sellerOrder,
  sellerOrderNumber,
  shipment,
} from './order.tables.ts'
import { returnEvent, returnLine, returnPicture, returnRequest } from './returns/return.tables.ts'

const NIL = '00000000-0000-0000-0000-000000000000'

export const carts = (db: Executor, userNo: number) =>
  inChunks<never>(
    db,
    NIL,
    (after) => sql`
      select ${cart.id} as key, name, vehicle, ${isoDate(cart.changedAt)} changed,
        (select coalesce(json_agg(json_build_object('sku', ${listing.sku}, 'quantity', ${cartLine.quantity},
            'vehicle', ${cartLine.vehicle})), '[]')
          from ${cartLine} join ${listing} on ${listing.no} = ${cartLine.listingNo}
          where ${cartLine.cartId} = ${cart.id}) lines
      from ${cart} where ${cart.userNo} = ${userNo} and ${cart.id} > ${after} order by ${cart.id}`,
  )

export const addresses = (db: Executor, userNo: number) =>
  inChunks<never>(
    db,
    NIL,
    (after) => sql`
      select id as key, name, emirate, address, phone from ${deliveryAddress}
      where ${deliveryAddress.userNo} = ${userNo} and ${deliveryAddress.id} > ${after}
      order by ${deliveryAddress.id}`,
  )

const number = sellerOrderNumber(sellerOrder.orderNo, sellerOrder.place)

const lines = sql`(
  select coalesce(json_agg(json_build_object('sku', ${orderLine.sku}, 'name', ${orderLine.partName},
    'ordered', ${orderLine.ordered}, 'quantity', ${orderLine.quantity},
    'price', ${orderLine.priceFils} / 100.0::float8, 'vehicle', ${orderLine.vehicle}) order by ${orderLine.no}), '[]')
  from ${orderLine} where ${orderLine.sellerOrderNo} = ${sellerOrder.no})`

const events = sql`(
  select coalesce(json_agg(json_build_object('event', ${orderEvent.event}, 'by', ${orderEvent.actor},
    'reason', ${orderEvent.reason}, 'date', ${isoDate(orderEvent.at)}) order by ${orderEvent.no}), '[]')
  from ${orderEvent} where ${orderEvent.sellerOrderNo} = ${sellerOrder.no})`

const parcel = sql`(
  select json_build_object('state', ${shipment.state}, 'carrier', ${shipment.carrier},
    'tracking', ${shipment.tracking}, 'driver', ${shipment.driverPhone}, 'receivedBy', ${shipment.receivedBy})
  from ${shipment} where ${shipment.sellerOrderNo} = ${sellerOrder.no})`

const parts = (db: Executor, whose: SQL, more: SQL) =>
  inChunks<never>(
    db,
    0,
    (after) => sql`
      select ${sellerOrder.no} as key, ${number} number, ${isoDate(sellerOrder.placedAt)} date,
        ${sellerOrder.state}, ${sellerOrder.companyName} company, ${sellerOrder.feeFils} / 100.0::float8 fee,
        ${lines} lines, ${events} events, ${parcel} shipment, ${more}
      from ${sellerOrder} join ${order} on ${order.no} = ${sellerOrder.orderNo}
      where ${whose} and ${sellerOrder.no} > ${after} order by ${sellerOrder.no}`,
  )

export const ordersOf = (db: Executor, userNo: number) =>
  parts(
    db,
    sql`${order.buyerNo} = ${userNo}`,
    sql`${order.reference}, ${order.note}, ${order.address}, ${order.receiverName} receiver,
      ${order.receiverPhone} phone`,
  )

/** As a seller sees them; the buyer's data are the buyer's. */
export const ordersReceivedBy = (db: Executor, userNo: number) =>
  parts(db, sql`${sellerOrder.sellerNo} = ${userNo}`, sql`null as nothing`)

const returnedLines = sql`(
  select coalesce(json_agg(json_build_object('sku', ${orderLine.sku}, 'quantity', ${returnLine.quantity})), '[]')
  from ${returnLine} join ${orderLine} on ${orderLine.no} = ${returnLine.lineNo}
  where ${returnLine.returnNo} = ${returnRequest.no})`

const returnEvents = sql`(
  select coalesce(json_agg(json_build_object('event', ${returnEvent.event}, 'by', ${returnEvent.actor},
    'reason', ${returnEvent.reason}, 'date', ${isoDate(returnEvent.at)}) order by ${returnEvent.no}), '[]')
  from ${returnEvent} where ${returnEvent.returnNo} = ${returnRequest.no})`

/** What a user gave back, or got back as a seller. */
export const returnsOf = (db: Executor, userNo: number) =>
  inChunks<never>(
    db,
    0,
    (after) => sql`
      select ${returnRequest.no} as key, ${number} || '/' || ${returnRequest.place} number,
        ${isoDate(returnRequest.requestedAt)} date, ${returnRequest.state}, ${returnRequest.reason},
        ${returnRequest.note}, ${returnedLines} lines, ${returnEvents} events
      from ${returnRequest} join ${sellerOrder} on ${sellerOrder.no} = ${returnRequest.sellerOrderNo}
      join ${order} on ${order.no} = ${sellerOrder.orderNo}
      where ${userNo} in (${order.buyerNo}, ${sellerOrder.sellerNo}) and ${returnRequest.no} > ${after}
      order by ${returnRequest.no}`,
  )

export async function deliverySettings(
  db: Executor,
  userNo: number,
): Promise<DeliverySettings | null> {
  const [row] = await db
    .select({ settings: deliverySetting.settings })
    .from(deliverySetting)
    .where(eq(deliverySetting.sellerNo, userNo))
  return row?.settings ?? null
}

/** The seller orders that a user bought, or sold. */
const partsOf = (userNo: number, side: 'buyer' | 'seller') =>
  side === 'buyer'
    ? sql`select ${sellerOrder.no} from ${sellerOrder} join ${order} on ${order.no} = ${sellerOrder.orderNo}
        where ${order.buyerNo} = ${userNo}`
    : sql`select ${sellerOrder.no} from ${sellerOrder} where ${sellerOrder.sellerNo} = ${userNo}`

/** Erases what a user wrote or others wrote about them. Begun again, it goes on where it was broken off. */
export async function eraseTexts(db: NodePgDatabase, userNo: number): Promise<void> {
  await eraseRows(db, cart, eq(cart.userNo, userNo))
  await eraseRows(db, deliveryAddress, eq(deliveryAddress.userNo, userNo))
  await eraseRows(db, deliverySetting, eq(deliverySetting.sellerNo, userNo))
  await eraseRows(db, idempotencyKey, eq(idempotencyKey.userNo, userNo))
  for (const side of ['buyer', 'seller'] as const)
    await inBatches(
      db,
      orderEvent,
      sql`${orderEvent.reason} is not null and ${orderEvent.actor} = ${side}
        and ${orderEvent.sellerOrderNo} in (${partsOf(userNo, side)})`,
      sql`update ${orderEvent} set reason = null`,
    )
  const returnsTo = (side: 'buyer' | 'seller') =>
    sql`select ${returnRequest.no} from ${returnRequest}
      where ${returnRequest.sellerOrderNo} in (${partsOf(userNo, side)})`
  for (const side of ['buyer', 'seller'] as const)
    await inBatches(
      db,
      returnEvent,
      sql`${returnEvent.reason} is not null and ${returnEvent.actor} = ${side}
        and ${returnEvent.returnNo} in (${returnsTo(side)})`,
      sql`update ${returnEvent} set reason = null`,
    )
  await eraseRows(db, returnPicture, sql`${returnPicture.returnNo} in (${returnsTo('buyer')})`)
  await inBatches(
    db,
    returnRequest,
    sql`${returnRequest.note} <> '' and ${returnRequest.no} in (${returnsTo('buyer')})`,
    sql`update ${returnRequest} set note = ''`,
  )
  await inBatches(
    db,
    shipment,
    sql`(${shipment.receivedBy} is not null or ${shipment.pictureId} is not null)
      and ${shipment.sellerOrderNo} in (${partsOf(userNo, 'buyer')})`,
    sql`update ${shipment} set received_by = null, picture_id = null`,
  )
  await inBatches(
    db,
    shipment,
    sql`(${shipment.carrier}, ${shipment.tracking}, ${shipment.driverPhone}) <> ('', '', '')
      and ${shipment.sellerOrderNo} in (${partsOf(userNo, 'seller')})`,
    sql`update ${shipment} set carrier = '', tracking = '', driver_phone = ''`,
  )
  await inBatches(
    db,
    orderLine,
    sql`${orderLine.vehicle} <> '' and ${orderLine.sellerOrderNo} in (${partsOf(userNo, 'buyer')})`,
    sql`update ${orderLine} set vehicle = ''`,
  )
  await inBatches(
    db,
    sellerOrder,
    sql`${sellerOrder.sellerNo} = ${userNo} and ${sellerOrder.delivery} #>> '{promise,hours}' <> ''`,
    sql`update ${sellerOrder} set delivery = jsonb_set(delivery, '{promise,hours}', '""')`,
  )
  // Last, because the rest is found by it.
  await inBatches(
    db,
    order,
    eq(order.buyerNo, userNo),
    sql`update ${order} set buyer_no = null, reference = '', note = '', receiver_name = '',
      receiver_phone = '', address = null`,
  )
}
