import type { Token } from './language/fold.ts'

/** Model years that a text names, an end that it leaves open missing; `tokens` has bit i set for token i. */
export type YearsMention = { from?: number; to?: number; tokens: number }

/** Of the cars whose parts are sold here. */
export const FIRST_YEAR = 1960

/** When new models are sold, their year is the next one. */
export const nextYear = (today = new Date()): number => today.getUTCFullYear() + 1

/** "98" is 1998, "15" is 2015; 0 for what is no such year. */
export function shortYear(word: string, today = new Date()): number {
  if (!/^\d\d$/.test(word)) return 0
  const inCentury = Number(word)
  return inCentury + (inCentury <= nextYear(today) % 100 ? 2000 : 1900)
}

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
const dash = String.raw`(?:[-–—−~〜_→]|=?>){1,3}`
const upTo = new RegExp(
  String.raw`^\s*(?:${dash}|/|to|till|until|thru|الى|إلى|لين|لغاية|لحد|حتى|à|au|se|至|到)\s*$`,
  'iu',
)
const monthJoint = /^[/.-]$/

const presentWords = String.raw`(?:present|now|today|date|الان|الآن|اليوم|ce jour|今|现在)(?!\p{L})`
const laterWords = String.raw`(?:(?:and |& ?)?(?:up(?:wards?)?|above|onwards?|later|newer)(?!\p{L})|(?:[وف](?:ما )?|ما )(?:فوق|طالع|اعلى|أعلى|احدث|أحدث)(?!\p{L})|[وف]?ما بعد(?!\p{L})|et plus|年?(?:以后|起|至今))`
/** Before a year: "125-95-14" are the measures of a seal. */
const measured = /\d[-/x]$/i
/** After a year: "2016+", "2016 onwards", "2016-" at an end. */
const later = new RegExp(
  String.raw`^\s{0,4}(?:\+|(?:(?:${dash}|to|الى|إلى|à)\s{0,4})?${presentWords}|(?:${dash}\s{0,4})?${laterWords}|${dash}(?=\s{0,4}(?:$|[,;|/)\]&،])))`,
  'iu',
)
const older =
  /^\s*(?:(?:and|&) (?:older|below|earlier)(?!\p{L})|(?:[وف](?:ما )?|ما )(?:دون|تحت|اقل|أقل|اقدم|أقدم)(?!\p{L})|[وف]?ما قبل(?!\p{L})|年?以前)/iu
const since = /(?<!\p{L})(?:from|since|من|منذ|ابتداء من|depuis)\s*$|[>≥]=?\s*$/iu
const until = /(?<!\p{L})(?:up ?to|till|until|حتى|لغاية|لحد|jusqu['’]?(?:à|en))\s*$|[<≤]=?\s*$/iu
const before = /(?<!\p{L})(?:before|pre|older than|قبل|avant)[\s-]*$/iu
// The words that stand before or after a year are short.
const LONGEST = 24

/**
 * The model years in a text: "2015", "2010-2018", "08-15", "model 15", "2016+", "up to 2014", "2008/09-2013/06".
 * Years after the next one are none.
 */
export function yearsIn(text: string, tokens: Token[], today = new Date()): YearsMention[] {
  const last = nextYear(today)
  const full = (token?: Token) => {
    const year = token && /^\d{4}$/.test(token.word) ? Number(token.word) : 0
    return year >= FIRST_YEAR && year <= last ? year : 0
  }
  const short = (token?: Token) => shortYear(token?.word ?? '', today)
  const gap = (a: Token, b: Token) => text.slice(a.end, b.start)
  const joined = (a: Token, b?: Token) => b && upTo.test(gap(a, b))
  /** Whether a token and its neighbour are a year and a month: "2008/09", "09/2008". */
  const isMonth = (at: number, beside: number) => {
    const [month, year] = [tokens[at], tokens[beside]]
    if (!month || !full(year) || !/^(?:0?[1-9]|1[0-2])$/.test(month.word)) return false
    return at < beside ? gap(month, year!) === '/' : monthJoint.test(gap(year!, month))
  }
  const rangeFrom = (start: number) => {
    const i = isMonth(start, start + 1) ? start + 1 : start
    const first = tokens[i]
    if (!first || (!full(first) && measured.test(text.slice(0, first.start)))) return undefined
    const endOf = (from: number) => {
      // "2010 to 2015": the word between is a token of its own.
      const end = joined(tokens[from]!, tokens[from + 1])
        ? from + 1
        : joined(tokens[from]!, tokens[from + 2])
          ? from + 2
          : 0
      return end && isMonth(end, end + 1) ? end + 1 : end
    }
    const afterMonth = isMonth(i + 1, i) ? endOf(i + 1) : 0
    const end = afterMonth > 0 && full(tokens[afterMonth]) ? afterMonth : endOf(i)
    if (!end) return undefined
    const from = full(first) || short(first)
    const to = full(tokens[end]) || short(tokens[end])
    if (!from || !to || from > to) return undefined
    return { from, to, end: isMonth(end + 1, end) ? end + 1 : end }
  }
  /** What stands beside a year, if it leaves an end open. */
  const openAt = (i: number) => {
    const [token, year] = [tokens[i]!, full(tokens[i])]
    const after = text.slice(token.end, token.end + LONGEST)
    const ahead = (found: RegExpExecArray) => {
      const end = tokens.findLastIndex(({ start }) => start < token.end + found[0].length)
      return bits(i, Math.max(i, end))
    }
    const preceding = text.slice(Math.max(0, token.start - LONGEST), token.start)
    const behind = (found: RegExpExecArray) => {
      const start = tokens.findIndex(({ end }) => end > token.start - found[0].length)
      return bits(Math.min(i, start), i)
    }
    for (const [words, place, years] of [
      [later.exec(after), ahead, { from: year }],
      [older.exec(after), ahead, { to: year }],
      [since.exec(preceding), behind, { from: year }],
      [until.exec(preceding), behind, { to: year }],
      [before.exec(preceding), behind, { to: year - 1 }],
    ] as const)
      if (words) return { ...years, tokens: place(words) }
    return undefined
  }
  const mentions: YearsMention[] = []
  const put = (mention: YearsMention) => {
    const taken = mentions.reduce((all, { tokens: place }) => all | place, 0)
    mentions.push({ ...mention, tokens: mention.tokens & ~taken })
  }
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!
    const next = tokens[i + 1]
    const range = rangeFrom(i)
    if (range) {
      mentions.push({ from: range.from, to: range.to, tokens: bits(i, range.end) })
      i = range.end
    } else if (isMonth(i, i + 1) && !openAt(i + 1)) {
      put({ from: full(next), to: full(next), tokens: bits(i, i + 1) })
      i++
    } else if (full(token)) {
      const named = i > 0 && modelWords.has(tokens[i - 1]!.word)
      const mention = openAt(i) ?? { from: full(token), to: full(token), tokens: bits(i, i) }
      put(named ? { ...mention, tokens: mention.tokens | bits(i - 1, i) } : mention)
      i = Math.max(i, 31 - Math.clz32(mention.tokens))
    } else if (modelWords.has(token.word) && short(next) && !rangeFrom(i + 1)) {
      mentions.push({ from: short(next), to: short(next), tokens: bits(i, i + 1) })
      i++
    }
  }
  return mentions
}

const bits = (from: number, to: number) => ((1 << (to - from + 1)) - 1) << from
