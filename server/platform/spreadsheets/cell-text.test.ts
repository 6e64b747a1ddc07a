import { Script } from 'node:vm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withApostrophe, withoutApostrophe, withStoredApostrophe } from './cell-text.ts'

/** One word that is read in a single way only, sought by splitting in place of repeating. */
const isNumber = (word: string) =>
  /^[0-9A-Za-z./\u0660-\u0669\u06f0-\u06f9-]+$/.test(word) &&
  /[0-9\u0660-\u0669\u06f0-\u06f9]/.test(word)

function needsApostrophe(text: string): boolean {
  const rest = text.replace(/^'+/, '')
  return rest !== text && (/^[=+\-@\t\r]/.test(rest) || rest.split(' ').every(isNumber))
}

const shortTexts = fc
  .string({ unit: fc.constantFrom(..."'' 1a٣۴.-/=+@!\t\nف".split('')), maxLength: 9 })
  .map((text) => `'${text}`)

test('an apostrophe is written before numbers and formulas, and removed when read', () => {
  fc.assert(
    fc.property(shortTexts, (text) => {
      expect(withStoredApostrophe(text)).toBe(needsApostrophe(text) ? `'${text}` : text)
      expect(withoutApostrophe(text)).toBe(needsApostrophe(text) ? text.slice(1) : text)
      expect(withoutApostrophe(withStoredApostrophe(text))).toBe(text)
    }),
    { numRuns: 5_000 },
  )
})

test('a long text of digits that is no number is decided quickly', () => {
  const hostile = `'${'11 '.repeat(10_000)}!`
  // A pattern that tries all combinations never ends: such a script is killed from outside.
  const decide = new Script(
    '[withApostrophe(text), withStoredApostrophe(text), withoutApostrophe(text)]',
  )
  const context = { withApostrophe, withStoredApostrophe, withoutApostrophe, text: hostile }
  expect(decide.runInNewContext(context, { timeout: 20_000 })).toEqual([hostile, hostile, hostile])
})
