import { toFils } from '#contract/money.ts'
import { countedReturnStates, isSellersFault, type ReturnReason } from '#contract/return-status.ts'
import type { SellerOrder } from '#contract/orders.ts'
import type { Return } from '#contract/returns.ts'

/** How many pieces of each line, by its id. */
export type Pieces = Readonly<Record<string, number>>

type Line = Pick<SellerOrder['lines'][number], '_id' | 'quantity' | 'price'>
type Given = Pick<Return, 'state' | 'delivery_fee'> & {
  lines: Pick<Return['lines'][number], '_id' | 'quantity'>[]
}

const isCounted = ({ state }: Pick<Given, 'state'>) =>
  countedReturnStates.some((counted) => counted === state)

/** How many pieces of each line can still be returned: neither given back nor asked about. */
export function piecesLeft(lines: readonly Line[], returns: readonly Given[]): Pieces {
  const given = returns.filter(isCounted).flatMap((one) => one.lines)
  return Object.fromEntries(
    lines.map(({ _id, quantity }) => {
      const counted = given.filter((line) => line._id === _id)
      return [_id, counted.reduce((left, line) => left - line.quantity, quantity)]
    }),
  )
}

export const sumOfPieces = (pieces: Pieces): number =>
  Object.values(pieces).reduce((sum, count) => sum + count, 0)

/** The lines of which pieces were chosen, as the call takes them. */
export const chosenLines = (pieces: Pieces): { _id: string; quantity: number }[] =>
  Object.entries(pieces).flatMap(([_id, quantity]) => (quantity > 0 ? [{ _id, quantity }] : []))

type Refund = { total: number; fee: number }

/**
 * What will be refunded for chosen pieces, in dirhams: the lines, and the delivery fee where the last of what was
 * delivered then goes back and the fault is the seller’s. Returns that are open may be withdrawn, and don’t count.
 * `total` includes the `fee`.
 */
export function refundOf(
  { lines, delivery }: { lines: readonly Line[]; delivery: Pick<SellerOrder['delivery'], 'fee'> },
  returns: readonly Given[],
  { pieces, reason }: { pieces: Pieces; reason: ReturnReason | '' },
): Refund {
  const isFeeGiven = returns.some((one) => isCounted(one) && one.delivery_fee > 0)
  const refunded = returns.filter(({ state }) => state === 'refunded')
  const left = sumOfPieces(piecesLeft(lines, refunded)) - sumOfPieces(pieces)
  const takesFee = reason !== '' && isSellersFault(reason) && left === 0 && !isFeeGiven
  const fee = takesFee ? toFils(delivery.fee) : 0
  const parts = lines.reduce((sum, { _id, price }) => sum + toFils(price) * (pieces[_id] ?? 0), 0)
  return { total: (parts + fee) / 100, fee: fee / 100 }
}
