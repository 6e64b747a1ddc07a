import { cleanText } from '#web/shell/members/clean-text.ts'

// Spaces, zero-width characters, combining marks without a base, and letters that render as blank.
const invisible = /^[\p{Cf}\p{Cc}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** The typed text as it can be sent; empty if nothing of it would be visible. */
export function sendableText(typed: string): string {
  const text = cleanText(typed)
  return invisible.test(text) ? '' : text
}
