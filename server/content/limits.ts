import type { Rule } from '../platform/rate-limits.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

// Per network address, which many people may share.
export const ticketsOfAddress: Rule = rule('contact-address', 5, hour)
export const asksOfAddress: Rule = rule('newsletter-address', 10, hour)
export const stepsOfAddress: Rule = rule('newsletter-step-address', 30, 5 * minute)

// Per e-mail address, which may belong to someone other than the sender.
export const ticketsOfEmail: Rule = { name: 'contact-email', points: 3, seconds: hour }
export const ticketsOfEmailADay: Rule = { name: 'contact-email-day', points: 10, seconds: day }
export const asksOfEmail: Rule = { name: 'newsletter-ask', points: 1, seconds: 10 * minute }
export const asksOfEmailADay: Rule = { name: 'newsletter-ask-day', points: 3, seconds: day }
export const remindersOfEmail: Rule = { name: 'newsletter-reminder', points: 1, seconds: day }

// Per operator, so that a stolen session can't write to everybody.
export const answersOfOperator: Rule = { name: 'ticket-answer', points: 120, seconds: hour }

function rule(name: string, points: number, seconds: number): Rule {
  return { name, points, seconds, scope: 'address' }
}
/** Per operator. */
export const bannerChanges: Rule = { name: 'banner-change', points: 120, seconds: 3_600 }
export const contentChanges: Rule = { name: 'content-change', points: 120, seconds: 3_600 }
export const contentPreviews: Rule = { name: 'content-preview', points: 600, seconds: 3_600 }
