import { expect, test } from 'vitest'
import { dirhams, id, paging, text } from './fields.ts'

test.for([
  [1250.5, 1250.5],
  ['1,250.50', 1250.5],
  ['12,345,678', undefined],
  ['1234', 1234],
  ['10,000,000', 10_000_000],
  ['10,000,000.01', undefined],
  ['1,0,0', undefined],
  ['1.234', undefined],
  ['12,50', undefined],
  ['-5', undefined],
  ['1e3', undefined],
  ['', undefined],
  [' 5', undefined],
  ['٥', undefined],
  [-0.01, undefined],
  [Number.NaN, undefined],
  [Infinity, undefined],
  [[5], undefined],
  [null, undefined],
] as const)('the price %s is read as %s', ([written, price]) => {
  expect(dirhams.safeParse(written).data).toBe(price)
})

test.for([
  ['  brake pads ', 'brake pads'],
  ['e\u0301', '\u00e9'],
  ['نیم\u200cفاصله', 'نیم\u200cفاصله'],
  ['two\nlines\tand a tab', 'two\nlines\tand a tab'],
])('the text %j is normalised to %j', ([written, taken]) => {
  expect(text(100).parse(written)).toBe(taken)
})

test.for([
  ['NUL', 'a\0b'],
  ['a control character', 'a\u001bb'],
  ['a reordering mark', 'a\u202eb'],
  ['an isolate', 'a\u2066b'],
  ['a byte order mark', '\ufeffa'],
  ['half a surrogate pair', 'a\ud800'],
])('a text with %s is rejected', ([, written]) => {
  expect(text(100).safeParse(written).error?.issues[0]?.message).toBe('characters')
})

test('a text may be as long as its limit and no longer', () => {
  expect(text(5).safeParse('12345').success).toBe(true)
  expect(text(5).safeParse('123456').success).toBe(false)
  // In NFC, each of these letters has three.
  expect(text(6).safeParse('\ufb2c\ufb2c').success).toBe(true)
  expect(text(5).safeParse('\ufb2c\ufb2c').error?.issues).toMatchObject([{ code: 'too_big' }])
})

test('an id is a UUID, read in lower case', () => {
  expect(id.parse('0B9A6F0E-6D0F-4A53-9F0E-2F1F6F5F7C11')).toBe(
    '0b9a6f0e-6d0f-4a53-9f0e-2f1f6f5f7c11',
  )
  for (const wrong of ['', '1', '../x', '0b9a6f0e6d0f4a539f0e2f1f6f5f7c11', null, {}])
    expect(id.safeParse(wrong).success).toBe(false)
})

test.for(['0', '-1', '1.5', '1e9', 'x', '', '100001', ['1', '2'], {}])(
  'the page %j is rejected',
  (page) => {
    expect(paging.page.safeParse(page).success).toBe(false)
  },
)

test('pages count from 1 and hold 24 by default, at most 100', () => {
  expect([paging.page.parse(undefined), paging.limit.parse(undefined)]).toEqual([1, 24])
  expect([paging.page.parse('50'), paging.limit.parse('100')]).toEqual([50, 100])
  expect(paging.limit.safeParse(101).success).toBe(false)
})
