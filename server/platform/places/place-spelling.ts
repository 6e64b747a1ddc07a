/**
 * The words of a name without its articles, the same run together from each word on ("khorfakkan",
 * "fakkan"), and all of it run together with its articles.
 */
export type Spelling = { words: string[]; joined: string[]; raw: string }

const articles = new Set('al el ul as ar ad an at az ash adh'.split(' '))

/**
 * One way of writing what is written in several: case, accents and vowel marks, hamza seats, taa
 * marbuta, alef maqsura, Persian letters, digits, hyphens. Articles are left out: "Al-Quoz", "القوز"
 * -> "quoz", "قوز".
 */
export function spellingOf(text: string): Spelling {
  return spelling(wordsOf(text))
}

/** How a name sounds, roughly: vowels are all alike, and so are the letters that "ق" is written by. */
export function soundOf(text: string): Spelling {
  return spelling(wordsOf(text).map(soundOfWord))
}

function spelling(all: string[]): Spelling {
  const bare = all
    .map((word) => word.replace(/^ال(?=..)/u, ''))
    .filter((word, i) => word !== '' && !(articles.has(word) && i < all.length - 1))
  const joined = bare.map((_, i) => bare.slice(i).join(''))
  return { words: bare, joined, raw: all.join('') }
}

function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u0640\u064b-\u065f\u0670\u0621'’`]|\p{Cf}/gu, '')
    .replace(/[ىیے]/g, 'ي')
    .replace(/[ةہھۃە]/g, 'ه')
    .replace(/ٱ/g, 'ا')
    .replace(/ک/g, 'ك')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
  // "M17", "M-17" and "M 17" are two words each.
  return plain.match(/\p{L}+|\p{N}+/gu) ?? []
}

// Every rule takes a beginning of a word to a beginning of its sound, so that half a word is found.
function soundOfWord(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/(?<=.)h/g, '')
    .replace(/[qgc]/g, 'k')
    .replace(/[aeiouwy]+/g, 'a')
    .replace(/ظ/g, 'ض')
    .replace(/ذ/g, 'د')
    .replace(/ث/g, 'ت')
    .replace(/(?<=..)[اه]$/u, '')
    .replace(/(\p{L})\1+/gu, '$1')
}

/** How many letters differ between what was typed and the beginning of a name that is nearest to it. */
export function distanceToBeginning(typed: string, name: string): number {
  let row = Array.from({ length: name.length + 1 }, (_, i) => i)
  for (const [i, letter] of [...typed].entries()) {
    let diagonal = row[0]!
    let left = i + 1
    const next = [left]
    for (let j = 1; j <= name.length; j += 1) {
      const above = row[j]!
      left = Math.min(above + 1, left + 1, diagonal + (name[j - 1] === letter ? 0 : 1))
      next.push(left)
      diagonal = above
    }
    row = next
  }
  return Math.min(...row)
}
