import type { Rule } from '../platform/rate-limits.ts'

export const stopsOfAddress: Rule = {
  name: 'unsubscribe-address',
  points: 30,
  seconds: 300,
  scope: 'address',
}

/** An SMS costs money: how many a company gets in a day, whoever asks to be called. */
export const smsOfCompany: Rule = { name: 'callback-sms', points: 30, seconds: 86_400 }
/** Of these from one buyer, so that nobody alone uses them up. */
export const smsFromBuyer: Rule = { name: 'callback-sms-buyer', points: 5, seconds: 86_400 }
