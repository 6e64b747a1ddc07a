import { UnreadableTable } from './table.ts'
import { readWholeXml } from './xml-events.ts'

// Excel takes 65,490 styles.
const MOST_STYLES = 100_000

/** What a number with a style stands for, beyond a number. */
export type Shows = 'number' | 'date' | 'time'

const builtIn = new Map<number, Shows>()
const name = (shows: Shows, from: number, to: number) => {
  for (let id = from; id <= to; id++) builtIn.set(id, shows)
}
name('date', 14, 17)
name('time', 18, 21)
name('date', 22, 22)
// Those of East Asia.
name('date', 27, 31)
name('time', 32, 35)
name('date', 36, 36)
name('time', 45, 47)
name('date', 50, 58)
name('time', 55, 56)

/** What each style of the cells (`s`) shows. */
export async function readStyles(bytes: AsyncIterable<Uint8Array>): Promise<Shows[]> {
  const styles: Shows[] = []
  const custom = new Map<number, Shows>()
  let isInCells = false
  await readWholeXml(bytes, {
    open(name, { numFmtId, formatCode = '' }) {
      const id = Number(numFmtId)
      if (name === 'cellXfs') isInCells = true
      else if (name === 'numFmt') custom.set(id, shownBy(formatCode))
      else if (name === 'xf' && isInCells)
        styles.push(custom.get(id) ?? builtIn.get(id) ?? 'number')
      if (styles.length + custom.size > MOST_STYLES) throw new UnreadableTable('too_large')
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false
    },
  })
  return styles
}

/** What a format such as `[$-401]dd/mm/yyyy;@` makes of a number: its first section decides. */
export function shownBy(format: string): Shows {
  const letters = format
    .replace(/\\.|_.|\*./gs, '')
    .replace(/"[^"]*"?/g, '')
    // Elapsed hours, minutes and seconds are lengths, which are read as numbers.
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]?/gi, '')
    .replace(/;.*$/s, '')
    .replace(/general|e[+-]|am\/pm|a\/p/gi, '')
  if (/[yde]/i.test(letters)) return 'date'
  if (/\[/.test(letters)) return 'number'
  if (/[hs]/i.test(letters)) return 'time'
  return /m/i.test(letters) ? 'date' : 'number'
}
