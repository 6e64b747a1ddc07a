import { expect, test } from 'vitest'
import { piecesOf } from './message-pieces.ts'

const found = (message: string) =>
  piecesOf(message)
    .filter(({ kind }) => kind !== 'text')
    .map(({ kind, text }) => `${kind}: ${text}`)

test('part numbers, phones and dates are one piece', () => {
  expect(found('القطعة 53970-TBA-V62 متوفرة؟')).toEqual(['number: 53970-TBA-V62'])
  expect(found('اتصل +971 50 123 4567 أو 050-123-4567')).toEqual([
    'number: +971 50 123 4567',
    'number: 050-123-4567',
  ])
  expect(found('من 11/20/2026، 205/55R16.')).toEqual(['number: 11/20/2026', 'number: 205/55R16'])
})

test('words with a dash and plain numbers are text', () => {
  expect(found('semi-synthetic oil, 2 pieces of 1644953 for 120 AED')).toEqual([])
})

test('addresses are links, without a trailing full stop', () => {
  expect(found('see https://example.com/a-1?b=2.')).toEqual(['link: https://example.com/a-1?b=2'])
  expect(found('انظر http://example.com/x؟')).toEqual(['link: http://example.com/x'])
  expect(found('javascript:alert(1)//http://')).toEqual([])
})

test('no text is lost', () => {
  const message = '  53970-TBA-V62\nhttps://example.com +971 50 123 4567 '
  expect(
    piecesOf(message)
      .map(({ text }) => text)
      .join(''),
  ).toBe(message)
})
