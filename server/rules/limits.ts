import type { Rule } from '../platform/rate-limits.ts'

/** Per operator. */
export const ruleChanges: Rule = { name: 'rule-change', points: 120, seconds: 3_600 }
