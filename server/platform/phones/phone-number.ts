import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max'

const LONGEST = 60

/**
 * A phone number in E.164, as "+971501234567"; undefined when it is none that exists. Numbers
 * without a country are those of `defaultCountry`, also where they are written "971…" or "00971…".
 */
export function parsePhone(text: string, defaultCountry: CountryCode = 'AE'): string | undefined {
  if (text.length > LONGEST) return undefined
  // Full-width signs, and the marks that keep numbers in order between Arabic words.
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '')
  const found = parsePhoneNumberFromString(plain, { defaultCountry, extract: false })
  return found?.isValid() && !found.ext ? found.number : undefined
}

/** The ISO 3166 code of where a number in E.164 is from; undefined for none and for satellites. */
export function countryOfPhone(phone: string): string | undefined {
  return parsePhoneNumberFromString(phone)?.country
}

/** Whether an SMS to a number in E.164 can arrive, by the numbering plan of its country. */
export function takesSms(phone: string): boolean {
  const type = parsePhoneNumberFromString(phone)?.getType()
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE'
}

/** A number in E.164 as people read it: "+971 50 123 4567"; anything else stays as it is. */
export const internationalPhone = (phone: string): string =>
  parsePhoneNumberFromString(phone)?.formatInternational() ?? phone
