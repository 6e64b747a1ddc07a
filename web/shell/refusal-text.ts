import type { ApiError } from '#contract/api.ts'
import type { Language } from '#contract/language.ts'
import { waitText } from './format.ts'

// Shorter waits are over before one has read of them.
const WORTH_TELLING_SECONDS = 20

/** The server's own words for a call it refused, with when to come back where it says so. */
export const refusalText = ({ message, retryAfter = 0 }: ApiError, language: Language): string =>
  retryAfter < WORTH_TELLING_SECONDS ? message : `${message} (${waitText(retryAfter, language)})`
