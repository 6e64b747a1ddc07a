import type { ChoiceValue } from '#contract/listing-choices.ts'
import type { WantedVehicle } from './fitments.ts'

/** What a query was understood to want. */
export type Wanted = {
  /** By the part type's number, how likely it is meant (0–1); undefined when none was named. */
  types?: ReadonlyMap<number, number>
  vehicles: WantedVehicle[]
  years?: { from: number; to: number }
  /** Bits of `positions`. */
  positions: number
  /** The car is known for certain: what contradicts is left out. */
  isExact?: boolean
  brands: string[]
  /** Of any of them, or of one of the brands; none asks for no tier. */
  tiers: ChoiceValue<'tier'>[]
  /** Folded words to look for in names. */
  words: string[]
  /** The folded words for the types and `words`: how a part of no known type may be called. */
  spoken: string[]
}
