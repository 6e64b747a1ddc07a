import { asciiDigits } from './cell.ts'

/** Model years, both ends included; an end that is missing is the model's own. */
export type Years = { from?: number; to?: number }

/** A stretch of a text that names years. `isShort`: only by digits like "08-15", which may be a size. */
export type YearsInText = { start: number; end: number; years: Years[]; isShort: boolean }

const year = String.raw`(?:19[5-9]\d|20[0-4]\d)`
const notBefore = String.raw`(?<![\p{N}.]|(?<![\p{L}\p{N}])\p{L}{1,2}|\p{N}-)`
const notAfter = String.raw`(?![\p{N}]|[.,]\p{N}{1,2}(?!\p{N})| ?(?:cc|kg|mm|cm|ml|ah|w|v|hp|rpm|pcs)(?!\p{L}))`
const sizes = String.raw`(?![\p{N}%"]|[.,]\p{N}| ?(?:mm|cm|inch|in|ml|ah|[wvltk]|pcs?|set)(?!\p{L}))`
const to = String.raw`\s*(?:[-–—−~〜～_>→]|\.{2,3}|…|[/\\]|(?:to|till|until|thru|through|up ?to|الى|إلى|الي|حتى|لغاية|لين|à|au|jusqu['’]?à|se)(?!\p{L})|至|到)\s*`
const now = String.raw`(?:present|now|today|current|onwards?|on|up|date|الان|الآن|اليوم|حاليا|aujourd['’]?hui|ce jour|今|现在)(?!\p{L})`
const later = String.raw`(?:(?:and|&|y|et|و)? ?(?:up(?:wards?)?|above|onwards?|later|newer|plus)(?!\p{L})|و?(?:ما )?(?:فما )?(?:فوق|طالع|اعلى|أعلى|احدث)(?!\p{L})|et (?:plus|après)|年?(?:以后|之后|起|至今))`
const earlier = String.raw`(?:(?:and|&) ?(?:older|below|earlier|down|before)(?!\p{L})|و?(?:ما )?(?:فما )?(?:دون|تحت|اقل|نازل)(?!\p{L})|et avant|年?(?:以前|之前))`
const since = String.raw`(?<!\p{L})(?:from|since|after|من|منذ|بعد|ابتداء من|depuis|à partir de|dès|从|自)\s*|[>≥]=?\s*`
const until = String.raw`(?<!\p{L})(?:up ?to|till|until|before|to|الى|إلى|حتى|لغاية|قبل|jusqu['’]?(?:à|en)|avant|至)\s*|[<≤]=?\s*|(?<![\p{L}\p{N}] ?)[-–~]\s*`
const named = String.raw`(?<!\p{L})(?:model|mod|mdl|my|year|yr|موديل|مودل|سنة|سنه|عام|année|annee)\.?\s*`
const lead = `(?:${since}|${named})?`
const month = String.raw`(?:(?:0?[1-9]|1[0-2])[./])?`
const short = String.raw`['’]?\d\d`
const notYears = String.raw`(?<![\p{N}\p{L}.,/-])`

const shapes = [
  // 2010/03-2015/07
  `${lead}${notBefore}(?<f1>${year})[./](?:0[1-9]|1[0-2])${to}(?<t1>${year})[./](?:0[1-9]|1[0-2])(?!\\p{N})`,
  // 2010-2018, 01/2010-12/2018, 2010-18, 08-2015
  `${lead}${notBefore}${month}(?<f2>${year})${to}${month}(?<t2>${year})${notAfter}`,
  `${lead}${notBefore}${month}(?<f3>${year})${to}(?<t3>${short})${sizes}`,
  `${lead}${notYears}(?<f4>${short})${to}(?<t4>${year})${notAfter}`,
  // 2016+, 2016-, 2016 to present, 2016 and later, since 2016
  `(?:${since})?${notBefore}${month}(?<f5>${year})(?:\\s*\\+|${to}${now}|\\s*${later}|\\s*[-–—~](?=\\s*(?:$|[,;|/)&\\n،؛])))`,
  `(?:${since})${month}(?<f6>${year})${notAfter}`,
  // up to 2015, 2015 and older
  `(?:${until})${month}(?<t5>${year})${notAfter}`,
  `${notBefore}(?<t6>${year})\\s*${earlier}`,
  // 2010, 2011, 2012
  `${notBefore}(?<list>${year}(?:\\s*[,،/&+]\\s*${year}){1,40})${notAfter}`,
  `(?:${named})?${notBefore}${month}(?<one>${year})${notAfter}`,
  // 08-15, model 15, '15, 16+
  `${lead}${notYears}(?<f7>${short})${to}(?<t7>${short})${sizes}`,
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
  const named = (letter: string) => {
    const key = Object.keys(stated).find((name) => name.startsWith(letter))
    return key ? { digits: stated[key]!, year: full(stated[key]!) } : undefined
  }
  const one = named('one')
  if (one) return [{ from: one.year, to: one.year }]
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

/** What a cell of a column of years says: years, `all` of them, or nothing that could be read. */
export function yearsOfCell(cell: string, last: number): Years[] | 'all' | undefined {
  if (allYears.test(cell)) return 'all'
  const text = cell.replace(/(\d)\.0+(?!\d)/g, '$1')
  // A range that Excel took for a month.
  if (/^\d{4}-\d\d-\d\d/.test(text)) return undefined
  const found = yearsInText(text, last).flatMap(({ years }) => years)
  if (found.length > 0) return found
  const short = /^['’]?(\d\d)(\s*[-+])?$/.exec(asciiDigits(text))
  if (!short) return undefined
  const inCentury = Number(short[1])
  const from = inCentury + (inCentury <= last % 100 ? 2000 : 1900)
  if (from < FIRST_SHORT) return undefined
  return [{ from, to: short[2] ? undefined : from }]
}
