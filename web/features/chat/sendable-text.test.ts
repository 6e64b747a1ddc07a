import { expect, test } from 'vitest'
import { sendableText } from './sendable-text.ts'

test('invisible characters alone are empty', () => {
  const unseen = [
    '\u200B',
    '\u200F\u200E',
    '\u200D \u2060',
    '\u0301',
    '\uFE0F',
    '\u3164',
    '\u00AD\u061C',
  ]
  expect(unseen.map(sendableText)).toEqual(unseen.map(() => ''))
})

test('they are preserved within words', () => {
  const texts = ['می\u200Cخواهم', '👨\u200D🔧', '❤\uFE0F', 'مُحَمَّد', '👍🏽', '?', '\u200Fنعم']
  expect(texts.map(sendableText)).toEqual(texts)
})
