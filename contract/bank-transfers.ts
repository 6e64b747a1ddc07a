import { z } from 'zod'
import { bankReference } from './bank-reference.ts'
import { amount } from './carts.ts'
import { endpoint } from './endpoint.ts'
import { exampleIds } from './example-values.ts'
import { date, day, id, name, paging, password, text, within } from './fields.ts'
import { longestEmail, profileLengths } from './limits.ts'
import { hasTwoDecimals } from './money.ts'
import { queueStates } from './operator-roles.ts'
import { refundReasons } from './order-status.ts'
import { traders } from './orders.ts'
import { payoutReasons } from './payout-status.ts'
import { batchLink, batchSum, payoutBatch } from './payouts.ts'
import { done, enteredIban } from './profile.ts'
import { fileQuotaErrors } from './quotas.ts'
import { mostSlips, transferRange } from './transfer-limits.ts'
import {
  buyerTransferStates,
  sentTransferRefundEvents,
  transferRefundStates,
  transferReversalReasons,
} from './transfer-status.ts'

// Buyers who pay by bank transfer, and what goes back to them. `docs/bank-transfers.md` explains it.

export const sendSlip = endpoint('sendSlip', {
  summary: `Send the slip of a transfer for an order that waits for it, a picture or PDF; a later one takes its place, ${mostSlips} in all`,
  input: z.object({ order: id }),
  files: ['file'],
  example: { order: exampleIds.listing },
  reply: done,
  access: traders,
  errors: [
    ...(['order.not_found', 'payment.not_due', 'slip.too_many', 'server.limited'] as const),
    ...(['file.type', 'file.too_large', 'file.broken', ...fileQuotaErrors] as const),
  ],
})

export const giveRefundAccount = endpoint('giveRefundAccount', {
  summary: 'Say to which account the refunds of an order by transfer go that are not on their way',
  input: z.object({
    order: id,
    iban: enteredIban,
    name: name(profileLengths.name).meta({ description: 'Of the holder of the account' }),
    password,
  }),
  example: {
    ...{ order: exampleIds.listing, iban: 'AE07 0331 2345 6789 0123 456' },
    ...{ name: 'Imran Khan', password: 'correct horse' },
  },
  reply: done,
  access: traders,
  errors: ['order.not_found', 'refund.not_open', 'factor.recent', 'server.limited'],
})

const access = { access: ['OPERATOR'], permission: 'money' } as const

const buyer = z
  .object({ name: z.string(), email: z.string(), phone: z.string() })
  .nullable()
  .meta({ description: 'Null where the account is gone' })

export const buyerTransfer = z.object({
  order: id,
  number: z.string().meta({ description: 'Of the order, which is the reference of the transfer' }),
  date: date.meta({ description: 'When it was ordered' }),
  buyer,
  state: z.enum(buyerTransferStates).meta({
    description: 'Whether the order waits for money, is paid, or ended without',
  }),
  missing: amount.meta({ description: 'What is still to come' }),
  pay_by: date.nullable(),
  slip: z
    .object({ url: z.string(), date, type: z.string() })
    .nullable()
    .meta({ description: 'What the buyer sent, which proves nothing' }),
  received: z
    .array(
      z.object({
        ...{ date, value_date: day, amount, reference: z.string() },
        reversed: z
          .enum(transferReversalReasons)
          .nullable()
          .meta({ description: 'Why it was taken back, where it was' }),
      }),
    )
    .meta({ description: 'What was recorded, earliest first' }),
})
export type BuyerTransfer = z.infer<typeof buyerTransfer>

export const getBuyerTransfers = endpoint('getBuyerTransfers', {
  summary:
    'Orders that wait for a transfer, those with a slip first, oldest first; or, of all orders by transfer, those with a number, amount or reference',
  input: z.object({ q: text(longestEmail).optional(), ...paging }),
  example: {},
  reply: buyerTransfer,
  ...access,
  errors: ['server.limited'],
})

export const recordBuyerTransfer = endpoint('recordBuyerTransfer', {
  summary:
    'Record what a buyer transferred for an order, as the bank has it. All that is due pays the order; more, or money for one that has ended, becomes a refund',
  input: z.object({
    order: id,
    amount: within(transferRange).refine(hasTwoDecimals, {
      error: 'invalid',
    }),
    reference: bankReference.meta({
      description: 'Of the bank; each is recorded once, unless it was taken back',
    }),
    value_date: day.meta({ description: 'Not in the future' }),
  }),
  example: {
    ...{ order: exampleIds.listing, amount: 130.5, reference: 'FT26330-7' },
    value_date: '2026-11-26',
  },
  reply: buyerTransfer,
  status: 201,
  ...access,
  recent: true,
  idempotent: true,
  errors: ['order.not_found', 'transfer.recorded', 'server.limited'],
})

export const reverseBuyerTransfer = endpoint('reverseBuyerTransfer', {
  summary:
    'Take back what was recorded for an order, as long as the order is not paid by it and no refund of it is approved or paid; the reference can then be recorded again',
  input: z.object({
    order: id,
    reference: bankReference.meta({ description: 'Of the transfer that is taken back' }),
    reason: z.enum(transferReversalReasons),
  }),
  example: { order: exampleIds.listing, reference: 'FT26330-7', reason: 'wrong_order' },
  reply: buyerTransfer,
  ...access,
  recent: true,
  idempotent: true,
  errors: ['order.not_found', 'transfer.not_found', 'transfer.used', 'server.limited'],
})

export const transferRefund = z.object({
  _id: id,
  number: z.string().meta({ description: 'Such as T100012' }),
  order: z.string().meta({ description: 'The number of the order or seller order' }),
  buyer,
  amount,
  reason: z.enum(refundReasons),
  state: z.enum(transferRefundStates),
  date: date.meta({ description: 'Since when it is due' }),
  ended: date.nullable().meta({ description: 'When it was paid or failed' }),
  iban: z.string().nullable(),
  name: z.string().nullable().meta({ description: 'Of the holder of the account' }),
  reference: z.string().nullable().meta({ description: 'Of the bank' }),
  failure: z.enum(payoutReasons).nullable(),
  batch: batchLink.nullable().meta({
    description: 'The bank file that it is in, unless it failed there',
  }),
})
export type TransferRefund = z.infer<typeof transferRefund>

const figures = z.object({ count: z.int(), amount })

export const getTransferRefunds = endpoint('getTransferRefunds', {
  summary:
    'Refunds by transfer in a state: open ones with an account first, oldest first; approved ones that are in no bank file first',
  input: z.object({ state: z.enum(transferRefundStates).default('open'), ...paging }),
  example: {},
  reply: z.object({
    items: z.array(transferRefund),
    total: z.int(),
    sum: figures
      .nullable()
      .meta({ description: 'Of approved ones, what the next bank file would contain' }),
  }),
  ...access,
})

export const stepTransferRefund = endpoint('stepTransferRefund', {
  summary:
    'Approve a refund, to the account that the caller has seen or enters; once it is in a bank file, record that the bank paid it, with its reference, or that it failed, with the reason',
  input: z.object({
    id,
    event: z.enum(sentTransferRefundEvents),
    iban: enteredIban
      .optional()
      .meta({ description: 'To approve: from the statement, or as seen' }),
    name: name(profileLengths.name).optional(),
    seen: enteredIban
      .nullable()
      .optional()
      .meta({ description: 'To approve: the account that the buyer had given, `null` for none' }),
    batch: id
      .nullable()
      .optional()
      .meta({ description: 'Otherwise: the bank file in which it was seen, `null` for none' }),
    reference: bankReference.optional(),
    reason: z.enum(payoutReasons).optional(),
  }),
  example: {
    ...{ id: exampleIds.listing, event: 'pay' },
    ...{ batch: exampleIds.seller, reference: 'FT26330-8' },
  },
  reply: transferRefund,
  ...access,
  recent: true,
  idempotent: true,
  errors: [
    ...(['transfer_refund.not_found', 'transfer_refund.step', 'transfer_refund.unsent'] as const),
    ...(['transfer_refund.moved', 'transfer.recorded', 'server.limited'] as const),
  ],
})

export const getTransferRefundFile = endpoint('getTransferRefundFile', {
  summary:
    'The bank file of a batch of refunds, always the same: CSV with `number, beneficiary, iban, bank_code, amount, currency, reference`',
  input: z.object({ batch: id }),
  example: { batch: exampleIds.listing },
  reply: z.unknown(),
  ...access,
  errors: ['transfer_refund.not_found', 'server.limited'],
})

export const batchTransferRefunds = endpoint('batchTransferRefunds', {
  summary:
    'Make one bank file of all approved refunds that are in none; refused unless their number and sum are as expected. Made again without a new one, it is the same batch',
  input: z.object(batchSum),
  example: { count: 1, amount: 250 },
  reply: payoutBatch,
  ...access,
  recent: true,
  idempotent: true,
  errors: ['transfer_refund.changed', 'server.limited'],
})

export const getTransferRefundBatches = endpoint('getTransferRefundBatches', {
  summary: 'Bank files of refunds: open ones, oldest first, or those that are done with',
  input: z.object({ state: z.enum(queueStates).default('open'), ...paging }),
  example: {},
  reply: payoutBatch,
  ...access,
})

export const getTransferRefundBatch = endpoint('getTransferRefundBatch', {
  summary: 'A bank file of refunds: each with its account and what became of it in this file',
  input: z.object({ batch: id, ...paging }),
  example: { batch: exampleIds.listing },
  reply: z.object({
    batch: payoutBatch,
    sum: figures.meta({ description: 'What is neither paid nor failed' }),
    refunds: z.array(transferRefund),
    total: z.int(),
  }),
  ...access,
  errors: ['transfer_refund.not_found'],
})

export const payTransferRefundBatch = endpoint('payTransferRefundBatch', {
  summary:
    'Record that the bank paid what is still approved of a batch; refused unless number and sum are as expected. Refunds become paid one after the other',
  input: z.object({ batch: id, reference: bankReference, ...batchSum }),
  example: { batch: exampleIds.listing, reference: 'FT26330-8', count: 1, amount: 250 },
  reply: payoutBatch,
  ...access,
  recent: true,
  idempotent: true,
  errors: [
    ...(['transfer_refund.not_found', 'transfer_refund.changed'] as const),
    ...(['transfer_refund.step', 'transfer.recorded', 'server.limited'] as const),
  ],
})
