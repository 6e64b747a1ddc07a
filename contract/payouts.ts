import { z } from 'zod'
import { bankReference } from './bank-reference.ts'
import { amount } from './carts.ts'
import { endpoint } from './endpoint.ts'
import { exampleIds } from './example-values.ts'
import { date, id, paging, within } from './fields.ts'
import { payoutSumRange } from './limits.ts'
import { entryKinds } from './money-kinds.ts'
import { queueStates } from './operator-roles.ts'
import {
  mostPayoutsApproved,
  payoutReasons,
  payoutStates,
  payoutTimelineEvents,
  sentPayoutEvents,
  withheldReasons,
} from './payout-status.ts'
import { done } from './profile.ts'

// The operator's side of payouts; sellers see theirs with their payments.

const number = z.string().meta({ description: 'Such as P100012' })
export const batchLink = z.object({ _id: id, number: z.string() })

export const payoutInList = z.object({
  _id: id,
  number,
  seller: z
    .object({ _id: id, company_name: z.string() })
    .nullable()
    .meta({ description: 'Null where the account is gone' }),
  beneficiary: z.string().meta({ description: 'The legal name, as it was at preparing' }),
  iban: z.string(),
  iban_changed: z.boolean().meta({
    description: 'The IBAN of the profile was changed since: the payout can’t be approved',
  }),
  suspended: z.boolean().meta({
    description: 'The seller is suspended by now: the payout can’t be approved',
  }),
  amount,
  state: z.enum(payoutStates),
  date: date.meta({ description: 'When it was prepared' }),
  ended: date.nullable().meta({ description: 'When it was paid, failed or was cancelled' }),
  reference: z.string().nullable().meta({ description: 'Of the bank' }),
  reason: z.enum(payoutReasons).nullable(),
  batch: batchLink.nullable(),
})
export type PayoutInList = z.infer<typeof payoutInList>

export const payoutBatch = batchLink.extend({
  date: date.meta({ description: 'When it was approved; of refunds, when the file was made' }),
  by: z.string().nullable().meta({ description: 'Who did so, where the account exists' }),
  count: z.int(),
  amount,
  approved: z.int().meta({ description: 'How many are neither paid nor failed' }),
  reference: z.string().nullable().meta({ description: 'Where all were recorded as paid at once' }),
})
export type PayoutBatch = z.infer<typeof payoutBatch>

const access = { access: ['OPERATOR'], permission: 'money' } as const
export const batchSum = {
  count: z.int().min(1).max(mostPayoutsApproved),
  amount: within(payoutSumRange).meta({ description: 'Their sum, as the caller has seen it' }),
}

export const getPayouts = endpoint('getPayouts', {
  summary: `Payouts in a state, or of a batch: those to be approved oldest first, others latest first. The sum is that of the oldest ${mostPayoutsApproved} where they are to be approved`,
  input: z.object({ state: z.enum(payoutStates).default('open'), batch: id.optional(), ...paging }),
  example: {},
  reply: z.object({
    payouts: z.array(payoutInList),
    total: z.int(),
    sum: z.object({ count: z.int(), amount }).nullable().meta({
      description:
        'What approving without a choice approves; of a batch, what is neither paid nor failed',
    }),
    batch: payoutBatch.nullable(),
  }),
  ...access,
  errors: ['payout.not_found'],
})

export const getPayout = endpoint('getPayout', {
  summary:
    'A payout with its steps, and what it consists of: the entries since the last one that was paid before',
  input: z.object({ id, ...paging }),
  example: { id: exampleIds.listing },
  reply: payoutInList.extend({
    events: z.array(
      z.object({ event: z.enum(payoutTimelineEvents), date, by: z.string().nullable() }),
    ),
    balance: amount.meta({ description: 'What was due to the seller when it was prepared' }),
    open: amount.meta({ description: 'What of that could still be returned' }),
    entries: z.array(
      z.object({
        _id: z.string(),
        at: date,
        kind: z.enum(entryKinds),
        amount,
        number: z.string(),
      }),
    ),
    total: z.int().meta({ description: 'Of the entries' }),
  }),
  ...access,
  errors: ['payout.not_found'],
})

export const getPayoutBatches = endpoint('getPayoutBatches', {
  summary: 'Batches of approved payouts: open ones, oldest first, or those that are done with',
  input: z.object({ state: z.enum(queueStates).default('open'), ...paging }),
  example: {},
  reply: payoutBatch,
  ...access,
})

export const withheldPayout = z.object({
  seller: z.object({ _id: id, company_name: z.string() }),
  amount: amount.meta({ description: 'What would be paid' }),
  reason: z.enum(withheldReasons),
  date: date.meta({ description: 'When payouts were last prepared for this seller' }),
})
export type WithheldPayout = z.infer<typeof withheldPayout>

export const getWithheldPayouts = endpoint('getWithheldPayouts', {
  summary: 'Sellers who got no payout when payouts were prepared last, and why',
  input: z.object({ ...paging }),
  example: {},
  reply: withheldPayout,
  ...access,
})

export const getPayoutFile = endpoint('getPayoutFile', {
  summary:
    'The bank file of a batch, always the same: CSV with `number, beneficiary, iban, bank_code, amount, currency, reference`',
  input: z.object({ batch: id }),
  example: { batch: exampleIds.listing },
  reply: z.unknown(),
  ...access,
  errors: ['payout.not_found', 'server.limited'],
})

export const preparePayouts = endpoint('preparePayouts', {
  summary: 'Prepare payouts now, for every seller to whom enough is due',
  input: z.object({}),
  example: {},
  reply: done,
  ...access,
  errors: ['server.limited'],
})

export const approvePayouts = endpoint('approvePayouts', {
  summary: `Approve the chosen payouts as one batch, or without a choice the oldest ${mostPayoutsApproved}; refused unless their number and sum are as expected`,
  input: z.object({ payouts: z.array(id).min(1).max(100).optional(), ...batchSum }),
  example: { count: 1, amount: 250 },
  reply: payoutBatch,
  ...access,
  recent: true,
  idempotent: true,
  errors: ['payout.not_found', 'payout.changed', 'server.limited'],
})

export const stepPayout = endpoint('stepPayout', {
  summary:
    'Record that the bank paid a payout, with its reference, or that it failed, or cancel one before it is approved; with the reason',
  input: z.object({
    id,
    event: z.enum(sentPayoutEvents),
    reference: bankReference.optional(),
    reason: z.enum(payoutReasons).optional(),
  }),
  example: { id: exampleIds.listing, event: 'pay', reference: 'FT26330-1' },
  reply: payoutInList,
  ...access,
  recent: true,
  idempotent: true,
  errors: ['payout.not_found', 'payout.step', 'transfer.recorded', 'server.limited'],
})

export const payPayoutBatch = endpoint('payPayoutBatch', {
  summary:
    'Record that the bank paid what is still approved of a batch; refused unless number and sum are as expected. Payouts become paid one after the other',
  input: z.object({ batch: id, reference: bankReference, ...batchSum }),
  example: { batch: exampleIds.listing, reference: 'FT26330-1', count: 1, amount: 250 },
  reply: payoutBatch,
  ...access,
  recent: true,
  idempotent: true,
  errors: [
    ...(['payout.not_found', 'payout.changed', 'payout.step'] as const),
    ...(['transfer.recorded', 'server.limited'] as const),
  ],
})
