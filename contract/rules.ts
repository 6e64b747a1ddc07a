import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { date, id, name, paging } from './fields.ts'
import { orderLengths } from './limits.ts'
import { done } from './profile.ts'
import { ruleNames } from './rule-kinds.ts'

// The rules of the marketplace that operators can change. What was promised stays as it was.

const access = { access: ['OPERATOR'], permission: 'money' } as const

const value = z
  .union([z.int().min(0).max(100_000), z.array(z.int().min(0).max(6)).max(7)])
  .meta({ description: 'A number, or days of the week with 0 for Sunday' })

const ruleName = z.enum(ruleNames)

export const rule = z.object({
  name: ruleName,
  value: value.meta({ description: 'What holds now' }),
  preset: value.meta({ description: 'What holds where no operator has set anything' }),
  last: id.nullable().meta({ description: 'The last change' }),
  set: z.boolean().meta({ description: 'An operator has set it' }),
  unreadable: z
    .boolean()
    .meta({ description: 'What was set isn’t taken by this version, so the preset holds' }),
})
export type Rule = z.infer<typeof rule>

export const getRules = endpoint('getRules', {
  summary: 'The rules of the marketplace, with what holds now and by default',
  input: z.object({}),
  example: {},
  reply: z.object({ rules: z.array(rule) }),
  ...access,
})

export const ruleChange = z.object({
  _id: id,
  value: value.nullable().meta({ description: 'Null: back to the preset' }),
  before: value.nullable().meta({ description: 'What was set before; null for the preset' }),
  date,
  by: z.string().nullable().meta({ description: 'Null where that operator has left' }),
  reason: z.string(),
})
export type RuleChange = z.infer<typeof ruleChange>

export const getRuleChanges = endpoint('getRuleChanges', {
  summary: 'Who changed a rule, when and why, the latest first',
  input: z.object({ name: ruleName, ...paging }),
  example: { name: 'returnDays' },
  reply: ruleChange,
  ...access,
})

export const changeRule = endpoint('changeRule', {
  summary: 'Set a rule from now on, in every process; orders keep what they were placed with',
  input: z.object({
    name: ruleName,
    value: value.nullable().meta({ description: 'Null: back to the preset' }),
    reason: name(orderLengths.reason),
    last: id.nullable().meta({ description: 'The last change that the caller has seen' }),
  }),
  example: { name: 'returnDays', value: 14, reason: 'As other shops have it.', last: null },
  reply: done,
  ...access,
  recent: true,
  errors: ['rule.changed', 'rule.unchanged', 'server.limited'],
})
