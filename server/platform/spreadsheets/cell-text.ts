const PLAIN = /^[\x20-\x7e]*$/
const SPACES = /[\t\v\f\u00a0\u2007\u202f]/g
// Control characters, and marks that only steer the direction of what stands around them.
const UNSEEN =
  /[\x00-\x09\x0b-\x1f\x7f-\x9f\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** The text of a cell as a person sees it: one kind of space and line end, nothing unseen, NFC. */
export function cleanCell(text: string): string {
  if (PLAIN.test(text)) return text
  return text
    .replace(/\r\n?/g, '\n')
    .replace(SPACES, ' ')
    .replace(UNSEEN, '')
    .toWellFormed()
    .normalize('NFC')
}

// A number of a part or an article: each word of it has a digit. What stands before the first digit holds
// none, so that there is one way only to read a word: a repeated one is else tried in all combinations.
const NUMBER_WORD =
  '[A-Za-z./-]*[0-9\u0660-\u0669\u06f0-\u06f9][0-9A-Za-z./\u0660-\u0669\u06f0-\u06f9-]*'
const APOSTROPHE_IN_FRONT = new RegExp(`^'+(?:[=+\\-@\\t\\r]|${NUMBER_WORD}(?: ${NUMBER_WORD})*$)`)
const FORMULA = /^[=+\-@\t\r]/

/**
 * Puts an apostrophe before what a spreadsheet would take for a formula, and before an apostrophe
 * that `withoutApostrophe` would take away.
 */
export const withApostrophe = (text: string) =>
  FORMULA.test(text) || APOSTROPHE_IN_FRONT.test(text) ? `'${text}` : text

/** The same where a text can't be taken for a formula. */
export const withStoredApostrophe = (text: string) =>
  APOSTROPHE_IN_FRONT.test(text) ? `'${text}` : text

/** Takes away the apostrophe that keeps a number's zeros, or keeps a text from being a formula. */
export const withoutApostrophe = (text: string) =>
  text.startsWith("'") && APOSTROPHE_IN_FRONT.test(text) ? text.slice(1) : text
