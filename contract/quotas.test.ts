import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { errorCodes } from './error-codes.ts'
import { errorTexts, withValues } from './error-texts.ts'
import { rowErrors, tableProblems } from './import-columns.ts'
import { languages } from './language.ts'
import {
  dailyQuotas,
  defaultQuotas,
  listQuotas,
  quotasOf,
  rowQuotas,
  type QuotaKind,
} from './quotas.ts'

const kinds = Object.keys(defaultQuotas) as QuotaKind[]

test('every quota has an error code with its own text', () => {
  for (const kind of kinds) {
    const daily = (dailyQuotas as readonly QuotaKind[]).includes(kind)
    expect([kind, errorCodes[`quota.${kind}`]]).toEqual([kind, daily ? 429 : 409])
    for (const language of languages) {
      const text = withValues(errorTexts[language][`quota.${kind}`], { limit: 12_345 })
      expect([kind, language, text]).toEqual([kind, language, expect.stringContaining('12,345')])
    }
  }
})

test('rows and lists have a note for every quota that applies to them', () => {
  expect(rowErrors).toEqual(expect.arrayContaining(rowQuotas.map((kind) => `quota_${kind}`)))
  expect(tableProblems).toEqual(expect.arrayContaining(listQuotas.map((kind) => `quota_${kind}`)))
})

test('a setting changes the named quotas only', () => {
  expect(quotasOf('')).toEqual(defaultQuotas)
  expect(quotasOf('listings=5, brands = 0,')).toEqual({ ...defaultQuotas, listings: 5, brands: 0 })
  for (const wrong of ['cars=5', 'listings', 'listings=-1', 'listings=1e9', 'toString=1', '=5'])
    expect([wrong, quotasOf(`brands=7,${wrong}`)]).toEqual([wrong, wrong])
})

test('the operating manual lists every quota with its default', () => {
  const manual = readFileSync('docs/operating.md', 'utf8')
  for (const kind of kinds)
    expect(manual).toMatch(
      new RegExp(`\\| \`${kind}\` +\\| ${defaultQuotas[kind].toLocaleString('en')} +\\|`),
    )
})
