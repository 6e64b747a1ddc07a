import { countBits } from '../count-bits.ts'
import type { Match } from './combine.ts'
import type { Typed } from './consistent-reading.ts'
import { CERTAIN, isCar, isPart, isSymptom, LIKELY } from './match-scores.ts'

const exceptWords = new Set(['without', 'sans', 'ohne', 'بدون', 'بلا', 'bidun', 'bedoon', 'bdon'])
const besideWords = new Set(['with', 'avec', 'mit', 'مع', 'm3', 'ma3'])
// A part that is named beside another one takes no more words.
const MOST_ASIDE = 3

/**
 * Parts that are named beside the one that is asked for, "rain sensor" of "windscreen with rain sensor": `aside` are
 * their matches. `excluded` has the words of what it is to be without, which nothing is to be found by.
 */
export function namedBeside(
  matches: Match[],
  { text, tokens }: Typed,
): { aside: ReadonlySet<Match>; excluded: number } {
  const aside = new Set<Match>()
  let excluded = 0
  const likely = matches.filter(({ score }) => score >= LIKELY)
  tokens.forEach(({ word, start, end }, i) => {
    // "W/O"; the "wo" of Hindi says "that one".
    const isExcept =
      exceptWords.has(word) ||
      /^w\/o$/i.test(text.slice(start, end)) ||
      (word === 'no' && isDenial(text.slice(end), tokens[i - 1]?.word))
    const isSlash = /^w\/$/i.test(text.slice(start, end + 1))
    const isBesideWord = besideWords.has(word) || isSlash
    // "ALTERNATOR ASSY, W/REGULATOR"; without a comma it is the regulator of a window.
    const isAddition = isSlash && text.slice(0, start).trimEnd().endsWith(',')
    if (!isExcept && !isBesideWord) return
    // A name may have the word itself: "bulb without filament", "BMW M3".
    const isName = (match: Match) =>
      (isPart(match) || isSymptom(match) || isSurelyCar(match)) && isOverlap(match.tokens, 1 << i)
    if (!isAddition && likely.some(isName)) return
    const before = likely.filter((match) => isPart(match) && match.tokens < 1 << i)
    if (before.length === 0) return
    const main = before.reduce((best, match) => (match.score > best.score ? match : best))
    let named = 0
    for (let at = i + 1; at <= i + MOST_ASIDE && at < tokens.length; at++) {
      if (likely.some((match) => isSurelyCar(match) && isOverlap(match.tokens, 1 << at))) break
      named |= 1 << at
    }
    // "Motor and fan with shroud" is an assembly: all of it may have a name. The "mirror indicator" is none.
    const isAll = (match: Match) =>
      !isExcept &&
      (match.tokens & (main.tokens | named)) === (main.tokens | named) &&
      isSamePart(main, match)
    const isBeside = (match: Match) =>
      isPart(match) || (isSymptom(match) && isOverlap(match.tokens, main.tokens))
    for (const match of matches)
      if (isBeside(match) && isOverlap(match.tokens, named) && !isAll(match)) aside.add(match)
    if (isExcept) excluded |= named | (1 << i)
  })
  return { aside, excluded }
}

const numbered = new Set(['part', 'model', 'serial', 'chassis', 'engine', 'item', 'oem', 'ref'])

/** "No spoiler", but neither "NO.2" nor "part no ABX500". */
const isDenial = (after: string, before = '') =>
  /^\s\p{L}+(?![\p{L}\p{M}\p{N}])/u.test(after) && !numbered.has(before)

/** Whether the likeliest kinds of part of one are among those of the other. */
function isSamePart({ phrase: { sense } }: Match, { phrase: { sense: whole } }: Match): boolean {
  if (sense.kind !== 'part' || whole.kind !== 'part') return false
  return [...sense.types].some(([no, weight]) => weight >= CERTAIN && whole.types.has(no))
}

const isOverlap = (a: number, b: number) => (a & b) !== 0
/** Not the "camera" of a mirror for a Toyota, which sounds like a Camry. */
const isSurelyCar = (match: Match) =>
  isAboutCar(match) && match.score >= CERTAIN * countBits(match.tokens)
const isAboutCar = (match: Match) =>
  isCar(match) || match.phrase.sense.kind === 'year' || match.phrase.sense.kind === 'brand'
