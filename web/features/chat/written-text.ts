import { cleanText } from '#web/shell/members/clean-text.ts'

// Blanks, signs without a width, and accents that stand on nothing; letters that are drawn as a gap too.
const unseen = /^[\p{Cf}\p{Cc}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** What somebody typed, as it can be sent; empty where nothing of it would show. */
export function writtenText(typed: string): string {
  const text = cleanText(typed)
  return unseen.test(text) ? '' : text
}
