import { expect, test } from 'vitest'
import { reference, understanding } from '../testing/understanding-in-memory.ts'
import { readName } from './read-name.ts'

test.for([
  ['Oil filter Hilux 2012-2018', { from: 2012, to: 2018 }],
  ['Oil filter Hilux 2012+', { from: 2012 }],
  ['Oil filter Hilux up to 2014', { to: 2014 }],
  ['Oil filter Hilux', {}],
] as const)('%s', ([name, years]) => {
  const { fits } = readName(name, { reference, understanding }, 'en')!
  const stated = fits.flatMap(({ models }) => models.map(({ from, to }) => ({ from, to })))
  expect(stated).toEqual([{ from: undefined, to: undefined, ...years }])
})

test.for([
  ['Prado 2010-2018 and Patrol 2015', 'Prado 2010-2018', 'Patrol 2015-2015'],
  ['Prado 2010-2018 & Patrol 2015', 'Prado 2010-2018', 'Patrol 2015-2015'],
  ['Prado 2010-2018 + Patrol 2015', 'Prado 2010-2018', 'Patrol 2015-2015'],
  ['Prado 2010-2018 Patrol 2015', 'Prado 2010-2018', 'Patrol 2015-2015'],
  ['برادو 2010-2018 و باترول 2015', 'Prado 2010-2018', 'Patrol 2015-2015'],
  ['برادو 2010-2018 وباترول 2015', 'Prado 2010-2018', 'Patrol 2015-2015'],
  ['Prado and Patrol 2015', 'Prado 2015-2015', 'Patrol 2015-2015'],
  ['2010-2018 Prado and 2015 Patrol', 'Prado 2010-2018', 'Patrol 2015-2015'],
  ['Prado 2010, 2012 and Patrol', 'Prado 2010-2012', 'Patrol -'],
] as const)('each car has its own years: %s', ([name, ...expected]) => {
  const { fits } = readName(name, { reference, understanding }, 'en')!
  const cars = fits.flatMap(({ models }) =>
    models.map(({ label, from = '', to = '' }) => `${label.split(' ').at(-1)} ${from}-${to}`),
  )
  expect(cars).toEqual(expected)
})
