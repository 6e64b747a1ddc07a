import { cellValue, type CellContext } from './cell-value.ts'
import { ESCAPED, RichText } from './rich-text.ts'
import { UnreadableTable, type TableLimits, type TableRow } from './table.ts'
import { readXml, type XmlHandlers } from './xml-events.ts'

const LAST_ROW = 1_048_576
const LAST_COLUMN = 16_384

/** The rows of a sheet that hold something, while its XML arrives. */
export async function* sheetRows(
  bytes: AsyncIterable<Uint8Array>,
  context: Omit<CellContext, 'cellCharacters'>,
  limits: TableLimits,
): AsyncGenerator<TableRow, void> {
  const sheet = new SheetRows({ ...context, cellCharacters: limits.cellCharacters }, limits)
  for await (const _ of readXml(bytes, sheet)) yield* sheet.take()
  yield* sheet.take()
}

class SheetRows implements XmlHandlers {
  readonly #context: CellContext
  readonly #limits: TableLimits
  readonly #inline: RichText
  #finished: TableRow[] = []
  #number = 0
  #cells: string[] = []
  #column = 0
  #type = ''
  #style = ''
  #stored = ''
  #isInRow = false
  #isInValue = false

  constructor(context: CellContext, limits: TableLimits) {
    this.#context = context
    this.#limits = limits
    this.#inline = new RichText(limits)
  }

  take(): TableRow[] {
    const rows = this.#finished
    this.#finished = []
    return rows
  }

  readonly open = (name: string, attributes: Record<string, string>) => {
    if (name === 'row') this.#openRow(attributes)
    else if (!this.#isInRow) return
    else if (name === 'c') this.#openCell(attributes)
    else if (name === 'v') this.#isInValue = true
    else if (name === 'is') this.#inline.begin()
    else this.#inline.open(name)
  }

  readonly text = (piece: string) => {
    if (!this.#isInValue) return this.#inline.add(piece)
    this.#stored += piece
    if (this.#stored.length > this.#limits.cellCharacters * ESCAPED)
      throw new UnreadableTable('too_large')
  }

  readonly close = (name: string) => {
    if (!this.#isInRow) return
    if (name === 'v') this.#isInValue = false
    else if (name === 'is') this.#put(this.#inline.end())
    else if (name === 'c')
      this.#put(cellValue(this.#type, this.#style, this.#stored, this.#context))
    else if (name === 'row') this.#closeRow()
    else this.#inline.close(name)
  }

  #openRow({ r }: Record<string, string>) {
    const number = r === undefined ? this.#number + 1 : Number(r)
    if (!Number.isInteger(number) || number <= this.#number || number > LAST_ROW)
      throw new UnreadableTable('broken')
    this.#number = number
    this.#cells = []
    this.#column = 0
    this.#isInRow = true
  }

  #openCell({ r, t = '', s = '' }: Record<string, string>) {
    this.#column = r === undefined ? this.#column + 1 : columnOf(r)
    if (this.#column > LAST_COLUMN) throw new UnreadableTable('broken')
    this.#type = t
    this.#style = s
    this.#stored = ''
    this.#isInValue = false
  }

  #put(text: string) {
    if (text === '') return
    if (this.#column > this.#limits.columns) throw new UnreadableTable('too_many_columns')
    while (this.#cells.length < this.#column) this.#cells.push('')
    this.#cells[this.#column - 1] = text
  }

  #closeRow() {
    this.#isInRow = false
    if (this.#cells.length > 0) this.#finished.push({ number: this.#number, cells: this.#cells })
  }
}

/** The column of a reference such as AB12, from 1. */
function columnOf(reference: string): number {
  let column = 0
  for (let index = 0; index < reference.length; index++) {
    const letter = reference.charCodeAt(index) & ~0x20
    if (letter < 65 || letter > 90) break
    column = column * 26 + letter - 64
    if (column > LAST_COLUMN) break
  }
  if (column < 1) throw new UnreadableTable('broken')
  return column
}
