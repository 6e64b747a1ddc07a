import { expect, test } from 'vitest'
import { reference, understanding } from '../../../testing/understanding-in-memory.ts'
import { recogniseColumns, type Mapping } from './columns.ts'
import { sheetsOfCars } from './cars.fixture.ts'
import { sheetsOfCells } from './cells.fixture.ts'
import { sheetsOfLayouts } from './layouts.fixture.ts'
import { rowReader } from './read-row.ts'
import { rowText } from './row-text.fixture.ts'

test.for([...sheetsOfLayouts, ...sheetsOfCars, ...sheetsOfCells])(
  '$name',
  ({ rows: cells, kind = 'listings', ...expected }) => {
    const rows = cells
      .map((row, i) => ({ number: i + 1, cells: row }))
      .filter(({ cells: row }) => row.some((cell) => cell !== ''))
    const { headerRow = 0, columns } = recogniseColumns(rows.slice(0, 30))
    const mapping: Mapping = Object.fromEntries(
      columns.flatMap(({ index, field }) => (field ? [[index, field]] : [])),
    )
    const read = rowReader(mapping, { reference, understanding, kind })
    expect({
      head: headerRow,
      fields: Object.entries(mapping)
        .map(([index, field]) => `${index} ${field}`)
        .join(', '),
      reads: rows
        .filter(({ number }) => number > headerRow)
        .map(({ cells: row }) => rowText(read(row), reference)),
    }).toEqual({ head: expected.head, fields: expected.fields, reads: expected.reads })
  },
)
