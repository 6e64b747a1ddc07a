import { expect, test } from 'vitest'
import type { OwnListing } from '#contract/selling.ts'
import { nextCell } from './stock-list.ts'

const rows = [{ _id: 'a' }, { _id: 'b' }, { _id: 'c' }] as OwnListing[]

test.for([
  ['a', 'price', 'down', 'b', 'price'],
  ['b', 'quantity', 'up', 'a', 'quantity'],
  ['b', 'price', 'on', 'b', 'quantity'],
  ['b', 'quantity', 'back', 'b', 'price'],
] as const)('from %s %s going %s is %s %s', ([_id, field, move, to, toField]) => {
  expect(nextCell(rows, { _id, field }, move)).toEqual({ _id: to, field: toField })
})

test.for([
  ['a', 'price', 'up'],
  ['c', 'quantity', 'down'],
  ['b', 'price', 'back'],
  ['b', 'quantity', 'on'],
] as const)('from %s %s there is nothing %s', ([_id, field, move]) => {
  expect(nextCell(rows, { _id, field }, move)).toBeUndefined()
})
