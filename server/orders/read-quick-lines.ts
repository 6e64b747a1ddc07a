import { lineQuantityRange } from '#contract/limits.ts'
import { skuKey } from '#contract/part-number.ts'

/** One way to read a line; `isLikely` where it is clear what the quantity is. */
export type Reading = { number: string; quantity: number; isLikely: boolean }
export type ReadLine = { typed: string; readings: Reading[] }

const MOST_CELLS = 12
const LONGEST_CELL = 200
/** The characters of a number from which on a bare figure beside it is taken for a quantity. */
const LEAST_KEY = 7

const bare = /^\d{1,5}(?:\.0{1,4})?$/
const labelled =
  /^(?:(?:x|×|\*|qty|q) ?:? ?(\d{1,5})|(\d{1,5}) ?(?:x|×|\*|pcs?|pieces?|pièces?|nos?|ea|قطعة|قطع|حبة|حبات|件|个|只))\.?$/iu
const attached = /[x×*](\d{1,5})$/iu

const headings = {
  number:
    /^(?:part|oem|item)?[ _-]?(?:no|number|num|nr|sku|code|oem|ref|réf|référence|reference|رقم القطعة|رقم|الرقم|零件号|编号)\.?$/iu,
  quantity: /^(?:qty|quantity|pcs|pieces|qté|quantité|الكمية|كمية|العدد|عدد|数量)\.?$/iu,
}

const inRange = (quantity: number): number | undefined =>
  quantity >= lineQuantityRange.min && quantity <= lineQuantityRange.max ? quantity : undefined

const bareQuantity = (cell: string) => (bare.test(cell) ? inRange(Number(cell)) : undefined)

function labelledQuantity(cell: string): number | undefined {
  const found = labelled.exec(cell)
  return found ? inRange(Number(found[1] ?? found[2])) : undefined
}

/** In one form: digits of all scripts as ASCII, and one space between words. */
const folded = (cell: string) =>
  cell
    .slice(0, LONGEST_CELL)
    .normalize('NFKC')
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/[\p{Z}\p{C}()[\]]+/gu, ' ')
    .trim()

/** The lines of a pasted text. */
export const readText = (text: string): ReadLine[] =>
  readRows(text.split(/[\r\n]/).map((line) => line.split(/[\t;,|،؛]/)))

/** The rows of a table; those without text and headings are left out. */
export function readRows(rows: string[][]): ReadLine[] {
  let columns: { number: number; quantity: number } | undefined
  return rows.flatMap((row) => {
    const cells = row.slice(0, MOST_CELLS).map(folded)
    if (cells.every((cell) => cell === '')) return []
    const found = headingsOf(cells)
    if (found) {
      columns = found
      return []
    }
    const typed = row
      .map((cell) => cell.trim())
      .filter(Boolean)
      .join(' ')
      .slice(0, LONGEST_CELL)
    return [{ typed, readings: [...inColumns(cells, columns), ...readingsOf(cells)] }]
  })
}

/** Where numbers and quantities stand, if these cells are headings. */
function headingsOf(cells: string[]): { number: number; quantity: number } | undefined {
  if (cells.some((cell) => /\d/.test(cell))) return undefined
  const [number, quantity] = [headings.number, headings.quantity].map((heading) =>
    cells.findIndex((cell) => heading.test(cell)),
  ) as [number, number]
  return number < 0 && quantity < 0 ? undefined : { number, quantity }
}

function inColumns(cells: string[], columns: ReturnType<typeof headingsOf>): Reading[] {
  const number = cells[columns?.number ?? -1] ?? ''
  if (number === '') return []
  const quantity = quantityOf(cells[columns?.quantity ?? -1] ?? '')
  return [{ number, quantity: quantity ?? 1, isLikely: true }]
}

const quantityOf = (cell: string) => bareQuantity(cell) ?? labelledQuantity(cell)

/** Each cell as the number, with the quantity from the next cell that is one, else from one before. */
function readingsOf(cells: string[]): Reading[] {
  const filled = cells.filter((cell) => cell !== '')
  if (filled.length === 1) return inWords(filled[0]!)
  const pairs = filled.flatMap((number, at) => {
    if (labelledQuantity(number) !== undefined) return []
    const others = [...filled.slice(at + 1), ...filled.slice(0, at)]
    const quantity = others.map(quantityOf).find((each) => each !== undefined)
    const own = inWords(number).filter(({ isLikely }) => isLikely)
    const isLikely = isNumber(number)
    return [...own, { number, quantity: quantity ?? 1, isLikely }]
  })
  return [...pairs, ...inWords(filled.join(' '))]
}

const isNumber = (text: string) => /\d/.test(text) && skuKey(text).length >= LEAST_KEY

/** A line of words: with a labelled quantity at either end, whole, and with a figure at either end. */
function inWords(line: string): Reading[] {
  const words = line.split(' ')
  const reading = (number: string, quantity: number | undefined, isLikely: boolean): Reading[] =>
    number === '' || quantity === undefined ? [] : [{ number, quantity, isLikely }]
  const first = (count: number) => words.slice(0, count).join(' ')
  const last = (count: number) => words.slice(-count).join(' ')
  const withoutFirst = (count: number) => words.slice(count).join(' ')
  const withoutLast = (count: number) => words.slice(0, -count).join(' ')
  const end = attached.exec(line)
  const beforeEnd = end ? line.slice(0, end.index) : ''
  return [
    ...[2, 1].flatMap((count) => [
      ...reading(withoutLast(count), labelledQuantity(last(count)), true),
      ...reading(withoutFirst(count), labelledQuantity(first(count)), true),
    ]),
    ...reading(line, 1, false),
    ...reading(beforeEnd, inRange(Number(end?.[1] ?? 0)), isNumber(beforeEnd)),
    ...reading(withoutLast(1), bareQuantity(last(1)), isNumber(withoutLast(1))),
    ...reading(withoutFirst(1), bareQuantity(first(1)), isNumber(withoutFirst(1))),
  ]
}
