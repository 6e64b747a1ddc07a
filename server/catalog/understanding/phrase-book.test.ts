import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tokensOf } from './language/fold.ts'
import { bestReading, MOST_TOKENS, PhraseBook, type PhraseMatch } from './phrase-book.ts'
import { readingsOf } from './readings.ts'

/** A book in which each phrase is its own sense. */
function bookOf(...phrases: string[]): PhraseBook<string> {
  const book = new PhraseBook<string>()
  for (const phrase of phrases) book.add(phrase, phrase, { isOptional: (word) => word === 'set' })
  return book
}

const find = (book: PhraseBook<string>, text: string) => book.find(readingsOf(tokensOf(text), book))
const found = (book: PhraseBook<string>, text: string) =>
  find(book, text).map(({ phrase }) => phrase.sense)
const scoreOf = (book: PhraseBook<string>, text: string, sense: string) =>
  find(book, text).find(({ phrase }) => phrase.sense === sense)?.score ?? 0
const best = (book: PhraseBook<string>, text: string) =>
  bestReading(find(book, text), tokensOf(text).length).map(({ phrase }) => phrase.sense)

describe('a phrase is found', () => {
  const book = bookOf('brake pad', 'clutch set', 'cr v', 'air con filter')

  test.for([
    ['in its own order', 'brake pad', 'brake pad'],
    ['in another order', 'pad brake', 'brake pad'],
    ['with other words between', 'brake blue pad', 'brake pad'],
    ['in the plural', 'brakes pads', 'brake pad'],
    ['without an optional word', 'clutch', 'clutch set'],
    ['with the optional word', 'set clutch', 'clutch set'],
    ['of short words, in order', 'cr v', 'cr v'],
    ['with a typing error', 'brkae pad', 'brake pad'],
    ['by its sound', 'بريك pad', 'brake pad'],
  ] as const)('%s', ([, text, sense]) => expect(found(book, text)).toContain(sense))

  test.for([
    ['without a word that is needed', 'brake'],
    ['by an optional word alone', 'set'],
    ['of short words, out of order', 'v cr'],
    ['when one word would have to be two', 'pad'],
  ] as const)('but not %s', ([, text]) => expect(found(book, text)).toEqual([]))
})

test('a spelling that is known from a longer phrase alone is read as the word that others spell otherwise', () => {
  const asOther = scoreOf(bookOf('مساعدات', 'karasi musaedat'), 'musaedat', 'مساعدات')
  const known = scoreOf(bookOf('مساعدات', 'musaedat'), 'musaedat', 'مساعدات')
  expect(asOther).toBeGreaterThan(known)
  expect(asOther).toBe(scoreOf(bookOf('مساعدات'), 'musaedat', 'مساعدات'))
})

test('most of a phrase is a partial match with a lower score', () => {
  const book = bookOf('shock absorber', 'absorber')
  expect(find(book, 'absorber').map(({ phrase }) => phrase.sense)).toEqual(['absorber'])
  const partial = book.findPartial(readingsOf(tokensOf('absorber'), book))
  expect(partial.map(({ phrase }) => phrase.sense)).toEqual(['shock absorber'])
  expect(partial[0]!.score).toBeLessThan(0.5)
})

test('a number alone is no part of a phrase', () => {
  const book = bookOf('4 pin relay')
  const found = (text: string) => book.findPartial(readingsOf(tokensOf(text), book)).length
  expect([found('4'), found('relay'), found('4 relay')]).toEqual([0, 1, 1])
})

test('adjacent words score higher than single, distant or missing ones', () => {
  const book = bookOf('radiator hose', 'clutch set')
  const together = scoreOf(book, 'radiator hose', 'radiator hose')
  expect(together).toBeGreaterThan(2)
  expect(scoreOf(book, 'hose radiator', 'radiator hose')).toBe(together)
  expect(scoreOf(book, 'radiator big hose', 'radiator hose')).toBeLessThan(together)
  expect(scoreOf(book, 'radiater hose', 'radiator hose')).toBeLessThan(together)
  expect(scoreOf(book, 'clutch', 'clutch set')).toBeLessThan(1)
})

test('synonyms replace one another inside phrases, with less certainty', () => {
  const book = bookOf('radiator hose')
  book.addSameWords(['hose', 'pipe', 'tube'])
  expect(found(book, 'radiator pipe')).toEqual(['radiator hose'])
  expect(found(book, 'tubes radiator')).toEqual(['radiator hose'])
  const exact = scoreOf(book, 'radiator hose', 'radiator hose')
  expect(scoreOf(book, 'radiator pipe', 'radiator hose')).toBeLessThan(exact)
})

test('words of several synonym groups have the synonyms of all', () => {
  const book = bookOf('fuel tank', 'fuel reservoir')
  book.addSameWords(['tank', 'container'])
  book.addSameWords(['tank', 'reservoir'])
  const like = book.read('tank').map(({ id }) => book.lexicon.words[id])
  expect(like).toEqual(['tank', 'container', 'reservoir'])
})

test('a phrase is added only where its words have no meaning yet, in any order', () => {
  const book = bookOf('brake pad')
  book.addUnlessKnown('pad brake', 'other')
  book.addUnlessKnown('brake', 'brake')
  expect(found(book, 'brake pad')).toEqual(['brake pad', 'brake'])
})

test('a phrase without letters is no phrase', () => {
  expect(found(bookOf('...', ''), '...')).toEqual([])
})

describe('forms of a word', () => {
  const book = bookOf('prado', 'patrol', 'belt', 'bolt', 'رديتر', 'فحمات', 'grj150')
  const readAs = (word: string) => book.read(word).map(({ id }) => book.lexicon.words[id])

  test.for([
    ['the English plural', 'belts', 'belt'],
    ['the Arabic plural', 'رديترات', 'رديتر'],
    ['the Arabic ending for "my"', 'رديتري', 'رديتر'],
    ['ل for "for"', 'لرديتر', 'رديتر'],
    ['the letter for the body', 'grj150w', 'grj150'],
  ] as const)('%s is understood', ([, typed, word]) => expect(readAs(typed)).toContain(word))

  test('the exact spelling is first, similar sounds come far behind', () => {
    const [first, second] = book.read('belt')
    expect([book.lexicon.words[first!.id], first!.likeness]).toEqual(['belt', 1])
    expect(book.lexicon.words[second!.id]).toBe('bolt')
    expect(second!.likeness).toBeLessThan(0.7)
  })
})

test('a doubtful match never beats an exact one', () => {
  const words = ['belt', 'bolt', 'prado', 'brado', 'patrol', 'petrol', 'pump', 'bumb', 'fan', 'van']
  const book = bookOf(...words)
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...words), { maxLength: 6 }), (typed) => {
      expect(best(book, typed.join(' '))).toEqual(typed)
    }),
    { seed: 1 },
  )
})

test('the best reading covers the most words, not the first ones', () => {
  const book = bookOf('oil', 'oil pump', 'pump', 'pump gasket kit')
  expect(best(book, 'oil pump')).toEqual(['oil pump'])
  expect(best(book, 'oil pump gasket kit')).toEqual(['oil', 'pump gasket kit'])
  expect(best(book, 'gasket')).toEqual([])
})

/** Any set of phrases over a few tokens. */
const matches = fc.array(
  fc.record({
    phrase: fc.constant(undefined as never),
    tokens: fc.integer({ min: 1, max: 63 }),
    score: fc.integer({ min: 1, max: 40 }).map((score) => score / 10),
  }),
  { maxLength: 9 },
) satisfies fc.Arbitrary<PhraseMatch<string>[]>

test('no token is used twice, and no other choice scores higher', () => {
  fc.assert(
    fc.property(matches, (all) => {
      const chosen = bestReading(all, 6)
      const sum = (some: { score: number }[]) => some.reduce((total, { score }) => total + score, 0)
      let used = 0
      for (const { tokens } of chosen) {
        expect(tokens & used).toBe(0)
        used |= tokens
      }
      for (let choice = 0; choice < 1 << all.length; choice++) {
        const some = all.filter((_, i) => choice & (1 << i))
        const apart = some.every((a, i) => some.slice(i + 1).every((b) => !(a.tokens & b.tokens)))
        if (apart) expect(sum(some)).toBeLessThanOrEqual(sum(chosen) + 1e-9)
      }
    }),
    { seed: 1, numRuns: 100 },
  )
})

test('all tokens of the longest text have a bit', () => {
  const text = Array.from({ length: MOST_TOKENS }, (_, i) => `word${'abcdefghijklmnop'[i]}`)
  const book = bookOf(...text)
  expect(best(book, text.join(' '))).toEqual(text)
})
