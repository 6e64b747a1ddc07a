import type { Rule } from '../platform/rate-limits.ts'

const hour = 3_600

/** Each puts an application into the operators' queue again. */
export const resendsOfSeller: Rule = { name: 'application-resend', points: 5, seconds: 24 * hour }
/** So that a stolen session of an operator can't suspend everybody. */
export const stepsOfOperator: Rule = { name: 'application-step', points: 240, seconds: hour }
