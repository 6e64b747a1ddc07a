import type { Cell } from './cell.ts'
import { withStoredApostrophe } from './cell-text.ts'
import { sheetStart, STYLE } from './xlsx-parts.ts'
import { storable, xmlText } from './xml-text.ts'

const CHUNK_CHARACTERS = 64 * 1024
const CELL_CHARACTERS = 32_767
const WIDTH = { least: 10, most: 60, around: 4 }

export type SheetLayout = {
  header: readonly string[]
  /** In characters; without them, as wide as the header. */
  widths?: readonly number[]
  rightToLeft?: boolean
}

/** The XML of a sheet, in pieces of some size. */
export async function* sheetXml(
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>,
  layout: SheetLayout,
): AsyncGenerator<Buffer, void> {
  const letters = layout.header.map((_, index) => columnName(index + 1))
  let number = 1
  let xml = beforeRows(layout) + rowXml(layout.header, number, letters, STYLE.header)
  for await (const row of rows) {
    while (letters.length < row.length) letters.push(columnName(letters.length + 1))
    xml += rowXml(row, ++number, letters, STYLE.text)
    if (xml.length < CHUNK_CHARACTERS) continue
    yield Buffer.from(xml)
    xml = ''
  }
  const filter = letters.length > 0 ? `<autoFilter ref="A1:${letters.at(-1)}${number}"/>` : ''
  yield Buffer.from(`${xml}</sheetData>${filter}</worksheet>`)
}

function beforeRows({ header, widths, rightToLeft }: SheetLayout): string {
  const columns = header.map((text, index) => {
    const width = widths?.[index] ?? text.length + WIDTH.around
    const within = Math.min(Math.max(width, WIDTH.least), WIDTH.most)
    return `<col min="${index + 1}" max="${index + 1}" width="${within}" customWidth="1"/>`
  })
  return (
    `${sheetStart}<sheetViews><sheetView${rightToLeft ? ' rightToLeft="1"' : ''} workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `${columns.length > 0 ? `<cols>${columns.join('')}</cols>` : ''}<sheetData>`
  )
}

function rowXml(row: readonly Cell[], number: number, letters: string[], style: number): string {
  let xml = `<row r="${number}">`
  for (let index = 0; index < row.length; index++) {
    const cell = row[index]!
    if (cell === null || cell === '') continue
    xml += cellXml(cell, `${letters[index]}${number}`, style)
  }
  return `${xml}</row>`
}

function cellXml(cell: string | number, place: string, style: number): string {
  if (typeof cell === 'number') {
    if (!Number.isFinite(cell)) throw new RangeError(`No number in ${place}: ${cell}`)
    return `<c r="${place}"><v>${cell}</v></c>`
  }
  if (cell.length > CELL_CHARACTERS) throw new RangeError(`Too long for a cell: ${place}`)
  const text = xmlText(withStoredApostrophe(storable(cell)))
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`
}

function columnName(column: number): string {
  let name = ''
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26))
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name
  return name
}
