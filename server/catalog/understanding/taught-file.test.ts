import fc from 'fast-check'
import { expect, test } from 'vitest'
import { repetitions } from '../../testing/effort.ts'
import { spellingOf } from './phrase-book.ts'
import { TAUGHT_FILE, taughtFile } from './taught-file.ts'
import { parseHeadings } from './vocabulary.ts'

const others = parseHeadings('= alternator\nen workshop: dynamo\n', 'electricals.txt')

test('terms are sorted under their meanings; those of the files are left out', () => {
  const { text, added } = taughtFile(others, [
    { text: 'zonk', language: 'en', meanings: ['radiator'] },
    {
      text: 'wibble',
      language: 'ar-Latn',
      meanings: ['brake-pad-set-rear', 'brake-pad-set-front'],
    },
    { text: 'كشكة', language: 'ar-AE', meanings: ['radiator'] },
    { text: 'Dynamo', language: 'en', meanings: ['radiator'] },
    { text: 'abzonk', language: 'en', meanings: ['radiator'] },
  ])
  expect(added).toBe(4)
  expect(text.split('\n').slice(3)).toEqual([
    '= brake-pad-set-front, brake-pad-set-rear',
    'ar-Latn workshop: wibble',
    '',
    '= radiator',
    'ar-AE workshop: كشكة',
    'en workshop: abzonk, zonk',
    '',
  ])
})

test('what was written into the file by hand stays', () => {
  const head = taughtFile([], []).text
  const own = `${head}\n= radiator 0.8, toyota/prado 2010-2023\nen workshop: zonk\n`
  const { text } = taughtFile(parseHeadings(own, TAUGHT_FILE), [])
  expect(text).toBe(own)
})

test('the file does not depend on the order of the terms, and writing it again changes nothing', () => {
  const term = fc.record({
    text: fc.stringMatching(/^[a-z]{3,8}( [a-z]{3,8})?$/),
    language: fc.constantFrom('en', 'ar-Latn', 'hi-Latn'),
    meanings: fc.constantFrom(
      ['radiator'],
      ['alternator'],
      ['toyota/prado'],
      ['make/toyota', 'make/lexus'],
    ),
  })
  const terms = fc.uniqueArray(term, { selector: ({ text }) => spellingOf(text), maxLength: 30 })
  fc.assert(
    fc.property(terms, (some) => {
      const { text } = taughtFile(others, some)
      expect(taughtFile(others, some.toReversed()).text).toBe(text)
      const written = [...others, ...parseHeadings(text, TAUGHT_FILE)]
      expect(taughtFile(written, some)).toEqual({ text, added: 0 })
    }),
    { numRuns: repetitions(50, 1_000) },
  )
})
