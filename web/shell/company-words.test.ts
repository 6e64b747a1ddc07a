import { expect, test } from 'vitest'
import { companyWords } from './company-words.ts'

const both = ['<p>Since 1998</p>', '<p>منذ عام 1998</p>'] as const

test('readers of Arabic get the Arabic text, others the default one', () => {
  expect(companyWords(...both, 'ar')).toEqual({ text: both[1], lang: 'ar' })
  for (const language of ['en', 'fr', 'zh'] as const)
    expect(companyWords(...both, language)).toEqual({ text: both[0], lang: 'en' })
})

test('a single text is shown to everyone, with its own language', () => {
  for (const language of ['en', 'ar', 'fr', 'zh'] as const) {
    expect(companyWords(both[0], null, language)).toEqual({ text: both[0], lang: 'en' })
    expect(companyWords(null, both[1], language)).toEqual({ text: both[1], lang: 'ar' })
    expect(companyWords(both[1], '', language)).toEqual({ text: both[1], lang: 'ar' })
    expect(companyWords(null, null, language)).toBeNull()
  }
})
