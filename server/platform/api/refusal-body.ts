import type { ErrorBody } from '#contract/api.ts'
import { errorTexts } from '#contract/error-texts.ts'
import type { Language } from '#contract/language.ts'
import type { Refusal } from '../refusal.ts'

/** A refusal in the caller's words. */
export function refusalBody(refusal: Refusal, language: Language): ErrorBody {
  const texts = errorTexts[language]
  const body: ErrorBody = { message: texts[refusal.code], code: refusal.code }
  if (!refusal.fields) return body
  const fields = Object.entries(refusal.fields).map(([field, code]) => [field, texts[code]])
  return { ...body, fields: Object.fromEntries(fields) as Record<string, string> }
}
