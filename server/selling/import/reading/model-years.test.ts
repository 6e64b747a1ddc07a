import { expect, test } from 'vitest'
import { yearsInText, yearsOfCell, type Years } from './model-years.ts'

const spelled = (years: Years[]) => years.map(({ from = '', to = '' }) => `${from}-${to}`).join(' ')
const inText = (text: string) => spelled(yearsInText(text, 2027).flatMap(({ years }) => years))

test.for([
  ['Land Cruiser 08-15', '2008-2015'],
  ['برادو 2010-2018', '2010-2018'],
  ['كامري ٢٠١٢-٢٠١٧', '2012-2017'],
  ['من 2010 الى 2015', '2010-2015'],
  ['Hilux 2016+', '2016-'],
  ['2016 onwards', '2016-'],
  ['2010 to present', '2010-'],
  ['since 2016', '2016-'],
  ['2010 وفوق', '2010-'],
  ['2010年以后', '2010-'],
  ['Prado 2015-', '2015-'],
  ['up to 2015', '-2015'],
  ['2015 and older', '-2015'],
  ['Camry (2007~2011)', '2007-2011'],
  ['93-97', '1993-1997'],
  ['98-02', '1998-2002'],
  ['2010-18', '2010-2018'],
  ['2018-2010', '2010-2018'],
  ['01/2010-12/2015', '2010-2015'],
  ['2010/06-2015/12', '2010-2015'],
  ['2010,2011,2012,2015', '2010-2012 2015-2015'],
  ['model 15', '2015-2015'],
  ['Prado2010-2018', '2010-2018'],
] as const)('"%s" names the years %s', ([text, years]) => {
  expect(inText(text)).toBe(years)
})

test.for([
  ...[
    'LC 100/200',
    'IS 250/300/350',
    'FJ 70/75',
    'GDJ150',
    'Mazda 3',
    '2000cc',
    '12V 21/5W',
    '5W30',
  ],
  ...['04465-60320', 'Wiper 20-24 inch', 'Spanner 10-12 mm', '2.7', '1/2/3'],
])('"%s" names no years', (text) => {
  expect(inText(text)).toBe('')
})

test.for([
  ['15', '2015-2015'],
  ['98', '1998-1998'],
  ['2010.0', '2010-2010'],
  ['08+', '2008-'],
  ['all', 'all'],
  ['كل السنوات', 'all'],
  ['2010-12-01', undefined],
  ['new shape', undefined],
] as const)('a column of years is read as %s: %s', ([cell, expected]) => {
  const years = yearsOfCell(cell, 2027)
  expect(typeof years === 'object' ? spelled(years) : years).toBe(expected)
})
