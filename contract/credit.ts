import { z } from 'zod'
import { amount } from './carts.ts'
import {
  creditActors,
  creditAges,
  creditEvents,
  creditOrderStates,
  creditPaymentKinds,
  creditStates,
  sentCreditEvents,
  creditDaysRange,
  creditLimitRange,
  creditNoteLength,
  mostCreditOrdersChosen,
} from './credit-status.ts'
import { endpoint } from './endpoint.ts'
import { exampleIds } from './example-values.ts'
import {
  companyNames,
  date,
  day,
  exactDirhams,
  id,
  paging,
  plain,
  text,
  wholeWithin,
  within,
} from './fields.ts'
import { longestQuery } from './limits.ts'
import { paymentSides } from './money-kinds.ts'
import { traders } from './orders.ts'

const garage = z.object({ name: z.string(), garage: z.string(), phone: z.string() })

/** What a seller grants a garage, as either side sees it. */
export const credit = z.object({
  _id: id,
  state: z.enum(creditStates),
  seller: companyNames
    .extend({ _id: id })
    .nullable()
    .meta({ description: 'Null where the account is gone' }),
  garage: garage
    .optional()
    .meta({ description: 'For the seller only; empty texts where the account is gone' }),
  limit: amount,
  days: z.number().int().meta({ description: 'From the delivery until it is to be paid' }),
  open: amount.meta({ description: 'What stands of orders and is not paid, delivered or not' }),
  overdue: amount.meta({ description: 'What of it was to be paid before today' }),
  free: amount.meta({ description: 'For how much can be ordered' }),
  next_due: day.nullable().meta({ description: 'The earliest day on which something is due' }),
  since: date,
})
export type Credit = z.infer<typeof credit>

const ageing = z.object(
  Object.fromEntries(creditAges.map((age) => [age, amount])) as Record<
    (typeof creditAges)[number],
    typeof amount
  >,
)

export const getCredits = endpoint('getCredits', {
  summary:
    'The credit that the caller granted to garages, or with `side=purchases` was granted by sellers; overdue first',
  input: z.object({ ...paging, side: z.enum(paymentSides).optional() }),
  example: {},
  reply: z.object({
    side: z.enum(paymentSides),
    credits: z.array(credit),
    open: amount,
    overdue: amount,
    ageing: ageing.meta({
      description: 'What is delivered and open: not overdue, or so many days',
    }),
    total: z.number().int(),
    page: z.number().int(),
    pages: z.number().int(),
  }),
  access: traders,
})

const creditOrder = z.object({
  _id: id.meta({ description: 'The seller order' }),
  number: z.string(),
  date,
  state: z.enum(creditOrderStates),
  due_on: day.nullable().meta({ description: 'Null until it is delivered' }),
  amount: amount.meta({ description: 'What stands of it, returns taken off' }),
  open: amount,
})
export type CreditOrder = z.infer<typeof creditOrder>

const creditPayment = z.object({
  _id: id,
  kind: z.enum(creditPaymentKinds),
  date: date.meta({ description: 'When it was recorded' }),
  received_on: day,
  amount: amount.meta({ description: 'Signed: positive is from the garage' }),
  note: z.string(),
  reversed: z.boolean().meta({ description: 'A later entry corrects it' }),
  orders: z.array(z.object({ number: z.string(), amount })),
})
export type CreditPayment = z.infer<typeof creditPayment>

const creditStep = z.object({
  at: date,
  event: z.enum(creditEvents),
  by: z.enum(creditActors),
  limit: amount,
  days: z.number().int(),
})

export const getCredit = endpoint('getCredit', {
  summary:
    'One credit with its open orders, earliest due first, its latest payments, and how it was changed',
  input: z.object({ id }),
  example: { id: exampleIds.listing },
  reply: z.object({
    credit,
    orders: z.array(creditOrder),
    payments: z.array(creditPayment),
    history: z.array(creditStep),
    allowed: z
      .array(z.enum(sentCreditEvents))
      .meta({ description: 'What the caller may do with the credit now' }),
  }),
  access: traders,
  errors: ['credit.not_found'],
})

export const findCreditGarages = endpoint('findCreditGarages', {
  summary: 'Garages that have ordered from the caller, to grant credit to; latest order first',
  input: z.object({
    q: text(longestQuery).default(''),
    order: id.optional().meta({ description: 'Only the garage of this seller order' }),
  }),
  example: {},
  reply: z.object({
    garages: z.array(
      garage.extend({
        seller_order: id.meta({ description: 'Its latest order from the caller, which names it' }),
        orders: z.number().int().meta({ description: 'How many it has placed' }),
      }),
    ),
  }),
  access: ['SELLER'],
})

const limit = within(creditLimitRange)
const days = wholeWithin(creditDaysRange)

export const grantCredit = endpoint('grantCredit', {
  summary: 'Grant credit to the garage of an order, or once more where it has ended',
  input: z.object({ seller_order: id, limit, days }),
  example: { seller_order: exampleIds.listing, limit: 5_000, days: 30 },
  reply: credit,
  status: 201,
  access: ['SELLER'],
  errors: ['order.not_found', 'credit.exists', 'server.limited'],
})

export const changeCredit = endpoint('changeCredit', {
  summary:
    'Change limit and days for later orders, or pause, resume or end credit; what is owed stays owed',
  input: z.object({
    id,
    event: z.enum(sentCreditEvents),
    limit: limit.optional(),
    days: days.optional(),
  }),
  example: { id: exampleIds.listing, event: 'pause' },
  reply: credit,
  access: ['SELLER'],
  errors: ['credit.not_found', 'credit.step', 'server.limited'],
})

const note = plain(creditNoteLength).default('')

export const recordCreditPayment = endpoint('recordCreditPayment', {
  summary:
    'Record what a garage paid, for some delivered orders or for those that are due first. It is never edited: a wrong one is reversed',
  input: z.object({
    credit: id,
    amount: exactDirhams,
    received_on: day,
    note,
    orders: z.array(id).min(1).max(mostCreditOrdersChosen).optional(),
  }),
  example: { credit: exampleIds.listing, amount: 250, received_on: '2026-11-20' },
  reply: credit,
  status: 201,
  access: ['SELLER'],
  idempotent: true,
  errors: ['credit.not_found', 'credit.too_much', 'order.not_found', 'server.limited'],
})

export const reverseCreditPayment = endpoint('reverseCreditPayment', {
  summary: 'Correct a payment that was recorded wrongly: an entry of its own takes it back, once',
  input: z.object({ payment: id, note }),
  example: { payment: exampleIds.listing },
  reply: credit,
  access: ['SELLER'],
  idempotent: true,
  errors: ['credit.payment_not_found', 'credit.reversed', 'server.limited'],
})

export const getCreditStatement = endpoint('getCreditStatement', {
  summary:
    'All deliveries, returns and payments of one credit, earliest first: CSV with `date, kind, number, amount, balance`, in AED with two decimals',
  input: z.object({ id }),
  example: { id: exampleIds.listing },
  reply: z.unknown(),
  access: traders,
  errors: ['credit.not_found', 'document.too_long', 'server.limited'],
})
