import { cleanCell, withoutApostrophe } from './cell-text.ts'
import { UnreadableTable, type TableLimits } from './table.ts'

/** How much longer than the text what is stored may be: `_x000D_` takes seven for one. */
export const ESCAPED = 8

/** Joins the runs of a text (`t` of `si` or `is`); how it is pronounced (`rPh`) is left out. */
export class RichText {
  readonly #most: number
  #text = ''
  #isIn = false
  #isOpen = false
  #isAside = false

  constructor({ cellCharacters }: TableLimits) {
    this.#most = cellCharacters
  }

  begin() {
    this.#text = ''
    this.#isIn = true
    this.#isOpen = this.#isAside = false
  }

  open(name: string) {
    if (!this.#isIn) return
    if (name === 't') this.#isOpen = true
    else if (name === 'rPh') this.#isAside = true
  }

  add(piece: string) {
    if (!this.#isOpen || this.#isAside) return
    this.#text += piece
    if (this.#text.length > this.#most * ESCAPED) throw new UnreadableTable('too_large')
  }

  close(name: string) {
    if (name === 't') this.#isOpen = false
    else if (name === 'rPh') this.#isAside = false
  }

  end(): string {
    this.#isIn = this.#isOpen = false
    return storedText(this.#text, this.#most)
  }
}

/** A text as the workbook stores it, as a person reads it. */
export function storedText(stored: string, most: number): string {
  const text = cleanCell(withoutApostrophe(decodeEscapes(stored)))
  if (text.length > most) throw new UnreadableTable('too_large')
  return text
}

const decodeEscapes = (text: string) =>
  text.includes('_x')
    ? text.replace(/_x([0-9a-f]{4})_/gi, (_, code) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text
