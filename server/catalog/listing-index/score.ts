// The score of a listing, from its highest bit down: nothing contradicts · how much of the words and the brand it has
// (4 bits) · likelihood of the type (4) · how it suits the vehicle (3) · positions granted (2).
export const CONSISTENT = 1 << 13
export const EVIDENCE = 9
export const LIKELIHOOD = 5
export const FIT = 2

export const ALL_EVIDENCE = 15
export const MOST_LIKELY = 15
/** What a side that was asked for adds to the likelihood of a kind of part that has it. */
export const GRANTED = 4

export const evidenceIn = (score: number) => (score >> EVIDENCE) & ALL_EVIDENCE
export const likelihoodIn = (score: number) => (score >> LIKELIHOOD) & MOST_LIKELY
export const fitIn = (score: number) => (score >> FIT) & 7

export const likelihoodOf = (weight: number) => Math.max(1, Math.floor(weight * MOST_LIKELY))
