import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Lexicon } from '../understanding/language/lexicon.ts'
import { WordIndex } from './word-index.ts'

const indexOf = (...words: string[]) => {
  const index = new WordIndex()
  for (const word of words) index.add(word)
  return index
}

test('words are numbered in order of insertion, each once', () => {
  const index = new WordIndex()
  expect([index.add('brake'), index.add('5w30'), index.add('brake')]).toEqual([0, 1, 0])
  expect([index.id('5w30'), index.id('disc'), index.size]).toEqual([1, undefined, 2])
})

test('returns words by prefix, the oldest first, up to a limit', () => {
  const index = indexOf('radio', 'rack', 'radiator', 'rad5', 'rad')
  expect(index.startingWith('rad', 9)).toEqual([0, 2, 4])
  expect(index.startingWith('rad', 2)).toEqual([0, 2])
  expect(index.startingWith('xyz', 9)).toEqual([])
})

test('returns words of any script by their sound, and none by less than three consonants', () => {
  const index = indexOf('carburetor', 'كاربريتر', 'filter', 'oil')
  expect(index.soundingLike('كربريتر')).toEqual([0, 1])
  expect(index.soundingLike('karburator')).toEqual([0, 1])
  expect(index.soundingLike('oyl')).toEqual([])
})

const word = fc.oneof(
  fc.stringMatching(/^[abcd]{3,10}$/),
  fc.stringMatching(/^[ابتث]{3,9}$/),
  fc.stringMatching(/^[abc1]{3,6}$/),
)

test('words one error away equal those of comparing with every word', () => {
  const long = fc.stringMatching(/^[abcdefghij]{4,7}$/)
  fc.assert(
    fc.property(fc.uniqueArray(long, { maxLength: 60 }), long, (known, typed) => {
      const lexicon = new Lexicon()
      for (const each of known) lexicon.add(each)
      const ids = lexicon.misspelt(typed).map(({ id }) => id)
      expect(indexOf(...known).misspelt(typed)).toEqual(ids)
    }),
    { seed: 1, numRuns: 500 },
  )
})

test('for any words the results are among those of comparing with every word', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 40 }), word, (known, typed) => {
      const lexicon = new Lexicon()
      for (const each of known) lexicon.add(each)
      const all = lexicon.misspelt(typed).map(({ id }) => id)
      const found = indexOf(...known).misspelt(typed)
      if (all.length < 12) expect(found.filter((id) => !all.includes(id))).toEqual([])
      expect(found.length).toBeLessThanOrEqual(12)
    }),
    { seed: 1, numRuns: 500 },
  )
})

test('the older word is found among thousands of similar ones', () => {
  const crowd = Array.from({ length: 30_000 }, (_, i) => {
    const ending = i.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)]!)
    return `brake${ending}`
  })
  const index = indexOf('brakepad', ...crowd)
  expect(index.misspelt('brakepda')).toContain(0)
  expect(index.startingWith('brak', 40)[0]).toBe(0)
})
