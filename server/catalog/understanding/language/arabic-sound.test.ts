import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arabicKey, arabicReadings } from './arabic-sound.ts'
import { foldWord, tokensOf } from './fold.ts'
import { Lexicon } from './lexicon.ts'

const isReadAs = (latin: string, arabic: string) =>
  arabicReadings(foldWord(latin)).some(({ key }) => key === arabicKey(foldWord(arabic)))

describe('one Arabic word is typed in many ways', () => {
  test.each([
    ['فحمات', ['fahmat', 'fa7mat', 'f7mat', 'fahamat', 'fehmat']],
    ['خلفي', ['khalfi', '5alfi', "7'alfi", 'khlfy', 'khelfi']],
    ['غطاء', ['ghata', "3'ata", 'gataa']],
    ['قماشات', ['gmashat', 'qmashat', 'kmachat', 'gumashat', '8mashat']],
    ['شمعات', ['shama3at', 'chamaat', 'sham3at', 'shmaat']],
    ['ذراع', ['thra3', 'dhraa', 'zra3', 'dra3']],
    ['جنزير', ['janzeer', 'ganzir', 'djanzir']],
    ['بطارية', ['batarya', 'batariyah', 'batareyat', 'battarieh', 'btarye']],
    ['المساعد', ['almasaed', 'elmosa3id', 'msa3d']],
    ['ضغط', ['dhaght', "9'a3't", 'daght']],
  ])('%s', (arabic, typed) => {
    for (const latin of typed) expect([latin, isReadAs(latin, arabic)]).toEqual([latin, true])
  })
})

test.each([
  ['hilal', 'خلل'],
  ['sader', 'شادر'],
  ['makina', 'ماكينات'],
  ['pad', 'باب'],
  ['قير', 'قير'],
])('%s is not %s', (latin, arabic) => expect(isReadAs(latin, arabic)).toBe(false))

test('digits with an apostrophe are letters within a word only', () => {
  const words = (text: string) => tokensOf(text).map(({ word }) => word)
  expect(words("7'alfi 3'amazat ma9'a6")).toEqual(['khalfi', 'ghamazat', 'madha6'])
  expect(words("7' long, 5'")).toEqual(['7', 'long', '5'])
  expect(words("won't 20'")).toEqual(['wont', '20'])
})

test('the same long vowels make a word likelier, and few consonants without them unlikely', () => {
  const lexicon = new Lexicon()
  for (const word of ['بطاريات', 'باتريوت', 'كيبل']) lexicon.add(word)
  const soundingLike = (word: string) =>
    lexicon.soundingLike(word).map(({ id, likeness }) => [lexicon.words[id], likeness.toFixed(2)])
  expect(soundingLike('batariyat')[0]).toEqual(['بطاريات', '0.82'])
  expect(soundingLike('quibble')).toEqual([['كيبل', '0.72']])
})

test('any word has few readings, in little time', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z2356789'’]{0,40}$/), (word) => {
      expect(arabicReadings(foldWord(word)).length).toBeLessThanOrEqual(32)
    }),
    { seed: 1, numRuns: 500 },
  )
})
