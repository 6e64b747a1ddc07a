import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldWord, tokensOf } from './fold.ts'

test.for([
  ['case', 'BRAKE', 'brake'],
  ['accents', 'Éclair', 'eclair'],
  ['accents of two characters', 'e\u0301clair', 'eclair'],
  ['full width', 'ＢＲＡＫＥ１２', 'brake12'],
  ['ligatures', 'ﬁlter', 'filter'],
  ['a soft hyphen and a joiner', 'ra\u00addi\u200dator', 'radiator'],
  ['hamza seats', 'أمامي', 'امامي'],
  ['hamza under the alef', 'إطار', 'اطار'],
  ['the long alef', 'مرآة', 'مراه'],
  ['hamza on waw', 'مؤشر', 'موشر'],
  ['hamza on yaa', 'كهربائي', 'كهربايي'],
  ['hamza alone', 'ماء', 'ما'],
  ['taa marbuta', 'قطعة', 'قطعه'],
  ['alef maqsura', 'يسرى', 'يسري'],
  ['vowel marks', 'مُحَرِّك', 'محرك'],
  ['tatweel', 'رديــتر', 'رديتر'],
  ['presentation forms', 'ﺭﺩﻳﺘﺮ', 'رديتر'],
  ['Persian kaf and yaa', 'کابلی', 'كابلي'],
  ['Urdu retroflexes', 'گاڑی', 'گاري'],
  ['Urdu tt and yeh hamza', 'ٹائر', 'تاير'],
  ['Urdu dd', 'ڈسک', 'دسك'],
  ['p', 'پیڈ', 'بيد'],
  ['v', 'ڤالف', 'فالف'],
  ['noon without its dot', 'میں', 'مين'],
  ['Urdu heh', 'پہیہ', 'بهيه'],
  ['large yeh', 'آگے', 'اگي'],
  ['Arabic-Indic digits', '٢٠١٥', '2015'],
  ['Persian digits', '۲۰۱۵', '2015'],
  ['Devanagari digits', '२०१५', '2015'],
  ['the Arabic decimal point', '٢٫٧', '2.7'],
])('folds %s', ([, typed, folded]) => expect(foldWord(typed!)).toBe(folded))

test.for([
  ['the article', 'الرديتر', 'رديتر'],
  ['and the', 'والرديتر', 'رديتر'],
  ['with the', 'بالرديتر', 'رديتر'],
  ['like the', 'كالرديتر', 'رديتر'],
  ['for the', 'للرديتر', 'رديتر'],
  ['not what is no article: too little would be left', 'الفا', 'الفا'],
  ['not in the middle of a word', 'دالات', 'دالات'],
  ['from a word that ends with a hamza', 'الماء', 'ما'],
])('the article is removed: %s', ([, typed, folded]) => expect(foldWord(typed!)).toBe(folded))

test('Devanagari retains its vowels, and a nukta may be one character or two', () => {
  expect(foldWord('ब्रेक')).toBe('ब्रेक')
  expect(foldWord('\u0959राब')).toBe(foldWord('\u0916\u093cराब'))
})

const wordsOf = (text: string) => tokensOf(text).map(({ word }) => word)

test.for([
  ['spelled with slashes', 'A/C compressor', ['ac', 'compressor']],
  ['spelled with dots', 'e.g.r valve', ['egr', 'valve']],
  ['spelled with blanks', 'c v joint', ['cv', 'joint']],
  ['spelled in an Arabic text', 'نظام A.B.S', ['نظام', 'abs']],
  ['far apart is not spelled', 'a  c', ['a', 'c']],
  ['a dash', 'brake-pad', ['brake', 'pad']],
  ['a decimal', 'engine 2.7', ['engine', '2.7']],
  ['an Arabic decimal', 'مكينة ٢٫٧', ['مكينه', '2.7']],
  ['no decimal before a letter', '2.7l', ['2', '7l']],
  ['no decimal at the end of a sentence', 'prado 2015. pads', ['prado', '2015', 'pads']],
  ['Chinese beside Latin', '刹车片front', ['刹车片', 'front']],
  ['Chinese beside digits', '丰田2015款', ['丰田', '2015', '款']],
  ['a joiner within a word', 'می\u200cخواهم', ['ميخواهم']],
  ['signs alone', '... !? 👍🏽', []],
  ['marks alone', '\u064e \u0640', []],
  ['nothing', '', []],
])('words of a text: %s', ([, text, words]) => expect(wordsOf(text as string)).toEqual(words))

test.for([
  '265/65R17',
  '265/65 R17',
  '265/65-17',
  '۲۶۵/۶۵/۱۷',
  '265/65/17',
  '265 65 R17',
  '265-65-R17',
  '265/65 R 17',
  'LT265/65ZR17',
  '265\\65\\17',
  '٢٦٥/٦٥/١٧',
])('the size of a tyre is three words: %s', (text) => {
  expect(wordsOf(`tyre ${text} japan`)).toEqual(['tyre', '265', '65', 'r17', 'japan'])
  const places = tokensOf(`tyre ${text}`).map(({ start, end }) => end - start)
  expect(places).toEqual([4, 3, 2, 2])
})

test.for([
  ['265 65 17', ['265', '65', '17']],
  ['oil seal 145x75x14', ['oil', 'seal', '145x75x14']],
  ['oil seal 125-95-14', ['oil', 'seal', '125', '95', '14']],
  ['oil seal 105/25/12', ['oil', 'seal', '105', '25', '12']],
  ['2015/65/17', ['2015', '65', '17']],
  ['265/65/2017', ['265', '65', '2017']],
  ['1265/65R17', ['1265', '65r17']],
])('%s is no size of a tyre', ([text, words]) => expect(wordsOf(text as string)).toEqual(words))

test('each word has its position in the text', () => {
  const text = '  الفرامل A/C，ＢＲＡＫＥ'
  expect(tokensOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    ...['الفرامل', 'A/C', 'ＢＲＡＫＥ'],
  ])
})

test('words of any text follow one another, and none is empty', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      let at = 0
      for (const { word, start, end } of tokensOf(text)) {
        expect(word).not.toBe('')
        expect(start).toBeGreaterThanOrEqual(at)
        expect(end).toBeGreaterThan(start)
        at = end
      }
      expect(at).toBeLessThanOrEqual(text.length)
    }),
    { seed: 1, numRuns: 200 },
  )
})

test('case and vowel marks make no difference', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,12}$/), (word) => {
      expect(foldWord(word.toUpperCase())).toBe(word)
      expect(foldWord([...word].join('\u0301'))).toBe(word)
    }),
    { seed: 1 },
  )
})
