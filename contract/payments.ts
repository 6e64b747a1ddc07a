import { z } from 'zod'
import { amount, line } from './carts.ts'
import { endpoint } from './endpoint.ts'
import { exampleIds } from './example-values.ts'
import { date, day, id, paging } from './fields.ts'
import { documentLink } from './document-link.ts'
import { documentFormats, entryKinds, paymentSides, statementFormats } from './money-kinds.ts'
import { paymentMethods, paymentStates } from './order-status.ts'
import { payoutReasons, payoutStates, withheldReasons } from './payout-status.ts'
import { bankAccount, refund, traders } from './orders.ts'

/** What a buyer pays to one seller for one order. */
const payment = z.object({
  _id: id.meta({ description: 'The seller order' }),
  order: id.optional().meta({ description: 'The whole order; for its buyer only' }),
  number: z.string(),
  date: date.meta({ description: 'When it was paid; before, when it was ordered' }),
  seller: line.shape.seller,
  method: z.enum(paymentMethods),
  state: z.enum(paymentStates),
  amount,
  open: amount.optional().meta({ description: 'On credit: what is still to be paid' }),
  due_on: day.optional().meta({
    description: 'On credit, once it is delivered: the day until which it is to be paid',
  }),
  refunded: amount.optional().meta({ description: 'What of it was refunded' }),
  transfer: z.object({ received: amount, missing: amount, pay_by: date }).optional().meta({
    description:
      'Of an order by transfer of which a part came: what, what is missing, and until when it waits; with the first of its seller orders that wait',
  }),
  documents: z.array(documentLink),
  refunds: z
    .array(refund)
    .optional()
    .meta({ description: 'Of a payment by card or transfer, earliest first' }),
})
export type Payment = z.infer<typeof payment>

export const entry = z.object({
  _id: z.string(),
  at: date,
  kind: z.enum(entryKinds),
  amount: amount.meta({ description: 'Signed: what is added to the balance' }),
  seller_order: id.optional(),
  number: z
    .string()
    .meta({ description: 'Of the seller order or payout, or the reference of a transfer' }),
})
export type LedgerEntry = z.infer<typeof entry>

const side = z
  .enum(paymentSides)
  .optional()
  .meta({ description: 'Sellers see their sales unless they ask for their purchases' })

export const balance = z.object({
  open: amount.meta({ description: 'Sold, and in the time for returns' }),
  available: amount.meta({ description: 'To be paid out' }),
  in_payout: amount.meta({ description: 'Set aside for a payout that is under way' }),
  owed: amount.meta({
    description: 'What the seller owes: commission on cash that the seller collected',
  }),
})
export type Balance = z.infer<typeof balance>

/** A payout as its seller sees it. */
const payout = z.object({
  number: z.string(),
  date: date.meta({
    description: 'When it was paid, failed or was cancelled; before, when it was prepared',
  }),
  amount,
  state: z.enum(payoutStates),
  reference: z.string().nullable().meta({ description: 'Of the bank' }),
  iban_ending: z.string(),
  reason: z.enum(payoutReasons).nullable().meta({ description: 'Why it failed or was cancelled' }),
})
export type Payout = z.infer<typeof payout>

const nextPayout = z.object({
  date: z.iso
    .date()
    .nullable()
    .meta({ description: 'A day in the UAE; null where payouts are prepared by hand alone' }),
  minimum: amount.meta({ description: 'From what on there is a payout' }),
  withheld: z
    .enum(withheldReasons)
    .nullable()
    .meta({ description: 'Why there will be none, however much is available' }),
  until: date.nullable().meta({ description: 'Where the IBAN was changed: how long that counts' }),
})
export type NextPayout = z.infer<typeof nextPayout>

export const getPayments = endpoint('getPayments', {
  summary: 'What the caller paid and owes; for sellers the balance with every entry that makes it',
  input: z.object({ ...paging, side }),
  example: {},
  reply: z.object({
    side: z.enum(paymentSides),
    payments: z.array(payment).optional().meta({ description: 'Purchases, latest first' }),
    owed: amount
      .optional()
      .meta({ description: 'Purchases: what open orders will cost, and what is owed on credit' }),
    credit: z
      .object({ open: amount, overdue: amount })
      .optional()
      .meta({ description: 'Purchases: what is owed on credit, where a seller has granted any' }),
    balance: balance.optional().meta({ description: 'Sales' }),
    collected: amount
      .optional()
      .meta({ description: 'Sales: cash that the seller took at delivery, this month in the UAE' }),
    transfer: z
      .object({
        reference: z.string().meta({ description: 'To be written on the transfer' }),
        account: bankAccount
          .nullable()
          .meta({ description: 'Of the marketplace; null where it has to be asked for' }),
      })
      .optional()
      .meta({ description: 'Sales: how to transfer what is owed' }),
    entries: z.array(entry).optional().meta({ description: 'Sales, latest first' }),
    payouts: z.array(payout).optional().meta({ description: 'Sales: the last 24, latest first' }),
    next_payout: nextPayout.optional().meta({ description: 'Sales' }),
    documents: z.array(documentLink.extend({ date, total: amount })).meta({
      description: 'Sales: the commission invoices. Purchases: none, they are with the payments',
    }),
    total: z.number().int(),
    page: z.number().int(),
    pages: z.number().int(),
  }),
  access: traders,
})

const month = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
  .meta({ description: 'In the time of the UAE: `2026-11`' })

export const getPaymentStatement = endpoint('getPaymentStatement', {
  summary:
    'What was paid, or all entries, of a month: CSV with `date, kind, number, amount`, in AED with two decimals, or PDF',
  input: z.object({ month, format: z.enum(statementFormats).default('csv'), side }),
  example: { month: '2026-11' },
  reply: z.unknown(),
  access: traders,
  errors: ['document.too_long', 'document.unavailable', 'server.limited'],
})

export const getDocument = endpoint('getDocument', {
  summary:
    'An invoice, for its two parties and operators: a PDF in English and Arabic, or UBL 2.1 in the shape of PINT AE',
  input: z.object({ id, format: z.enum(documentFormats).default('pdf') }),
  example: { id: exampleIds.listing },
  reply: z.unknown(),
  access: [...traders, 'OPERATOR'],
  errors: ['document.not_found', 'document.unavailable', 'server.limited'],
})

export const payByCard = endpoint('payByCard', {
  summary:
    'Where the caller pays an order by card: a page of the provider, the same one while it is open. The provider says when it is paid',
  input: z.object({ order: id }),
  example: { order: exampleIds.listing },
  reply: z.object({ url: z.url() }),
  access: traders,
  errors: ['order.not_found', 'payment.not_due', 'payment.unavailable', 'server.limited'],
})
