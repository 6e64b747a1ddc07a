import { withApostrophe } from './cell-text.ts'
import type { Cell } from './cell.ts'

const CHUNK_CHARACTERS = 64 * 1024
// All that may be taken for a delimiter, so that none is when it is read.
const QUOTED = /[",;|\t\r\n]/

/**
 * The rows as CSV for Excel: UTF-8 with a mark, commas, CRLF. A text that begins like a formula gets
 * an apostrophe in front, which reading takes away again; NUL is left out, and a number written as
 * it is, or with `decimals`. What no spreadsheet is to read may have no mark.
 */
export async function* csvOf(
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>,
  { hasBom = true, decimals }: { hasBom?: boolean; decimals?: number } = {},
): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder()
  let text = hasBom ? '\ufeff' : ''
  for await (const row of rows) {
    text += `${row.map((cell) => csvCell(cell, decimals)).join(',')}\r\n`
    if (text.length < CHUNK_CHARACTERS) continue
    yield encoder.encode(text)
    text = ''
  }
  yield encoder.encode(text)
}

function csvCell(cell: Cell, decimals: number | undefined): string {
  if (cell === null) return ''
  if (typeof cell === 'number')
    return decimals === undefined ? String(cell) : cell.toFixed(decimals)
  const text = withApostrophe(cell.replaceAll('\0', ''))
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
