import type { Columns } from './columns.ts'
import type { Ranking } from './ranking.ts'
import { mixedKeys } from './seller-rounds.ts'

export type Order = 'best' | 'newest' | 'mixed' | 'price_ascending' | 'price_descending'

type Matched = {
  nos: Uint32Array
  count: number
  numberOf: (no: number) => number
  ranking: Ranking | undefined
}

/**
 * Ascending sort key of a listing. Best match: how well, then in stock, then offered by several
 * sellers (looked up only while the answer is no broad one), then the newest.
 */
export function orderKeys(
  order: Order,
  columns: Columns,
  { nos, count, numberOf, ranking }: Matched,
): (no: number) => number {
  const { price, listedAt } = columns
  if (order === 'mixed') return mixedKeys(columns, nos, count, numberOf)
  if (order === 'price_ascending') return (no) => price[no]!
  if (order === 'price_descending') return (no) => -price[no]!
  if (order === 'newest' || !ranking) return (no) => -listedAt[no]!
  return bestKeys(columns, ranking, count)
}

/**
 * Ascending key by which the offers of one group follow each other; by price, those in stock come first, and
 * the lowest price in either direction: it is the one that a group is said to begin at.
 */
export function leaderKeys(
  order: Order,
  columns: Columns,
  { count, ranking }: Pick<Matched, 'count' | 'ranking'>,
): (no: number) => number {
  const { price, listedAt, pictured, state } = columns
  if (order === 'mixed') return (no) => -(pictured[no]! * 2 ** 32 + listedAt[no]!)
  if (order === 'price_ascending' || order === 'price_descending')
    return (no) => price[no]! - state[no]! * 2 ** 32
  if (order === 'newest' || !ranking) return (no) => -listedAt[no]!
  return bestKeys(columns, ranking, count)
}

function bestKeys(
  { state, listedAt, group, groups }: Columns,
  { scores }: Ranking,
  count: number,
): (no: number) => number {
  const { onOffer } = groups
  const competition =
    count > BROAD ? () => 0 : (no: number) => Math.min(2, onOffer[group[no]!]! >> 1)
  return (no) => -(((scores[no]! * 4 + state[no]!) * 4 + competition(no)) * 2 ** 32 + listedAt[no]!)
}

const BROAD = 10_000
