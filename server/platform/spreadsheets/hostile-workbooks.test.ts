import { expect, test } from 'vitest'
import { hostileZip, type HostileEntry } from './hostile-zip.fixture.ts'
import { problemOf } from './table-file.fixture.ts'
import { workbookParts, type PackageFiles } from './workbook.fixture.ts'

const MB = 1024 * 1024

const entriesOf = (parts: PackageFiles): HostileEntry[] =>
  Object.entries(parts).map(([name, content]) => ({ name, content: Buffer.from(content) }))

/** A workbook with some of its parts replaced. */
function workbook(parts: PackageFiles, changes: Partial<HostileEntry> = {}): Buffer {
  const good = workbookParts([{ rows: '<row><c t="s"><v>0</v></c></row>' }], {
    strings: '',
    styles: '',
  })
  const names = Object.keys(parts)
  return hostileZip(
    entriesOf({ ...good, ...parts }).map((entry) =>
      names.includes(entry.name) ? { ...entry, ...changes } : entry,
    ),
  )
}

const SHEET = 'xl/worksheets/sheet1.xml'
const STRINGS = 'xl/sharedStrings.xml'
const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`
const cell = (text: string) => sheet(`<row><c t="inlineStr"><is><t>${text}</t></is></c></row>`)

/** Text that deflate can't make much smaller than a tenth, so that only the other limits help. */
function varied(bytes: number): string {
  const pieces: string[] = []
  let state = 1
  for (let length = 0; length < bytes; length += 13) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    pieces.push(String(1e12 + state))
  }
  return pieces.join('')
}

/** The problem, and by how many MB the memory of the process grew meanwhile at most. */
async function problemAndMemory(bytes: Buffer) {
  const before = process.memoryUsage.rss()
  let most = before
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 2)
  const problem = await problemOf(bytes)
  clearInterval(watch)
  most = Math.max(most, process.memoryUsage.rss())
  return { problem, grew: (most - before) / MB }
}

const lines = (count: number, text: string) => Buffer.alloc(count * text.length, text)

test.for<[string, () => Buffer, string]>([
  ['a sheet of 1:1000', () => workbook({ [SHEET]: lines(20_000_000, '<row/>') }), 'too_large'],
  [
    'shared texts of 1:1000',
    () => workbook({ [STRINGS]: lines(10_000_000, '<si/>') }),
    'too_large',
  ],
  [
    'styles of 1:1000',
    () => workbook({ 'xl/styles.xml': lines(10_000_000, '<xf/>') }),
    'too_large',
  ],
  [
    'a sheet list of 1:1000',
    () => workbook({ 'xl/workbook.xml': lines(10_000_000, '<a/>') }),
    'too_large',
  ],
  ['an unused part', () => workbook({ 'xl/media/a.png': Buffer.alloc(100 * MB) }), 'too_large'],
  [
    'a sheet larger than in the directory',
    () => workbook({ [SHEET]: lines(20_000_000, '<row/>') }, { declaredBytes: 10_000 }),
    'broken',
  ],
  [
    'a sheet smaller than in the directory',
    () => workbook({ [SHEET]: cell('x') }, { declaredBytes: 10_000 }),
    'broken',
  ],
  ['a sum that is wrong', () => workbook({ [SHEET]: cell('x') }, { sum: 1 }), 'broken'],
  ['a part with a password', () => workbook({ [SHEET]: cell('x') }, { flags: 1 }), 'encrypted'],
  ['a part packed otherwise', () => workbook({ [SHEET]: cell('x') }, { method: 99 }), 'broken'],
  [
    'parts that share their bytes',
    () => {
      const content = Buffer.alloc(MB)
      const shared = Array.from({ length: 250 }, (_, index) => ({
        name: `${index}`,
        content,
        sharesWith: 0,
      }))
      return hostileZip([{ name: 'first', content }, ...shared])
    },
    'broken',
  ],
  [
    'two parts of a name',
    () =>
      hostileZip([
        ...entriesOf({ [SHEET]: cell('a') }),
        ...entriesOf({ [SHEET.toUpperCase()]: cell('b') }),
      ]),
    'broken',
  ],
  [
    'more parts than anybody needs',
    () =>
      hostileZip(
        Array.from({ length: 5_001 }, (_, index) => ({
          name: `${index}`,
          content: Buffer.alloc(0),
        })),
      ),
    'too_large',
  ],
  [
    'many parts, each below what is suspicious',
    () => {
      const content = Buffer.alloc(MB)
      return hostileZip(Array.from({ length: 400 }, (_, index) => ({ name: `${index}`, content })))
    },
    'too_large',
  ],
  [
    'a billion laughs',
    () =>
      workbook({
        [SHEET]: `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>${cell('&b;')}`,
      }),
    'broken',
  ],
  ['an undefined entity', () => workbook({ [SHEET]: cell('&b;') }), 'broken'],
  [
    'a file of the machine',
    () =>
      workbook({ [SHEET]: `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>${cell('&a;')}` }),
    'broken',
  ],
  ['an oversized cell', () => workbook({ [SHEET]: cell(varied(3 * MB)) }), 'too_large'],
  [
    'an oversized shared string',
    () => workbook({ [STRINGS]: `<sst><si><t>${varied(3 * MB)}</t></si></sst>` }),
    'too_large',
  ],
  [
    'an oversized comment',
    () => workbook({ [SHEET]: `<a><!--${varied(3 * MB)}--></a>` }),
    'too_large',
  ],
  [
    'an oversized attribute',
    () => workbook({ [SHEET]: `<a b="${varied(3 * MB)}"/>` }),
    'too_large',
  ],
  ['an oversized name', () => workbook({ [SHEET]: `<a${varied(3 * MB)}/>` }), 'too_large'],
  [
    'an oversized document type',
    () => workbook({ [SHEET]: `<!DOCTYPE a [${varied(3 * MB)}` }),
    'too_large',
  ],
  ['tags in one another', () => workbook({ [SHEET]: '<a>'.repeat(100_000) }), 'broken'],
  [
    'rows without end',
    () => {
      const rows = varied(2.5 * MB).replace(
        /.{39}/g,
        (text) => `<row><c t="str"><v>${text}</v></c></row>`,
      )
      return workbook({ [SHEET]: sheet(rows) })
    },
    'too_many_rows',
  ],
  [
    'columns without end',
    () => workbook({ [SHEET]: sheet(`<row>${'<c><v>1</v></c>'.repeat(600)}</row>`) }),
    'too_many_columns',
  ],
  ['a cell too long', () => workbook({ [SHEET]: cell('x'.repeat(32_768)) }), 'too_large'],
])('%s ends quickly, with little memory', async ([, make, problem]) => {
  const bytes = make()
  const found = await problemAndMemory(bytes)
  expect(found.problem).toBe(problem)
  expect(found.grew).toBeLessThan(100)
})
