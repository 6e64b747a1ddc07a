import { emirates, type Emirate } from '#contract/emirates.ts'
import { listingChoices, type ChoiceValue } from '#contract/listing-choices.ts'
import { onlyOptions, type Only } from '#contract/search-options.ts'
import type { VisitedGroups } from './visited-groups.ts'

// What a listing has of few values each, in one number: its tier, the emirate of its seller, whether it is in
// stock, whether it has a picture. A query adds whether its seller is open now. A filter is looked up by that
// number once for all listings that have it.
const tiers = listingChoices.tier
const TIERS = tiers.length + 1
const EMIRATES = emirates.length + 1
/** How many numbers are stored, and how many a query has. */
const STORED = TIERS * EMIRATES * 4
const CODES = STORED * 2

/** Empty and missing sets let everything pass. */
export type TraitFilter = {
  tiers?: ReadonlySet<ChoiceValue<'tier'>>
  emirates?: ReadonlySet<Emirate>
  /** All of these must hold. */
  only?: ReadonlySet<Only>
  /** By the number of a seller: 1 for those who are open now. */
  openSellers?: Uint8Array
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

/** Which tier a stored number has, 0 for none. */
export const tierNoOf = (stored: number): number => Math.floor(stored / 4 / EMIRATES)

/** The number of a stored one in a query. */
export const queryCode = (stored: number, isOpen: number): number => stored * 2 + isOpen

const traitsOf = (code: number) => ({
  tier: tiers[tierNoOf(code) - 1],
  emirate: emirates[(Math.floor(code / 4) % EMIRATES) - 1],
  only: [
    ...(code & 2 ? (['in_stock'] as const) : []),
    ...(code & 1 ? (['picture'] as const) : []),
  ] as Only[],
})

// What keeps a listing out. Those of `only` are several, as each has a count of its own.
const BY_TIER = 1
const BY_EMIRATE = 2
const BY_STOCK = 4
const BY_PICTURE = 8
const BY_OPEN = 16
const BITS = 5
const reasons = [BY_TIER, BY_EMIRATE, BY_STOCK, BY_PICTURE, BY_OPEN] as const

const stored = Array.from({ length: STORED }, (_, code) => traitsOf(code))
const every = stored.flatMap(({ only, ...others }) => [
  { ...others, only: new Set(only) },
  { ...others, only: new Set([...only, 'open_now' as const]) },
])

/** By stored number: 1 where the listing is of one of these tiers. */
export const codesOfTiers = (tiers: ChoiceValue<'tier'>[]): Uint8Array =>
  Uint8Array.from(stored, ({ tier }) => Number(tier !== undefined && tiers.includes(tier)))

/** Filters and counts by traits; one for all queries. */
export class TraitScan {
  /** By code: what keeps a listing out, 0 for nothing. */
  readonly outBy = new Uint8Array(CODES)
  /** By what alone kept them out, 0 for nothing, and by code: how many listings or groups. */
  private readonly counts = new Uint32Array((1 << BITS) * CODES)
  /** By group: the values with which it was counted, one bit each. */
  private seen = new Uint16Array(0)
  private readonly groupCounts = new Uint32Array(16)

  /** Starts a query of listings. */
  start({ tiers, emirates, only }: TraitFilter): this {
    for (const [code, traits] of every.entries()) {
      let out = 0
      if (tiers?.size && !(traits.tier && tiers.has(traits.tier))) out |= BY_TIER
      if (emirates?.size && !(traits.emirate && emirates.has(traits.emirate))) out |= BY_EMIRATE
      if (only?.has('in_stock') && !traits.only.has('in_stock')) out |= BY_STOCK
      if (only?.has('picture') && !traits.only.has('picture')) out |= BY_PICTURE
      if (only?.has('open_now') && !traits.only.has('open_now')) out |= BY_OPEN
      this.outBy[code] = out
    }
    this.counts.fill(0)
    this.groupCounts.fill(0)
    return this
  }

  /** Starts a query of groups, which are below `end`; `visited` are those of the query before. */
  startGrouped(filter: TraitFilter, end: number, visited: VisitedGroups): this {
    if (this.seen.length < end) this.seen = new Uint16Array(end * 2)
    else visited.clear(this.seen, end)
    return this.start(filter)
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
      only: valued(onlyOptions, ONLY_AT),
    }
  }

  private valueCounts(): Uint32Array {
    const counts = new Uint32Array(16)
    for (const out of [0, ...reasons])
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

const onlyBit = (only: ReadonlySet<Only>, option: Only) =>
  only.has(option) ? 1 << (ONLY_AT + onlyOptions.indexOf(option)) : 0

const valueBits = every.map(({ tier, emirate, only }) => ({
  [BY_TIER]: tier ? 1 << (TIER_AT + tiers.indexOf(tier)) : 0,
  [BY_EMIRATE]: emirate ? 1 << (EMIRATE_AT + emirates.indexOf(emirate)) : 0,
  [BY_STOCK]: onlyBit(only, 'in_stock'),
  [BY_PICTURE]: onlyBit(only, 'picture'),
  [BY_OPEN]: onlyBit(only, 'open_now'),
}))

/** The values, one bit each, in whose counts a listing is: all, or those of the one thing that keeps it out. */
const counted = Uint16Array.from({ length: CODES << BITS }, (_, at) => {
  const [code, out] = [at >> BITS, at & ((1 << BITS) - 1)]
  const bits = valueBits[code]!
  if (out === 0) return reasons.reduce((all, reason) => all | bits[reason], 0)
  return (bits as Record<number, number>)[out] ?? 0
})

const valuesCounted = (code: number, out: number): number => counted[(code << BITS) | out]!
