import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import { readRule } from '#contract/rule-kinds.ts'
import type { Caller, Client } from '../platform/api/caller.ts'
import { recordStep } from '../platform/audit.ts'
import { announce } from '../platform/changes.ts'
import { newId } from '../platform/id.ts'
import { refuse, type Refusal } from '../platform/refusal.ts'
import { ruleChanges } from './limits.ts'
import * as store from './rule.store.ts'
import type { RulesDeps } from './rules-deps.ts'
import { RULES } from './rules.service.ts'

const changed = { tags: [RULES], listings: [] }

/** Sets a rule, and has this process follow it before it answers. */
export async function changeRule(
  { db, limits, onChange }: RulesDeps,
  { name, value: sent, reason, last: seen }: ParsedInputOf<'changeRule'>,
  by: { caller: Caller; client: Client },
): Promise<ReplyOf<'changeRule'> | Refusal> {
  const limited = await limits.take(ruleChanges, by.caller.id)
  if (limited) return limited
  const value = sent === null ? null : readRule(name, sent)
  if (value === undefined) return refuse('input.invalid', { value: 'field.invalid' })
  const refusal = await db.transaction(async (tx) => {
    const last = await store.lockLast(tx, name)
    if ((last?.id ?? null) !== seen) return refuse('rule.changed')
    const before = last?.value ?? null
    if (JSON.stringify(before) === JSON.stringify(value)) return refuse('rule.unchanged')
    const id = newId()
    await store.addChange(tx, { id, name, value, authorNo: by.caller.no, reason })
    await announce(tx, changed)
    const facts = { rule: name, value: JSON.stringify(value), before: JSON.stringify(before) }
    await recordStep(tx, 'rule.changed', by, id, facts)
    return undefined
  })
  if (refusal) return refusal
  await onChange(changed)
  return { message: 'success' }
}
