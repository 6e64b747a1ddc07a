import { tierNoOf } from './traits.ts'
import type { VisitedGroups } from './visited-groups.ts'

/** The offers behind one found listing: how many sellers, those of them that have stock, and the lowest price. */
export type OfferGroup = {
  sellers: number
  inStock: number
  /** The numbers of the first of the sellers; of so many, each emirate will be among them. */
  sellerNos: number[]
  /** Lowest price of those of the found one's tier, of all where it has none: of what is in stock, otherwise of all, in fils. */
  from: number
}

const MOST_SELLERS = 200
const FLAGS = 2 ** 12

type Columns = {
  group: Uint32Array
  seller: Uint32Array
  price: Uint32Array
  state: Uint8Array
  traits: Uint8Array
}

/**
 * Of each group of offers the one that comes first by `keyOf`, ties going to the higher number: what of
 * `matched[0..count)` stands for the others. The same arrays for every query.
 */
export class GroupLeaders {
  nos = new Uint32Array(1024)
  /** The place of each group's leader in `nos`, plus 1. */
  private places = new Uint32Array(1024)
  private keys = new Float64Array(1024)

  /** Starts again, for groups below `end`; `visited` are those of the query before. */
  clear(end: number, visited: VisitedGroups): void {
    if (this.places.length < end) {
      this.nos = new Uint32Array(end * 2)
      this.places = new Uint32Array(end * 2)
      this.keys = new Float64Array(end * 2)
    } else visited.clear(this.places, end)
  }

  /** How many leaders there are; `group` has the group of each listing. */
  find(
    matched: Uint32Array,
    count: number,
    group: Uint32Array,
    keyOf: (no: number) => number,
    numberOf: (no: number) => number,
  ): number {
    const { nos, places, keys } = this
    let leaders = 0
    // Offers of a group mostly follow each other: the best so far is written when another group begins.
    let [best, bestKey, bestGroup, bestPlace] = [0, 0, 0, 0]
    const write = () => {
      nos[bestPlace] = best
      keys[bestPlace] = bestKey
    }
    for (let at = 0; at < count; at++) {
      const no = matched[at]!
      const key = keyOf(no)
      const of = group[no]!
      if (of !== bestGroup) {
        if (at > 0) write()
        bestGroup = of
        bestPlace = places[of]! - 1
        if (bestPlace >= 0) {
          best = nos[bestPlace]!
          bestKey = keys[bestPlace]!
        } else {
          places[of] = leaders + 1
          bestPlace = leaders++
          best = no
          bestKey = key
          continue
        }
      }
      if (key > bestKey || (key === bestKey && numberOf(no) < numberOf(best))) continue
      best = no
      bestKey = key
    }
    if (count > 0) write()
    return leaders
  }
}

/** The offers of the groups of these listings among `matched[0..count)`, in the order of the listings. */
export function offersBehind(
  nos: number[],
  matched: Uint32Array,
  count: number,
  { group, seller, price, state, traits }: Columns,
): OfferGroup[] {
  const found = new Map(
    nos.map((no) => {
      const offers: OfferGroup = { sellers: 0, inStock: 0, sellerNos: [], from: 0 }
      return [group[no]!, { offers, tier: tierNoOf(traits[no]!), isFromStock: false }]
    }),
  )
  // Of a million offers few are of these groups: most are excluded without looking them up.
  const isAmong = new Uint8Array(FLAGS)
  for (const of of found.keys()) isAmong[of % FLAGS] = 1
  for (let at = 0; at < count && found.size > 0; at++) {
    const no = matched[at]!
    const known = isAmong[group[no]! % FLAGS] ? found.get(group[no]!) : undefined
    if (!known) continue
    const { offers } = known
    const isInStock = state[no] === 2
    // A used part is cheaper than the genuine one that stands for it. One without a tier says nothing of it.
    if (known.tier === 0 || tierNoOf(traits[no]!) === known.tier) {
      const isFirst = offers.from === 0 || (isInStock && !known.isFromStock)
      if (isFirst || (price[no]! < offers.from && isInStock === known.isFromStock))
        offers.from = price[no]!
      known.isFromStock ||= isInStock
    }
    if (offers.sellers++ < MOST_SELLERS) offers.sellerNos.push(seller[no]!)
    if (isInStock) offers.inStock++
  }
  return nos.map((no) => found.get(group[no]!)!.offers)
}
