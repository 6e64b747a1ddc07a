import { expect, test } from 'vitest'
import { messyCsv, messyRows, messyWorkbook } from './messy-stock.fixture.ts'
import { readTable } from './table-file.fixture.ts'
import { encode, utf16 } from './text-bytes.fixture.ts'
import { workbookOf } from './workbook.fixture.ts'

test('a messy stock list is read as a person would read it', async () => {
  expect(await readTable(await messyWorkbook())).toEqual({
    sheets: ['Cover', 'المخزون'],
    sheet: 'المخزون',
    rows: messyRows,
  })
})

test('and as CSV in every encoding', async () => {
  const csv = messyCsv()
  // Windows-1256 has no Arabic-Indic digits.
  const narrow = csv.replace('٢٥', '25')
  for (const bytes of [csv, `\ufeff${csv}`, utf16(`\ufeff${csv}`, 'le'), utf16(csv, 'be')])
    expect((await readTable(bytes)).rows).toEqual(messyRows)
  const { rows } = await readTable(encode(narrow, 'windows-1256'))
  expect(rows).toEqual((await readTable(narrow)).rows)
})

test('a sheet of 300 columns is read', async () => {
  const cells = Array.from({ length: 300 }, (_, index) => String(index))
  const row = `<row>${cells.map((cell) => `<c><v>${cell}</v></c>`).join('')}</row>`
  const { rows } = await readTable(await workbookOf(row.repeat(3)))
  expect(rows).toEqual([1, 2, 3].map((number) => ({ number, cells })))
})
