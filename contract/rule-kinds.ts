import { answerHoursRange, cashLimit, cashLimitGrowth, returnDays, type Range } from './limits.ts'

// What operators can set of how the marketplace works: typed values with a range and a preset. The environment
// may name another preset.

type NumberRule = { unit: 'aed' | 'hours' | 'days'; preset: number } & Range
/** Days of the week, 0 for Sunday; none is a choice, too. */
type DaysRule = { unit: 'weekdays'; preset: readonly number[] }

export const rules = {
  /** What a new buyer may owe in cash over all open orders. */
  cashLimit: { unit: 'aed', preset: cashLimit, min: 0, max: 100_000 },
  /** What each completed seller order adds to that limit. */
  cashLimitGrowth: { unit: 'aed', preset: cashLimitGrowth, min: 0, max: 100_000 },
  /** How long sellers who have set nothing have to answer an order. */
  answerHours: { unit: 'hours', preset: 24, ...answerHoursRange },
  /** How long after delivery a part can be given back. */
  returnDays: { unit: 'days', preset: returnDays, min: 1, max: 90 },
  /** To whom less is due waits for a later payout. */
  payoutMinimum: { unit: 'aed', preset: 50, min: 1, max: 100_000 },
  /** On which days payouts are prepared. */
  payoutDays: { unit: 'weekdays', preset: [1] },
} as const satisfies Record<string, NumberRule | DaysRule>

export type RuleName = keyof typeof rules
export const ruleNames = Object.keys(rules) as RuleName[]

export type RuleValue = number | number[]
export type RuleValues = {
  [Name in RuleName]: (typeof rules)[Name]['preset'] extends number ? number : number[]
}

const weekDays = [0, 1, 2, 3, 4, 5, 6]

/** A value as the rule takes it, with days in their order; undefined where it takes no such value. */
export function readRule<Name extends RuleName>(
  name: Name,
  value: unknown,
): RuleValues[Name] | undefined {
  const rule: NumberRule | DaysRule = rules[name]
  const read = rule.unit === 'weekdays' ? readDays(value) : readNumber(rule, value)
  return read as RuleValues[Name] | undefined
}

const readNumber = ({ min, max }: Range, value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
    ? value
    : undefined

function readDays(value: unknown): number[] | undefined {
  if (!Array.isArray(value) || !value.every((day) => weekDays.includes(day as number))) return
  return weekDays.filter((day) => value.includes(day))
}
