import { expect, test } from 'vitest'
import { TextWords } from './text-words.ts'

const nothingNamed = () => false

/** The texts, by their place, that have a word. */
function having(texts: string[], word: string, isNamed: (word: string) => boolean = nothingNamed) {
  const words = new TextWords()
  const numbers = texts.map((text) => words.intern(text, isNamed))
  const masks = new Uint32Array(words.end)
  words.flag(word, masks, 1)
  return texts.flatMap((_, place) => (masks[numbers[place]!] ? [place] : []))
}

test('texts are found by their words, without tags and folded', () => {
  const texts = ['<p>Low <b>dust</b> ceramic</p>', 'Ceramics', 'مقاوم للصدأ', 'Für Sümpfe']
  expect(having(texts, 'dust')).toEqual([0])
  expect(having(texts, 'ceramic')).toEqual([0])
  expect(having(texts, 'صدا')).toEqual([2])
  expect(having(texts, 'sumpfe')).toEqual([3])
  expect(having(texts, 'b')).toEqual([])
})

test('words of the name, numbers and what comes late are left out', () => {
  const late = `${'word '.repeat(98)} zalmodine`
  expect(
    having(['brake pad', late, '04465-60280 2015'], 'brake', (word) => word === 'brake'),
  ).toEqual([])
  expect(having([late], 'zalmodine')).toEqual([0])
  expect(having([`${late.padStart(600)}`], 'zalmodine')).toEqual([])
  expect(having(['04465-60280 2015'], '2015')).toEqual([])
})

test('texts with the same words are one, and number 0 has none', () => {
  const words = new TextWords()
  const first = words.intern('low dust', nothingNamed)
  expect(words.intern('Dust, low!', nothingNamed)).toBe(first)
  expect(words.intern('low noise', nothingNamed)).not.toBe(first)
  expect(words.intern('12 345', nothingNamed)).toBe(0)
  expect(words.count('dust')).toBe(1)
})

test('what most texts have tells nothing', () => {
  const words = new TextWords()
  for (let i = 0; i < 2_500; i++)
    words.intern(
      `delivery word${String.fromCharCode(97 + (i % 26))}${'x'.repeat(i % 20)}${'y'.repeat(Math.floor(i / 520))}`,
      nothingNamed,
    )
  for (let i = 0; i < 2_500; i++)
    words.intern(
      `delivery ${i.toString(26).replace(/\d/g, (d) => 'qrstuvwxyz'[Number(d)]!)}zz`,
      nothingNamed,
    )
  expect(words.end).toBeGreaterThan(2_500)
  expect(words.count('delivery')).toBe(0)
})
