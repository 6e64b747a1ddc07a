import { expect, test } from 'vitest'
import { answerTimeText } from './answer-time.ts'

test.each([
  [0, '5 minutes'],
  [5, '5 minutes'],
  [6, '15 minutes'],
  [37, '1 hour'],
  [61, '2 hours'],
  [1_000, '1 day'],
  [4_000, '3 days'],
  [5_000, null],
])('%i minutes are shown as %s', (minutes, text) => {
  expect(answerTimeText(minutes, 'en')).toBe(text)
})

test('is in the language of the page, with Latin digits', () => {
  expect(answerTimeText(12, 'ar')).toBe('15 دقيقة')
  expect(answerTimeText(12, 'zh')).toBe('15分钟')
})
