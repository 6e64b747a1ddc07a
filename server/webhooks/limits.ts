import type { Rule } from '../platform/rate-limits.ts'

export const webhookChanges: Rule = { name: 'webhook-change', points: 60, seconds: 600 }
/** What a seller may have sent at will, to whatever address. */
export const webhookTests: Rule = { name: 'webhook-test', points: 30, seconds: 600 }
