import { toDirhams, toFils, type Fils } from '#contract/money.ts'
import type { OrderLine } from '#contract/orders.ts'

type Line = Pick<OrderLine, '_id' | 'quantity' | 'price'>

/** The quantities that the seller has changed, by line id. */
export type ChangedPieces = Readonly<Record<string, number>>

/**
 * What would be accepted: how many pieces of how many, the lines that have fewer than ordered, and what the pieces
 * cost that are left out, in dirhams.
 */
export function acceptedPieces(lines: readonly Line[], changed: ChangedPieces) {
  const accepted = lines.map(({ _id, quantity, price }) => ({
    ...{ _id, price },
    ordered: quantity,
    quantity: Math.min(quantity, Math.max(0, changed[_id] ?? quantity)),
  }))
  const sum = (count: (line: (typeof accepted)[number]) => number) =>
    accepted.reduce((total, line) => total + count(line), 0)
  return {
    accepted: sum(({ quantity }) => quantity),
    ordered: sum(({ ordered }) => ordered),
    leftOut: toDirhams(
      sum(({ price, ordered, quantity }) => toFils(price) * (ordered - quantity)) as Fils,
    ),
    lines: accepted
      .filter(({ ordered, quantity }) => quantity < ordered)
      .map(({ _id, quantity }) => ({ _id, quantity })),
  }
}
