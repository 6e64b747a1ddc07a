import type { Match } from './combine.ts'
import { isCarSense, type Sense } from './senses.ts'

// How much a word counts for by what it is taken for: of two ways to read it, the better one wins.
export const worth: Record<Sense['kind'], number> = {
  ...{ part: 1, symptom: 0.98, make: 1, model: 1.02, position: 1, year: 1.05 },
  ...{ tier: 0.9, brand: 0.95, filler: 0.5, word: 1 },
}

/** A name as the vocabulary has it scores 1, by its sound half of that. */
export const CERTAIN = 0.9
export const LIKELY = 0.5

export const isPart = ({ phrase }: Match) => phrase.sense.kind === 'part'
export const isSymptom = ({ phrase }: Match) => phrase.sense.kind === 'symptom'
export const isCar = ({ phrase }: Match) => isCarSense(phrase.sense)

// What merely sounds like a word a little is none; names of cars are short and many.
const LEAST = 0.38
const LEAST_CAR = 0.4

/** Troubles are told in common words, of which each must be half certain. */
export function leastScore({ phrase: { sense, words } }: Match): number {
  if (sense.kind === 'symptom') return 0.25 * words.length * (words.length + 1)
  return isCarSense(sense) ? LEAST_CAR : LEAST
}

const VAGUE = 8

/** A word for many kinds of part says less than the name of one. */
export function worthOf({ phrase }: Match): number {
  const { sense } = phrase
  const vague = sense.kind === 'part' && phrase.words.length === 1 && sense.types.size > VAGUE
  return worth[sense.kind] * (vague ? 0.92 : 1)
}
