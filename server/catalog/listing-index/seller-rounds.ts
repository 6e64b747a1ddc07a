import type { Columns } from './columns.ts'

/** How many listings of one seller come before other sellers had as many, and how often. */
const PER_ROUND = 3
const ROUNDS = 4
const MIXED = PER_ROUND * ROUNDS

// What has no round comes after those that have one; without a picture after all that have one.
const UNMIXED = ROUNDS
const PICTURELESS = ROUNDS + 1

/** The first of a seller; once they are enough, `least` is the rank of the last. */
type First = { nos: number[]; least: number }

/**
 * Ascending keys for "newest first, sellers mixed": of each seller the newest `MIXED` of the matched
 * listings, those with a picture first, come in rounds of `PER_ROUND`; the others follow by date. It
 * depends on nothing but the matched listings, their ties decided by `numberOf`, so that pages agree in
 * every process.
 */
export function mixedKeys(
  { seller, pictured, listedAt }: Pick<Columns, 'seller' | 'pictured' | 'listedAt'>,
  matched: Uint32Array,
  count: number,
  numberOf: (no: number) => number,
): (no: number) => number {
  const rankOf = (no: number) => pictured[no]! * 2 ** 32 + listedAt[no]!
  const best = new Map<number, First>()
  // Backwards, as the newest have the highest numbers: then few have to be moved.
  for (let at = count - 1; at >= 0; at--) {
    const no = matched[at]!
    const rank = rankOf(no)
    let first = best.get(seller[no]!)
    if (!first) best.set(seller[no]!, (first = { nos: [], least: 0 }))
    if (rank < first.least) continue
    const { nos } = first
    const isBefore = (other: number) =>
      rank > rankOf(other) || (rank === rankOf(other) && numberOf(no) > numberOf(other))
    let place = nos.length
    while (place > 0 && isBefore(nos[place - 1]!)) place--
    nos.splice(place, 0, no)
    if (nos.length > MIXED) nos.pop()
    if (nos.length === MIXED) first.least = rankOf(nos.at(-1)!)
  }
  const rounds = new Map<number, number>()
  for (const { nos } of best.values())
    for (const [place, no] of nos.entries()) rounds.set(no, Math.floor(place / PER_ROUND))
  return (no) => {
    const round = (rounds.get(no) ?? UNMIXED) + (pictured[no] ? 0 : PICTURELESS)
    return round * 2 ** 32 - listedAt[no]!
  }
}
