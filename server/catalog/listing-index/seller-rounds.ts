import type { Columns } from './columns.ts'
import { grown } from './grown.ts'

/** How many listings of one seller come before other sellers had as many, and how often. */
const PER_ROUND = 3
const ROUNDS = 4
const MIXED = PER_ROUND * ROUNDS

// What has no round comes after those that have one; without a picture after all that have one.
const UNMIXED = ROUNDS
const PICTURELESS = ROUNDS + 1

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
  const best = new Map<number, number[]>()
  /** By seller: once they are enough, the rank of the last. */
  let least = new Float64Array(1024)
  // Backwards, as the newest have the highest numbers: then few have to be moved.
  for (let at = count - 1; at >= 0; at--) {
    const no = matched[at]!
    const rank = rankOf(no)
    const sellerNo = seller[no]!
    if (sellerNo >= least.length) least = grown(least, new Float64Array(sellerNo * 2))
    if (rank < least[sellerNo]!) continue
    let nos = best.get(sellerNo)
    if (!nos) best.set(sellerNo, (nos = []))
    const isBefore = (other: number) =>
      rank > rankOf(other) || (rank === rankOf(other) && numberOf(no) > numberOf(other))
    let place = nos.length
    while (place > 0 && isBefore(nos[place - 1]!)) place--
    nos.splice(place, 0, no)
    if (nos.length > MIXED) nos.pop()
    if (nos.length === MIXED) least[sellerNo] = rankOf(nos.at(-1)!)
  }
  // How much earlier than what has no round.
  const earlier = new Uint8Array(seller.length)
  for (const nos of best.values())
    for (const [place, no] of nos.entries()) earlier[no] = UNMIXED - Math.floor(place / PER_ROUND)
  return (no) => {
    const round = UNMIXED - earlier[no]! + (pictured[no] ? 0 : PICTURELESS)
    return round * 2 ** 32 - listedAt[no]!
  }
}
