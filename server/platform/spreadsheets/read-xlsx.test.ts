import { expect, test } from 'vitest'
import { openTable } from './read-table.ts'
import { cellsOf, problemOf, readTable, withFile } from './table-file.fixture.ts'
import { workbookOf, workbookParts, zipOf } from './workbook.fixture.ts'

const cell = async (xml: string, options?: Parameters<typeof workbookOf>[1]) =>
  (await cellsOf(await workbookOf(`<row r="1">${xml}<c r="B1"><v>1</v></c></row>`, options)))[0]![0]

test.for([
  ['<c r="A1"><v>4.46560320E9</v></c>', '4465603200'],
  ['<c r="A1"><v>0.30000000000000004</v></c>', '0.3'],
  ['<c r="A1"><v>149.99000000000001</v></c>', '149.99'],
  ['<c r="A1" t="n"><v>-12.50</v></c>', '-12.5'],
  ['<c r="A1"><v>12345678901234567</v></c>', '12345678901234567'],
  ['<c r="A1"><v>1.2E-7</v></c>', '0.00000012'],
  ['<c r="A1"><v>1E21</v></c>', '1000000000000000000000'],
  ['<c r="A1"><v>-0</v></c>', '0'],
  ['<c r="A1" t="b"><v>1</v></c>', 'TRUE'],
  ['<c r="A1" t="b"><v>0</v></c>', 'FALSE'],
  ['<c r="A1" t="e"><f>1/0</f><v>#DIV/0!</v></c>', '#DIV/0!'],
  ['<c r="A1" t="e"><v>#N/A</v></c>', '#N/A'],
  ['<c r="A1"><f>SUM(C1:C9)</f><v>45</v></c>', '45'],
  ['<c r="A1" t="str"><f>A2&amp;"x"</f><v>04465x</v></c>', '04465x'],
  ['<c r="A1"><f>SUM(C1:C9)</f></c>', ''],
  ['<c r="A1" t="d"><v>2018-10-12T00:00:00</v></c>', '2018-10-12'],
  ['<c r="A1" t="inlineStr"><is><t>  فحمات </t></is></c>', '  فحمات '],
  ['<c r="A1" t="inlineStr"><is><r><t>Brake </t></r><r><t>pads</t></r></is></c>', 'Brake pads'],
  ['<c r="A1" t="inlineStr"><is><t>ブ</t><rPh sb="0" eb="1"><t>bu</t></rPh></is></c>', 'ブ'],
  ['<c r="A1" t="inlineStr"><is><t>a_x000D_&#10;b_x005F_x0041_</t></is></c>', 'a\nb_x0041_'],
  ['<c r="A1" t="inlineStr"><is><t><![CDATA[R&D <1>]]></t></is></c>', 'R&D <1>'],
  ['<c r="A1" t="inlineStr"><is><t>04465\u00a060\u200e320</t></is></c>', '04465 60320'],
  ['<c r="A1" t="inlineStr"><is><t>e\u0301</t></is></c>', '\u00e9'],
  ['<c r="A1" t="inlineStr"><is><t>\'0446560320</t></is></c>', '0446560320'],
  ['<c r="A1" t="inlineStr"><is><t>٠٤٤٦٥</t></is></c>', '٠٤٤٦٥'],
])('%s is read as %j', async ([xml, text]) => {
  expect(await cell(xml!)).toBe(text)
})

const styles =
  '<numFmts><numFmt numFmtId="164" formatCode="[$-401]dd/mm/yyyy;@"/><numFmt numFmtId="165" formatCode="0.00%"/>' +
  '<numFmt numFmtId="166" formatCode="d/m h:mm"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>' +
  '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="20"/></cellXfs>'

test.for([
  ['0', '43385', '43385'],
  ['1', '43385', '2018-10-12'],
  ['2', '43385', '2018-10-12'],
  ['3', '0.15', '0.15'],
  ['4', '43385.604166666664', '2018-10-12 14:30:00'],
  ['5', '0.42916666666666664', '10:18:00'],
  ['1', '1', '1900-01-01'],
  ['1', '59', '1900-02-28'],
  ['1', '61', '1900-03-01'],
  ['1', '2958465', '9999-12-31'],
  ['1', '2958466', '2958466'],
  ['1', '-5', '-5'],
  ['1', '0', '0'],
])('style %s makes %s into %s', async ([style, stored, text]) => {
  expect(await cell(`<c r="A1" s="${style}"><v>${stored}</v></c>`, { styles })).toBe(text)
})

test('dates count from 1904 when the workbook is set so', async () => {
  expect(await cell('<c r="A1" s="1"><v>41923</v></c>', { styles, from1904: true })).toBe(
    '2018-10-12',
  )
})

test('shared strings are resolved, runs joined and phonetic text left out', async () => {
  const strings =
    '<si><t>One</t></si><si><r><t>T</t></r><r><t>wo</t></r><rPh><t>x</t></rPh></si><si/>'
  const rows = '<row><c t="s"><v>1</v></c><c t="s"><v>2</v></c><c t="s"><v>0</v></c></row>'
  expect(await cellsOf(await workbookOf(rows, { strings }))).toEqual([['Two', '', 'One']])
  expect(await problemOf(await workbookOf('<row><c t="s"><v>3</v></c></row>', { strings }))).toBe(
    'broken',
  )
})

test('cells are placed by their references, and empty rows count', async () => {
  const rows =
    '<row r="3"><c r="B3"><v>2</v></c><c r="D3"><v>4</v></c><c r="XFD3" s="1"/></row>' +
    '<row r="4"><c r="A4" s="1"/></row><row r="9"><c><v>1</v></c><c><v>2</v></c></row>'
  const { rows: read } = await readTable(await workbookOf(rows))
  expect(read).toEqual([
    { number: 3, cells: ['', '2', '', '4'] },
    { number: 9, cells: ['1', '2'] },
  ])
})

const sheets = [
  { name: 'Cover', rows: '' },
  { name: 'Old', state: 'hidden', rows: '<row><c><v>1</v></c></row>' },
  { name: 'Deeper', state: 'veryHidden', rows: '<row><c><v>2</v></c></row>' },
  { name: 'المخزون', rows: '<row><c><v>3</v></c></row>' },
  { name: 'R&amp;D', rows: '<row><c><v>4</v></c></row>' },
]

test('the first visible sheet with data is read unless one is named', async () => {
  const bytes = await zipOf(workbookParts(sheets))
  const first = await readTable(bytes)
  expect(first).toEqual({
    sheets: ['Cover', 'المخزون', 'R&D'],
    sheet: 'المخزون',
    rows: [{ number: 1, cells: ['3'] }],
  })
  expect(await cellsOf(bytes, { sheet: 'R&D' })).toEqual([['4']])
  expect(await problemOf(bytes, { sheet: 'Cover' })).toBe('empty')
  expect(await problemOf(bytes, { sheet: 'Old' })).toBe('empty')
})

test('namespace prefixes, other letter cases and UTF-16 are supported', async () => {
  const parts = workbookParts([{ rows: '' }])
  delete parts['xl/worksheets/sheet1.xml']
  const xml =
    '<x:worksheet xmlns:x="x"><x:sheetData><x:row><x:c><x:v>7</x:v></x:c></x:row></x:sheetData></x:worksheet>'
  parts['xl/Worksheets/Sheet1.xml'] = Buffer.from(`\ufeff${xml}`, 'utf16le')
  expect(await cellsOf(await zipOf(parts))).toEqual([['7']])
})

test.for([
  '<row r="2"/><row r="1"/>',
  '<row r="1048577"/>',
  '<row r="x"/>',
  '<row><c r="1A"/></row>',
  '<row><c r="XFE1"/></row>',
  '<row><c></row>',
  '<row>&nbsp;</row>',
])('a sheet with %s is reported as broken', async (rows) => {
  expect(await problemOf(await workbookOf(rows))).toBe('broken')
})

test('a table can be closed unread, half read and twice', async () => {
  const rows = '<row><c><v>1</v></c></row>'.repeat(20_000)
  await withFile(await workbookOf(rows), async (path) => {
    const unread = await openTable(path)
    await unread.close()
    const half = await openTable(path)
    for await (const row of half.rows) if (row.number === 5) break
    await half.close()
    await half.close()
  })
})
