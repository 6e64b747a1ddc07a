import { foldWord, type Token } from './language/fold.ts'
import { batterySize, isMeasure } from './language/units.ts'
import type { TaughtPhrases } from './taught-phrases.ts'
import { MOST_TOKENS, type PhraseBook, type Reading } from './phrase-book.ts'

const nothingTaught = { has: () => false, reads: () => false }

/**
 * The words of a text as the book can read them: Chinese runs cut into known words, and what was
 * written together though the book knows its pieces ("brakepad", "prado2015") taken apart.
 */
export function piecesOf(
  text: string,
  tokens: Token[],
  book: PhraseBook<unknown>,
  knowsWord: (word: string) => boolean,
  taught: Pick<TaughtPhrases, 'has' | 'reads'> = nothingTaught,
): Token[] {
  const isKnown = (word: string) => book.lexicon.id(word) !== undefined || taught.has(word)
  const likenessOf = (word: string) => book.read(word)[0]?.likeness ?? 0
  return tokens
    .flatMap((token) => {
      if (isKnown(token.word) || taught.reads(token.word)) return [token]
      if (batterySize(token.word)) return [token]
      if (isCode(token.word, isKnown) && knowsWord(token.word)) return [token]
      const cuts = /\p{Script=Han}/u.test(token.word)
        ? chineseCuts(token.word, isKnown)
        : likenessOf(token.word) > 0.75 && !SCRIPT_CHANGE.test(token.word)
          ? []
          : cutsOf(token.word, isKnown, knowsWord, likenessOf)
      // Folding may have changed the length; then the pieces share the place of the whole.
      const inPlace = token.word.length === token.end - token.start
      return [0, ...cuts].map((from, i) => {
        const to = cuts[i] ?? token.word.length
        const place = inPlace ? { start: token.start + from, end: token.start + to } : token
        return {
          ...place,
          word: inPlace ? foldWord(text.slice(place.start, place.end)) : token.word.slice(from, to),
        }
      })
    })
    .slice(0, MOST_TOKENS)
}

/** Where to cut a run of Chinese: the longest known word first, what is unknown stays together. */
function chineseCuts(run: string, isKnown: (word: string) => boolean): number[] {
  const cuts = new Set<number>()
  for (let at = 0; at < run.length;) {
    let end = Math.min(run.length, at + 12)
    while (end > at && !isKnown(run.slice(at, end))) end--
    if (end === at) {
      at++
      continue
    }
    cuts.add(at).add(end)
    at = end
  }
  return [...cuts].filter((cut) => cut > 0 && cut < run.length).sort((a, b) => a - b)
}

type Knows = (word: string) => boolean

/** "VQ37", of an engine, where a name has it; not "UX250", of a car. */
const isCode = (word: string, isKnown: Knows) =>
  /^[a-z]{1,3}\d{1,3}$/.test(word) && !isKnown(word.replace(/\d/g, ''))

const SCRIPT_CHANGE = /^(?:\p{Script=Arabic}+(?=[a-z]+$)|[a-z]+(?=\p{Script=Arabic}+$))/u

function cutsOf(
  word: string,
  isKnown: Knows,
  isOnOffer: Knows,
  likenessOf: (word: string) => number,
): number[] {
  const script = SCRIPT_CHANGE.exec(word)?.[0].length
  if (script) return [script]
  const digits = /^(?:\p{L}{2,}(?=\d+$)|\d+(?=\p{L}{2,}$))/u.exec(word)?.[0].length
  if (digits) {
    const [, letters = ''] = /(\p{L}+)/u.exec(word) ?? []
    const number = word.replace(letters, '')
    const isYear = Number(number) > 1960 && Number(number) < 2100
    return isKnown(letters) || isYear || (isOnOffer(letters) && isOnOffer(number)) ? [digits] : []
  }
  if (word.length > LONGEST_COMPOUND) return []
  return /\d/.test(word) && /[a-z]/.test(word)
    ? numberCuts(word, isOnOffer)
    : compoundCut(word, isKnown, likenessOf)
}

const LEAST_OF_NUMBER = 7
const LEAST_DIGITS = 3
// Shorter ones, years and sizes, stand in many names.
const LEAST_OF_PIECE = 3
const LONGEST_COMPOUND = 24

/** "74110T2FA00", where a name has "74110-T2F-A00": into the fewest pieces that names have. */
function numberCuts(word: string, isOnOffer: Knows): number[] {
  if (word.length < LEAST_OF_NUMBER || word.replace(/\D/g, '').length < LEAST_DIGITS) return []
  const cutsTo: (number[] | undefined)[] = [[]]
  for (let end = LEAST_OF_PIECE; end <= word.length; end++)
    for (let from = 0; from <= end - LEAST_OF_PIECE; from++) {
      const before = cutsTo[from]
      const isFewer = before && before.length + 1 < (cutsTo[end]?.length ?? Infinity)
      if (isFewer && isOnOffer(word.slice(from, end))) cutsTo[end] = [...before, end]
    }
  return cutsTo[word.length]?.slice(0, -1) ?? []
}

/** "wiperblades", "steeringwheell": where both pieces are words of ours, one of them perhaps nearly. */
function compoundCut(word: string, isKnown: Knows, likenessOf: (word: string) => number): number[] {
  let best = { at: 0, likeness: 0.75 }
  for (let at = word.length - 3; at >= 3; at--) {
    const pieces = [word.slice(0, at), word.slice(at)]
    const known = pieces.filter(isKnown)
    if (known.length === 2) return [at]
    const other = pieces.find((piece) => !isKnown(piece))!
    if (known.length === 0 || known[0]!.length < 4 || other.length < 4) continue
    const likeness = likenessOf(other)
    if (likeness > best.likeness) best = { at, likeness }
  }
  return best.at > 0 ? [best.at] : []
}

/**
 * What each token, and each pair of neighbours written as one word, may be in the book. The unit of a number is no other
 * word: "16 inch" is no hinge.
 */
export function readingsOf(tokens: Token[], book: PhraseBook<unknown>): Reading[] {
  const readings: Reading[] = []
  tokens.forEach(({ word }, i) => {
    const words = book.read(word)
    readings.push({
      tokens: 1 << i,
      words: isMeasure(tokens, i) ? words.filter(({ likeness }) => likeness === 1) : words,
    })
    const next = tokens[i + 1]
    const joined = next && book.lexicon.id(word + next.word)
    if (joined !== undefined)
      readings.push({ tokens: 3 << i, words: [{ id: joined, likeness: 0.99 }] })
  })
  return readings
}
