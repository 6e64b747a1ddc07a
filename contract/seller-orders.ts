import { z } from 'zod'
import { line } from './carts.ts'
import { deliveryOption } from './delivery.ts'
import { emirates } from './emirates.ts'
import { endpoint } from './endpoint.ts'
import { exampleIds } from './example-values.ts'
import { date, id, json, paging, plain, wholeWithin } from './fields.ts'
import {
  lineQuantityRange,
  longestCodeOfDelivery,
  longestPhone,
  mostCartLines,
  orderLengths,
} from './limits.ts'
import { sellerOrderStates, sentSteps } from './order-status.ts'
import { getOrders, sellerOrder, shipment, traders } from './orders.ts'
import { fileQuotaErrors } from './quotas.ts'

const state = z.enum(sellerOrderStates)

export const getSellerOrders = endpoint('getSellerOrders', {
  summary: 'The seller’s orders: those that wait for an answer by time left, then the latest',
  input: getOrders.input,
  example: { state: 'placed' },
  reply: z.object({
    orders: z.array(sellerOrder),
    counts: z.record(state, z.number().int()),
    total: z.number().int(),
    page: z.number().int(),
    pages: z.number().int(),
  }),
  access: ['SELLER'],
  keys: true,
})

export const getSellerOrder = endpoint('getSellerOrder', {
  summary: 'One of the seller’s orders',
  input: z.object({ id }),
  example: { id: exampleIds.listing },
  reply: sellerOrder,
  access: ['SELLER'],
  keys: true,
  errors: ['order.not_found'],
})

export const getPackingList = endpoint('getPackingList', {
  summary:
    'The packing list of one of the seller’s orders: a PDF in English and Arabic, with what stands and without prices',
  input: z.object({ id }),
  example: { id: exampleIds.listing },
  reply: z.unknown(),
  access: ['SELLER'],
  keys: true,
  errors: ['order.not_found', 'order.step', 'document.unavailable'],
})

const acceptedLines = z
  .array(z.object({ _id: id, quantity: wholeWithin({ ...lineQuantityRange, min: 0 }) }))
  .max(mostCartLines)

export const stepSellerOrder = endpoint('stepSellerOrder', {
  summary: 'Take a step of a seller order, as its buyer or its seller',
  input: z.object({
    id,
    event: z.enum(sentSteps),
    lines: z
      .union([acceptedLines, json(acceptedLines)])
      .optional()
      .meta({
        description: 'For `accept`: how many of each line; lines left out are accepted whole',
      }),
    reason: plain(orderLengths.reason)
      .optional()
      .meta({ description: 'Needed for reject, cancel by the seller, and fail' }),
    carrier: plain(orderLengths.carrier).optional(),
    tracking: plain(orderLengths.tracking).optional(),
    driver_phone: plain(longestPhone).optional(),
    code: plain(longestCodeOfDelivery)
      .optional()
      .meta({ description: 'For `deliver`: the buyer’s code' }),
    receiver: plain(orderLengths.receiver)
      .optional()
      .meta({ description: 'For `deliver` without a code: who took it' }),
  }),
  files: ['picture'],
  example: { id: exampleIds.listing, event: 'accept' },
  reply: sellerOrder,
  access: traders,
  keys: true,
  idempotent: true,
  errors: [
    'order.not_found',
    'order.step',
    'order.code',
    'order.code_tries',
    'phone.invalid',
    'file.type',
    'file.too_large',
    'file.broken',
    ...fileQuotaErrors,
    'server.limited',
  ],
})

export const getDeliveries = endpoint('getDeliveries', {
  summary: 'The shipments that the caller gets or sends, latest first',
  input: z.object({ ...paging, side: z.enum(['incoming', 'outgoing']).optional() }),
  example: {},
  reply: z.object({
    shipments: z.array(
      shipment.extend({
        order: id.optional().meta({ description: 'For the buyer' }),
        seller_order: id,
        number: z.string(),
        date,
        seller: line.shape.seller,
        emirate: z.enum(emirates).optional(),
        receiver: z.string(),
        promise: deliveryOption.shape.promise,
      }),
    ),
    total: z.number().int(),
    page: z.number().int(),
    pages: z.number().int(),
  }),
  access: traders,
})
