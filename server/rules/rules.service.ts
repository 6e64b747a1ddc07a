import { readRule, ruleNames, rules, type RuleName, type RuleValues } from '#contract/rule-kinds.ts'
import type { Change } from '../platform/changes.ts'
import type { Executor } from '../platform/db.ts'
import type { Env } from '../platform/env.ts'
import type { Log } from '../platform/feature.ts'
import { oneReading } from '../platform/one-reading.ts'
import { SkippedRows } from '../platform/skipped-rows.ts'
import * as store from './rule.store.ts'

/** The tag of a change of a rule. */
export const RULES = 'rules'

export type RulePresets = { readonly [Name in RuleName]: Readonly<RuleValues[Name]> }

/** Where the environment says something, it is the preset. */
export const presetsOf = (env: Pick<Env, 'PAYOUT_DAYS' | 'PAYOUT_MINIMUM'>): RulePresets => ({
  cashLimit: rules.cashLimit.preset,
  cashLimitGrowth: rules.cashLimitGrowth.preset,
  answerHours: rules.answerHours.preset,
  returnDays: rules.returnDays.preset,
  payoutMinimum: env.PAYOUT_MINIMUM,
  payoutDays: env.PAYOUT_DAYS,
})

/**
 * The rules as they hold in this process, read anew whenever an operator changed one. What can't be read is logged
 * and leaves the preset in force.
 */
export class RulesService {
  readonly presets: RulePresets
  /** Reads what holds now. */
  readonly reload: () => Promise<void>
  private values: Partial<RuleValues> = {}
  private readonly skipped: SkippedRows

  constructor(deps: { db: Executor; presets: RulePresets; log: Log }) {
    this.presets = deps.presets
    this.skipped = new SkippedRows((message, error) => deps.log(`rule_change: ${message}`, error))
    this.reload = oneReading(() => this.read(deps.db))
  }

  valueOf<Name extends RuleName>(name: Name): Readonly<RuleValues[Name]> {
    return (this.values[name] as RuleValues[Name] | undefined) ?? this.presets[name]
  }

  async apply(change: Change): Promise<void> {
    if ('all' in change || change.tags.includes(RULES)) await this.reload()
  }

  private async read(db: Executor): Promise<void> {
    const rows = await store.lastChanges(db)
    this.skipped.clear()
    const values: Record<string, unknown> = {}
    for (const { no, name, value } of rows) {
      // Another version may have more of them.
      const known = ruleNames.find((each) => each === name)
      if (!known || value === null) continue
      const read = readRule(known, value)
      if (read === undefined) this.skipped.add(no, new Error(`no value of ${name}`))
      else values[name] = read
    }
    this.values = values
  }
}
