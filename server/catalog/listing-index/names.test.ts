import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countBits } from '../count-bits.ts'
import { ASIDE, Names } from './names.ts'

const positionsIn = (words: string[]) => (words.includes('front') ? 1 : 0)

function namesOf(...all: string[]): Names {
  const names = new Names(positionsIn)
  for (const name of all) names.intern(name)
  return names
}

/** How many of the words each of the names has. */
const hitsOf = (all: string[], ...words: string[]) => {
  const names = namesOf(...all)
  const hits = names.hits(words, 1).names
  const itself = (mask: number) => (mask | (mask >>> ASIDE)) & (2 ** ASIDE - 1)
  return all.map((name) => countBits(itself(hits[names.intern(name)]!)))
}

test('a name is stored once, and number 0 is the empty one', () => {
  const names = new Names(positionsIn)
  expect([names.intern(''), names.intern('Oil filter'), names.intern('Oil filter')]).toEqual([
    ...[0, 1, 1],
  ])
  expect(names.end).toBe(2)
  expect(names.hits(['filter'], 1).names[0]).toBe(0)
})

test('it returns the positions of any number of names', () => {
  const names = new Names(positionsIn)
  const numbers = Array.from({ length: 3_000 }, (_, i) =>
    names.intern(i % 3 === 0 ? `Front part ${i}` : `Part ${i}`),
  )
  expect(numbers.map((no) => names.positionsOf(no))).toEqual(
    numbers.map((_, i) => (i % 3 === 0 ? 1 : 0)),
  )
})

test.for([
  ['words by themselves', ['oil'], [1, 0, 1]],
  ['several words', ['oil', 'filter'], [2, 1, 1]],
  ['the beginning of a word', ['filt'], [1, 1, 0]],
  ['a typing error', ['fliter'], [1, 1, 0]],
  ['a word that no name has', ['xyzzy'], [0, 0, 0]],
  ['nothing', [], [0, 0, 0]],
] as const)('hits of %s', ([, words, hits]) => {
  expect(hitsOf(['Oil filter', 'Air filter', 'Engine oil'], ...words)).toEqual(hits)
})

test('one query word matches one of two similar words of a name', () => {
  expect(hitsOf(['Filter filters filtering'], 'filter')).toEqual([1])
  expect(hitsOf(['Oil filter'], 'oil', 'oil')).toEqual([2])
})

test('two letters are no prefix, and a typing error counts only without a better match', () => {
  expect(hitsOf(['Filter', 'Fi'], 'fi')).toEqual([0, 1])
  expect(hitsOf(['Filter', 'Filler'], 'filler')).toEqual([0, 1])
})

test('digits must match exactly, with or without the dash', () => {
  const oils = ['Oil 5W-30', 'Oil 5w30', 'Oil 5W-40', 'Oil 15W-30']
  expect(hitsOf(oils, '5w30')).toEqual([1, 1, 0, 0])
  expect(hitsOf(oils, '5w', '30')).toEqual([2, 0, 1, 1])
  expect(hitsOf(['Tyre 265/65 R17'], '26565')).toEqual([1])
  expect(hitsOf(['Socket 10 mm', 'Socket 12 mm'], '10mm')).toEqual([1, 0])
  expect(hitsOf(['Bulb H11'], 'h1')).toEqual([0])
})

test('a size is found with and without its unit, beside the number or apart from it', () => {
  const batteries = ['Battery 70AH', 'Battery 70 AH', 'بطارية 70 أمبير', 'Battery 170AH']
  expect(hitsOf(batteries, '70')).toEqual([1, 1, 1, 0])
  expect(hitsOf(batteries, '70ah')).toEqual([1, 1, 0, 0])
})

test('Arabic names are found folded', () => {
  expect(hitsOf(['فلتر الزيت', 'طقم فحمات'], 'زيت')).toEqual([1, 0])
})

test('it has a word exactly when a name matches it', () => {
  const word = fc.constantFrom('oil', 'filter', 'fliter', 'fil', 'fi', '5w30', '5w', 'xyzzy', '30')
  const name = fc.constantFrom('Oil filter', 'Filler', 'Oil 5W-30', 'Part 30')
  fc.assert(
    fc.property(fc.uniqueArray(name), word, (all, typed) => {
      const names = namesOf(...all)
      expect(names.knows(typed)).toBe(names.hits([typed], 1).names.some((hits) => hits > 0))
    }),
    { seed: 1 },
  )
})

test('brands and cars have words as well; what is only like those, or sounds like one, is a doubtful word', () => {
  const names = new Names(positionsIn, new Map([['prado', [{ make: 1, model: 11 }]]]))
  names.intern('Carburetor')
  names.addBrand('Mann-Filter', 1)
  expect(['mann', 'prado', 'carb'].map((word) => names.has(word))).toEqual([true, true, true])
  expect(names.hits(['filter', 'prado'], 2)).toMatchObject({
    brands: Uint32Array.of(0, 1),
    vehicles: [{ make: 1, model: 11, bits: 2 }],
  })
  expect(names.knows('prafo')).toBe(false)
  expect(['prafo', 'كاربريتر', 'xyzzy'].map((word) => names.suspects(word))).toEqual([
    ...[true, true, false],
  ])
})
