import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'
import { Lexicon } from './lexicon.ts'

const lexiconOf = (...words: string[]) => {
  const lexicon = new Lexicon()
  for (const word of words) lexicon.add(word)
  return lexicon
}
const named = (lexicon: Lexicon, ids: Iterable<number>) =>
  Array.from(ids, (id) => lexicon.words[id]!)
const misspelt = (lexicon: Lexicon, word: string) =>
  named(
    lexicon,
    lexicon.misspelt(word).map(({ id }) => id),
  )

test('words are numbered in order of insertion, each once', () => {
  const lexicon = new Lexicon()
  expect([lexicon.add('brake'), lexicon.add('pad'), lexicon.add('brake')]).toEqual([0, 1, 0])
  expect(lexicon.id('pad')).toBe(1)
  expect(lexicon.id('disc')).toBeUndefined()
  expect(lexicon.words).toEqual(['brake', 'pad'])
})

test('words by prefix are in alphabetical order, up to a limit', () => {
  const lexicon = lexiconOf('radio', 'rack', 'brake', 'radiator', 'rad')
  expect(named(lexicon, lexicon.startingWith('rad', 9))).toEqual(['rad', 'radiator', 'radio'])
  expect(named(lexicon, lexicon.startingWith('ra', 2))).toEqual(['rack', 'rad'])
  expect(lexicon.startingWith('x', 9)).toEqual([])
  lexicon.add('radar')
  expect(named(lexicon, lexicon.startingWith('rada', 9))).toEqual(['radar'])
})

test.for([
  ['radator', ['radiator']],
  ['radaitor', ['radiator']],
  ['redeator', ['radiator']],
  ['corola', ['corolla']],
  ['barke', ['brake']],
  ['رديتار', ['رديتر']],
  ['xyz', []],
])('a typing error: %s', ([typed, found]) => {
  const lexicon = lexiconOf('radiator', 'corolla', 'brake', 'رديتر')
  expect(misspelt(lexicon, typed as string)).toEqual(found)
})

test('short words and words with digits allow no error', () => {
  const lexicon = lexiconOf('fan', 'pad', 'h11', '2015', 'bolt', '刹车片')
  for (const typed of ['fam', 'pat', 'h12', '2016', '刹车']) {
    expect(misspelt(lexicon, typed), typed).toEqual([])
  }
  expect(misspelt(lexicon, 'blot')).toEqual(['bolt'])
  expect(misspelt(lexicon, 'boltt')).toEqual(['bolt'])
})

test('in four letters a substitution is less likely than an insertion', () => {
  const likeness = (typed: string) => lexiconOf('bolt').misspelt(typed)[0]?.likeness ?? 0
  expect(likeness('boltt')).toBeGreaterThan(likeness('belt'))
  expect(likeness('blot')).toBeGreaterThan(likeness('belt'))
})

test('the most similar word is first: a wrong first letter is less likely', () => {
  const lexicon = lexiconOf('master', 'faster')
  const [first, second] = lexicon.misspelt('mastar').concat(lexicon.misspelt('master'))
  expect(lexicon.words[first!.id]).toBe('master')
  expect(first!.likeness).toBeGreaterThan(0.75)
  expect(second!.likeness).toBeLessThanOrEqual(1)
  const likeness = new Map(
    lexicon.misspelt('waster').map((like) => [lexicon.words[like.id], like.likeness]),
  )
  expect(likeness.get('master')).toBe(likeness.get('faster'))
})

test('a word is found across scripts by sound, with less certainty than by spelling', () => {
  const lexicon = lexiconOf('radiator', 'filter')
  const [similar] = lexicon.soundingLike('رديتر')
  expect([lexicon.words[similar!.id], similar!.likeness]).toEqual(['radiator', 0.78])
  expect(lexicon.soundingLike('فرامل')).toEqual([])
})

test.for([
  ['radtr', ['radiator']],
  ['sprg', ['spring']],
  ['altr', ['alternator']],
  ['compr', ['compressor', 'computer']],
  ['cantr', ['canter', 'canister']],
  ['radar', []],
  ['xtr', []],
  ['rdtr2', []],
] as const)('of consonants, "%s" is short for %s', ([typed, meant]) => {
  const lexicon = lexiconOf(
    ...[
      'radiator',
      'spring',
      'alternator',
      'computer',
      'compressor',
      'canister',
      'canter',
      'radtr',
    ],
  )
  expect(lexicon.abbreviated(typed).map(({ id }) => lexicon.words[id])).toEqual(meant)
})

const word = fc.stringMatching(/^[abcd]{4,10}$/)

test('every misspelling found is one, and the limit grows with the length', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 40 }), word, (known, typed) => {
      const lexicon = lexiconOf(...known)
      for (const { id, likeness } of lexicon.misspelt(typed)) {
        expect(editDistance(typed, lexicon.words[id]!, 9)).toBeLessThanOrEqual(
          typed.length < 8 ? 1 : 2,
        )
        expect(likeness).toBeGreaterThan(0)
        expect(likeness).toBeLessThan(1)
      }
    }),
    { seed: 1, numRuns: 300 },
  )
})

test('among few words, all that are one error away are found', () => {
  const long = fc.stringMatching(/^[abcdefghij]{5,10}$/)
  fc.assert(
    fc.property(long, fc.nat(9), fc.constantFrom('drop', 'double', 'swap'), (right, at, how) => {
      const place = at % (right.length - 1)
      const before = right.slice(0, place)
      const [letter, next] = [right[place]!, right[place + 1]!]
      const rest = right.slice(place + 2)
      const typed = {
        drop: before + next + rest,
        double: before + letter + letter + next + rest,
        swap: before + next + letter + rest,
      }[how]
      fc.pre(typed !== right && typed.length > 4)
      expect(misspelt(lexiconOf('zzzz', right), typed!)).toEqual([right])
    }),
    { seed: 1, numRuns: 500 },
  )
})
