import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tokensOf } from './language/fold.ts'
import { MOST_TOKENS, PhraseBook } from './phrase-book.ts'
import { piecesOf, readingsOf } from './readings.ts'

const book = new PhraseBook<string>()
for (const phrase of ['brake pad', 'prado', 'radiator', 'crv', 'فحمات', '刹车', '刹车片', '普拉多'])
  book.add(phrase, phrase)

const named = ['castrol', '20', 'vq37', '74110', 't2f', 'a00', '00']
const onOffer = (word: string) => named.includes(word)
const pieces = (text: string) => piecesOf(text, tokensOf(text), book, onOffer)
const cut = (text: string) => pieces(text).map(({ word }) => word)

test.for([
  ['known words written as one', 'brakepad', ['brake', 'pad']],
  ['a name and a year', 'prado2015', ['prado', '2015']],
  ['a year and a name', '2015prado', ['2015', 'prado']],
  ['any letters before a year', 'whatever2015', ['whatever', '2015']],
  ['Arabic and a year', 'فحمات٢٠١٥', ['فحمات', '2015']],
  ['words of names on offer', 'castrol20', ['castrol', '20']],
  ['Chinese, the longest word first', '刹车片普拉多', ['刹车片', '普拉多']],
  ['Chinese with something unknown', '大刹车片好的普拉多', ['大', '刹车片', '好的', '普拉多']],
  ['a number as names on offer write it', '74110t2fa00', ['74110', 't2f', 'a00']],
  ['not a number of digits alone, which others begin with', '7411000', ['7411000']],
  ['not a number that no name has', '74110t2fa01', ['74110t2fa01']],
  ['not an engine of a name on offer', 'vq37', ['vq37']],
  ['not a known word', 'crv', ['crv']],
  ['not what is only misspelt', 'radiatr', ['radiatr']],
  ['not a chassis code', 'xyz150', ['xyz150']],
  ['not a word with an unknown rest', 'bracket', ['bracket']],
  ['not unknown Chinese', '你好', ['你好']],
] as const)('split: %s', ([, text, words]) => expect(cut(text)).toEqual(words))

test('pieces have their positions in the text', () => {
  const text = 'my brakepad for PRADO2015，刹车片普拉多'
  expect(pieces(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    ...['my', 'brake', 'pad', 'for', 'PRADO', '2015', '刹车片', '普拉多'],
  ])
})

test('where folding changed the length, pieces share the position of the whole', () => {
  const text = 'فَحمات٢٠١٥'
  expect(cut(text)).toEqual(['فحمات', '2015'])
  expect(pieces(text).map(({ start, end }) => text.slice(start, end))).toEqual([text, text])
})

test('a word split in two is read as one too', () => {
  const readings = readingsOf(tokensOf('radi ator'), book)
  const joined = readings.find(({ tokens }) => tokens === 0b11)
  expect(joined!.words.map(({ id }) => book.lexicon.words[id])).toEqual(['radiator'])
})

test('there are never more pieces than bits, and few readings of each', () => {
  const texts = fc
    .array(fc.constantFrom('brakepad', '刹车片普拉多', 'prado2015', 'zz', '你'), { maxLength: 40 })
    .map((words) => words.join(' '))
  fc.assert(
    fc.property(texts, (text) => {
      const found = pieces(text)
      expect(found.length).toBeLessThanOrEqual(MOST_TOKENS)
      expect(readingsOf(found, book).length).toBeLessThanOrEqual(2 * MOST_TOKENS)
    }),
    { seed: 1 },
  )
})
