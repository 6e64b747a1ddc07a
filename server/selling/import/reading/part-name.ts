/** Names of a part: `partNameAr` where one of them is Arabic. */
export type PartNames = { partName?: string; partNameAr?: string }

/** Two names of the length that each may have, and what stands between them. */
const LONGEST_TWO = 300

const arabic = /\p{Script=Arabic}/u
const latin = /\p{Script=Latin}/u
const other = /\p{Script=Han}|\p{Script=Devanagari}/u

/**
 * The names in the columns of names; '' for one that is empty. One column may hold both ("Brake pad /
 * فحمات"); an Arabic name alone is the name as well. `isPart` tells whether words name a kind of part.
 */
export function namesOf(
  name: string,
  nameAr: string,
  isPart: (text: string) => boolean,
): PartNames {
  const parts = name === '' ? undefined : twoNames(name, isPart)
  if (parts) return { partName: parts.en, partNameAr: nameAr || parts.ar }
  if (nameAr === '') {
    if (name === '') return {}
    return isArabic(name) ? { partName: name, partNameAr: name } : { partName: name }
  }
  // Columns in which English and Arabic were swapped.
  if (isArabic(name) && !arabic.test(nameAr)) return { partName: nameAr, partNameAr: name }
  return {
    partName: name === '' ? nameAr : name,
    ...(arabic.test(nameAr) && { partNameAr: nameAr }),
  }
}

/** Mostly Arabic letters: "فحمات برادو VXR". */
function isArabic(text: string): boolean {
  if (!arabic.test(text)) return false
  const count = (letter: RegExp) => [...text].filter((sign) => letter.test(sign)).length
  return count(arabic) >= count(latin) && !other.test(text)
}

/** A text that is an English name first and an Arabic one after it, or the other way round. */
function twoNames(
  text: string,
  isPart: (text: string) => boolean,
): { en: string; ar: string } | undefined {
  if (text.length > LONGEST_TWO || !arabic.test(text) || !latin.test(text)) return undefined
  const letters = [...text.matchAll(/\p{L}/gu)].map(({ 0: letter, index }) => ({
    index,
    isArabic: arabic.test(letter),
  }))
  const turns = letters.filter(
    ({ isArabic: side }, i) => i > 0 && side !== letters[i - 1]!.isArabic,
  )
  if (turns.length !== 1) return undefined
  const cut = splitAt(text, turns[0]!.index)
  const [before, after] = [trimmed(text.slice(0, cut)), trimmed(text.slice(cut))]
  const [en, ar] = arabic.test(before) ? [after, before] : [before, after]
  const isStatedTwice = /[/|\n\\(–—-]/.test(text.slice(Math.max(0, cut - 3), cut + 3))
  const both = isPart(ar) && isPart(en)
  return both ||
    (isStatedTwice && isPart(ar) !== isPart(en) && en.includes(' ') && ar.includes(' '))
    ? { en, ar }
    : undefined
}

/** Before the digits and brackets that belong to what comes after. */
function splitAt(text: string, turn: number): number {
  const joint = /[/|\n\\(–—][^\p{L}]*$|\s-[^\p{L}]*$/u.exec(text.slice(0, turn))
  return joint ? joint.index : turn
}

const trimmed = (text: string) => {
  const bare = text.replace(/^[\s/|\\–—,،:-]+|[\s/|\\–—,،:-]+$/gu, '')
  const inner = /^\(([^()]*)\)?$/.exec(bare)?.[1] ?? bare
  return inner.includes('(') ? inner : inner.replace(/\)$/, '').trim()
}
