const CANDIDATES = [',', ';', '\t', '|']
const CHARACTERS = 32 * 1024
const ROWS = 50
const QUOTED_CELL = /(^|[,;\t|\r\n])"(?:[^"]|"")*"(?=[,;\t|\r\n]|$)/g

/** What divides the cells, by the beginning of the text; and where the text begins after `sep=;`. */
export function delimiterOf(beginning: string): { delimiter: string; from: number } {
  const named = /^sep=([^\r\n"])(?:\r\n?|\n)/i.exec(beginning)
  if (named) return { delimiter: named[1]!, from: named[0].length }
  // What stands in quotes divides nothing, whichever it is.
  const lines = beginning
    .slice(0, CHARACTERS)
    .replace(QUOTED_CELL, '$1x')
    .split(/[\r\n]+/)
    .filter((line) => /[^\s,;|]/.test(line))
    .slice(0, ROWS)
  let best = { delimiter: ',', score: 0 }
  for (const delimiter of CANDIDATES) {
    const score = scoreOf(delimiter, lines)
    if (score > best.score) best = { delimiter, score }
  }
  return { delimiter: best.delimiter, from: 0 }
}

/** Many columns, and as many in nearly every line, speak for a delimiter. */
function scoreOf(delimiter: string, lines: string[]): number {
  const widths = new Map<number, number>()
  for (const line of lines) {
    const width = line.split(delimiter).length
    widths.set(width, (widths.get(width) ?? 0) + 1)
  }
  let score = 0
  for (const [width, count] of widths)
    score = Math.max(score, (count / lines.length) * Math.log(width))
  return score * (1 - spacedShare(delimiter, lines.join('\n')))
}

/** Where a space follows, it is mostly a sentence. */
function spacedShare(delimiter: string, text: string): number {
  const all = text.split(delimiter).length - 1
  return all === 0 ? 0 : (text.split(`${delimiter} `).length - 1) / all
}
