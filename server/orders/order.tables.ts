import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { DeliveryOption } from '#contract/delivery.ts'
import { emirates, type Emirate } from '#contract/emirates.ts'
import {
  lineQuantityRange,
  listingLengths,
  longestPhone,
  optionalTextLengths,
  orderLengths,
  returnDays,
} from '#contract/limits.ts'
import type { Fils } from '#contract/money.ts'
import {
  deliveryMethods,
  eventActors,
  ordersBefore,
  paymentMethods,
  paymentStates,
  sellerOrderStates,
  shipmentStates,
  substitutions,
  timelineEvents,
} from '#contract/order-status.ts'
import { seller } from '../accounts/seller.tables.ts'
import { storedFile } from '../accounts/stored-file.tables.ts'
import { user } from '../accounts/user.tables.ts'
import { listing } from '../catalog/listing.tables.ts'
import { category } from '../catalog/reference.tables.ts'
import { isOneOf, isWithin, lengthChecks } from '../platform/checks.ts'

export type StoredAddress = { name: string; emirate: Emirate; address: string; phone: string }

/** The number of an order, as `orderNumber` of the contract writes it. */
export const orderNumberOf = (no: SQLWrapper) =>
  sql<string>`('R' || (${sql.raw(String(ordersBefore))} + ${no}))`

/** The number of a seller order, as `orderNumber` of the contract writes it. */
export const sellerOrderNumber = (no: SQLWrapper, place: SQLWrapper) =>
  sql<string>`('R' || (${sql.raw(String(ordersBefore))} + ${no}) || '-' || ${place})`

/** One checkout of one buyer. It outlives the account, without what tells who it was. */
export const order = pgTable(
  'order',
  {
    no: integer().primaryKey().generatedAlwaysAsIdentity(),
    id: uuid().notNull().unique(),
    buyerNo: integer('buyer_no').references(() => user.no, { onDelete: 'set null' }),
    reference: text().notNull(),
    note: text().notNull(),
    /** Null where all is picked up. */
    address: jsonb().$type<StoredAddress>(),
    receiverName: text('receiver_name').notNull(),
    receiverPhone: text('receiver_phone').notNull(),
    paymentMethod: text('payment_method', { enum: paymentMethods }).notNull(),
    placedAt: timestamp('placed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('order_buyer').on(table.buyerNo, table.no.desc().nullsFirst()),
    ...lengthChecks('order', {
      reference: orderLengths.reference,
      note: orderLengths.note,
      receiver_name: orderLengths.receiver,
      receiver_phone: longestPhone,
    }),
    index('order_transfer_reference')
      .on(table.reference)
      .where(sql`payment_method = 'bank_transfer'`),
    check('order_payment_method', isOneOf('payment_method', paymentMethods)),
  ],
)

/** Of a seller order that is or was to be paid in advance, and never was: its seller doesn't see it. */
export const isUnpaid = sql`payment_method in ('card', 'bank_transfer') and payment_state in ('due', 'voided')`

/** The part of an order that one seller fills. Amounts are sums of its lines and the delivery fee. */
export const sellerOrder = pgTable(
  'seller_order',
  {
    no: integer().primaryKey().generatedAlwaysAsIdentity(),
    id: uuid().notNull().unique(),
    orderNo: integer('order_no')
      .notNull()
      .references(() => order.no),
    /** From 1, in the number `R100234-1`. */
    place: smallint().notNull(),
    sellerNo: integer('seller_no').references(() => seller.no, { onDelete: 'set null' }),
    companyName: text('company_name').notNull(),
    emirate: text({ enum: emirates }).notNull(),
    state: text({ enum: sellerOrderStates }).notNull().default('placed'),
    cancelRequested: boolean('cancel_requested').notNull().default(false),
    /** While placed: when it expires, without an answer or, where it is prepaid, without the payment. */
    answerBy: timestamp('answer_by', { withTimezone: true }),
    /** While delivered: when it is completed. */
    completeAt: timestamp('complete_at', { withTimezone: true }),
    delivery: jsonb().$type<Pick<DeliveryOption, 'method' | 'promise'>>().notNull(),
    feeFils: integer('fee_fils').$type<Fils>().notNull(),
    /** As its order has it, so that one index finds what the seller doesn't see yet. */
    paymentMethod: text('payment_method', { enum: paymentMethods })
      .notNull()
      .default('cash_on_delivery'),
    paymentState: text('payment_state', { enum: paymentStates }).notNull().default('due'),
    /** While it waits for a bank transfer: a slip of one was sent, so operators look at it first. */
    hasSlip: boolean('has_slip').notNull().default(false),
    /** How long after delivery parts of it can be given back, as it was at placing. */
    returnDays: smallint('return_days').notNull().default(returnDays),
    placedAt: timestamp('placed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('seller_order_place').on(table.orderNo, table.place),
    index('seller_order_seller').on(table.sellerNo, table.no.desc().nullsFirst()),
    index('seller_order_placed').on(table.sellerNo, table.placedAt),
    // All of a week.
    index('seller_order_placed_at').on(table.placedAt),
    index('seller_order_state').on(table.sellerNo, table.state, table.no.desc().nullsFirst()),
    index('seller_order_answer_by')
      .on(table.answerBy)
      .where(sql`state = 'placed'`),
    index('seller_order_complete_at')
      .on(table.completeAt)
      .where(sql`state = 'delivered'`),
    index('seller_order_transfer')
      .on(table.hasSlip.desc().nullsFirst(), table.orderNo)
      .where(
        sql`state = 'placed' and answer_by is not null and payment_method = 'bank_transfer' and payment_state = 'due'`,
      ),
    index('seller_order_unpaid').on(table.sellerNo, table.state).where(isUnpaid),
    check('seller_order_payment_method', isOneOf('payment_method', paymentMethods)),
    check('seller_order_state', isOneOf('state', sellerOrderStates)),
    check('seller_order_payment_state', isOneOf('payment_state', paymentStates)),
    check('seller_order_emirate', isOneOf('emirate', emirates)),
    check('seller_order_fee', sql`fee_fils >= 0`),
    check('seller_order_return_days', sql`return_days > 0`),
  ],
)

/** What was ordered, as it was at placing. `quantity` is what stands: less than `ordered` after part acceptance. */
export const orderLine = pgTable(
  'order_line',
  {
    no: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    id: uuid().notNull().unique(),
    sellerOrderNo: integer('seller_order_no')
      .notNull()
      .references(() => sellerOrder.no),
    /** As its seller order has it, so that one index finds a number among the lines of a seller. */
    sellerNo: integer('seller_no').references(() => seller.no, { onDelete: 'set null' }),
    listingNo: integer('listing_no').references(() => listing.no, { onDelete: 'set null' }),
    sku: text().notNull(),
    partName: text('part_name').notNull(),
    partNameAr: text('part_name_ar'),
    ordered: integer().notNull(),
    quantity: integer().notNull(),
    priceFils: integer('price_fils').$type<Fils>().notNull(),
    vehicle: text().notNull(),
    substitution: text({ enum: substitutions }).notNull(),
    /** What the marketplace takes of it, in hundredths of a per cent, as it was at placing. */
    commission: smallint().notNull(),
  },
  (table) => [
    index('order_line_seller_order').on(table.sellerOrderNo, table.no),
    index('order_line_listing').on(table.listingNo),
    index('order_line_seller_key').on(
      table.sellerNo,
      sql`upper(regexp_replace(sku, '[^[:alnum:]]', '', 'g')) text_pattern_ops`,
    ),
    check('order_line_ordered_range', isWithin('ordered', lineQuantityRange)),
    check('order_line_quantity', sql`quantity between 0 and ordered`),
    check('order_line_price', sql`price_fils > 0`),
    check('order_line_commission', sql`commission between 0 and 10000`),
    check('order_line_substitution', isOneOf('substitution', substitutions)),
    ...lengthChecks('order_line', {
      sku: listingLengths.partSKU,
      part_name: listingLengths.partName,
      part_name_ar: optionalTextLengths.partNameAr,
      vehicle: orderLengths.vehicle,
    }),
  ],
)

/** The timeline of seller orders. Rows are only added; the migration has a trigger that refuses anything else. */
export const orderEvent = pgTable(
  'order_event',
  {
    no: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    sellerOrderNo: integer('seller_order_no')
      .notNull()
      .references(() => sellerOrder.no),
    event: text({ enum: timelineEvents }).notNull(),
    actor: text({ enum: eventActors }).notNull(),
    fromState: text('from_state', { enum: sellerOrderStates }),
    toState: text('to_state', { enum: sellerOrderStates }).notNull(),
    reason: text(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('order_event_seller_order').on(table.sellerOrderNo, table.no),
    check('order_event_event', isOneOf('event', timelineEvents)),
    check('order_event_actor', isOneOf('actor', eventActors)),
    check('order_event_from_state', isOneOf('from_state', sellerOrderStates)),
    check('order_event_to_state', isOneOf('to_state', sellerOrderStates)),
    ...lengthChecks('order_event', { reason: orderLengths.reason }),
  ],
)

/** What leaves the shop together. `code` is what the buyer gives at delivery. */
export const shipment = pgTable(
  'shipment',
  {
    no: integer().primaryKey().generatedAlwaysAsIdentity(),
    id: uuid().notNull().unique(),
    sellerOrderNo: integer('seller_order_no')
      .notNull()
      .unique()
      .references(() => sellerOrder.no),
    state: text({ enum: shipmentStates }).notNull().default('on_the_way'),
    method: text({ enum: deliveryMethods }).notNull(),
    carrier: text().notNull(),
    tracking: text().notNull(),
    driverPhone: text('driver_phone').notNull(),
    code: text().notNull(),
    wrongCodes: smallint('wrong_codes').notNull().default(0),
    attempts: smallint().notNull().default(1),
    /** Who took it, where it was delivered without the code, and the picture that proves it. */
    receivedBy: text('received_by'),
    pictureId: uuid('picture_id').references(() => storedFile.id, { onDelete: 'set null' }),
    shippedAt: timestamp('shipped_at', { withTimezone: true }).notNull().defaultNow(),
  },
  () => [
    check('shipment_state', isOneOf('state', shipmentStates)),
    check('shipment_method', isOneOf('method', deliveryMethods)),
    ...lengthChecks('shipment', {
      carrier: orderLengths.carrier,
      tracking: orderLengths.tracking,
      driver_phone: longestPhone,
      received_by: orderLengths.receiver,
    }),
  ],
)

/**
 * What the marketplace takes, in hundredths of a per cent, from a moment on. Of the rows of a seller and category,
 * the latest that isn't withdrawn holds; without a rate, what is more general does. Rows are only added; the
 * migration has a trigger that lets only scheduled ones be withdrawn.
 */
export const commissionRate = pgTable(
  'commission_rate',
  {
    no: integer().primaryKey().generatedAlwaysAsIdentity(),
    id: uuid().notNull().unique().defaultRandom(),
    sellerNo: integer('seller_no').references(() => seller.no, { onDelete: 'cascade' }),
    categoryNo: smallint('category_no').references(() => category.no),
    rate: smallint(),
    validFrom: timestamp('valid_from', { withTimezone: true }).notNull().defaultNow(),
    authorNo: integer('author_no').references(() => user.no, { onDelete: 'set null' }),
    reason: text().notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  },
  (table) => [
    // Found for each line of an order that is placed.
    index('commission_rate_of').on(
      sql`coalesce(seller_no, 0)`,
      sql`coalesce(category_no, 0)`,
      table.validFrom.desc().nullsFirst(),
    ),
    index('commission_rate_seller').on(table.sellerNo),
    index('commission_rate_author').on(table.authorNo),
    check('commission_rate_range', sql`rate between 0 and 10000`),
    ...lengthChecks('commission_rate', { reason: orderLengths.reason }),
  ],
)

/** Seconds by which the deadlines of a demonstration run ahead of the time; one row. */
export const deadlineClock = pgTable('deadline_clock', {
  one: boolean().primaryKey().default(true),
  ahead: bigint({ mode: 'number' }).notNull(),
})

/** The time by which deadlines run: the time itself, but ahead of it in a demonstration that was moved. */
export const deadlineNow: SQL<Date> = sql`(now() + make_interval(secs => coalesce(
  (select ${deadlineClock.ahead} from ${deadlineClock}), 0)))`

/** The day in the UAE by the same clock. */
export const deadlineDay: SQL<string> = sql`(${deadlineNow} at time zone 'Asia/Dubai')::date`
