import { combineTypes, typesOfSymptoms, type Match } from './combine.ts'
import type { Token } from './language/fold.ts'
import { CERTAIN, isCar, isPart } from './match-scores.ts'
import { bestReading, lowestBit } from './phrase-book.ts'

/** A text and its words. */
export type Typed = { text: string; tokens: Token[] }

type Asked = Typed & { isPosition: (word: string) => boolean }

/**
 * The best reading in which the parts named go together, and the types that it names. Of "زيت قير
 * اتوماتيك", "oil" says nothing beside "automatic gearbox", but all is said by "gearbox oil".
 */
export function consistentReading(
  matches: Match[],
  typed: Asked,
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

/** Words after which stands what the part before them belongs to. */
export const firstIsHead = new Set([
  ...['for', 'of', 'to', 'from', 'on', 'behind', 'under', 'below', 'inside', 'near', 'beside'],
  ...['de', 'du', 'des', 'd', 'la', 'le', 'fur', 'fuer', 'am', 'vom', 'mal', 'hag'],
])
/** Hindi and Urdu say so after what describes the thing: "gear wali plate", "plate gear wali", "radiator pe lagta". */
const describing = new Set(
  [
    'wala wali wale waala waali vala vali wla wli والا والي वाला वाली वाले',
    'pe par mein men lagta lagti',
  ].flatMap((words) => words.split(' ')),
)
const placing = new Set(
  'paas pas pass niche neeche nichay upar uper andar ander sath saath bahar bahir peeche piche'.split(
    ' ',
  ),
)
const lastIsHead = new Set(['ka', 'ki', 'ke', 'كا', 'كي', 'का', 'की', 'के'])

/**
 * Which of two parts is meant, when one is named by the other: the "guards" of "rain guards for the
 * doors", the "rings" of "شنابر بساتم", the "glass" of "door glass". What follows the car describes the part
 * before it: "head lamp cx-5 2014 halogen". So does what is named in fewer words, those of positions not counted, "spare
 * tyre carrier bracket back door": unless it is a single kind, follows at once, and is one word shorter or ends the text,
 * but for the car: "fuel pump relay", "cooling fan motor relay camry".
 */
function headOf(
  a: Match,
  b: Match,
  { text, tokens, isPosition, chosen }: Asked & { chosen: Match[] },
): Match {
  const start = (match: Match) => lowestBit(match.tokens)
  const [first, last] = start(a) < start(b) ? [a, b] : [b, a]
  const isDescription = (match: Match) => {
    const after = 32 - Math.clz32(match.tokens)
    const [next = '', second = ''] = tokens.slice(after, after + 2).map(({ word }) => word)
    return describing.has(next) || (next === 'ke' && placing.has(second))
  }
  if (isDescription(first) !== isDescription(last)) return isDescription(last) ? first : last
  const isBetween = (place: number) => start(first) < place && place < start(last)
  if (chosen.some((match) => isCar(match) && isBetween(start(match)))) return first
  const between = tokens.slice(start(first) + 1, start(last)).map(({ word }) => word)
  if (between.some((word) => firstIsHead.has(word))) return first
  if (between.some((word) => lastIsHead.has(word))) return last
  // Of "Radiator Fan Blade ريش مروحة", the English words alone say it.
  const ofFirst = tokens[start(first)]!
  if (/\p{Script=Arabic}/u.test(text.slice(ofFirst.start, tokens[start(last)]!.end))) return first
  const length = (match: Match) =>
    tokens.filter(({ word }, i) => match.tokens & (1 << i) && !isPosition(word)).length
  const longer = length(first) - length(last)
  if (longer <= 0) return last
  const isRightAfter = first.tokens >>> (start(last) - 1) === 1
  const lastAndCar = chosen
    .filter((match) => match === last || isCar(match) || match.phrase.sense.kind === 'year')
    .reduce((bits, match) => bits | match.tokens, 0)
  const endsText = tokens.every((_, i) => i < start(last) || lastAndCar & (1 << i))
  return isRightAfter && isOneKind(last) && (longer === 1 || endsText) ? last : first
}

const isOneKind = ({ phrase: { sense } }: Match) => sense.kind === 'part' && sense.types.size === 1
