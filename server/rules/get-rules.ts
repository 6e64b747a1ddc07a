import type { List, ParsedInputOf, ReplyOf } from '#contract/api.ts'
import { readRule, ruleNames, type RuleName, type RuleValue } from '#contract/rule-kinds.ts'
import type { RuleChange } from '#contract/rules.ts'
import { offsetOf } from '../platform/paging.ts'
import * as store from './rule.store.ts'
import type { RulesDeps } from './rules-deps.ts'

export async function getRules({
  db,
  rules,
}: Pick<RulesDeps, 'db' | 'rules'>): Promise<ReplyOf<'getRules'>> {
  const last = new Map((await store.lastChanges(db)).map((row) => [row.name, row]))
  return {
    rules: ruleNames.map((name) => {
      const row = last.get(name)
      const isSet = row !== undefined && row.value !== null
      const read = isSet ? readRule(name, row.value) : undefined
      return {
        ...{ name, value: copy(read ?? rules.presets[name]), preset: copy(rules.presets[name]) },
        ...{ last: row?.id ?? null, set: isSet, unreadable: isSet && read === undefined },
      }
    }),
  }
}

const copy = (value: number | readonly number[]): RuleValue =>
  typeof value === 'number' ? value : [...value]

export async function getRuleChanges(
  { db }: Pick<RulesDeps, 'db'>,
  { name, ...page }: ParsedInputOf<'getRuleChanges'>,
): Promise<List<RuleChange>> {
  const { rows, total } = await store.page(db, { name, ...offsetOf(page) })
  return {
    items: rows.map(({ id, value, before, at, reason, by }) => ({
      ...{ _id: id, value: shown(name, value), before: shown(name, before) },
      ...{ date: at.toISOString(), by, reason },
    })),
    total,
  }
}

/** What another version has set may not be taken any more. */
const shown = (name: RuleName, value: unknown): RuleValue | null => readRule(name, value) ?? null
