import { z } from 'zod'
import { amount, cartGroup, line } from './carts.ts'
import { documentLink } from './document-link.ts'
import { address, deliveryOption, enteredAddress } from './delivery.ts'
import { creditProblems } from './credit-status.ts'
import { endpoint } from './endpoint.ts'
import { exampleIds } from './example-values.ts'
import { companyNames, date, day, id, name, paging, phone, plain, within } from './fields.ts'
import { longestQuery, mostCartLines, orderLengths, orderTotalRange } from './limits.ts'
import { payoutReasons } from './payout-status.ts'
import {
  cardPaymentStates,
  deliveryMethods,
  eventActors,
  lineProblems,
  paymentMethods,
  paymentStates,
  refundReasons,
  refundStates,
  sellerOrderStates,
  sentSteps,
  shipmentStates,
  timelineEvents,
} from './order-status.ts'

const state = z.enum(sellerOrderStates)

export const timelineEntry = z.object({
  at: date,
  event: z.enum(timelineEvents),
  by: z.enum(eventActors),
  reason: z.string().optional(),
})
export type TimelineEntry = z.infer<typeof timelineEntry>

/** Money that goes back to the card or, by transfer, to an account of the buyer. */
export const refund = z.object({
  date,
  amount,
  state: z.enum(refundStates),
  reason: z.enum(refundReasons),
})
export type Refund = z.infer<typeof refund>

/** Of the marketplace. */
export const bankAccount = z.object({ name: z.string(), iban: z.string(), bank: z.string() })

const payment = z.object({
  method: z.enum(paymentMethods),
  state: z.enum(paymentStates),
  due: amount.optional().meta({ description: 'What is still to be paid' }),
  due_on: day.optional().meta({
    description: 'On credit, once it is delivered: the day until which it is to be paid',
  }),
  refunded: amount.optional().meta({ description: 'In cash or on credit: what was refunded' }),
  pay_by: date.optional().meta({
    description: 'By card or transfer, for the buyer: when the order expires unless it is paid',
  }),
  attempt: z
    .enum(cardPaymentStates)
    .optional()
    .meta({ description: 'By card, for the buyer: how the last attempt to pay ended' }),
  refunds: z
    .array(refund)
    .optional()
    .meta({ description: 'By card or transfer, for the buyer, earliest first' }),
  instructions: z
    .object({
      account: bankAccount.nullable().meta({ description: 'Null where it has to be asked for' }),
      reference: z.string().meta({ description: 'To be written on the transfer' }),
      amount,
      received: amount.meta({ description: 'What of it has come already' }),
      slip: date.nullable().meta({ description: 'When the last slip was sent' }),
      slips_left: z.int().meta({ description: 'How many more may be sent' }),
    })
    .optional()
    .meta({ description: 'By transfer, for the buyer, of a single order that waits for it' }),
  refund_account: z
    .object({
      amount: amount.meta({ description: 'What goes back, and was not transferred yet' }),
      iban_ending: z.string().nullable().meta({ description: 'Null where no account is known' }),
      failed: z.enum(payoutReasons).nullable().meta({ description: 'Why the last try failed' }),
      may_change: z.boolean(),
    })
    .optional()
    .meta({
      description: 'By transfer, for the buyer, of a single order of which money goes back',
    }),
})

export const shipment = z.object({
  _id: id,
  state: z.enum(shipmentStates),
  method: z.enum(deliveryMethods),
  carrier: z.string().optional(),
  tracking: z.string().optional(),
  driver_phone: z.string().optional(),
  lines: z.array(z.object({ _id: id, quantity: z.number().int() })),
  code: z
    .string()
    .optional()
    .meta({ description: 'Shown to the buyer only, who gives it at delivery' }),
  driver_url: z.string().optional().meta({
    description:
      'For the seller only, with a single order that the own driver brings: the driver’s page',
  }),
})
export type Shipment = z.infer<typeof shipment>

export const orderLine = line.extend({
  ordered: z
    .number()
    .int()
    .optional()
    .meta({ description: 'What was asked, where less was accepted' }),
})
export type OrderLine = z.infer<typeof orderLine>

const deliveryAddress = address.omit({ _id: true })

/** The part of an order that one seller fills; all that a seller sees of it. */
export const sellerOrder = z.object({
  _id: id,
  number: z.string(),
  order: id.optional().meta({ description: 'The whole order; for its buyer only' }),
  date,
  state,
  answer_by: date
    .optional()
    .meta({ description: 'While placed: when it expires without an answer' }),
  return_by: date
    .optional()
    .meta({ description: 'For the buyer, once delivered: until when parts can be returned' }),
  closes: date.optional().meta({
    description: 'Once delivered: when it completes by itself; not while parts are being returned',
  }),
  cancel_requested: z.boolean(),
  seller: line.shape.seller,
  buyer: z
    .object({ name: z.string(), garage: z.string(), phone: z.string() })
    .optional()
    .meta({ description: 'For the seller only; empty texts where the buyer’s account is gone' }),
  lines: z.array(orderLine),
  shipments: z.array(shipment),
  payment,
  total: amount,
  vat: amount,
  delivery: deliveryOption.extend({ address: deliveryAddress.optional() }),
  note: z.string(),
  allowed: z
    .array(z.enum(sentSteps))
    .meta({ description: 'The steps that the caller may take now' }),
  timeline: z.array(timelineEntry),
  documents: z.array(documentLink),
})
export type SellerOrder = z.infer<typeof sellerOrder>

/** An order as its buyer sees it. Totals count what stands after acceptance and cancelling. */
export const order = z.object({
  _id: id,
  number: z.string(),
  date,
  reference: z.string().meta({ description: 'The buyer’s own; no seller sees it' }),
  note: z.string(),
  sellerOrders: z.array(sellerOrder),
  address: deliveryAddress.nullable(),
  receiver: z.object({ name: z.string(), phone: z.string() }),
  payment,
  total: amount,
  vat: amount,
  delivery_total: amount,
  timeline: z.array(timelineEntry.extend({ number: z.string() })),
})
export type Order = z.infer<typeof order>

const deliveries = z
  .record(id, z.enum(deliveryMethods))
  .refine((chosen) => Object.keys(chosen).length <= mostCartLines)
  .default({})
const chosenAddress = z.union([id, enteredAddress]).optional()

export const quote = z.object({
  totals: z.object({ lines: amount, delivery: amount, total: amount }),
  vat: amount,
  groups: z.array(
    cartGroup.extend({
      chosen: z.enum(deliveryMethods).nullable().meta({ description: 'How it will be delivered' }),
    }),
  ),
  payments: z.array(z.enum(paymentMethods)),
  credit: z
    .array(
      z.object({
        seller: id,
        ...companyNames.shape,
        needed: amount,
        free: amount,
        days: z.number().int().nullable().meta({ description: 'Null where none is granted' }),
        problem: z.enum(creditProblems).optional(),
      }),
    )
    .optional()
    .meta({
      description:
        'Where a seller of the cart grants the caller credit: what each grants. One with a problem keeps the order from being placed on credit',
    }),
  cash_limit: amount.meta({ description: 'What may be owed in cash over all open orders' }),
  problems: z.array(
    z.object({
      line: id.optional(),
      seller: id.optional(),
      problem: z.enum([...lineProblems, 'empty', 'address_missing', 'no_delivery', 'cash_limit']),
    }),
  ),
})
export type Quote = z.infer<typeof quote>

/** Sellers buy, too. */
export const traders = ['BUYER', 'SELLER'] as const

export const quoteCheckout = endpoint('quoteCheckout', {
  summary:
    'What a cart would cost now, with delivery; sellers without a choice get their first method',
  input: z.object({ cart: id, deliveries, address: chosenAddress }),
  example: { cart: exampleIds.listing },
  reply: quote,
  access: traders,
  errors: ['cart.not_found', 'address.not_found', 'phone.invalid'],
})

export const placeOrder = endpoint('placeOrder', {
  summary:
    'Order a cart. Prices, stock and fees must add up to `expected_total`, or nothing happens; lines that are ordered leave the cart',
  input: z.object({
    cart: id,
    deliveries,
    address: chosenAddress,
    receiver: z.object({ name: name(orderLengths.receiver), phone }),
    payment: z.enum(paymentMethods),
    reference: plain(orderLengths.reference).default(''),
    note: plain(orderLengths.note).default(''),
    expected_total: within(orderTotalRange),
  }),
  example: {
    cart: exampleIds.listing,
    receiver: { name: 'Imran Khan', phone: '+971501234567' },
    payment: 'cash_on_delivery',
    expected_total: 130.5,
  },
  reply: order,
  status: 201,
  access: traders,
  idempotent: true,
  errors: [
    'cart.not_found',
    'address.not_found',
    'phone.invalid',
    'account.closing',
    'checkout.not_enough',
    'checkout.changed',
    'checkout.cash_limit',
    'checkout.unpaid',
    'checkout.credit',
    'payment.unavailable',
    'server.limited',
    'server.unavailable',
  ],
})

export const getOrders = endpoint('getOrders', {
  summary: 'The caller’s orders, latest first',
  input: z.object({
    ...paging,
    state: state.optional(),
    q: plain(longestQuery)
      .optional()
      .meta({ description: 'Order number, reference, part number or seller' }),
  }),
  example: {},
  reply: z.object({
    orders: z.array(order),
    total: z.number().int(),
    page: z.number().int(),
    pages: z.number().int(),
  }),
  access: traders,
})

export const getOrder = endpoint('getOrder', {
  summary: 'One of the caller’s orders, by its id or that of one of its seller orders',
  input: z.object({ id }),
  example: { id: exampleIds.listing },
  reply: order,
  access: traders,
  errors: ['order.not_found'],
})

export const forwardClock = endpoint('forwardClock', {
  summary: 'Move the clock of deadlines forward; what is then due is done before the reply',
  input: z.object({
    forward: z
      .number()
      .int()
      .min(0)
      .max(366 * 86_400)
      .meta({ description: 'Seconds' }),
  }),
  example: { forward: 0 },
  reply: z.object({ now: date }),
  demo: true,
  errors: ['server.limited'],
})
