import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { exampleIds } from './example-values.ts'
import { date, id, name, paging, within } from './fields.ts'
import { orderLengths } from './limits.ts'
import { named } from './listing.ts'
import { hasTwoDecimals } from './money.ts'
import { commissionRange, commissionScopes, commissionStates } from './money-kinds.ts'
import { done } from './profile.ts'

// What the marketplace takes of sales, as operators set it. A change concerns later orders only.

const access = { access: ['OPERATOR'], permission: 'money' } as const

const percent = within(commissionRange)
  .refine(hasTwoDecimals, { error: 'invalid' })
  .meta({ description: 'With at most two decimals' })

const scope = {
  seller: id.optional().meta({ description: 'Without it, for all sellers' }),
  category: id.optional().meta({ description: 'Without it, for all categories' }),
}

const from = date.optional().meta({ description: 'In the future; without it, at once' })

export const commissionChange = z.object({
  _id: id,
  seller: z.object({ _id: id, company_name: z.string() }).nullable(),
  category: named.nullable(),
  percent: z
    .number()
    .nullable()
    .meta({ description: 'Null where the more general rate holds again' }),
  before: z.number().nullable().meta({ description: 'The rate of the same scope before' }),
  from: date,
  state: z.enum(commissionStates),
  date: date.meta({ description: 'When it was entered' }),
  by: z.string().nullable().meta({ description: 'Null where that operator has left' }),
  reason: z.string(),
})
export type CommissionChange = z.infer<typeof commissionChange>

export const getCommissionChanges = endpoint('getCommissionChanges', {
  summary: 'Rates of commission in force or scheduled, or all changes, the latest first',
  input: z.object({ view: z.enum(['current', 'history']).default('current'), ...paging }),
  example: {},
  reply: commissionChange,
  ...access,
})

export const previewCommission = endpoint('previewCommission', {
  summary: 'What sellers pay of an order placed now or at a moment, and why',
  input: z.object({ ...scope, from }),
  example: {},
  reply: z.object({
    percent: z.number(),
    source: z.enum(commissionScopes).meta({ description: 'Which rate it is' }),
  }),
  ...access,
  errors: ['seller.not_found'],
})
export type CommissionPreview = z.infer<typeof previewCommission.reply>

export const changeCommission = endpoint('changeCommission', {
  summary: 'Set the rate of commission for later orders, at once or from a moment on',
  input: z.object({
    ...scope,
    percent: percent.nullable().meta({ description: 'Null: the more general rate holds again' }),
    from,
    reason: name(orderLengths.reason),
    seen: z.number().min(0).max(100).meta({
      description: 'What `previewCommission` says for the same scope and moment',
    }),
  }),
  example: { percent: 7.5, reason: 'Agreed for the new year.', seen: 8 },
  reply: z.object({ _id: id }),
  status: 201,
  ...access,
  recent: true,
  errors: ['seller.not_found', 'commission.changed', 'commission.unchanged', 'server.limited'],
})

export const withdrawCommission = endpoint('withdrawCommission', {
  summary: 'Withdraw a scheduled change of commission',
  input: z.object({ id }),
  example: { id: exampleIds.listing },
  reply: done,
  ...access,
  recent: true,
  errors: ['commission.not_found'],
})
