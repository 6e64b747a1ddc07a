const home = '+971'

/** What a phone box holds before anything is typed. */
export const phoneStart = `${home} `

/** Digits of other scripts as ours: numbers are also copied from Arabic and Persian texts. */
export function withLatinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 15))
}

/**
 * A number as people in the Emirates write it ("050 123 4567", "971 50…", "00971…", "+971 050…") with
 * its plus. Others are left as they are, without what separates the digits.
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

/** Whether nothing but the country is there yet. */
export const isPhoneEmpty = (written: string) => /^\+?(971)?$/.test(toInternational(written))

/** Whether it could be a number, as far as that shows from its length. */
export function looksLikePhone(written: string): boolean {
  const number = toInternational(written)
  if (number.startsWith(home)) return /^\+971(5\d{8}|[2-4679]\d{7})$/.test(number)
  return /^\+[1-9]\d{7,14}$/.test(number)
}
