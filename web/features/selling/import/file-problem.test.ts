import { expect, test } from 'vitest'
import { importBytes } from '#contract/import-columns.ts'
import { fileProblem } from './file-problem.ts'

test.for(['Stock.XLSX', 'قائمة المخزون.xlsx', 'export.csv', 'stock.TXT', 'stock', 'stock.tab'])(
  '%s is accepted',
  (name) => {
    expect(fileProblem({ name, size: 2048 })).toBeUndefined()
  },
)

test.for([
  ['old.xls', 2048, 'otherTable'],
  ['Mac.numbers', 2048, 'otherTable'],
  ['price list.PDF', 2048, 'noTable'],
  ['photo.jpeg', 2048, 'noTable'],
  ['large.xlsx', importBytes + 1, 'size'],
  ['empty.csv', 0, 'empty'],
] as const)('%s of %i bytes is rejected: %s', ([name, size, problem]) => {
  expect(fileProblem({ name, size })).toBe(problem)
})
