import type { Shows } from './number-formats.ts'
import { storedText } from './rich-text.ts'
import { UnreadableTable } from './table.ts'

const LAST_DAY = 2_958_465
const DAYS_UNTIL_1904 = 1_462
// Day 60 is the 29th of February 1900, which never was.
const MISSING_DAY = 60
const DAY_MS = 86_400_000
const DAY_ZERO = Date.UTC(1899, 11, 30)

export type CellContext = {
  strings: readonly string[]
  styles: readonly Shows[]
  from1904: boolean
  cellCharacters: number
}

/**
 * What a person reads in the cell: `type` and `style` are its attributes `t` and `s`, `stored` is
 * its `v`. Dates come as 2018-10-12 (or 2018-10-12 14:30:00), times as 14:30:00; other numbers in
 * full, whatever their format.
 */
export function cellValue(
  type: string,
  style: string,
  stored: string,
  context: CellContext,
): string {
  if (stored === '') return ''
  if (type === 's') return sharedString(context.strings, stored)
  if (type === 'b') return /^\s*(1|true)\s*$/i.test(stored) ? 'TRUE' : 'FALSE'
  if (type === 'd') return stored.replace('T', ' ').replace(/ 00:00:00(\.0+)?Z?$|Z$/, '')
  if (type && type !== 'n') return storedText(stored, context.cellCharacters)
  const trimmed = stored.trim()
  const number = Number(trimmed)
  if (trimmed === '' || !Number.isFinite(number)) return storedText(stored, context.cellCharacters)
  const shows = context.styles[Number(style)] ?? 'number'
  return momentOf(number, shows, context.from1904) ?? numberText(trimmed, number)
}

function sharedString(strings: readonly string[], place: string): string {
  const text = strings[Number(place)]
  if (text === undefined) throw new UnreadableTable('broken')
  return text
}

function momentOf(number: number, shows: Shows, from1904: boolean): string | undefined {
  if (shows === 'number' || number < 0) return undefined
  if (shows === 'time') return number < 1 ? clock(number) : undefined
  const days = number + (from1904 ? DAYS_UNTIL_1904 : 0)
  if (days < 1 || days >= LAST_DAY + 1) return undefined
  const shifted = days < MISSING_DAY ? days + 1 : days
  const seconds = Math.round(shifted * 86_400)
  const moment = new Date(DAY_ZERO + seconds * 1_000).toISOString()
  const time = moment.slice(11, 19)
  return time === '00:00:00' ? moment.slice(0, 10) : `${moment.slice(0, 10)} ${time}`
}

const clock = (day: number) =>
  new Date(Math.min(Math.round(day * 86_400) * 1_000, DAY_MS - 1_000)).toISOString().slice(11, 19)

/** In full and without an exponent; the fifteen digits that Excel vouches for. */
function numberText(stored: string, number: number): string {
  if (/^(0|-?[1-9]\d*)$/.test(stored)) return stored
  const rounded = Number(number.toPrecision(15))
  if (Number.isInteger(rounded)) return BigInt(rounded).toString()
  const text = String(rounded)
  return text.includes('e')
    ? rounded
        .toFixed(20)
        .replace(/\.?0+$/, '')
        .replace(/^-0$/, '0')
    : text
}
