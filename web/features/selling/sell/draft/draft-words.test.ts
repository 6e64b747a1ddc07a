import { expect, test } from 'vitest'
import { fullValues } from '../sell-values.fixture.ts'
import { emptyValues } from '../sell-values.ts'
import { draftKey, parseDraft } from './draft-words.ts'
import { savedTime } from './saved-time.ts'

const { pictures: _, ...words } = fullValues
const { pictures: __, ...none } = emptyValues

test('a draft is restored unchanged', () => {
  expect(parseDraft(JSON.stringify({ words, saved: 7 }))).toEqual({ words, saved: 7 })
})

test('values of a wrong type are dropped, the rest is restored', () => {
  const odd = { partName: 'Pads', price: 12, universal: 'yes', fits: [{ make: 'Toyota' }], more: 1 }
  expect(parseDraft(JSON.stringify({ words: odd, saved: 7 }))).toEqual({
    ...{ words: { ...none, partName: 'Pads' }, saved: 7 },
  })
})

test.for([null, '', 'x', '[]', '7', 'null', '{"words":null,"saved":1}', '{"words":{}}'])(
  '%s is rejected',
  (text) => expect(parseDraft(text)).toBeUndefined(),
)

test('each user has a draft, and one for each copy', () => {
  const keys = [draftKey('a'), draftKey('b'), draftKey('a', 'x'), draftKey('a', 'y')]
  expect(new Set(keys).size).toBe(4)
})

test.for([
  ['en', '10:42'],
  ['ar', '10:42 ص'],
  ['fr', '10:42'],
  ['zh', '10:42'],
] as const)('in %s a draft saved at %s', ([language, time]) => {
  const shown = savedTime(Date.parse('2026-11-22T06:42:00Z'), language, 'Asia/Dubai')
  expect(shown.replaceAll('\u00A0', ' ').replaceAll('\u202F', ' ')).toBe(time)
})
