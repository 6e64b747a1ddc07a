import { combineTypes, typesOfSymptoms, type Match } from './combine.ts'
import type { Token } from './language/fold.ts'
import { CERTAIN, isCar, isPart } from './match-scores.ts'
import { bestReading, lowestBit } from './phrase-book.ts'

/** A text and its words. */
export type Typed = { text: string; tokens: Token[] }

/**
 * The best reading in which the parts named go together, and the types that it names. Of "زيت قير
 * اتوماتيك", "oil" says nothing beside "automatic gearbox", but all is said by "gearbox oil".
 */
export function consistentReading(
  matches: Match[],
  typed: Typed,
): { used: Match[]; types?: ReadonlyMap<number, number> } {
  const read = (possible: Match[]) => {
    const chosen = bestReading(possible, typed.tokens.length)
    const { types, unused } = combineTypes(chosen, (a, b) => headOf(a, b, { ...typed, chosen }))
    const used = chosen.filter((match) => !unused.includes(match))
    return { types, used, unused, score: used.reduce((sum, match) => sum + match.score, 0) }
  }
  const first = read(matches)
  const withoutOneOf = (doubtful: Match[], mostLost: number) =>
    doubtful
      .map((each) => read(matches.filter((match) => match !== each)))
      .filter((other) => other.unused.length === 0 && other.score >= first.score - mostLost)
  const parts = first.used.filter(isPart)
  if (parts.length === 0) {
    // Beside a car, what only sounds like another is rather a part: "3ks altima" asks for a driveshaft, عكس, not an LX.
    const cars = first.used.filter(isCar)
    const doubtful = cars.length > 1 ? cars.filter(({ score }) => score < CERTAIN) : []
    const ofPart = withoutOneOf(doubtful, 0.15).find(({ used }) => used.some(isPart))
    return ofPart ?? { used: first.used, types: symptomTypes(matches, first.used) }
  }
  if (first.unused.length === 0) return first
  return withoutOneOf(parts, 0.5)[0] ?? first
}

/** By all the troubles in the text, also those that share words with the one chosen. */
function symptomTypes(matches: Match[], used: Match[]): ReadonlyMap<number, number> | undefined {
  const others = used.filter(({ phrase }) => phrase.sense.kind !== 'symptom')
  const taken = others.reduce((bits, match) => bits | match.tokens, 0)
  return typesOfSymptoms(matches.filter((match) => !(match.tokens & taken)))
}

const firstIsHead = new Set([
  ...['for', 'of', 'to', 'from', 'on', 'behind', 'under', 'below', 'inside', 'near', 'beside'],
  ...['de', 'du', 'des', 'd', 'la', 'le', 'mal', 'hag'],
])
const lastIsHead = new Set(['ka', 'ki', 'ke', 'كا', 'كي', 'का', 'की', 'के'])

/**
 * Which of two parts is meant, when one is named by the other: the "guards" of "rain guards for the
 * doors", the "rings" of "شنابر بساتم", the "glass" of "door glass". What follows the car describes the part
 * before it: "head lamp cx-5 2014 halogen". So does a single word after one that says nothing: "mud flap fixing tyre".
 */
function headOf(a: Match, b: Match, { text, tokens, chosen }: Typed & { chosen: Match[] }): Match {
  const start = (match: Match) => lowestBit(match.tokens)
  const [first, last] = start(a) < start(b) ? [a, b] : [b, a]
  const isBetween = (place: number) => start(first) < place && place < start(last)
  if (chosen.some((match) => isCar(match) && isBetween(start(match)))) return first
  const between = tokens.slice(start(first) + 1, start(last)).map(({ word }) => word)
  if (between.some((word) => firstIsHead.has(word))) return first
  if (between.some((word) => lastIsHead.has(word))) return last
  if (/\p{Script=Arabic}/u.test(text)) return first
  const read = chosen.reduce((bits, match) => bits | match.tokens, 0)
  // Makers put after a comma what a thing belongs to: there the last stays the one that is meant.
  const hasUnreadBetween =
    tokens.some((_, i) => isBetween(i) && !(read & (1 << i))) &&
    !text.slice(tokens[start(first)]!.start, tokens[start(last)]!.start).includes(',')
  return hasUnreadBetween && isOfSeveralWords(first) && !isOfSeveralWords(last) ? first : last
}

const isOfSeveralWords = ({ phrase: { words, optional } }: Match) =>
  words.length - optional.size > 1
