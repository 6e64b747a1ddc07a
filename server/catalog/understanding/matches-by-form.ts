import { positions } from '../positions.ts'
import type { Match } from './combine.ts'
import type { Typed } from './consistent-reading.ts'
import type { Token } from './language/fold.ts'
import { CERTAIN, LIKELY } from './match-scores.ts'
import type { Sense } from './senses.ts'
import { FIRST_YEAR, nextYear, shortYear, yearsIn } from './years.ts'

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

/**
 * The sizes of tyres, which name one where nothing else is named; wheels and their covers go by them as well. `tyre` is
 * the number of its type.
 */
export function tyreSizeMatches(matches: Match[], tokens: Token[], tyre: number): Match[] {
  const sizes = tokens.flatMap(({ word }, i) => {
    const [width, height] = [tokens[i - 2]?.word, tokens[i - 1]?.word]
    const isRim = /^r\d\d$/.test(word) && /^\d\d$/.test(height ?? '') && /^\d{3}$/.test(width ?? '')
    return isRim ? [7 << (i - 2)] : []
  })
  const all = sizes.reduce((bits, size) => bits | size, 0)
  const isOther = ({ phrase: { sense }, score, tokens: bits }: Match) =>
    sense.kind === 'part' && !sense.types.has(tyre) && score >= LIKELY && (bits & all) === 0
  if (matches.some(isOther)) return []
  const sense: Sense = { kind: 'part', types: new Map([[tyre, 1]]) }
  return sizes.map((size) => matchByItself(sense, size, SIZE_SCORE))
}

// More than three words that happen to mean something else.
const SIZE_SCORE = 4

// After two digits that are no year: what they count or measure, and where years go on.
const notAfterYears = new Set(
  [
    'inch inches in mm cm a amp amps ampere ah volt volts v w watt watts l ltr ltrs liter liters litre litres cc cyl engine',
    'valve valves tooth teeth hole holes pc pcs piece pieces nos pin pins seat seats seater seaters passenger passengers',
    'degree degrees spline splines size sizes month months to till until up and',
    'انش سم امبير فولت لتر سن بوصه راكب حبه حبات قطع قطعه مكينه محرك الي ل لين حتي وفوق',
  ].flatMap((line) => line.split(' ')),
)

/**
 * Two digits after the name of a model are the year of the car: "camry 08". Parts that go by a size, whose types are
 * `sized`, have a number of their own.
 */
export function shortYearMatches(
  matches: Match[],
  { text, tokens }: Typed,
  sized: ReadonlySet<number>,
): Match[] {
  const likely = matches.filter(({ score }) => score >= LIKELY)
  const isSized = ({ phrase: { sense } }: Match) =>
    sense.kind === 'part' && [...sense.types].some(([no, weight]) => weight === 1 && sized.has(no))
  if (likely.some((match) => isSized(match) || match.phrase.sense.kind === 'year')) return []
  const ends = likely
    .filter(({ phrase, score }) => phrase.sense.kind === 'model' && score >= CERTAIN)
    .map((match) => 31 - Math.clz32(match.tokens))
  return tokens.flatMap(({ word, start, end }, i) => {
    const year = shortYear(word)
    const isYear = year >= FIRST_SHORT_YEAR && year < nextYear()
    if (!isYear || !ends.includes(i - 1) || notAfterYears.has(tokens[i + 1]?.word ?? '')) return []
    const standsAlone =
      /^\s+$/.test(text.slice(tokens[i - 1]!.end, start)) &&
      /^\s*(?:$|\s\p{L})/u.test(text.slice(end))
    if (!standsAlone) return []
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
