import type { TableRow } from '#server/platform/spreadsheets/table.ts'
import { cellText, isBlank, oneLine } from './cell.ts'
import { looksLikePartNumber, type Evidence } from './column-evidence.ts'
import { fieldsNamed, type Named } from './headings.ts'

/** A row that heads the table, or two that do together; `index` is that of the last among the rows. */
export type Head = { index: number; headings: Heading[] }
export type Heading = { text: string; named: Named }

const LAST = 25
/** What two rows must say more than one of them to be a head of two lines. */
const MORE = 0.5

/** A column: how it is headed, and what its cells look like. */
export type Column = { index: number; heading: Heading; cells: Evidence }

export const emptyHeading: Heading = { text: '', named: new Map() }

/** Finds the head among the first rows of a sheet; none where nothing is named. */
export function findHead(rows: TableRow[]): Head | undefined {
  let best: (Head & { score: number }) | undefined
  for (const [index, row] of rows.slice(0, LAST).entries()) {
    const own = row.cells.map(headingOf)
    const single = { index, headings: own, score: scoreOf(own) }
    if (single.score > (best?.score ?? 0)) best = single
    const above = rows[index - 1]
    if (!above || dataCells(row) > 0 || stated(row) < 2 || stated(above) < 2) continue
    const both = twoLines(above, row)
    const score = scoreOf(both)
    const least = Math.max(single.score, scoreOf(above.cells.map(headingOf)), best?.score ?? 0)
    if (score >= least + MORE) best = { index, headings: both, score }
  }
  return best && { index: best.index, headings: best.headings }
}

const headingOf = (cell: string): Heading => {
  const text = oneLine(cellText(cell))
  return text === '' ? emptyHeading : { text, named: fieldsNamed(text) }
}

/** A heading that spans several columns stands in the first of them. */
function twoLines(above: TableRow, below: TableRow): Heading[] {
  let parent = ''
  return Array.from({ length: Math.max(above.cells.length, below.cells.length) }, (_, i) => {
    const own = oneLine(cellText(above.cells[i]))
    const child = oneLine(cellText(below.cells[i]))
    if (own !== '') parent = own
    else if (child === '') parent = ''
    if (child === '') return headingOf(own)
    const text = parent === '' ? child : `${parent} ${child}`
    const named = new Map(fieldsNamed(text))
    for (const [field, score] of fieldsNamed(child))
      named.set(field, Math.max(named.get(field) ?? 0, score * 0.9))
    return { text, named }
  })
}

/** How much a row says about columns: each field once, by the heading that names it best. */
function scoreOf(headings: Heading[]): number {
  const fields = new Map<string, number>()
  let data = 0
  for (const { text, named } of headings) {
    if (looksLikeData(text)) data++
    const [best] = [...named].sort(([, a], [, b]) => b - a)
    if (best) fields.set(best[0], Math.max(fields.get(best[0]) ?? 0, best[1]))
  }
  const sum = [...fields.values()].reduce((total, score) => total + score, 0)
  const few = headings.filter(({ text }) => text !== '').length <= 2
  return fields.size >= 2 || (few && sum >= 0.95) ? sum - data * 0.6 : 0
}

const looksLikeData = (text: string) =>
  /\d/.test(text) && (looksLikePartNumber(text) || /^[\d.,٠-٩\s]+$/.test(text))

const dataCells = ({ cells }: TableRow) => cells.map(cellText).filter(looksLikeData).length

const stated = ({ cells }: TableRow) => cells.map(cellText).filter((cell) => !isBlank(cell)).length
