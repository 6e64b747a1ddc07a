import { positions } from '../positions.ts'
import type { ModelEntry } from '../reference.ts'
import type { Match } from './combine.ts'
import type { Typed } from './consistent-reading.ts'
import { withAsciiDigits, type Token } from './language/fold.ts'
import { CERTAIN, isCar, LIKELY } from './match-scores.ts'
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

/** Standard sizes that only one kind of part has, of any brand: "6PK2100", "80D26L", "70 Ah", "DAC35720033". */
const codes = Object.entries({
  'drive-belt': String.raw`\d{1,2}D?PK[\s-]?\d{3,4}|AVX?\s?\d{2}\s?[x*]\s?\d{3,4}`,
  battery: String.raw`\d{2,3}(?:B(?:17|19|20|24)|D(?:20|23|26|31))[LR]?S?|NS\s?\d{2}[LRSZ]{0,2}|N(?:50|70|1[025]0|200)Z?[LRS]?|DIN\s?(?:[4-9]\d|1\d\d)[LR]?|\d{2,3}\s?AH`,
  'engine-oil': String.raw`(?:0|5|10|15|20)W[\s-]?(?:8|12|16|20|30|40|50|60)`,
  'gear-oil': String.raw`(?:70|75|80|85)W[\s-]?(?:80|85|90|110|140)`,
  'wheel-bearing': String.raw`DAC\s?\d{6,10}`,
}).map(([kind, code]) => ({
  kind,
  form: new RegExp(String.raw`(?<![\p{L}\p{N}][-/.]?)(?:${code})(?![\p{L}\p{N}])`, 'giu'),
}))

/**
 * The words of a text that asks for tyres: of one named by its rim alone, "tyre 16 inch", names have "R16".
 */
export const withRims = (words: Token[]): Token[] =>
  words.some(({ word }) => /^r\d\d$/.test(word))
    ? words
    : words.map((token) => (RIM.test(token.word) ? { ...token, word: `r${token.word}` } : token))

const RIM = /^(?:1[2-9]|2[0-4])$/

/**
 * Sizes that name a part where nothing else does, as those of tyres; wheels and their covers go by them as well, and
 * pulleys by those of belts. `typeNos` are the numbers of the types by key.
 */
export function sizeMatches(
  matches: Match[],
  { text, tokens }: Typed,
  typeNos: ReadonlyMap<string, number>,
): Match[] {
  const isModelNamed = matches.some(
    ({ phrase: { sense }, score }) => sense.kind === 'model' && score >= CERTAIN,
  )
  const named = codesIn(text, tokens).filter(
    ({ code }) => !isModelNamed || !LIKE_CHASSIS_CODE.test(code),
  )
  const sizes: Size[] = [...tyreSizesAmong(tokens), ...named]
  if (sizes.length === 0) return []
  const all = sizes.reduce((bits, { place }) => bits | place, 0)
  const types = new Set(sizes.map(({ kind }) => typeNos.get(kind)!))
  const isBrand = (place: number) =>
    matches.some(({ phrase, tokens }) => phrase.sense.kind === 'brand' && tokens === place)
  const isOther = ({ phrase: { sense }, score, tokens: place }: Match) =>
    sense.kind === 'part' &&
    score >= LIKELY &&
    (place & all) === 0 &&
    ![...types].some((no) => sense.types.has(no)) &&
    !isBrand(place)
  if (matches.some(isOther)) return []
  return sizes.map(({ kind, place }) => {
    const sense: Sense = { kind: 'part', types: new Map([[typeNos.get(kind)!, 1]]) }
    return matchByItself(sense, place, SIZE_SCORE)
  })
}

type Size = { kind: string; place: number }

// "N70" is a battery, beside a Hilux its chassis.
const LIKE_CHASSIS_CODE = /^n\d/i

/** Those of tyres are three words, however they are written. */
const tyreSizesAmong = (tokens: Token[]): Size[] =>
  tokens.flatMap(({ word }, i) => {
    const [width, height] = [tokens[i - 2]?.word, tokens[i - 1]?.word]
    const isRim = /^r\d\d$/.test(word) && /^\d\d$/.test(height ?? '') && /^\d{3}$/.test(width ?? '')
    return isRim ? [{ kind: 'tyre', place: 7 << (i - 2) }] : []
  })

const codesIn = (text: string, tokens: Token[]): (Size & { code: string })[] =>
  codes.flatMap(({ kind, form }) =>
    Array.from(withAsciiDigits(text).matchAll(form), ({ 0: code, index }) => {
      const isWithin = ({ start, end }: Token) => start >= index && end <= index + code.length
      const place = tokens.reduce((bits, token, i) => (isWithin(token) ? bits | (1 << i) : bits), 0)
      return { kind, place, code }
    }).filter(({ place }) => place !== 0),
  )

// More than three words that happen to mean something else.
const SIZE_SCORE = 4

/**
 * Models whose name is an ordinary word, where one of their years follows at once: "escape 2012". A text that names
 * another car means the word.
 */
export function modelsBeforeYear(
  matches: Match[],
  tokens: Token[],
  models: ReadonlyMap<string, ModelEntry[]>,
): Match[] {
  if (matches.some((match) => isCar(match) && match.score >= CERTAIN)) return []
  return tokens.flatMap(({ word }, i) => {
    const year = Number(/^(?:19|20)\d\d$/.exec(tokens[i + 1]?.word ?? '')?.[0])
    const vehicles = (models.get(word) ?? [])
      .filter(({ from, to }) => from <= year && year <= to)
      .map(({ no, makeNo }) => ({ make: makeNo, model: no, weight: 1 }))
    if (vehicles.length === 0) return []
    return [matchByItself({ kind: 'model', vehicles }, 1 << i, CERTAIN)]
  })
}

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
  const ends = likely
    .filter(({ phrase, score }) => phrase.sense.kind === 'model' && score >= CERTAIN)
    .map((match) => 31 - Math.clz32(match.tokens))
  const isSized = ({ phrase: { sense } }: Match) =>
    sense.kind === 'part' && [...sense.types].some(([no, weight]) => weight === 1 && sized.has(no))
  const hasYear = likely.some(({ phrase }) => phrase.sense.kind === 'year')
  if (ends.length === 0 || hasYear || likely.some(isSized)) return []
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
