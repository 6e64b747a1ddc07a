const home = '+971'

/** The initial content of a phone box. */
export const phoneStart = `${home} `

/** Digits of other scripts as Latin ones: numbers are also copied from Arabic and Persian texts. */
export function withLatinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 15))
}

/**
 * A number as written in the Emirates ("050 123 4567", "971 50…", "00971…", "+971 050…") in
 * international form. Others only lose their separators.
 */
export function toInternational(written: string): string {
  const bare = withLatinDigits(written).replace(
    /[\s().\-\u200E\u200F\u202A-\u202E\u2066-\u2069]/g,
    '',
  )
  const plus = bare.replace(/^00/, '+')
  if (plus.startsWith('+')) return plus.replace(/^\+9710+/, home)
  if (/^9710?\d{8,9}$/.test(plus)) return `${home}${plus.slice(3).replace(/^0/, '')}`
  if (/^0\d{8,9}$/.test(plus)) return home + plus.slice(1)
  return /^5\d{8}$/.test(plus) ? home + plus : plus
}

/** Whether only the country code is there. */
export const isPhoneEmpty = (written: string) => /^\+?(971)?$/.test(toInternational(written))

/** Whether it could be a number, judging by its length. */
export function looksLikePhone(written: string): boolean {
  const number = toInternational(written)
  if (number.startsWith(home)) return /^\+971(5\d{8}|[2-4679]\d{7})$/.test(number)
  return /^\+[1-9]\d{7,14}$/.test(number)
}
