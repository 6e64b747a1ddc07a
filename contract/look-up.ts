import { z } from 'zod'
import { accountStates } from './account-status.ts'
import { amount } from './carts.ts'
import { endpoint } from './endpoint.ts'
import { exampleIds } from './example-values.ts'
import { date, filledText, id, paging, wholeWithin } from './fields.ts'
import { longestEmail, lookUpPageRange } from './limits.ts'
import { listingStates } from './listing-status.ts'
import { entryKinds, ledgerAccounts, postingKinds } from './money-kinds.ts'
import { lookUpKinds } from './operator-roles.ts'
import { cardPaymentStates } from './order-status.ts'
import { order } from './orders.ts'
import { balance, entry } from './payments.ts'
import { sellerStatuses } from './seller-status.ts'

// How operators find orders, people and companies, and what they see of orders and the ledger.

/** Where a result leads. */
const lookUpPages = ['account', 'order', 'ledger', 'payout', 'ticket', 'part'] as const

export const found = z.object({
  _id: z.string(),
  title: z.string(),
  detail: z.string().nullable().meta({ description: 'Whose it is, or what stands beside it' }),
  code: z
    .string()
    .nullable()
    .meta({ description: 'An e-mail address, part number or reference: left to right' }),
  date: date.nullable(),
  state: z.enum([...accountStates, ...sellerStatuses, ...listingStates]).nullable(),
  opens: z.object({
    page: z.enum(lookUpPages),
    id: z.string().meta({ description: 'Of a part, its link' }),
  }),
})
export type Found = z.infer<typeof found>

export const lookUp = endpoint('lookUp', {
  summary:
    'Find orders, people, companies, listings, documents, payments and tickets by a number, address, name or id',
  input: z.object({
    q: filledText(longestEmail),
    kind: z
      .enum(lookUpKinds)
      .optional()
      .meta({ description: 'Only these, page by page; else the first few of each kind' }),
    page: wholeWithin(lookUpPageRange).default(1),
  }),
  example: { q: 'R100234' },
  reply: z.object({
    groups: z.array(
      z.object({
        kind: z.enum(lookUpKinds),
        items: z.array(found),
        more: z.boolean().meta({ description: 'Whether there are more than these' }),
      }),
    ),
  }),
  access: ['OPERATOR'],
  permission: 'lookUp',
  errors: ['server.limited'],
})

export const operatorOrder = order.extend({
  buyer: z
    .object({ _id: id, name: z.string(), garage: z.string(), phone: z.string() })
    .nullable()
    .meta({ description: 'Null once the account is gone' }),
})
export type OperatorOrder = z.infer<typeof operatorOrder>

export const getOperatorOrder = endpoint('getOperatorOrder', {
  summary: 'An order with all its seller orders, for operators; without codes of deliveries',
  input: z.object({ id }),
  example: { id: exampleIds.listing },
  reply: operatorOrder,
  access: ['OPERATOR'],
  permission: 'lookUp',
  errors: ['order.not_found'],
})

const onLedger = { access: ['OPERATOR'], permission: 'money' } as const

export const getOrderLedger = endpoint('getOrderLedger', {
  summary: 'The postings of an order, with their entries on all accounts, and its payments by card',
  input: z.object({ id }),
  example: { id: exampleIds.listing },
  reply: z.object({
    postings: z.array(
      z.object({
        _id: z.string(),
        at: date,
        kind: z.enum(postingKinds),
        number: z
          .string()
          .meta({ description: 'Of the seller order, or of the order where it is of all of it' }),
        entries: z.array(
          z.object({
            _id: z.string(),
            account: z.enum(ledgerAccounts),
            holder: z.string().nullable().meta({ description: 'The company, of its accounts' }),
            kind: z.enum(entryKinds),
            amount,
          }),
        ),
      }),
    ),
    payments: z.array(
      z.object({
        _id: id,
        provider: z.string(),
        reference: z.string().nullable(),
        state: z.enum(cardPaymentStates),
        amount,
        date,
      }),
    ),
  }),
  ...onLedger,
  errors: ['order.not_found'],
})
export type OrderLedger = z.infer<typeof getOrderLedger.reply>

export const getSellerLedger = endpoint('getSellerLedger', {
  summary: 'What a company has and owes, with every entry that makes it, latest first',
  input: z.object({ id, ...paging }),
  example: { id: exampleIds.listing },
  reply: z.object({
    company: z.string(),
    balance,
    entries: z.array(entry),
    total: z.int(),
  }),
  ...onLedger,
  errors: ['account.not_found'],
})
