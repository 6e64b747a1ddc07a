import { z } from 'zod'
import { amount } from './carts.ts'
import { endpoint } from './endpoint.ts'
import { exampleIds } from './example-values.ts'
import { date, id, name, paging } from './fields.ts'
import { orderLengths } from './limits.ts'
import { queueStates } from './operator-roles.ts'
import { paymentMethods } from './order-status.ts'
import { decisions, returnReasons, returnStates } from './return-status.ts'
import { returned } from './returns.ts'

const access = { access: ['OPERATOR'], permission: 'disputes' } as const

export const disputeInList = z.object({
  _id: id,
  number: z.string(),
  state: z.enum(returnStates),
  reason: z.enum(returnReasons),
  date: date.meta({ description: 'Since when it is in dispute; when it was decided' }),
  seller: z.string(),
  buyer: z.string().meta({ description: 'Empty once the account is gone, as the seller’s may be' }),
  payment_method: z.enum(paymentMethods),
  refund: amount,
})
export type DisputeInList = z.infer<typeof disputeInList>

const contact = { phone: z.string(), email: z.string() }

/** A return that is or was in dispute, with how to reach both sides. */
export const dispute = returned
  .omit({ allowed: true, due: true, seller: true, buyer: true })
  .extend({
    disputed: date
      .nullable()
      .meta({ description: 'Since when it is in dispute; null once it isn’t' }),
    seller: z.object({ company_name: z.string(), emirate: z.string(), ...contact }),
    buyer: z.object({ name: z.string(), garage: z.string(), ...contact }),
    reports: z
      .array(id)
      .meta({ description: 'Reports of conversations between the two; others stay closed' }),
    next: id.nullable().meta({ description: 'The dispute that waits next' }),
  })
export type Dispute = z.infer<typeof dispute>

export const getDisputes = endpoint('getDisputes', {
  summary: 'Returns in dispute, longest waiting first, or those that an operator decided',
  input: z.object({ state: z.enum(queueStates).default('open'), ...paging }),
  example: {},
  reply: disputeInList,
  ...access,
})

export const getDispute = endpoint('getDispute', {
  summary: 'A return that is or was in dispute, with what both sides say',
  input: z.object({ id }),
  example: { id: exampleIds.listing },
  reply: dispute,
  ...access,
  errors: ['return.not_found'],
})

export const decideDispute = endpoint('decideDispute', {
  summary: 'Decide a return in dispute: `refund` for the buyer, `close` for the seller',
  input: z.object({
    id,
    event: z.enum(decisions),
    reason: name(orderLengths.reason).meta({ description: 'Both sides read it' }),
  }),
  example: { id: exampleIds.listing, event: 'refund', reason: 'The picture shows the damage.' },
  reply: dispute,
  access: ['OPERATOR'],
  permission: 'money',
  recent: true,
  idempotent: true,
  errors: ['return.not_found', 'dispute.decided'],
})
