import { withApostrophe } from './cell-text.ts'
import type { Cell } from './cell.ts'

const CHUNK_CHARACTERS = 64 * 1024
// All that may be taken for a delimiter, so that none is when it is read.
const QUOTED = /[",;|\t\r\n]/

/**
 * The rows as CSV for Excel: UTF-8 with a mark, commas, CRLF. A text that begins like a formula gets
 * an apostrophe in front, which reading takes away again; NUL is left out, and a number written as
 * it is.
 */
export async function* csvOf(
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>,
): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder()
  let text = '\ufeff'
  for await (const row of rows) {
    text += `${row.map(csvCell).join(',')}\r\n`
    if (text.length < CHUNK_CHARACTERS) continue
    yield encoder.encode(text)
    text = ''
  }
  yield encoder.encode(text)
}

function csvCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = withApostrophe(cell.replaceAll('\0', ''))
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
