import { z } from 'zod'
import { amount, line } from './carts.ts'
import { documentLink } from './document-link.ts'
import { endpoint } from './endpoint.ts'
import { exampleIds } from './example-values.ts'
import { date, id, json, paging, plain, wholeWithin } from './fields.ts'
import { lineQuantityRange, mostCartLines, mostReturnPictures, orderLengths } from './limits.ts'
import { paymentSides } from './money-kinds.ts'
import { eventActors, paymentMethods } from './order-status.ts'
import { traders } from './orders.ts'
import { fileQuotaErrors } from './quotas.ts'
import {
  returnReasons,
  returnStates,
  returnTimelineEvents,
  sentReturnEvents,
} from './return-status.ts'

const returnLine = line
  .pick({ sku: true, partName: true, partNameAr: true, quantity: true, price: true, total: true })
  .extend({ _id: id.meta({ description: 'The line of the order' }) })

/** What a buyer gives back of a delivered seller order. */
export const returned = z.object({
  _id: id,
  number: z.string().meta({ description: 'Of the seller order, with a place: `R100234-1/2`' }),
  date,
  state: z.enum(returnStates),
  due: date.optional().meta({ description: 'When time takes the next step by itself' }),
  seller_order: id,
  order_number: z.string(),
  seller: line.shape.seller,
  buyer: z
    .object({ name: z.string(), garage: z.string(), phone: z.string() })
    .optional()
    .meta({ description: 'For the seller only' }),
  payment_method: z.enum(paymentMethods).meta({
    description: 'By card or transfer the marketplace refunds it; cash the seller repays',
  }),
  reason: z.enum(returnReasons),
  note: z.string(),
  pictures: z.array(z.string()).meta({ description: 'Addresses; with a token only' }),
  lines: z.array(returnLine),
  delivery_fee: amount.meta({ description: 'What of the refund is the fee of the delivery' }),
  refund: amount.meta({ description: 'What is, or would be, refunded: lines and fee' }),
  allowed: z
    .array(z.enum(sentReturnEvents))
    .meta({ description: 'The steps that the caller may take now' }),
  timeline: z.array(
    z.object({
      at: date,
      event: z.enum(returnTimelineEvents),
      by: z.enum(eventActors),
      reason: z.string().optional(),
    }),
  ),
  documents: z.array(documentLink),
})
export type Return = z.infer<typeof returned>

const lines = z
  .array(z.object({ _id: id, quantity: wholeWithin(lineQuantityRange) }))
  .min(1)
  .max(mostCartLines)

const fileErrors = ['file.type', 'file.too_large', 'file.broken', ...fileQuotaErrors] as const

export const requestReturn = endpoint('requestReturn', {
  summary:
    'Ask to give back parts of a delivered seller order, within the days for returns, as its buyer',
  input: z.object({
    seller_order: id,
    lines: z.union([lines, json(lines)]),
    reason: z.enum(returnReasons),
    note: plain(orderLengths.note)
      .default('')
      .meta({ description: 'Needed unless the part is no longer needed' }),
  }),
  files: Array<string>(mostReturnPictures).fill('pictures'),
  example: {
    seller_order: exampleIds.listing,
    lines: JSON.stringify([{ _id: exampleIds.listing, quantity: 1 }]),
    reason: 'wrong_part',
    note: 'The pads are for the rear axle.',
  },
  reply: returned,
  status: 201,
  access: traders,
  idempotent: true,
  errors: [
    ...(['order.not_found', 'return.window', 'return.quantity', ...fileErrors] as const),
    'server.limited',
  ],
})

export const stepReturn = endpoint('stepReturn', {
  summary: 'Take a step of a return, as its buyer or its seller',
  input: z.object({
    id,
    event: z.enum(sentReturnEvents),
    reason: plain(orderLengths.reason)
      .optional()
      .meta({ description: 'Needed for decline and dispute' }),
    restock: z
      .boolean()
      .default(false)
      .meta({ description: 'For `receive`: whether the parts can be sold again' }),
  }),
  example: { id: exampleIds.listing, event: 'approve' },
  reply: returned,
  access: traders,
  idempotent: true,
  errors: ['return.not_found', 'return.step', 'return.no_stock', 'server.limited'],
})

export const getReturns = endpoint('getReturns', {
  summary: 'The caller’s returns, latest first; for sellers those of their sales',
  input: z.object({
    ...paging,
    side: z.enum(paymentSides).optional().meta({
      description:
        'Sellers see returns of their sales unless they ask for their own; keys see those of sales',
    }),
    seller_order: id.optional().meta({ description: 'Those of one seller order, of either side' }),
    show: z
      .enum(['open', 'ended'])
      .optional()
      .meta({ description: 'Only those in which something is still to be done, or the others' }),
  }),
  example: {},
  reply: z.object({
    returns: z.array(returned),
    total: z.number().int(),
    page: z.number().int(),
    pages: z.number().int(),
  }),
  access: traders,
  keys: true,
})
