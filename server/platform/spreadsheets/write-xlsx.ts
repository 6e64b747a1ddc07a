import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Cell } from './cell.ts'
import {
  contentTypes,
  rootRelationships,
  styles,
  workbook,
  workbookRelationships,
} from './xlsx-parts.ts'
import { sheetXml, type SheetLayout } from './sheet-xml.ts'

/**
 * The rows as a workbook of one sheet, while they come. The header is bold, stays in sight and has
 * filters. Texts stay texts: a part number never becomes a number. Throws RangeError for a text
 * longer than a cell of Excel holds, and a number that isn't one.
 */
export async function* xlsxOf(
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>,
  layout: SheetLayout & { sheet: string },
): AsyncGenerator<Uint8Array, void> {
  const zip = new ZipFile()
  const sheet = Readable.from(sheetXml(rows, layout))
  const output = zip.outputStream as Readable
  sheet.on('error', (error) => output.destroy(error))
  zip.addBuffer(Buffer.from(contentTypes), '[Content_Types].xml')
  zip.addBuffer(Buffer.from(rootRelationships), '_rels/.rels')
  zip.addBuffer(Buffer.from(workbook(layout.sheet)), 'xl/workbook.xml')
  zip.addBuffer(Buffer.from(workbookRelationships), 'xl/_rels/workbook.xml.rels')
  zip.addBuffer(Buffer.from(styles), 'xl/styles.xml')
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml')
  zip.end()
  try {
    yield* output as AsyncIterable<Buffer>
  } finally {
    sheet.destroy()
  }
}
