import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tokensOf } from './language/fold.ts'
import { FIRST_YEAR, yearsIn } from './years.ts'

const today = new Date('2026-11-21')
const mentionsIn = (text: string) => yearsIn(text, tokensOf(text), today)
const yearsOf = (text: string) =>
  mentionsIn(text)
    .map(({ from = '', to = '' }) => (from === to ? `${from}` : `${from}-${to}`))
    .join(' ')

test.for([
  ['prado 2015', '2015'],
  ['2010-2018', '2010-2018'],
  ['2010 – 2018', '2010-2018'],
  ['2010/2012', '2010-2012'],
  ['2010 to 2015', '2010-2015'],
  ['2010 till 2015', '2010-2015'],
  ['من 2010 الى 2015', '2010-2015'],
  ['2010 إلى 2015', '2010-2015'],
  ['٢٠١٥-٢٠١٨', '2015-2018'],
  ['de 2010 à 2015', '2010-2015'],
  ['2010至2015', '2010-2015'],
  ['08-15', '2008-2015'],
  ['98-05', '1998-2005'],
  ['2008-15', '2008-2015'],
  ['model 15', '2015'],
  ['model 99', '1999'],
  ['موديل ١٥', '2015'],
  ['سنة 15', '2015'],
  ['model 2015', '2015'],
  ['model 15-18', '2015-2018'],
  ['model 2015-2018', '2015-2018'],
  ['2010, 2012', '2010 2012'],
  ['2015-2010', '2015 2010'],
  ['08>13', '2008-2013'],
  ['2010~2015', '2010-2015'],
  ['2010 -- 2015', '2010-2015'],
  ['2010/09-2015/06', '2010-2015'],
  ['09/2010-06/2015', '2010-2015'],
  ['2010-09 - 2015-06', '2010-2015'],
  ['06/2013', '2013'],
  ['2016+', '2016-'],
  ['2016 onwards pads', '2016-'],
  ['2016-up', '2016-'],
  ['hilux 2016-', '2016-'],
  ['(2016~)', '2016-'],
  ['2010 to present', '2010-'],
  ['from 2012', '2012-'],
  ['من 2012', '2012-'],
  ['من 2012 الى الان', '2012-'],
  ['2012 وفوق', '2012-'],
  ['2012 وما بعد', '2012-'],
  ['up to 2014', '-2014'],
  ['until 2014', '-2014'],
  ['حتى 2014', '-2014'],
  ['2014 and older', '-2014'],
  ['before 2014', '-2013'],
  ['2015 فوق', '2015'],
  ['hilux 2016 - front', '2016'],
] as const)('"%s" names %s', ([text, years]) => expect(yearsOf(text)).toBe(years))

test.for(['15', '05 06', '5-10', '1959', '2028', '20155', 'model', 'model 5', 'h4', '19-05'])(
  '"%s" names no year',
  (text) => expect(yearsOf(text)).toBe(''),
)

test('next year is a model year, the year after is not', () => {
  expect(yearsOf('2026 2027 2028 2029')).toBe('2026 2027')
  expect(yearsOf('2025-2030')).toBe('2025')
  expect(yearsOf('model 27')).toBe('2027')
  expect(yearsOf('model 28')).toBe('1928')
})

test('a mention includes the word for the year and both ends of a range', () => {
  expect(mentionsIn('pad model 15').map(({ tokens }) => tokens)).toEqual([0b110])
  expect(mentionsIn('2010 to 2015 prado').map(({ tokens }) => tokens)).toEqual([0b111])
})

test('a mention includes the words that leave an end open', () => {
  expect(mentionsIn('pad up to 2014 prado').map(({ tokens }) => tokens)).toEqual([0b1110])
  expect(mentionsIn('pad 2014 onwards prado').map(({ tokens }) => tokens)).toEqual([0b110])
})

test('mentions never overlap, are ascending and within the years of cars', () => {
  const word = fc.constantFrom(
    '08',
    '15',
    '2010',
    '2018',
    '1990',
    'to',
    '-',
    '+',
    'from',
    'up',
    '/',
    'model',
    '99',
    'prado',
  )
  fc.assert(
    fc.property(fc.array(word, { maxLength: 14 }), (words) => {
      let taken = 0
      for (const { from, to, tokens } of mentionsIn(words.join(' '))) {
        expect(tokens & taken).toBe(0)
        taken |= tokens
        expect(from ?? FIRST_YEAR).toBeLessThanOrEqual(to ?? 2027)
        expect(to ?? 2027).toBeLessThanOrEqual(2027)
      }
    }),
    { seed: 1, numRuns: 500 },
  )
})
