import { toDirhams, type Fils } from '#contract/money.ts'
import type { MailLanguage } from './bilingual-mail.ts'

const locales = { en: 'en-GB', ar: 'ar-AE-u-nu-latn' }
const unknown = { en: 'Unknown', ar: 'غير معروف' }
const LONGEST_NAME = 60

// Kept, because making one takes as long as the rest of a mail.
const formats = (time: { timeStyle?: 'short' }) => {
  const format = { dateStyle: 'long', timeZone: 'Asia/Dubai', ...time } as const
  return {
    en: new Intl.DateTimeFormat(locales.en, format),
    ar: new Intl.DateTimeFormat(locales.ar, format),
  }
}
const days = formats({})
const times = formats({ timeStyle: 'short' })

/** A moment as the clocks of the Emirates show it. */
export function shownTime(at: Date, language: MailLanguage): string {
  const zone = language === 'ar' ? 'بتوقيت الإمارات' : 'UAE time'
  return `${times[language].format(at)} (${zone})`
}

/** The day, in the Emirates. */
export const shownDay = (at: Date, language: MailLanguage): string => days[language].format(at)

/** A country by its ISO 3166 code. */
export function shownCountry(code: string | null, language: MailLanguage): string {
  if (code === null || !/^[A-Z]{2}$/.test(code)) return unknown[language]
  return (
    new Intl.DisplayNames([locales[language]], { type: 'region' }).of(code) ?? unknown[language]
  )
}

/** A device, as "Chrome on Android". */
export function shownDevice(device: string, language: MailLanguage): string {
  const plain = shownName(device, language)
  // A mark makes it run from right to left, although it begins with a Latin name.
  return language === 'ar' ? plain.replace(/^(\S.*) on (\S.*)$/, '\u200f$1 على $2') : plain
}

/**
 * A name that somebody else may have chosen: kept to one short line in which nothing looks like an
 * address to click.
 */
export function shownName(name: string, language: MailLanguage): string {
  const plain = name
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .replace(/[:@]|\.(?!\d)|\/\//g, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
    .toWellFormed()
  return plain === '' ? unknown[language] : plain
}

/**
 * What somebody else wrote, cut at so many characters: on one line, without signs that reorder text,
 * and with nothing that mail programs make a link of.
 */
export function shownText(text: string, longest: number): string {
  const plain = text
    .replace(/[^\P{C}\u200c\u200d]+|\p{Z}+/gu, ' ')
    .replace(/:\/\/|\/\//g, ' ')
    .replace(/@/g, ' @ ')
    .replace(/([.。．｡])(?=[\p{L}\p{M}])/gu, '$1 ')
    .replace(/ {2,}/g, ' ')
    .trim()
  const characters = Array.from(plain.toWellFormed())
  return characters.length <= longest
    ? characters.join('')
    : `${characters.slice(0, longest).join('').trimEnd()}…`
}

const amounts = new Intl.NumberFormat('en', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
})

/** A price such as "AED 1,245", to be shown left to right. */
export const shownPrice = (fils: Fils) => `AED ${amounts.format(toDirhams(fils))}`

/** An e-mail address or a phone number of which its owner recognises the rest. */
export function shownContact(contact: string): string {
  const at = contact.lastIndexOf('@')
  if (at < 0) return `${contact.slice(0, 4)}•••${contact.slice(-3)}`
  const known = at > 2 ? contact.slice(0, 1) : ''
  return `${known}•••${contact.slice(at)}`
}
