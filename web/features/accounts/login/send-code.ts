import type { Language } from '#contract/language.ts'
import { solvingApi } from '#web/shell/members/challenge/solving-api.ts'

/** Sends a one-time code to an address, or to a number with its plus. */
export function sendCode(language: Language, to: string): Promise<unknown> {
  const api = solvingApi(language)
  return to.includes('@')
    ? api.call('getOtpByEmail', { email: to })
    : api.call('getOtpByPhone', { phone: to })
}
