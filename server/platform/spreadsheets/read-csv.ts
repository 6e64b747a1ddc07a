import { open, stat } from 'node:fs/promises'
import { cleanCell, withoutApostrophe } from './cell-text.ts'
import { CsvCells } from './csv-cells.ts'
import { delimiterOf } from './csv-delimiter.ts'
import { startReading } from './start-reading.ts'
import { UnreadableTable, type OpenTable, type TableLimits, type TableRow } from './table.ts'
import { decodedText, encodingOf, type TextEncoding } from './text-encoding.ts'

const HEAD_BYTES = 64 * 1024
const MARKUP = /^\s*<(?:\?xml|!doctype|!--|html|head|meta|table|style|body|script)\b/i
const CONTROL = /[\x01-\x08\x0b\x0e-\x19\x1b-\x1f\x7f\ufffd]/g

/** Opens text with cells divided by a comma, semicolon, tab or bar, in any of the usual encodings. */
export async function openCsv(path: string, limits: TableLimits): Promise<OpenTable> {
  if ((await stat(path)).size > limits.bytes) throw new UnreadableTable('too_large')
  const head = await headOf(path)
  const encoding = await encodingOf(path, head)
  const beginning = new TextDecoder(encoding).decode(head)
  if (!isText(beginning)) throw new UnreadableTable('type')
  const started = await startReading(csvRows(path, encoding, beginning, limits), limits)
  if (!started) throw new UnreadableTable('empty')
  return { sheets: [], sheet: undefined, ...started }
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const head = Buffer.alloc(HEAD_BYTES)
    const { bytesRead } = await file.read(head, 0, HEAD_BYTES, 0)
    return head.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Markup isn't, nor what is full of control characters or can't be told. */
function isText(beginning: string): boolean {
  if (MARKUP.test(beginning)) return false
  const zeros = beginning.split('\0').length - 1
  const strange = beginning.match(CONTROL)?.length ?? 0
  return zeros * 10 <= beginning.length && strange * 50 <= beginning.length
}

async function* csvRows(
  path: string,
  encoding: TextEncoding,
  beginning: string,
  limits: TableLimits,
): AsyncGenerator<TableRow, void> {
  const { delimiter, from } = delimiterOf(beginning.replaceAll('\0', ''))
  const cells = new CsvCells(delimiter, limits)
  let number = 0
  let skip = from
  const tableRow = (row: string[]): TableRow[] => {
    number++
    const texts = row.map(csvCell)
    while (texts.at(-1) === '') texts.pop()
    return texts.length > 0 ? [{ number, cells: texts }] : []
  }
  for await (const text of decodedText(path, encoding)) {
    const skipped = Math.min(skip, text.length)
    skip -= skipped
    for (const row of cells.read(text.slice(skipped))) yield* tableRow(row)
  }
  for (const row of cells.end()) yield* tableRow(row)
}

// `="0446"` keeps the zeros of a number: a formula that gives a text.
const TEXT_FORMULA = /^="((?:[^"]|"")*)"$/

function csvCell(text: string): string {
  const formula = text.startsWith('="') ? TEXT_FORMULA.exec(text) : null
  return cleanCell(formula ? formula[1]!.replaceAll('""', '"') : withoutApostrophe(text))
}
