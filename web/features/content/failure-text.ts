import { ApiError } from '#contract/api.ts'
import type { Language } from '#contract/language.ts'
import { ConnectionError } from '#web/shell/api.ts'
import { refusalText } from '#web/shell/refusal-text.ts'

type Words = { unreachable: string; failed: string }

/** The message for a failed call: the server's own, or a general one. */
export function failureText(error: unknown, language: Language, words: Words): string {
  if (error instanceof ConnectionError) return words.unreachable
  return error instanceof ApiError ? refusalText(error, language) : words.failed
}
