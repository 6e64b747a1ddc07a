import { expect, test } from 'vitest'
import { cellsOf, problemOf, readTable } from './table-file.fixture.ts'
import { encode, utf16 } from './text-bytes.fixture.ts'

const arabic = 'رقم القطعة,الاسم,السعر\n04465-60320,فحمات بريك أمامية,350\n90915,فلتر زيت,25\n'
const rows = [
  ['رقم القطعة', 'الاسم', 'السعر'],
  ['04465-60320', 'فحمات بريك أمامية', '350'],
  ['90915', 'فلتر زيت', '25'],
]

test.for<[string, Buffer]>([
  ['UTF-8', Buffer.from(arabic)],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${arabic}`)],
  ['UTF-16 LE with a mark', utf16(`\ufeff${arabic}`, 'le')],
  ['UTF-16 BE with a mark', utf16(`\ufeff${arabic}`, 'be')],
  ['UTF-16 LE', utf16(arabic, 'le')],
  ['UTF-16 BE', utf16(arabic, 'be')],
  ['Windows-1256', encode(arabic, 'windows-1256')],
])('Arabic in %s', async ([, bytes]) => {
  expect(await cellsOf(bytes)).toEqual(rows)
})

test.for([
  'Größe,Stück\nÖlfilter für Käfer,12 €\n',
  'Référence,Désignation\nÉtrier arrière,Citroën\n',
  'año,señal\nniño,1\n',
])('accented letters in Windows-1252: %j', async (text) => {
  expect(await cellsOf(encode(text, 'windows-1252'))).toEqual(await cellsOf(text))
})

test('Arabic only at the end of a file is detected', async () => {
  const text = `${'part,1\n'.repeat(40_000)}فحمات,2\n`
  expect((await cellsOf(encode(text, 'windows-1256'))).at(-1)).toEqual(['فحمات', '2'])
  expect((await cellsOf(text)).at(-1)).toEqual(['فحمات', '2'])
})

test('a truncated character does not affect the rest', async () => {
  const cut = Buffer.from(arabic.repeat(3)).subarray(0, -7)
  expect((await cellsOf(cut)).slice(0, 3)).toEqual(rows)
})

test('characters across chunk boundaries are decoded', async () => {
  for (let shift = 0; shift < 4; shift++) {
    const text = `${'x'.repeat(shift)}${'ﻷ😀م'.repeat(1_000)},\r\n`.repeat(12)
    for (const bytes of [Buffer.from(text), utf16(`\ufeff${text}`, 'le')])
      expect(new Set((await cellsOf(bytes)).flat())).toEqual(
        new Set([`${'x'.repeat(shift)}${'ﻷ😀م'.repeat(1_000)}`]),
      )
  }
})

test.for([',', ';', '\t', '|'])('cells divided by %j', async (delimiter) => {
  const table = [
    ['SKU', 'Name', 'Price', 'Note'],
    ['1', 'Brake pad, front; rear', '12,50', 'a|b'],
    ['2', 'Oil\tfilter', '7,00', 'c, d'],
    ['3', 'Belt', '9,25', ''],
  ]
  const quote = (cell: string) => (cell.includes(delimiter) ? `"${cell}"` : cell)
  const text = table.map((row) => row.map(quote).join(delimiter)).join('\r\n')
  expect(await cellsOf(text)).toEqual(
    table.map((row) => row.map((cell) => cell.replace('\t', ' ')).filter((cell) => cell !== '')),
  )
})

test('a title above the table and commas in texts do not hide the semicolons', async () => {
  const lines = ['Price list, Sharjah, 2026', '', 'SKU;Name;Price']
  for (let number = 0; number < 20; number++) lines.push(`${number};Pad, front, left;1,5`)
  const { rows: read } = await readTable(lines.join('\n'))
  expect(read[1]).toEqual({ number: 3, cells: ['SKU', 'Name', 'Price'] })
  expect(read[2]).toEqual({ number: 4, cells: ['0', 'Pad, front, left', '1,5'] })
})

test.for(['sep=;\r\na,b;c\r\n', 'SEP=;\na,b;c', '\ufeffsep=;\ra,b;c\r', 'sep=^\na,b^c'])(
  'a sep= line sets the delimiter and is no row: %j',
  async (text) => {
    expect((await readTable(text)).rows).toEqual([{ number: 1, cells: ['a,b', 'c'] }])
  },
)

test.for<[string, string[][]]>([
  ['a,"b\r\nc",d\r\n', [['a', 'b\nc', 'd']]],
  ['a,"say ""hi""",d', [['a', 'say "hi"', 'd']]],
  ['17" rim,b', [['17" rim', 'b']]],
  ['"17" rim,b', [['17 rim', 'b']]],
  ['"",b', [['', 'b']]],
  [
    'a,b\rc,d\re,f',
    [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ],
  ],
  [
    'a,b\nc,d\r\ne,f\r',
    [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ],
  ],
  ['a,,\n,,\n,b', [['a'], ['', 'b']]],
  [
    'a name that is long enough\0 for a text,a price\0 too,and 3 more words\n',
    [['a name that is long enough for a text', 'a price too', 'and 3 more words']],
  ],
  ['one\ntwo\n', [['one'], ['two']]],
  [
    '="0446",="a ""b"""\n1,2',
    [
      ['0446', 'a "b"'],
      ['1', '2'],
    ],
  ],
  [
    "'0446,'=1+1,'-5\nx,y,z",
    [
      ['0446', '=1+1', '-5'],
      ['x', 'y', 'z'],
    ],
  ],
  [
    "'s-Hertogenbosch,'Abd,'90s style\nx,y,z",
    [
      ["'s-Hertogenbosch", "'Abd", "'90s style"],
      ['x', 'y', 'z'],
    ],
  ],
  [
    '4.47E+09,٠٤٤٦٥,007\nx,y,z',
    [
      ['4.47E+09', '٠٤٤٦٥', '007'],
      ['x', 'y', 'z'],
    ],
  ],
])('%j', async ([text, cells]) => {
  expect(await cellsOf(text)).toEqual(cells)
})

test('blank lines count, and a row over several lines counts once', async () => {
  const { rows: read } = await readTable('a,b\n\n\n"c\nd",e\n,\nf,g')
  expect(read.map(({ number }) => number)).toEqual([1, 4, 6])
})

test('a file of 300 columns is read', async () => {
  const cells = Array.from({ length: 300 }, (_, index) => `c${index}`)
  expect(await cellsOf(`${cells}\n${cells}`)).toEqual([cells, cells])
})

const long = 'x'.repeat(32_767)

test.for<[string, string, string | undefined]>([
  ['nothing at all', '', 'empty'],
  ['only a mark', '\ufeff', 'empty'],
  ['only delimiters and spaces of no row', ',,\n\r\n,,,', 'empty'],
  ['a quote that is never closed', 'a,b\nc,"d\ne,f', 'broken'],
  ['a quote that would swallow the file', `a,"b\n${'c,d\n'.repeat(100_000)}`, 'broken'],
  ['the longest cell', `a,${long}\n`, undefined],
  ['a cell too long', `a,${long}x\n`, 'too_large'],
  ['a cell too long in quotes', `a,"${long}x"\n`, 'too_large'],
  ['512 columns', `${'a,'.repeat(511)}a`, undefined],
  ['513 columns', `${'a,'.repeat(512)}a`, 'too_many_columns'],
  ['a million empty cells', `a${','.repeat(1_000_000)}\nb`, undefined],
])('%s', async ([, text, problem]) => {
  expect(await problemOf(text)).toBe(problem)
})

test('non-empty rows are counted up to the limit', async () => {
  const text = 'a,b\n\n\nc,d\n,\ne,f\n'
  expect(await problemOf(text, { limits: { rows: 3 } })).toBe(undefined)
  expect(await problemOf(text, { limits: { rows: 2 } })).toBe('too_many_rows')
  expect(await problemOf(text, { limits: { bytes: 10 } })).toBe('too_large')
})
