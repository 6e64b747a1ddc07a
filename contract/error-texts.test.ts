import { expect, test } from 'vitest'
import { errorCodes, fieldCodes } from './error-codes.ts'
import { errorTexts } from './error-texts.ts'
import { rowErrors, rowWarnings, tableProblems } from './import-columns.ts'
import { languages } from './language.ts'

const codes = [
  ...Object.keys(errorCodes),
  ...fieldCodes,
  ...[...rowErrors, ...rowWarnings].map((code) => `row.${code}`),
  ...tableProblems.map((code) => `table.${code}`),
].sort()

test.for([...languages])('%s has exactly one text for every code', (language) => {
  const texts = errorTexts[language]
  expect(Object.keys(texts).sort()).toEqual(codes)
  for (const [code, text] of Object.entries(texts)) {
    expect([code, text.trim().length]).toEqual([code, text.length])
    expect([code, text.length > 3]).toEqual([code, true])
    if (language === 'en') continue
    expect([code, text === errorTexts.en[code as keyof typeof texts]]).toEqual([code, false])
  }
})

test.for([
  ['ar', /\p{Script=Arabic}/u],
  ['zh', /\p{Script=Han}/u],
] as const)('the texts of %s are written in its script', ([language, script]) => {
  const foreign = Object.entries(errorTexts[language]).filter(([, text]) => !script.test(text))
  expect(foreign).toEqual([])
})

test('the texts quoted in the specification are word for word', () => {
  expect(errorTexts.en['auth.required']).toBe('Please login first')
})
