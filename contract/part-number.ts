/**
 * The key under which every spelling of a part number is one part: letters and digits only, upper
 * case, Arabic-Indic and full-width digits folded. "04465-60320", "٠٤٤٦٥ ٦٠٣٢٠" -> "0446560320".
 */
export function skuKey(text: string): string {
  return withLatinDigits(text)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** A text with Arabic-Indic, Persian and full-width digits folded: "٠٤٤٦٥" -> "04465". */
export const withLatinDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))

/** The link form of a name: lower case, every run of anything but letters and digits one dash. */
export function slugOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/** The link form of a listing; the last dash-separated piece is the key of its number. */
export const listingSlug = (partName: string, skuKey: string) => `${slugOf(partName)}-${skuKey}`
