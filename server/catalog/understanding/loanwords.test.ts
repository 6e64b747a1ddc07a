import { expect, test } from 'vitest'
import { readAs } from '../../testing/understanding-in-memory.ts'
import { loanwords } from './loanwords.ts'

const heading = (phrases: Record<string, string[]>) => ({
  phrases: Object.entries(phrases).flatMap(([language, texts]) =>
    texts.map((text) => ({ text, language, source: 'catalogue' })),
  ),
})

test('an English word is grouped with the spellings of its meaning that sound like it', () => {
  const headings = [
    heading({
      en: ['clutch', 'clutch kit'],
      ar: ['كلتش', 'دبرياج'],
      fr: ['embrayage'],
      'hi-Latn': ['klach'],
    }),
    heading({ en: ['dynamo', 'dinamo'] }),
    heading({ en: ['tyre'], ar: ['كاوتش'], 'ar-Latn': ['kawtsh'] }),
    heading({ ar: ['فرامل', 'مكابح'] }),
  ]
  expect(loanwords(headings).map((group) => group.toSorted())).toEqual([
    ['clutch', 'klach', 'كلتش'],
  ])
})

test.for([
  ['فان كلتش باترول', 'fan-clutch'],
  ['كلتش بليت هايلكس', 'clutch-disc'],
] as const)('the Arabic spelling of an English name is read: %s', ([text, type]) => {
  expect(readAs(text).types[0]).toBe(type)
})
