import { UnreadableTable } from './table.ts'

const LINE_FEED = 10
const RETURN = 13

export type CsvLimits = { columns: number; cellCharacters: number }

/**
 * Divides text into rows of cells while it arrives (RFC 4180, as forgiving as Excel): a quote is
 * one at the beginning of a cell only, what follows the closing one is added. Any line end ends a
 * row; a blank line is a row without cells. Empty cells at the end of a row are dropped.
 */
export class CsvCells {
  readonly #limits: CsvLimits
  readonly #delimiter: string
  #place: 'start' | 'plain' | 'quoted' | 'quote' = 'start'
  #afterReturn = false
  #cell = ''
  #cells: string[] = []
  #column = 1

  constructor(delimiter: string, limits: CsvLimits) {
    this.#delimiter = delimiter
    this.#limits = limits
  }

  /** The rows that this piece of the text finishes. */
  *read(text: string): Generator<string[], void> {
    let at = this.#afterReturn && text.startsWith('\n') ? 1 : 0
    if (text !== '') this.#afterReturn = false
    while (at < text.length) {
      if (this.#place === 'quoted' || this.#place === 'quote') at = this.#readQuoted(text, at)
      else if (this.#place === 'start' && text[at] === '"') {
        this.#place = 'quoted'
        at++
      } else {
        const end = this.#indexOfSpecial(text, at)
        this.#add(text.slice(at, end))
        at = end + 1
        if (end === text.length) continue
        this.#endCell()
        if (text[end] === this.#delimiter) continue
        yield this.#takeRow()
        if (text[end] === '\r' && text[at] === '\n') at++
        else this.#afterReturn = text[end] === '\r' && at === text.length
      }
    }
  }

  /** The last row, where no line end follows it. Throws UnreadableTable inside of quotes. */
  *end(): Generator<string[], void> {
    if (this.#place === 'quoted') throw new UnreadableTable('broken')
    if (this.#place === 'start' && this.#column === 1) return
    this.#endCell()
    yield this.#takeRow()
  }

  #readQuoted(text: string, at: number): number {
    if (this.#place === 'quote') {
      this.#place = text[at] === '"' ? 'quoted' : 'plain'
      if (this.#place === 'plain') return at
      this.#add('"')
      return at + 1
    }
    const quote = text.indexOf('"', at)
    const end = quote < 0 ? text.length : quote
    this.#add(text.slice(at, end))
    if (quote >= 0) this.#place = 'quote'
    return end + 1
  }

  #indexOfSpecial(text: string, from: number): number {
    const delimiter = this.#delimiter.charCodeAt(0)
    for (let at = from; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (code === delimiter || code === LINE_FEED || code === RETURN) return at
    }
    return text.length
  }

  #add(piece: string) {
    if (piece === '') return
    if (this.#place === 'start') this.#place = 'plain'
    this.#cell += piece
    if (this.#cell.length <= this.#limits.cellCharacters) return
    // A quote that isn't closed takes the lines after it.
    const isOpen = this.#place === 'quoted' && this.#cell.includes('\n')
    throw new UnreadableTable(isOpen ? 'broken' : 'too_large')
  }

  #endCell() {
    if (this.#cell !== '') {
      if (this.#column > this.#limits.columns) throw new UnreadableTable('too_many_columns')
      while (this.#cells.length < this.#column - 1) this.#cells.push('')
      this.#cells.push(this.#cell)
    }
    this.#cell = ''
    this.#place = 'start'
    this.#column++
  }

  #takeRow(): string[] {
    const cells = this.#cells
    this.#cells = []
    this.#column = 1
    return cells
  }
}
