import { asciiDigits } from './cell.ts'

/** Model years, both ends included; an end that is missing is the model's own. */
export type Years = { from?: number; to?: number }

/** A stretch of a text that names years. `isShort`: only by digits like "08-15", which may be a size. */
export type YearsInText = { start: number; end: number; years: Years[]; isShort: boolean }

const year = String.raw`(?:19[5-9]\d|20[0-4]\d)`
const notBefore = String.raw`(?<![\p{N}.]|(?<![\p{L}\p{N}])\p{L}{1,2}|\p{N}-)`
const notAfter = String.raw`(?![\p{N}]|[.,]\p{N}{1,2}(?!\p{N})| ?(?:cc|kg|mm|cm|ml|ah|w|v|hp|rpm|pcs)(?!\p{L}))`
const sizes = String.raw`(?![\p{N}%"]|[.,]\p{N}| ?(?:mm|cm|inch|in|ml|ah|[wvltk]|pcs?|set)(?!\p{L}))`
const dash = String.raw`(?:[-–—−－~〜～_→]|=?>){1,3}`
const toWords = String.raw`(?:to|till|until|thru|through|up ?to|الى|إلى|الي|حتى|لغاية|الين|لين|لحد|لـ?|à|au|jusqu['’]?à|se)(?!\p{L})|至|到`
const to = String.raw`\s*(?:${dash}|\.{2,3}|…|[/\\]|${toWords})\s*`
const now = String.raw`(?:present|now|today|current|onwards?|on|up|date|الان|الآن|اليوم|حاليا|aujourd['’]?hui|ce jour|今|现在)(?!\p{L})`
const atEnd = String.raw`(?=\s*(?:$|[,;|/)\]&\n،؛]))`
const later = String.raw`(?:(?:and|&|y|et|و)? ?(?:up(?:wards?)?|above|onwards?|later|newer|plus)(?!\p{L})|on(?!\p{L})${atEnd}|[وف]?(?:ما )?(?:فما )?(?:فوق|طالع|اعلى|أعلى|احدث|أحدث)(?!\p{L})|[وف]?ما بعد(?!\p{L})|et (?:plus|après)|年?(?:以后|之后|起|至今))`
const earlier = String.raw`(?:(?:and|&) ?(?:older|below|earlier|down|before)(?!\p{L})|[وف]?(?:ما )?(?:فما )?(?:دون|تحت|اقل|أقل|اقدم|أقدم|نازل)(?!\p{L})|[وف]?ما قبل(?!\p{L})|et avant|年?以前)`
const since = String.raw`(?<!\p{L})(?:from|since|after|post|من|منذ|بعد|ابتداء من|depuis|après|à partir de|dès|从|自)(?:\s|-(?=\p{N}))*|[>≥]=?\s*`
const until = String.raw`(?<!\p{L})(?:up ?to|till|until|to|الى|إلى|حتى|لغاية|لحد|لين|الين|jusqu['’]?(?:à|en)|至)\s*|[<≤]=?\s*|(?<!\p{N} ?)[~〜～]\s*|(?<![\p{L}\p{N}] ?)[-–]\s*`
// Who tells parts "before 2013" from parts "after 2013" has that year with the later ones.
const before = String.raw`(?<!\p{L})(?:before|pre|prior to|(?:older|earlier) than|قبل|avant)(?:\s|-(?=\p{N}))*`
const above = String.raw`(?<!\p{L})(?:newer|later) than\s+`
const named = String.raw`(?<!\p{L})(?:model year|models?|mod|mdl|my|years?|yr|موديلات|موديل|مودل|سنة|سنه|عام|année|annee)[.:]?\s*`
const named4 = `(?:${named}|(?<![\\p{L}\\p{N}])y(?=(?:19|20)\\d\\d))`
const lead = `(?:${since}|${named})?`
const start = `(?:(?:${since})?${named4}|${since}|${notBefore})`
const monthName = String.raw`(?<!\p{L})(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\.?[\s'’/-]{0,2}`
const twelve = '(?:0[1-9]|1[0-2])'
const month = String.raw`(?:(?:0?[1-9]|1[0-2])[./]|${monthName})?`
const monthAfter = String.raw`(?:[./-]${twelve}(?!\p{N}))?`
const unit = String.raw`(?:\s?(?:(?:my|model)(?!\p{L})|年款?))?`
const short = String.raw`['’]?\d\d`
const notYears = String.raw`(?<![\p{N}\p{L}.,/-])`
const open = String.raw`(?:\s*\+|${to}${now}|\s*${later}|\s*(?:${dash}|\.{3}|…)${atEnd})`

const shapes = [
  // 2010-2018, 01/2010-12/2018, 2010/03-2015/07, 200809-201306, Sep 2008 - Jun 2013, 2010MY-2015MY
  `${notYears}(?<f0>${year})${twelve}${to}(?<t0>${year})${twelve}(?!\\p{N})`,
  `${month}${start}${month}(?<f1>${year})${monthAfter}${unit}${to}(?:${named4})?${month}(?<t1>${year})${monthAfter}${notAfter}`,
  `(?<!\\p{L})(?:between|بين|entre)\\s+(?<f2>${year})\\s+(?:and|et|و)\\s*(?<t2>${year})${notAfter}`,
  // 2008/09-, 2010.01 ~
  `${start}(?<f9>${year})[./-]${twelve}(?!\\p{N})(?:\\s*\\+|${to}${now}|\\s*${later}|\\s*${dash}${atEnd})`,
  // 2010,11,12
  `${start}(?<run>${year}(?:\\s*[,،&+]\\s*\\d\\d){2,20})(?!\\p{N})`,
  // 2010-18, 08-2015
  `${start}${month}(?<f3>${year})${to}(?<t3>${short})${sizes}`,
  `${lead}${notYears}(?!${twelve}/)(?<f4>${short})${to}(?<t4>${year})${notAfter}`,
  // 2016+, 2016-, 2016 to present, 2016 and later, since 2016
  `${start}${month}(?<f5>${year})${unit}${open}`,
  `(?:${since})${month}(?<f6>${year})${notAfter}`,
  `(?:${above})(?<n>${year})${notAfter}`,
  // up to 2015, before 2015, 2015 and older
  `(?:${until})${month}(?<t5>${year})${monthAfter}${notAfter}`,
  `(?:${before})(?<b>${year})${notAfter}`,
  `${notBefore}(?<t6>${year})\\s*${earlier}`,
  `${notBefore}(?<b2>${year})年?之前`,
  // 2010, 2011, 2012
  `${notBefore}(?<list>${year}(?:\\s*[,،/&+]\\s*${year}){1,40})${notAfter}`,
  `${start}${month}(?<one>${year})${notAfter}`,
  // 09/08-06/13, 01/10-, Jan-10 to Dec-15
  `${notYears}${twelve}[./](?<f10>\\d\\d)${to}${twelve}[./](?<t10>\\d\\d)${sizes}`,
  `${notYears}${twelve}[./](?<f11>\\d\\d)\\s*${dash}${atEnd}`,
  `${monthName}(?<f12>\\d\\d)${to}${monthName}(?<t12>\\d\\d)(?!\\p{N})`,
  // 08-15, model 15, '15, 16+
  `(?:${named})(?<f13>${short})${to}(?<t13>${short})${sizes}`,
  `${lead}${notYears}(?<f7>${short})${to}(?<t7>${short})${sizes}`,
  `(?:${named})(?<f14>${short})${open}`,
  `(?:${named})(?<one2>${short})${sizes}`,
  `${notYears}['’](?<one3>\\d\\d)${sizes}`,
  `${notYears}(?<f8>${short})\\s*\\+(?=\\s*(?:$|[,;|/)&\\n]))`,
]
// Words are tried from their first letter only: most of a text is letters.
const anyYears = new RegExp(
  String.raw`(?=[^\p{L}\s]|(?<!\p{L})\p{L}|\p{Script=Han})(?:${shapes.join('|')})`,
  'giu',
)

const perhaps =
  /(?:19[5-9]|20[0-4])\d|(?<!\d)\d\d\s*(?:[-–—−~〜～_>→/\\+…]|\.\.|to|ti|th|un|up|[اإحل]|à|au|ju|se|[至到])|['’]\d\d|\p{L}\.?\s*\d\d(?!\d)/u

const LONGEST_LEAD = 16

/** The stretches of a text that name model years; two digits are those up to `last`, or of before 2000. */
export function yearsInText(text: string, last: number): YearsInText[] {
  const digits = asciiDigits(text)
  if (!perhaps.test(digits)) return []
  const found: YearsInText[] = []
  // The words that stand before years are short.
  anyYears.lastIndex = Math.max(0, digits.search(/\d/) - LONGEST_LEAD)
  for (const match of digits.matchAll(anyYears)) {
    const groups = Object.entries(match.groups!).filter(([, stated]) => stated !== undefined)
    const years = yearsOf(Object.fromEntries(groups) as Record<string, string>, last)
    if (years)
      found.push({
        start: match.index,
        end: match.index + match[0].length,
        years,
        isShort: !/\d{4}/.test(match[0]),
      })
  }
  return found
}

/** Chassis codes and sizes are written like two years of before this. */
const FIRST_SHORT = 1985

function yearsOf(stated: Record<string, string>, last: number): Years[] | undefined {
  const full = (digits: string) => {
    const number = Number(digits.replace(/^['’]/, ''))
    return number > 100 ? number : number + (number <= last % 100 ? 2000 : 1900)
  }
  if (stated.list) return runsOf((stated.list.match(/\d{4}/g) ?? []).map(Number))
  if (stated.run) return ascending((stated.run.match(/\d+/g) ?? []).map(full))
  const named = (letter: string) => {
    const key = Object.keys(stated).find((name) => name.startsWith(letter))
    return key ? { digits: stated[key]!, year: full(stated[key]!) } : undefined
  }
  const one = named('one')
  if (one) return [{ from: one.year, to: one.year }]
  const [above, before] = [named('n'), named('b')]
  if (above) return [{ from: above.year + 1 }]
  if (before) return [{ to: before.year - 1 }]
  const [from, end] = [named('f'), named('t')]
  const shorts = [from, end].filter((side) => side && side.digits.length < 4)
  if (shorts.some((side) => side!.year < FIRST_SHORT)) return undefined
  if (!from || !end) return [{ from: from?.year, to: end?.year }]
  // "2015/06" is a month. Who writes from right to left may put the later year first.
  if (from.year > end.year)
    return end.digits.length < 4 && from.digits.length === 4
      ? [{ from: from.year, to: from.year }]
      : [{ from: end.year, to: from.year }]
  return [{ from: from.year, to: end.year }]
}

/** Nothing where they don't rise: "2010, 18, 20" has sizes. */
const ascending = (list: number[]): Years[] | undefined =>
  list.every((next, i) => i === 0 || next === list[i - 1]! + 1) ? runsOf(list) : undefined

/** 2010, 2011, 2012, 2015 -> 2010-2012 and 2015. */
function runsOf(list: number[]): Years[] {
  const runs: { from: number; to: number }[] = []
  for (const next of [...new Set(list)].sort((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run && run.to + 1 === next) run.to = next
    else runs.push({ from: next, to: next })
  }
  return runs
}

const allYears = /^(?:all|any|every|كل|جميع|كافة|tou(?:s|tes)|所有|全部)(?:\s.*)?$/iu

// Two digits and a word are years only where nothing else is expected: "up to 14" may be inches.
const shortCell = new RegExp(
  `^(?:(?<since>${since})|(?<until>${until}))?['’]?(?<year>\\d\\d)(?<later>\\s*[-+]|${open})?$`,
  'iu',
)

/** What a cell of a column of years says: years, `all` of them, or nothing that could be read. */
export function yearsOfCell(cell: string, last: number): Years[] | 'all' | undefined {
  if (allYears.test(cell)) return 'all'
  const text = cell.replace(/(\d)\.0+(?!\d)/g, '$1')
  // A range that Excel took for a month.
  if (/^\d{4}-\d\d-\d\d/.test(text)) return undefined
  const found = yearsInText(text, last).flatMap(({ years }) => years)
  if (found.length > 0) return found
  const short = shortCell.exec(asciiDigits(text))?.groups
  if (!short) return undefined
  const inCentury = Number(short.year)
  const year = inCentury + (inCentury <= last % 100 ? 2000 : 1900)
  if (year < FIRST_SHORT) return undefined
  if (short.since ?? short.later) return [{ from: year }]
  return short.until ? [{ to: year }] : [{ from: year, to: year }]
}
