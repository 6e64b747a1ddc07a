import { expect, test } from 'vitest'
import { documentText } from './document-text.ts'

test('a text is one line, without control signs and without signs that reorder what follows', () => {
  expect(documentText(' a\u0007b\n\n c\td\u202e\u2066e\u2069\ud800 ')).toBe('a b c d e \ufffd')
})

test('within Arabic, runs of Latin letters and numbers keep their order', () => {
  expect(documentText('فلتر 04465-60280 أصلي')).toBe('فلتر \u206604465-60280\u2069 أصلي')
  expect(documentText('اتصل +971 50 123 4567')).toBe('اتصل \u2066+971 50 123 4567\u2069')
  expect(documentText('Filter 04465-60280')).toBe('Filter 04465-60280')
})

test('words that are longer than a line can be broken, and no sign within them is', () => {
  const broken = documentText('😀'.repeat(45))
  expect(broken.split('\u200b').map((piece) => Array.from(piece).length)).toEqual([20, 20, 5])
})
