import { expect, test } from 'vitest'
import { reference, understanding } from '../../../testing/understanding-in-memory.ts'
import { fitmentReader } from './fitment.ts'

const { read } = fitmentReader(reference, understanding)

function summaryOf(makes: string, models: string, years: string): string {
  const { vehicles, isUniversal, lacksYears, notes } = read({ makes, models, years })
  return [
    ...vehicles.map(({ model, from, to }) =>
      [reference.model(model)!.key, ...(from || to ? [`${from ?? ''}-${to ?? ''}`] : [])].join(' '),
    ),
    ...(isUniversal ? ['any car'] : []),
    ...(lacksYears ? ['(no years)'] : []),
    ...notes.map(({ at, code, value }) => `!${code} ${at} "${value}"`),
  ].join('; ')
}

test.for([
  ['Toyota', 'Land Cruiser', '08-15', 'toyota/land-cruiser 2008-2015'],
  [
    'تويوتا|لكزس',
    'لاندكروزر|LX570',
    '2008-2015',
    'toyota/land-cruiser 2008-2015; lexus/lx 2008-2015',
  ],
  ['', 'FJ80 93-97; Prado 120', '', 'toyota/land-cruiser 1993-1997; toyota/prado 2003-2009'],
  ['', 'Hilux/Fortuner 2016+', '', 'toyota/hilux 2016-; toyota/fortuner 2016-'],
  ['', '2010-2018 Prado, Hilux', '', 'toyota/prado 2010-2018; toyota/hilux 2010-2018'],
  ['', 'Prado 2010-2018 and Hilux 2016+', '', 'toyota/prado 2010-2018; toyota/hilux 2016-'],
  ['Toyota', 'Prado|Hilux', '2010-2018|2016+', 'toyota/prado 2010-2018; toyota/hilux 2016-'],
  ['Toyota|Lexus', 'Prado|GX', '|2010', 'toyota/prado; lexus/gx 2010-2010; (no years)'],
  ['', 'GDJ150', '', 'toyota/prado 2015-2023'],
  ['', 'LC 100/200', '', 'toyota/land-cruiser 1998-2021'],
  ['Lexus', 'IS/ES', '2010', 'lexus/is 2010-2010; lexus/es 2010-2010'],
  ['Mazda', '3/6', '2010-2013', 'mazda/mazda3 2010-2013; mazda/mazda6 2010-2013'],
  ['Toyota', 'Prado, VXR V8 4.6, 4x4', '2010', 'toyota/prado 2010-2010'],
  [
    ...(['Toyota', 'LX570', '2010'] as const),
    'lexus/lx 2010-2010; !other_make makes "Toyota LX570 → Lexus LX"',
  ],
  [
    ...(['Nissan', 'Camry', '2015'] as const),
    'toyota/camry 2015-2015; !other_make makes "Nissan Camry → Toyota Camry"',
  ],
  [
    ...(['', 'Nissan Camry', '2015'] as const),
    'toyota/camry 2015-2015; !other_make models "Nissan Camry → Toyota Camry"',
  ],
  ['Toyota Prado 2010-2018', '', '', 'toyota/prado 2010-2018'],
  ['Subaru', 'all models', '2020', 'subaru/'],
  ['', 'universal', '', 'any car'],
  ['All', 'All', '', 'any car'],
  ['', 'لجميع السيارات', '', 'any car'],
  ['Toyota', '', '', ''],
  ['Toyota', 'Prado', 'all', 'toyota/prado'],
  ['Toyota', 'Prado', '1985-2018', 'toyota/prado 1996-2018; !years years "1985-2018"'],
  ['Toyota', 'Prado', '1995-2018', 'toyota/prado 1996-2018'],
  ['Toyota', 'Corolla', '1975', '!years years "1975"'],
  ['Nissan', 'Sunny', '2010-12-01', 'nissan/sunny; (no years); !years years "2010-12-01"'],
  ['Toyota', 'Crown', '2010', '!model models "Crown"'],
  ['', 'Toyota Crown', '', '!model models "Toyota Crown"'],
  ['Toyota|Kia', 'Corolla|Sportage', '2015', 'toyota/corolla 2015-2015; kia/sportage 2015-2015'],
  ['Kia', 'Sportage', '2015', 'kia/sportage 2015-2015'],
  ['Ferrari', '458', '2015', '!make makes "Ferrari"'],
  ['Zotye', '', '', '!make makes "Zotye"'],
  ['GCC', 'Prado', '2010', 'toyota/prado 2010-2010'],
] as const)('%s · %s · %s: %s', ([makes, models, years, expected]) => {
  const summary = summaryOf(makes, models, years)
  if (expected.endsWith('/'))
    expect(summary.split('; ').every((car) => car.startsWith(expected))).toBe(true)
  else expect(summary).toBe(expected)
})

test('every make is read by each of its names, and every model beside its make', () => {
  const misread = reference.makes.flatMap((make) => [
    ...Object.values(make.names).flatMap((name) => {
      const { makes, notes } = read({ makes: name, models: '', years: '' })
      return String(makes) === String(make.no) && notes.length === 0 ? [] : [name]
    }),
    ...make.models.flatMap(({ no, key, names }) => {
      const { vehicles, notes } = read({ makes: make.names.en, models: names.en, years: '' })
      const isRead = vehicles.some(({ model }) => model === no) && notes.length === 0
      return isRead ? [] : [`${key}: ${summaryOf(make.names.en, names.en, '')}`]
    }),
  ])
  expect(misread).toEqual([])
})
