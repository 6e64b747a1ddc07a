import type { ApiError } from '#contract/api.ts'
import type { Language } from '#contract/language.ts'
import { waitText } from './format.ts'

// Shorter waits are over before the user has read about them.
const MIN_SHOWN_SECONDS = 20

/** The server's message for a refused call, with the retry time where it has one. */
export const refusalText = ({ message, retryAfter = 0 }: ApiError, language: Language): string =>
  retryAfter < MIN_SHOWN_SECONDS ? message : `${message} (${waitText(retryAfter, language)})`
