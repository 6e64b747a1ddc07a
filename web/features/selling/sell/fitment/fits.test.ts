import { describe, expect, test } from 'vitest'
import { fitOf, named } from '../sell-values.fixture.ts'
import { carsIn } from './cars-text.tsx'
import { modelCount, withFits, withMake, withoutMake } from './fits.ts'
import { fullYear, yearIn } from './years.ts'

test('a make is added once and removed with its models', () => {
  const fits = [fitOf('Toyota', 'Prado')]
  expect(withMake(fits, named('Toyota'))).toBe(fits)
  expect(withMake(fits, named('Nissan'))).toEqual([...fits, fitOf('Nissan')])
  expect(withoutMake(fits, 'id of Toyota')).toEqual([])
})

describe('added vehicles', () => {
  test.for([
    [
      'a make',
      [fitOf('Nissan', 'Patrol')],
      [fitOf('Toyota', 'Prado 2010-2018'), fitOf('Nissan', 'Patrol')],
    ],
    ['a model', [fitOf('Toyota', 'Hilux')], [fitOf('Toyota', 'Prado 2010-2018', 'Hilux')]],
    ['what is there', [fitOf('Toyota', 'Prado 2010-2018')], [fitOf('Toyota', 'Prado 2010-2018')]],
    ['the same without years', [fitOf('Toyota', 'Prado')], [fitOf('Toyota', 'Prado 2010-2018')]],
    [
      'other years of the same',
      [fitOf('Toyota', 'Prado 2021-')],
      [fitOf('Toyota', 'Prado 2010-2018', 'Prado 2021-')],
    ],
  ] as const)('%s', ([, more, all]) => {
    expect(withFits([fitOf('Toyota', 'Prado 2010-2018')], more)).toEqual(all)
  })

  test('years are set on a model without any', () => {
    const now = withFits([fitOf('Toyota', 'Prado', 'Hilux')], [fitOf('Toyota', 'Prado 2010-2018')])
    expect(now).toEqual([fitOf('Toyota', 'Prado 2010-2018', 'Hilux')])
    expect(modelCount(now)).toBe(2)
  })
})

test.for([
  ['Prado 2010-2018, Land Cruiser 08-15', ['Prado 2010-2018', 'Land Cruiser 08-15']],
  ['برادو ٢٠١٠، باترول؛ ', ['برادو ٢٠١٠', 'باترول']],
  ['Patrol\nX-Trail / Qashqai', ['Patrol', 'X-Trail', 'Qashqai']],
  [' , ', []],
] as const)('"%s" names the cars %j', ([text, cars]) => expect(carsIn(text)).toEqual(cars))

test.for([
  ['2010', 2010],
  ['٢٠١٠', 2010],
  ['20', 20],
  ['x', undefined],
] as const)('"%s" is the year %s', ([text, year]) => expect(yearIn(text)).toBe(year))

test.for([
  [8, 2008],
  [27, 2027],
  [28, 1928],
  [95, 1995],
  [2010, 2010],
  [201, 201],
  [undefined, undefined],
] as const)('in 2026, %s means %s', ([year, full]) => expect(fullYear(year, 2026)).toBe(full))
