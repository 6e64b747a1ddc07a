import { expect, test } from 'vitest'
import { reference, understanding } from '../../../testing/understanding-in-memory.ts'
import { fitmentReader } from './fitment.ts'
import { yearsInText, yearsOfCell, type Years } from './model-years.ts'

// As lists of parts write model years: beside a car, and in a column of their own.
const forms: [form: string, from: number | '', to: number | ''][] = [
  ...(
    [
      ...['2010-2015', '10-15', '2010–2015', '2010 -- 2015', '2010~2015', '2010_2015', '2010/2015'],
      ...[
        '2010 thru 2015',
        '2010 to 2015',
        '2010>2015',
        '10>15',
        '2010 -> 2015',
        '２０１０－２０１５',
      ],
      ...[
        "'10-'15",
        "'10 to '15",
        '10/15',
        '10 to 15',
        '2010-15',
        '10-2015',
        '(10-15)',
        '[2010~2015]',
      ],
      ...['FROM 2010 TO 2015', 'between 2010 and 2015', 'entre 2010 et 2015', 'بين 2010 و 2015'],
      ...['من 2010 إلى 2015', 'من 2010 حتى 2015', 'من 2010 لين 2015', 'من ٢٠١٠ لـ ٢٠١٥'],
      ...['من موديل 2010 الى موديل 2015', 'موديل 2010-2015', 'موديل 10-15', '2010年-2015年'],
      ...['MY10-15', 'yr10-15', '2010MY-2015MY', 'model year 2010-2015', 'years: 2010-2015'],
      ...['2010/09-2015/06', '09/2010-06/2015', '09.2010 - 06.2015', '2010.09-2015.06'],
      ...['2010-09 - 2015-06', '201009-201506', '09/10-06/15', 'Sep 2010 - Jun 2015'],
      ...[
        'Sep-10 to Jun-15',
        '2010/09 -> 2015/06',
        '2010-09/2015',
        '2010 2011 2012 2013 2014 2015',
      ],
      ...['2010,11,12,13,14,15', '2010 & 2011 & 2012 & 2013 & 2014 & 2015'],
    ] as const
  ).map((form): [string, number, number] => [form, 2010, 2015]),
  ...(
    [
      ...['2010~', '2010-', '2010 –', '2010>', '2010 >>', '2010→', '2010 =>', '2010...', '2010…'],
      ...['FROM 2010', 'since 2010', '>2010', '2010+', 'MY 2010+', 'MY2010+', '2010 ON', '2010-on'],
      ...['2010 UP', '2010&UP', '2010 & up', '2010-present', '2010 to date', '2010 onwards'],
      ...['2010/09-', '09/2010-', '09/2010 on', '2010/09~', '2010.09-', '[2010/10->]', '09/10-'],
      ...[
        'من 2010',
        'من 2010 الى الان',
        '2010 فما فوق',
        '2010 وما فوق',
        '2010 فأعلى',
        '2010 فأحدث',
      ],
      ...['2010 وما بعد', '2010 وطالع', 'depuis 2010', '2010 et plus', '2010年起', '2010至今'],
      ...['after 2010', 'بعد 2010'],
    ] as const
  ).map((form): [string, number, ''] => [form, 2010, '']),
  ...(
    [
      ...[
        'UP TO 2015',
        'upto 2015',
        'until 2015',
        'till 2015',
        '~2015',
        '< 2015',
        '2015 and older',
      ],
      ...['حتى 2015', 'لغاية 2015', 'الى 2015', 'لحد 2015', '2015 وما قبل', '2015 فأقل'],
      ...["jusqu'en 2015", '2015年以前', 'until 06/2015', '~2015/06'],
      // The year itself is of those "after 2016".
      ...['before 2016', 'pre-2016', 'older than 2016', 'قبل 2016', 'avant 2016', '2016年之前'],
    ] as const
  ).map((form): [string, '', number] => [form, '', 2015]),
  ...(
    ['2010', 'MY10', 'MY2010', 'Y2010', '2010 MY', "'10", '06/2010', '2010/06', '2010年款'] as const
  ).map((form): [string, number, number] => [form, 2010, 2010]),
]

const merged = (years: Years[]) => {
  const [first, last] = [years[0], years.at(-1)]
  const gapless = years.every((each, i) => i === 0 || each.from === years[i - 1]!.to! + 1)
  return gapless ? [first?.from ?? '', last?.to ?? ''] : years
}

test.for(forms)('"%s" beside a car: %s to %s', ([form, from, to]) =>
  expect(merged(yearsInText(`Camry ${form}`, 2027).flatMap(({ years }) => years))).toEqual([
    from,
    to,
  ]),
)

test.for(forms)('"%s" in a column of years: %s to %s', ([form, from, to]) => {
  const years = yearsOfCell(form, 2027)
  expect(typeof years === 'object' ? merged(years) : years).toEqual([from, to])
})

test.for([
  ...['-2015', '- 2015/06', '-06/2015', 'upto 15', '~15', 'till 15', 'حتى 15'].map(
    (form) => [form, '', 2015] as const,
  ),
  ...['10+', '10-', '10~', '10>', '10-ON', '10 UP', '10 ONWARDS', 'from 10', 'من 10'].map(
    (form) => [form, 2010, ''] as const,
  ),
])('"%s" in a column of years only: %s to %s', ([form, from, to]) => {
  const years = yearsOfCell(form, 2027)
  expect(typeof years === 'object' ? merged(years) : years).toEqual([from, to])
})

test.for([
  ...['up to 14 inch', 'from 12 V', '200809', 'Brake hose -2', '10-15 mm', '2010,18,20', 'GX 460'],
])('"%s" says no span of years', (text) => {
  const years = yearsInText(text, 2027).flatMap((found) => found.years)
  expect(years.every(({ from, to }) => from === to)).toBe(true)
})

const { read } = fitmentReader(reference, understanding)

test.for([
  ['Camry 2007/09-2011/06', 'toyota/camry 2007-2011'],
  ['Patrol Y61 UP TO 2010', 'nissan/patrol 1998-2010'],
  ['Hilux 2005~2015 / Fortuner 2016 ON', 'toyota/hilux 2005-2015; toyota/fortuner 2016-'],
  ['Mazda 3 up to 2013/06', 'mazda/mazda3 2004-2013'],
  ['Patrol Y61 2005+', 'nissan/patrol 2005-2009'],
  ['Corolla 2008 2009 2010', 'toyota/corolla 2008-2010'],
] as const)('cars and their years in one cell: %s', ([text, expected]) => {
  const { vehicles } = read({ makes: '', models: text, years: '' })
  const spelled = vehicles.map(
    ({ model, from, to }) => `${reference.model(model)!.key} ${from ?? ''}-${to ?? ''}`,
  )
  expect(spelled.join('; ')).toBe(expected)
})
