import type { OwnListing } from '#contract/selling.ts'
import type { AmountField } from './amount-entry.ts'
import type { Edits } from './use-edits.ts'
import type { RowActions } from './use-row-actions.ts'
import type { StockSelection } from './use-selection.ts'

/** What a table or a list of cards is given. `at` is when ages hold, in ms since 1970. */
export type StockListProps = {
  rows: readonly OwnListing[]
  at: number
  edits: Edits
  actions: RowActions
  chosen: StockSelection
}

/** Which cell the keys go to next. */
export type CellMove = 'up' | 'down' | 'back' | 'on'

const fields: readonly AmountField[] = ['price', 'quantity']

/** The cell that a key goes to from another; undefined at the edge. */
export function nextCell(
  rows: readonly OwnListing[],
  { _id, field }: { _id: string; field: AmountField },
  move: CellMove,
): { _id: string; field: AmountField } | undefined {
  const row = rows.findIndex((listing) => listing._id === _id)
  const down = move === 'down' ? 1 : move === 'up' ? -1 : 0
  const on = move === 'on' ? 1 : move === 'back' ? -1 : 0
  const target = rows[row + down]
  const next = fields[fields.indexOf(field) + on]
  return target && next && { _id: target._id, field: next }
}

/** Puts the focus on the cell that a key goes to; false at the edge. */
export function moveCell(
  rows: readonly OwnListing[],
  from: { _id: string; field: AmountField },
  move: CellMove,
): boolean {
  const to = nextCell(rows, from, move)
  const cell = to && document.querySelector<HTMLElement>(`[data-cell="${to.field} ${to._id}"]`)
  cell?.focus()
  return cell !== undefined && cell !== null
}
