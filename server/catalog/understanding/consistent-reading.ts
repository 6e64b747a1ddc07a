import { combineTypes, typesOfSymptoms, type Match } from './combine.ts'
import { positions } from '../positions.ts'
import type { Token } from './language/fold.ts'
import { bestReading, lowestBit } from './phrase-book.ts'
import type { Sense } from './senses.ts'
import { FIRST_YEAR, nextYear, shortYear, yearsIn } from './years.ts'

type Typed = { text: string; tokens: Token[] }

/**
 * The best reading in which the parts named go together, and the types that it names. Of "زيت قير
 * اتوماتيك", "oil" says nothing beside "automatic gearbox", but all is said by "gearbox oil".
 */
export function consistentReading(
  matches: Match[],
  typed: Typed,
): { used: Match[]; types?: ReadonlyMap<number, number> } {
  const head = (a: Match, b: Match) => headOf(a, b, typed)
  const read = (possible: Match[]) => {
    const chosen = bestReading(possible, typed.tokens.length)
    const { types, unused } = combineTypes(chosen, head)
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

// A name as the vocabulary has it scores 1, by its sound half of that.
const CERTAIN = 0.9
const LIKELY = 0.5

const isOverlap = (a: number, b: number) => (a & b) !== 0
const isPart = ({ phrase }: Match) => phrase.sense.kind === 'part'
/** Whether a match says more than nothing: words that sound like a filler don't. */
const isDecisive = ({ phrase: { sense }, score }: Match) =>
  sense.kind !== 'filler' && sense.kind !== 'symptom' && score >= LIKELY
const isCar = ({ phrase: { sense } }: Match) => sense.kind === 'make' || sense.kind === 'model'

/** By all the troubles in the text, also those that share words with the one chosen. */
function symptomTypes(matches: Match[], used: Match[]): ReadonlyMap<number, number> | undefined {
  const others = used.filter(({ phrase }) => phrase.sense.kind !== 'symptom')
  const taken = others.reduce((bits, match) => bits | match.tokens, 0)
  return typesOfSymptoms(matches.filter((match) => !(match.tokens & taken)))
}

const exceptWords = new Set(['without', 'wo', 'sans', 'بدون', 'بلا', 'bidun', 'bedoon', 'bdon'])
const besideWords = new Set(['with', 'avec', 'مع'])
// A part that is named beside another one takes no more words.
const MOST_ASIDE = 3

/**
 * Parts that are named beside the one that is asked for, "rain sensor" of "windscreen with rain sensor": `aside` are
 * their matches, and `excluded` the tokens of those that it is to be without, which are not looked for at all.
 */
export function namedBeside(
  matches: Match[],
  tokens: Token[],
): { aside: ReadonlySet<Match>; excluded: number } {
  const aside = new Set<Match>()
  let excluded = 0
  tokens.forEach(({ word }, i) => {
    const isExcept = exceptWords.has(word)
    if (!isExcept && !besideWords.has(word)) return
    // A name may have the word itself: "bulb without filament".
    const isName = (match: Match) => isPart(match) && isOverlap(match.tokens, 1 << i)
    const isBefore = (match: Match) => isPart(match) && match.tokens < 1 << i
    const likely = matches.filter(({ score }) => score >= LIKELY)
    if (likely.some(isName) || !likely.some(isBefore)) return
    let named = 0
    for (let at = i + 1; at <= i + MOST_ASIDE && at < tokens.length; at++) {
      if (matches.some((match) => !isPart(match) && isDecisive(match) && match.tokens & (1 << at)))
        break
      named |= 1 << at
    }
    for (const match of matches) {
      // "Motor and fan with shroud" is an assembly: what comes with a part may tell which it is.
      const tellsWhich = !isExcept && isOverlap(match.tokens, (1 << i) - 1)
      if (isPart(match) && isOverlap(match.tokens, named) && !tellsWhich) aside.add(match)
    }
    if (isExcept) excluded |= named | (1 << i)
  })
  return { aside, excluded }
}

const firstIsHead = new Set([
  'for',
  'of',
  'to',
  'from',
  'de',
  'du',
  'des',
  'd',
  'la',
  'le',
  'mal',
  'hag',
])
const lastIsHead = new Set(['ka', 'ki', 'ke', 'كا', 'كي', 'का', 'की', 'के'])

/**
 * Which of two parts is meant, when one is named by the other: the "guards" of "rain guards for the
 * doors", the "rings" of "شنابر بساتم", the "glass" of "door glass".
 */
function headOf(a: Match, b: Match, { text, tokens }: Typed): Match {
  const start = (match: Match) => lowestBit(match.tokens)
  const [first, last] = start(a) < start(b) ? [a, b] : [b, a]
  const between = tokens.slice(start(first) + 1, start(last)).map(({ word }) => word)
  if (between.some((word) => firstIsHead.has(word))) return first
  if (between.some((word) => lastIsHead.has(word))) return last
  return /\p{Script=Arabic}/u.test(text) ? first : last
}

/** A match of what is in no book. */
export const matchByItself = (sense: Sense, tokens: number, score: number): Match => ({
  phrase: {
    ...{ sense, text: '', standing: 0, words: [], optional: new Set() },
    ...{ ordered: false, adjacent: false },
  },
  tokens,
  score,
})

/** The years that a text names, as matches. */
export const yearMatches = (text: string, tokens: Token[]): Match[] =>
  yearsIn(text, tokens).map(({ from = FIRST_YEAR, to = nextYear(), tokens: place }) =>
    matchByItself({ kind: 'year', from, to }, place, 1.05),
  )

/** The sizes of tyres, by which nothing else goes; `sense` is that of the tyre. */
export const tyreSizeMatches = (tokens: Token[], sense: Sense): Match[] =>
  tokens.flatMap(({ word }, i) => {
    const [width, height] = [tokens[i - 2]?.word, tokens[i - 1]?.word]
    const isRim = /^r\d\d$/.test(word) && /^\d\d$/.test(height ?? '') && /^\d{3}$/.test(width ?? '')
    return isRim ? [matchByItself(sense, 7 << (i - 2), SIZE_SCORE)] : []
  })

// More than three words that happen to mean something else.
const SIZE_SCORE = 4

const units =
  /^(?:inch(?:es)?|in|mm|cm|amps?|amperes?|ah|volts?|v|w|watts?|l|ltr|lit(?:er|re)s?|valves?|teeth|holes?|pcs|انش|سم|امبير|فولت|لتر|سن|بوصه)$/

/** Two digits after the name of a car are the year of its model: "camry 08". */
export const shortYearMatches = (matches: Match[], { text, tokens }: Typed): Match[] => {
  const named = matches
    .filter((match) => isCar(match) && match.score >= CERTAIN)
    .map((match) => match.tokens)
  return tokens.flatMap(({ word, start, end }, i) => {
    const year = shortYear(word)
    if (year < FIRST_SHORT_YEAR || !named.some((bits) => 31 - Math.clz32(bits) === i - 1)) return []
    if (!/^\s+$/.test(text.slice(tokens[i - 1]!.end, start)) || /^\S/.test(text.slice(end)))
      return []
    if (units.test(tokens[i + 1]?.word ?? '')) return []
    return [matchByItself({ kind: 'year', from: year, to: year }, 1 << i, SHORT_YEAR_SCORE)]
  })
}

// Those before are chassis codes: "patrol 60".
const FIRST_SHORT_YEAR = 1980
// Less than any name that has the number: "hino 14", "mazda 6 series".
const SHORT_YEAR_SCORE = 0.6

const positionOf = new Map([
  ['l', positions.left],
  ['r', positions.right],
])

/** Sides that a lone letter says: in brackets, or between commas ("headlamp (L)", "fender, R."). */
export const sideMatches = (text: string, tokens: Token[]): Match[] =>
  tokens.flatMap(({ word, start, end }, i) => {
    const bits = positionOf.get(word)
    const [before, after] = [text.slice(0, start).trimEnd().at(-1), text.slice(end).trimStart()]
    const isQualifier =
      (before === '(' && /^[.]?\s*\)/.test(after)) ||
      ((before === ',' || before === '،') && /^(?:[.,،(]|$)/.test(after))
    return bits && isQualifier ? [matchByItself({ kind: 'position', bits }, 1 << i, 1)] : []
  })
