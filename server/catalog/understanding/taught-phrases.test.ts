import fc from 'fast-check'
import { expect, test } from 'vitest'
import { repetitions } from '../../testing/effort.ts'
import { nothingOnOffer, reference, understanding } from '../../testing/understanding-in-memory.ts'
import { foldWord, tokensOf } from './language/fold.ts'
import { knownQueries } from './known-queries.ts'
import type { Sense } from './senses.ts'

const radiator: Sense = {
  kind: 'part',
  types: new Map([[reference.partTypes.find(({ key }) => key === 'radiator')!.no, 1]]),
}
const taughtAs = (...texts: string[]) =>
  understanding.phrasesOf(texts.map((text) => ({ text, sense: radiator })))
const none = taughtAs()

/** The words of a text that taught phrases take. */
function taken(text: string, ...terms: string[]): string[] {
  const { mentions } = understanding.understand(text, nothingOnOffer, taughtAs(...terms))
  return mentions.flatMap(({ sense, spans }) =>
    sense === radiator ? spans.map(({ start, end }) => text.slice(start, end)) : [],
  )
}

test.for([
  ['in any order', 'wibble prado zonk', 'zonk wibble', ['wibble', 'zonk']],
  ['with a filler left out', 'wibble zonk', 'wibble for the zonk', ['wibble', 'zonk']],
  ['with another ending', 'zonkers', 'zonker', ['zonkers']],
  ['with the Arabic article', 'الزنكلون', 'زنكلون', ['الزنكلون']],
  ['not where a word is missing', 'wibble prado', 'wibble zonk', []],
  ['not where a word would be needed twice', 'zonk', 'zonk zonks', []],
  ['not with a typing error', 'zonkrs', 'zonker', []],
  ['short words only side by side', 'zo prado xu', 'zo xu', []],
  ['short words in their order', 'zo xu prado', 'zo xu', ['zo', 'xu']],
] as const)('a phrase is found %s', ([, text, term, words]) => {
  expect(taken(text, term)).toEqual(words)
})

test('the longer of two phrases counts', () => {
  const [wibble, both] = ['wibble', 'wibble zonk'].map((text) => ({ text, sense: { ...radiator } }))
  const taught = understanding.phrasesOf([wibble!, both!])
  const { mentions } = understanding.understand('wibble zonk', nothingOnOffer, taught)
  expect(mentions.map(({ sense }) => sense)).toEqual([both!.sense])
})

test('a text without a taught word is always read as before', () => {
  const word = fc.stringMatching(/^[a-z]{4,9}$|^[\u0621-\u064a]{4,9}$|^[a-z]{2}\d$/)
  const terms = fc.array(fc.array(word, { minLength: 1, maxLength: 3 }), { maxLength: 30 })
  fc.assert(
    fc.property(terms, fc.constantFrom(...knownQueries), word, (phrases, query, other) => {
      const text = `${query} ${other}`
      const taught = taughtAs(...phrases.map((words) => words.join(' ')))
      fc.pre(!phrases.flat().some((taughtWord) => foldWord(other).includes(foldWord(taughtWord))))
      fc.pre(tokensOf(text).every((token) => !taught.reads(token.word)))
      expect(understanding.understand(text, nothingOnOffer, taught)).toEqual(
        understanding.understand(text, nothingOnOffer, none),
      )
    }),
    { numRuns: repetitions(100, 2_000) },
  )
})

test('any terms and any text: a reading, and every place is in the text', () => {
  const any = fc.string({ unit: 'grapheme', maxLength: 60 })
  fc.assert(
    fc.property(fc.array(any, { maxLength: 20 }), any, (terms, text) => {
      const { mentions, unknown } = understanding.understand(
        text,
        nothingOnOffer,
        taughtAs(text, ...terms),
      )
      for (const { start, end } of [...mentions.flatMap(({ spans }) => spans), ...unknown])
        expect([start >= 0, start < end, end <= text.length]).toEqual([true, true, true])
    }),
    { numRuns: repetitions(200, 5_000) },
  )
})
