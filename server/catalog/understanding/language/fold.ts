/** A word of a text: folded, with its place in the text as it was typed. */
export type Token = { word: string; start: number; end: number }

/** "باترووول": no Arabic word has a letter three times in a row. */
const DRAWN_OUT = /([\u0621-\u064a])\1{2,}/g
const LEAST_LEFT = 3

const zeroOf = [0x0660, 0x06f0, 0x0966] // Arabic-Indic, extended Arabic-Indic, Devanagari

/**
 * One spelling for many: compatibility forms, Latin and Arabic vowel marks, hamza seats, taa marbuta,
 * alef maqsura, the Urdu and Persian forms of Arabic letters, digits, case, and the Arabic article
 * with its prefixes. Of one word; use `tokensOf` for a text.
 */
export function foldWord(typed: string): string {
  if (/^[A-Za-z0-9]*$/.test(typed)) return typed.toLowerCase()
  const shortened = typed.replace(DRAWN_OUT, '$1')
  const text = shortened.length < LEAST_LEFT ? typed : shortened
  // Most words in Arabic letters have no letter of several forms.
  if (/^[\u0627\u0628\u062a-\u063a\u0641-\u0648\u064a]*$/.test(text)) return withoutArticle(text)
  const folded = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[3679]['’](?=[a-z])|(?<=[a-z][3679]?)[3679]['’]/g, (typed) => dotted[typed[0]!]!)
    .replace(/[\u0300-\u036f\u0640\u064b-\u065f\u0670]|['’]|\p{Cf}/gu, '')
    .replace(/[ىیے]/g, 'ي')
    .replace(/[ةہھۃە]/g, 'ه')
    .replace(/[ٱ]/g, 'ا')
    .replace(/[ک]/g, 'ك')
    .replace(/[ں]/g, 'ن')
    .replace(/[ٹ]/g, 'ت')
    .replace(/[ڈ]/g, 'د')
    .replace(/[ڑ]/g, 'ر')
    .replace(/[پ]/g, 'ب')
    .replace(/[ڤ]/g, 'ف')
    .replace(/\u066b/g, '.')
    .replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g, asciiDigit)
  return withoutArticle(folded).replace(/\u0621/g, '')
}

// A hamza by itself counts as a letter, though it is left out in the end: "الماء" is "ما".
const withoutArticle = (word: string) => word.replace(/^(?:[وفبك]?ال|لل)(?=[\u0621-\u064a]{3})/, '')

/** Chat writes Arabic letters with a dot as the digit of those without, and an apostrophe: "7'alfi", "9'agh6". */
const dotted: Record<string, string> = { 3: 'gh', 6: 'dh', 7: 'kh', 9: 'dh' }

/** A text of the same length, its digits as they are in part numbers. */
export const withAsciiDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g, asciiDigit)

function asciiDigit(digit: string): string {
  const code = digit.charCodeAt(0)
  return String(code - zeroOf.findLast((zero) => code >= zero)!)
}

// "won't" is one word; what stands before other apostrophes is an article ("l'huile") or nothing.
const WORDS = String.raw`\p{L}+n['’]t(?!\p{L})|\p{N}+[.\u066b]\p{N}+(?![.\p{L}\p{N}])|\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}\u200c\u200d])+`
// "7'alfi" is one word: beside Latin letters, 3', 6', 7' and 9' are the Arabic letters with a dot.
const CHAT = String.raw`(?:[A-Za-z]|(?=[3679]['’][A-Za-z]))[A-Za-z2356789]{0,20}(?:(?<=[3679])['’][A-Za-z2356789]{1,20}){1,3}`
const words = new RegExp(WORDS, 'gu')
const wordsOfChat = new RegExp(`${CHAT}|${WORDS}`, 'gu')
const HAS_CHAT = /[3679]['’]/

// Width, height and rim. Slashes or the R tell that they are no other numbers: "265/65/17", "195 65 R15".
const RIM = String.raw`(1[2-9]|2[0-4])(?:\.5)?(?!\d)`
const tyreSize = new RegExp(
  String.raw`(?<![A-Za-z0-9])(?:lt|p)?(?:(1[4-9]5|[23]\d5)\s?[/\\]\s?([3-9][05])\s?(?:[/\\-]\s?)?(?:z?r)?\s?${RIM}|(1[2-9]5|[23]\d5)[\s/\\-]?([2-9][05])[\s/\\-]?z?r[\s-]?${RIM})`,
  'dgi',
)

/** The sizes of tyres in a text, each as the same three words however it is written: 265, 65, r17. */
function tyreSizesIn(text: string): Token[][] {
  const digits = withAsciiDigits(text)
  if (!/[1-3]/.test(digits)) return []
  return Array.from(digits.matchAll(tyreSize), ({ indices = [] }) => {
    const places = indices.slice(1).filter((place) => place !== undefined)
    return places.map(([start, end], i) => {
      const number = digits.slice(start, end)
      return { word: i === 2 ? `r${number}` : number, start, end }
    })
  })
}

/**
 * The words of a text in order. Letters spelled out one by one are one word: "A/C", "e.g.r"; the size of a tyre is
 * three.
 */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let spelling = false
  const sizes = tyreSizesIn(text)
  for (const { 0: typed, index } of text.matchAll(HAS_CHAT.test(text) ? wordsOfChat : words)) {
    const word = foldWord(typed)
    if (word === '') continue
    const end = index + typed.length
    const size = sizes.find(([first, , rim]) => index < rim!.end && first!.start < end)
    if (size) {
      if (tokens.at(-1) !== size[2]) tokens.push(...size)
      spelling = false
      continue
    }
    const last = tokens.at(-1)
    const letter = /^[a-z]$/.test(word)
    if (letter && spelling && index - last!.end === 1) {
      last!.word += word
      last!.end = end
    } else tokens.push({ word, start: index, end })
    spelling = letter
  }
  return tokens
}
