import { withLatinDigits } from './part-number.ts'

/** A number as it is stored: Latin digits, upper case, without the spaces and dashes that are pasted along. */
const bare = (text: string): string =>
  withLatinDigits(text)
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toUpperCase()

/** Whether a text is a tax registration number (TRN) of the UAE. */
export const isTaxNumber = (text: string): boolean => /^1\d{14}$/.test(text)

/** The tax registration number in a text; undefined where it is none. */
export function readTaxNumber(text: string): string | undefined {
  const number = bare(text)
  return isTaxNumber(number) ? number : undefined
}

/** "ae07 0331 2345 6789 0123 456" -> "AE070331234567890123456". Only the server says whether it is an IBAN. */
export const bareIban = bare

/** As banks print it, in groups of four. */
export const groupedIban = (iban: string): string => iban.replace(/.{4}(?=.)/g, '$& ')

/** Whether a bare IBAN has the form of one; its check digits aren't looked at. */
export const looksLikeIban = (iban: string): boolean =>
  iban.startsWith('AE') ? /^AE\d{21}$/.test(iban) : /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)
