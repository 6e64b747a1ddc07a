import type { Rule } from '../platform/rate-limits.ts'

export const stopsOfAddress: Rule = {
  name: 'unsubscribe-address',
  points: 30,
  seconds: 300,
  scope: 'address',
}

/** An SMS costs money: the most that a company gets in a day, from all buyers together. */
export const smsOfCompany: Rule = { name: 'callback-sms', points: 30, seconds: 86_400 }
/** The most caused by one buyer, so that no single buyer uses up the company's limit. */
export const smsFromBuyer: Rule = { name: 'callback-sms-buyer', points: 5, seconds: 86_400 }
