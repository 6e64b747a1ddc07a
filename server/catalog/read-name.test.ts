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
