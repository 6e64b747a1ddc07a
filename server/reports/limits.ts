import type { Rule } from '../platform/rate-limits.ts'

const hour = 3_600

// As of the contact form.
export const reportsOfAddress: Rule = {
  ...{ name: 'subject-report-address', points: 5, seconds: hour },
  scope: 'address',
}
export const reportsOfAccount: Rule = { name: 'subject-report', points: 10, seconds: 24 * hour }
/** Per operator, so that a stolen session can't hide everything. */
export const stepsOfOperator: Rule = { name: 'report-step', points: 120, seconds: hour }
