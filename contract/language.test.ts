import { expect, test } from 'vitest'
import { directionOf, languageFromHeader, languageOf, languages } from './language.ts'

test.for([
  ['en', 'en'],
  ['AR-ae', 'ar'],
  [' zh-Hant-TW ', 'zh'],
  ['fr_CA', 'fr'],
  ['pt-BR', 'fr'],
  ['sw', 'fr'],
  ['de', undefined],
  ['arz', undefined],
  ['english', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
] as const)('the code %s is answered in %s', ([code, language]) => {
  expect(languageOf(code)).toBe(language)
})

test.for([
  ['ar', 'ar'],
  ['ar-AE,ar;q=0.9,en;q=0.8', 'ar'],
  ['en;q=0.2, fr;q=0.9', 'fr'],
  ['de, ja, zh-CN;q=0.1', 'zh'],
  ['ar;q=0, en;q=0.1', 'en'],
  ['de', 'en'],
  ['*', 'en'],
  ['ar;q=much', 'en'],
  ['', 'en'],
  [undefined, 'en'],
  [`ar${' '.repeat(600)}`, 'en'],
] as const)('Accept-Language "%s" is answered in %s', ([header, language]) => {
  expect(languageFromHeader(header)).toBe(language)
})

test('Arabic alone runs from right to left', () => {
  expect(languages.filter((language) => directionOf(language) === 'rtl')).toEqual(['ar'])
})
