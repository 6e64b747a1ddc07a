import { expect, test } from 'vitest'
import { openTable } from './read-table.ts'
import { problemOf } from './table-file.fixture.ts'
import { workbookParts, zipOf } from './workbook.fixture.ts'

const ole2 = Buffer.alloc(200_000)
Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(ole2)
const withPassword = Buffer.from(ole2)
// Across the border of what is searched at once.
Buffer.from('EncryptedPackage', 'utf16le').copy(withPassword, 65_520)

const noise = Buffer.from(
  Array.from({ length: 5_000 }, (_, index) => (index * 7_919 + (index >> 3)) & 0xff),
)

test.for<[string, string | Buffer | Promise<Buffer>, string]>([
  ['an old workbook', ole2, 'type'],
  ['a workbook with a password', withPassword, 'encrypted'],
  ['a PDF', '%PDF-1.7\n1,2,3\n', 'type'],
  ['a PNG', Buffer.from('89504e470d0a1a0a0000', 'hex'), 'type'],
  ['a JPEG', Buffer.from('ffd8ffe000104a464946', 'hex'), 'type'],
  ['HTML saved as .xls', '\n <html xmlns:x="x"><table><tr><td>1</td></tr></table></html>', 'type'],
  ['HTML in UTF-16', Buffer.from('\ufeff<table><tr><td>1,2</td></tr></table>', 'utf16le'), 'type'],
  ['an XML table of 2003', '<?xml version="1.0"?><Workbook></Workbook>', 'type'],
  ['bytes without meaning', noise, 'type'],
  ['zeros', Buffer.alloc(10_000), 'type'],
  ['a text document', zipOf({ '_rels/.rels': '<a/>', 'word/document.xml': '<w/>' }), 'type'],
  ['a document under the name of a workbook', zipOf({ 'xl/workbook.xml': '<document/>' }), 'type'],
  [
    'an OpenDocument table',
    zipOf({ mimetype: 'application/vnd.oasis', 'content.xml': '<a/>' }),
    'type',
  ],
  ['a binary workbook', zipOf({ 'xl/workbook.bin': 'x' }), 'type'],
  ['a zip of a zip', zipOf({ 'a.zip': 'PK' }), 'type'],
  ['an empty zip', zipOf({}), 'type'],
  ['a workbook without sheets', zipOf(workbookParts([])), 'empty'],
  ['a workbook without rows', zipOf(workbookParts([{ rows: '<row r="1"/>' }])), 'empty'],
  ['the beginning of a zip', Buffer.from('504b0304', 'hex'), 'broken'],
])('%s', async ([, bytes, problem]) => {
  expect(await problemOf(await bytes)).toBe(problem)
})

test('a missing file is not reported as a broken table', async () => {
  await expect(openTable('/nowhere/at/all')).rejects.toMatchObject({ code: 'ENOENT' })
})
