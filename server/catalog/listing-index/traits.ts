import { emirates, type Emirate } from '#contract/emirates.ts'
import { listingChoices, type ChoiceValue } from '#contract/listing-choices.ts'
import type { Only } from '#contract/search-options.ts'

// What a listing has of few values each, in one number: its tier, the emirate of its seller, whether it is in
// stock, whether it has a picture. A filter is looked up by that number once for all listings that have it.
const tiers = listingChoices.tier
const TIERS = tiers.length + 1
const EMIRATES = emirates.length + 1
/** How many such numbers there are. */
const CODES = TIERS * EMIRATES * 4

/** Empty and missing sets let everything pass. */
export type TraitFilter = {
  tiers?: ReadonlySet<ChoiceValue<'tier'>>
  emirates?: ReadonlySet<Emirate>
  /** All of these must hold. */
  only?: ReadonlySet<Only>
}

export type TraitCounts = {
  tier: Map<ChoiceValue<'tier'>, number>
  emirate: Map<Emirate, number>
  only: Map<Only, number>
}

type Traits = {
  tier?: ChoiceValue<'tier'> | null
  emirate?: Emirate
  quantity: number
  pictured?: boolean
}

/** The number of what a listing has; 0 in a place stands for none. */
export function traitCode({ tier, emirate, quantity, pictured }: Traits): number {
  const tierNo = tier ? tiers.indexOf(tier) + 1 : 0
  const emirateNo = emirate ? emirates.indexOf(emirate) + 1 : 0
  return (
    ((tierNo * EMIRATES + emirateNo) * 2 + Number(quantity > 0)) * 2 + Number(pictured ?? false)
  )
}

export const withEmirate = (code: number, emirate: Emirate): number => {
  const { tier, only } = traitsOf(code)
  const quantity = Number(only.includes('in_stock'))
  return traitCode({ tier, emirate, quantity, pictured: only.includes('picture') })
}

const traitsOf = (code: number) => ({
  tier: tiers[Math.floor(code / 4 / EMIRATES) - 1],
  emirate: emirates[(Math.floor(code / 4) % EMIRATES) - 1],
  only: [...(code & 2 ? ['in_stock' as const] : []), ...(code & 1 ? ['picture' as const] : [])],
})

// What keeps a listing out. The two of `only` are two, as each has a count of its own.
const BY_TIER = 1
const BY_EMIRATE = 2
const BY_STOCK = 4
const BY_PICTURE = 8
const BITS = 4

const every = Array.from({ length: CODES }, (_, code) => traitsOf(code))

/** By code: 1 where the listing is of one of these tiers. */
export const codesOfTiers = (tiers: ChoiceValue<'tier'>[]): Uint8Array =>
  Uint8Array.from(every, ({ tier }) => Number(tier !== undefined && tiers.includes(tier)))

/** Filters and counts by traits; one for all queries. */
export class TraitScan {
  /** By code: what keeps a listing out, 0 for nothing. */
  readonly outBy = new Uint8Array(CODES)
  /** By what alone kept them out, 0 for nothing, and by code: how many listings or groups. */
  private readonly counts = new Uint32Array((1 << BITS) * CODES)
  /** By group: the values with which it was counted, one bit each. */
  private seen = new Uint16Array(0)
  private readonly groupCounts = new Uint32Array(16)

  /** Starts a query; `groups` is the end of the numbers of groups where they are counted. */
  start({ tiers, emirates, only }: TraitFilter, groups?: number): this {
    for (const [code, traits] of every.entries()) {
      let out = 0
      if (tiers?.size && !(traits.tier && tiers.has(traits.tier))) out |= BY_TIER
      if (emirates?.size && !(traits.emirate && emirates.has(traits.emirate))) out |= BY_EMIRATE
      if (only?.has('in_stock') && !(code & 2)) out |= BY_STOCK
      if (only?.has('picture') && !(code & 1)) out |= BY_PICTURE
      this.outBy[code] = out
    }
    this.counts.fill(0)
    this.groupCounts.fill(0)
    if (groups === undefined) return this
    if (this.seen.length < groups) this.seen = new Uint16Array(groups * 2)
    else this.seen.fill(0, 0, groups)
    return this
  }

  /** Counts a listing that nothing else keeps out, in the facets that its own filter alone keeps it out of. */
  add(code: number): void {
    this.counts[this.outBy[code]! * CODES + code]!++
  }

  /** The same for a group of offers, once for each value. */
  addOf(group: number, code: number): void {
    const before = this.seen[group]!
    let fresh = valuesCounted(code, this.outBy[code]!) & ~before
    if (fresh === 0) return
    this.seen[group] = before | fresh
    for (; fresh !== 0; fresh &= fresh - 1) this.groupCounts[31 - Math.clz32(fresh & -fresh)]!++
  }

  found({ isGrouped }: { isGrouped: boolean }): TraitCounts {
    const counts = isGrouped ? this.groupCounts : this.valueCounts()
    const valued = <Value>(values: readonly Value[], from: number) =>
      new Map(values.map((value, place) => [value, counts[from + place]!]))
    return {
      tier: valued(tiers, TIER_AT),
      emirate: valued(emirates, EMIRATE_AT),
      only: valued(['in_stock', 'picture'], ONLY_AT),
    }
  }

  private valueCounts(): Uint32Array {
    const counts = new Uint32Array(16)
    for (const out of [0, BY_TIER, BY_EMIRATE, BY_STOCK, BY_PICTURE])
      for (let code = 0; code < CODES; code++) {
        const count = this.counts[out * CODES + code]!
        if (count === 0) continue
        for (let left = valuesCounted(code, out); left !== 0; left &= left - 1)
          counts[31 - Math.clz32(left & -left)]! += count
      }
    return counts
  }
}

const TIER_AT = 0
const EMIRATE_AT = tiers.length
const ONLY_AT = EMIRATE_AT + emirates.length

const valueBits = every.map(({ tier, emirate, only }) => ({
  [BY_TIER]: tier ? 1 << (TIER_AT + tiers.indexOf(tier)) : 0,
  [BY_EMIRATE]: emirate ? 1 << (EMIRATE_AT + emirates.indexOf(emirate)) : 0,
  [BY_STOCK]: only.includes('in_stock') ? 1 << ONLY_AT : 0,
  [BY_PICTURE]: only.includes('picture') ? 2 << ONLY_AT : 0,
}))

/** The values, one bit each, in whose counts a listing is: all, or those of the one thing that keeps it out. */
const counted = Uint16Array.from({ length: CODES << BITS }, (_, at) => {
  const [code, out] = [at >> BITS, at & ((1 << BITS) - 1)]
  const bits = valueBits[code]!
  if (out === 0) return bits[BY_TIER] | bits[BY_EMIRATE] | bits[BY_STOCK] | bits[BY_PICTURE]
  return (bits as Record<number, number>)[out] ?? 0
})

const valuesCounted = (code: number, out: number): number => counted[(code << BITS) | out]!
