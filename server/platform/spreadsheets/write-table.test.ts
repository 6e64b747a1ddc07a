import fc from 'fast-check'
import { buffer, text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { defaultLimits } from './table.ts'
import { cellsOf, readTable, withFile } from './table-file.fixture.ts'
import { csvOf } from './write-csv.ts'
import { xlsxOf } from './write-xlsx.ts'
import { openArchive } from './zip-archive.ts'
import type { Cell } from './cell.ts'
import { cleanCell } from './cell-text.ts'

const header = ['SKU', 'الاسم', 'Price']
const rows: Cell[][] = [
  ['0446560320', 'فحمات "بريك", أمامية;', 350],
  ['4.4E10', 'two\nlines', 0.5],
  ['=1+1', '+971', -3],
  ['-5', '@name', 1_234_567.89],
  ["'007", "''=1", null],
  ['1/2', ' <R&D> _x0041_ ', 7],
  ['TRUE', '#N/A', 0],
]
const shown = (cells: readonly Cell[]) => {
  const texts = cells.map((cell) => (cell === null ? '' : String(cell)))
  while (texts.at(-1) === '') texts.pop()
  return texts
}
const layout = { sheet: 'Stock', header }

test('CSV is written for Excel, without formulas', async () => {
  const written = await text(
    csvOf([header, ['=1+1', '-5', -5], ['@a', '+b', null], ['\tc', 'd,e', 'say "x"']]),
  )
  // No apostrophe is left behind by a character that reading leaves out.
  expect(await cellsOf(csvOf([['\0=1', "'\0=1"]]))).toEqual([['=1', "'=1"]])
  // `text` takes the mark away.
  expect((await buffer(csvOf([]))).toString('hex')).toBe('efbbbf')
  expect(written).toBe(
    'SKU,الاسم,Price\r\n\'=1+1,\'-5,-5\r\n\'@a,\'+b,\r\n"\'\tc","d,e","say ""x"""\r\n',
  )
})

test('written tables are read back', async () => {
  const expected = [header, ...rows.map(shown)]
  expect(await cellsOf(csvOf([header, ...rows]))).toEqual(expected)
  const { rows: read, ...rest } = await readTable(xlsxOf(rows, layout))
  expect(rest).toEqual({ sheets: ['Stock'], sheet: 'Stock' })
  expect(read.map(({ cells }) => cells)).toEqual(expected)
})

const character = fc.constantFrom(...'=+-@\'"\t\r\n,;|_x0041_ ف٠é<&>#1'.split(''))
const cell = fc.oneof(
  fc.string({ unit: character, maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.integer(),
  fc.integer({ min: -1e9, max: 1e9 }).map((fils) => fils / 100),
  fc.constant(null),
)
const table = fc.array(fc.array(cell, { maxLength: 5 }), { minLength: 1, maxLength: 8 })
const readable = (cells: readonly Cell[]) =>
  shown(cells.map((one) => (typeof one === 'string' ? cleanCell(one) : one)))

test('random tables are read back, except for what cleaning removes', async () => {
  await fc.assert(
    fc.asyncProperty(table, async (cells) => {
      const filled = cells.map(readable).filter((row) => row.length > 0)
      expect(await cellsOf(csvOf([['first'], ...cells]))).toEqual([['first'], ...filled])
      expect(await cellsOf(xlsxOf(cells, { sheet: 's', header: ['first'] }))).toEqual([
        ['first'],
        ...filled,
      ])
    }),
    { numRuns: 80 },
  )
})

test('a workbook has a frozen bold header, filters, widths and its direction', async () => {
  const { sheet, styles } = await partsOf({ ...layout, widths: [20], rightToLeft: true })
  expect(sheet).toContain('<sheetView rightToLeft="1" workbookViewId="0">')
  expect(sheet).toContain('ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"')
  expect(sheet).toContain('<col min="1" max="1" width="20" customWidth="1"/>')
  expect(sheet).toContain('<autoFilter ref="A1:C8"/></worksheet>')
  expect(sheet).toContain('<c r="A1" s="2" t="inlineStr">')
  expect(sheet).toContain('<c r="C2"><v>350</v></c>')
  expect(styles).toContain('numFmtId="49" fontId="1"')
  expect((await partsOf(layout)).sheet).not.toContain('rightToLeft')
})

test('the name of a sheet is valid in Excel', async () => {
  const { sheet } = await readTable(
    xlsxOf([], { sheet: 'Stock [Sharjah/Dubai]: all that there is', header }),
  )
  expect(sheet).toBe('Stock  Sharjah Dubai   all that')
})

test.for([Number.NaN, Number.POSITIVE_INFINITY, 'x'.repeat(32_768)])(
  'values that no cell can store are rejected, and the source closed: %#',
  async (bad) => {
    let closed = false
    function* source() {
      try {
        yield ['a']
        yield [bad]
        yield ['b']
      } finally {
        closed = true
      }
    }
    await expect(buffer(xlsxOf(source(), layout))).rejects.toThrow(RangeError)
    expect(closed).toBe(true)
  },
)

test('a reader that disconnects closes the source', async () => {
  for (const write of [csvOf, (all: Iterable<Cell[]>) => xlsxOf(all, layout)]) {
    let closed = false
    const source = function* () {
      try {
        for (let number = 0; ; number++) yield [`${number} ${Math.imul(number, 2_654_435_761)}`]
      } finally {
        closed = true
      }
    }
    let bytes = 0
    for await (const chunk of write(source())) if ((bytes += chunk.length) > 300_000) break
    await expect.poll(() => closed).toBe(true)
  }
})

async function partsOf(options: Parameters<typeof xlsxOf>[1]) {
  return withFile(xlsxOf(rows, options), async (path) => {
    const archive = await openArchive(path, defaultLimits)
    const sheet = await text(archive.read('xl/worksheets/sheet1.xml'))
    const styles = await text(archive.read('xl/styles.xml'))
    archive.close()
    return { sheet, styles }
  })
}
