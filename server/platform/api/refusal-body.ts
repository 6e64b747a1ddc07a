import type { ErrorBody } from '#contract/api.ts'
import { errorTexts, withValues } from '#contract/error-texts.ts'
import type { Language } from '#contract/language.ts'
import type { Refusal } from '../refusal.ts'

/** A refusal in the caller's words. */
export function refusalBody(refusal: Refusal, language: Language): ErrorBody {
  const texts = errorTexts[language]
  const text = withValues(texts[refusal.code], refusal.values)
  const reason = refusal.now?.reason
  // Isolated, since it may run in the other direction.
  const message = reason === undefined ? text : `${text}. \u2068${reason}\u2069`
  const body: ErrorBody = { message, code: refusal.code }
  if (refusal.challenge) body.challenge = refusal.challenge
  Object.assign(body, refusal.now)
  if (!refusal.fields) return body
  const fields = Object.entries(refusal.fields).map(([field, code]) => [field, texts[code]])
  return { ...body, fields: Object.fromEntries(fields) as Record<string, string> }
}
