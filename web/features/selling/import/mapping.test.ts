import { expect, test } from 'vitest'
import {
  assign,
  columnLetter,
  visibleColumns,
  fieldsOf,
  mappingOf,
  missingFields,
} from './mapping.ts'

const columns = [
  { index: 0, field: null },
  { index: 1, field: 'partSKU' },
  { index: 2, field: 'price' },
  { index: 3, field: null },
  { index: 4, field: null },
] as const

test('unmapped columns are not sent', () => {
  expect(mappingOf(columns)).toEqual({ 1: 'partSKU', 2: 'price' })
})

test('a field can be mapped to one column only', () => {
  const mapping = mappingOf(columns)
  expect(assign(mapping, 0, 'price')).toEqual({ 0: 'price', 1: 'partSKU' })
  expect(assign(mapping, 2, 'quantity')).toEqual({ 1: 'partSKU', 2: 'quantity' })
  expect(assign(mapping, 2, null)).toEqual({ 1: 'partSKU' })
  expect(mapping).toEqual({ 1: 'partSKU', 2: 'price' })
})

test('either name is enough, brands may be missing, and prices need no quantities', () => {
  expect(missingFields({ 0: 'partSKU', 1: 'price' }, 'prices')).toEqual([])
  expect(missingFields({ 1: 'price' }, 'prices')).toEqual([['partSKU']])
  expect(missingFields({ 0: 'partSKU', 1: 'partNameAr', 2: 'quantity' }, 'listings')).toEqual([
    ['price'],
  ])
})

test('a price list has no names', () => {
  expect(fieldsOf('prices')).not.toContain('partName')
  expect(fieldsOf('listings')).toContain('partName')
})

test.for([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [51, 'AZ'],
  [52, 'BA'],
  [299, 'KN'],
  [701, 'ZZ'],
  [702, 'AAA'],
] as const)('column %i is %s', ([index, letter]) => {
  expect(columnLetter(index)).toBe(letter)
})

test('mapped columns are always visible', () => {
  const wide = Array.from({ length: 300 }, (_, index) => ({ index }))
  const mapping = { 7: 'partSKU', 250: 'price' } as const
  const seen = visibleColumns(wide, mapping, 4).map(({ index }) => index)
  expect(seen).toEqual([0, 1, 7, 250])
  expect(visibleColumns(wide, mapping, 1).map(({ index }) => index)).toEqual([7, 250])
})
