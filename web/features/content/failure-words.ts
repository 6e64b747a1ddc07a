import { ApiError } from '#contract/api.ts'
import type { Language } from '#contract/language.ts'
import { ConnectionError } from '#web/shell/api.ts'
import { waitText } from '#web/shell/format.ts'

type Words = { unreachable: string; failed: string }

// Shorter waits are over before one has read of them.
const worthTellingSeconds = 20

/** What to tell of a call that failed: the server's own words with when to come back, or ours. */
export function failureWords(error: unknown, language: Language, words: Words): string {
  if (error instanceof ConnectionError) return words.unreachable
  if (!(error instanceof ApiError)) return words.failed
  const { message, retryAfter = 0 } = error
  return retryAfter < worthTellingSeconds
    ? message
    : `${message} (${waitText(retryAfter, language)})`
}
