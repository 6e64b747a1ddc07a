import { expect, test } from 'vitest'
import type { RowNote } from '#contract/imports.ts'
import { noteKinds, quarterOf, rowsToWrite } from './note-kinds.ts'

const note = (row: number, code: RowNote['code'], message: string): RowNote => ({
  ...{ row, code, message },
  ...{ field: null, column: null, value: null },
})

test('kinds of notes are counted, the most frequent first', () => {
  const notes = [
    note(4, 'required', 'This value is missing'),
    note(7, 'price', 'Not a price'),
    note(9, 'price', 'Not a price'),
  ]
  expect(noteKinds(notes)).toEqual([
    { code: 'price', message: 'Not a price', count: 2 },
    { code: 'required', message: 'This value is missing', count: 1 },
  ])
  expect(noteKinds([])).toEqual([])
})

test('rows that stay as they are need no writing', () => {
  expect(rowsToWrite({ created: 4600, updated: 212 })).toBe(4812)
})

test.for([
  [0, 0],
  [0.249, 0],
  [0.25, 25],
  [0.9999, 75],
  [1, 100],
  [1.01, 100],
] as const)('%f is told as %i', ([progress, told]) => {
  expect(quarterOf(progress)).toBe(told)
})
