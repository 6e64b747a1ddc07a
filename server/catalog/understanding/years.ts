import type { Token } from './language/fold.ts'

/** Model years that a text names; `tokens` has bit i set for token i. */
export type YearsMention = { from: number; to: number; tokens: number }

const FIRST = 1960
const modelWords = new Set([
  'model',
  'mod',
  'my',
  'mdl',
  'year',
  'موديل',
  'سنه',
  'مودل',
  'annee',
  'saal',
])
const upTo = /^\s*(?:[-–—~/]|to|till|until|thru|الى|إلى|لين|لغاية|حتى|à|au|se|至|到)\s*$/iu

/**
 * The model years in a text: "2015", "2010-2018", "08-15", "model 15". Years after the next one, when
 * new models are sold, are none.
 */
export function yearsIn(text: string, tokens: Token[], today = new Date()): YearsMention[] {
  const last = today.getUTCFullYear() + 1
  const full = (token?: Token) => {
    const year = token && /^\d{4}$/.test(token.word) ? Number(token.word) : 0
    return year >= FIRST && year <= last ? year : 0
  }
  /** "98" is 1998, "15" is 2015. */
  const short = (token?: Token) => {
    if (!token || !/^\d\d$/.test(token.word)) return 0
    const inCentury = Number(token.word)
    return inCentury + (inCentury <= last % 100 ? 2000 : 1900)
  }
  const joined = (a: Token, b?: Token) => b && upTo.test(text.slice(a.end, b.start))
  const rangeFrom = (i: number) => {
    const first = tokens[i]
    if (!first) return undefined
    // "2010 to 2015": the word between is a token of its own.
    const end = joined(first, tokens[i + 1]) ? i + 1 : joined(first, tokens[i + 2]) ? i + 2 : 0
    if (!end) return undefined
    const from = full(first) || short(first)
    const to = full(tokens[end]) || short(tokens[end])
    return from && to && from <= to ? { from, to, end } : undefined
  }
  const mentions: YearsMention[] = []
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!
    const next = tokens[i + 1]
    const range = rangeFrom(i)
    if (range) {
      mentions.push({ from: range.from, to: range.to, tokens: bits(i, range.end) })
      i = range.end
    } else if (full(token)) {
      const named = i > 0 && modelWords.has(tokens[i - 1]!.word)
      mentions.push({ from: full(token), to: full(token), tokens: bits(named ? i - 1 : i, i) })
    } else if (modelWords.has(token.word) && short(next) && !rangeFrom(i + 1)) {
      mentions.push({ from: short(next), to: short(next), tokens: bits(i, i + 1) })
      i++
    }
  }
  return mentions
}

const bits = (from: number, to: number) => ((1 << (to - from + 1)) - 1) << from
