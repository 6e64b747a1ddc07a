/**
 * Arabic typed in Latin letters, read by its consonants: who types فرامل as "faramel", "frml" or "framil" agrees
 * on those alone. A Latin spelling may stand for several letters ("th" for ث and ذ), so it has several keys.
 */

const consonants: Record<string, string> = {
  ...{
    ب: 'B',
    ت: 'T',
    ط: 'T',
    ث: 'T',
    د: 'D',
    ض: 'D',
    ذ: 'D',
    ظ: 'D',
    ر: 'R',
    ز: 'Z',
    س: 'S',
    ص: 'S',
  },
  ...{
    ش: 'C',
    چ: 'C',
    ج: 'J',
    ح: 'H',
    ه: 'H',
    خ: 'X',
    غ: 'G',
    ف: 'F',
    ق: 'K',
    ك: 'K',
    گ: 'K',
    ل: 'L',
  },
  ...{ م: 'M', ن: 'N' },
}
const longVowels: Record<string, string> = { ا: 'a', و: 'w', ي: 'y' }

/** Each spelling with the consonants that it may stand for; the longest of those that fit is read. */
const spellings: [RegExp, string[]][] = [
  [/^(?:kh|5|7['’])/, ['X']],
  [/^(?:gh|3['’])/, ['G', 'K']],
  [/^(?:dh|9['’])/, ['D']],
  [/^(?:sh|\$)/, ['C']],
  [/^t?ch/, ['C']],
  [/^th/, ['T', 'D']],
  [/^ph/, ['F']],
  [/^dj/, ['J']],
  [/^(?:ck|k|8)/, ['K']],
  [/^q/, ['K', 'G']],
  [/^g/, ['K', 'J', 'G']],
  [/^c(?=[eiy])/, ['S']],
  [/^c/, ['K']],
  [/^x/, ['KS']],
  [/^z/, ['Z', 'D']],
  [/^[bp]/, ['B']],
  [/^[fv]/, ['F']],
  [/^[t6]/, ['T']],
  [/^[s9]/, ['S']],
  [/^[h7]/, ['H']],
  [/^[djrlmn]/, []],
]

const LEAST_CONSONANTS = 3
const MOST_KEYS = 16
const LONGEST = 24
const ARABIC = /^[\u0621-\u064a\u0686\u06af]+$/
const LATIN = /^[a-z2356789'’]+$/

/** The key of a word in Arabic letters, folded; undefined where too little is left to tell words apart. */
export function arabicKey(word: string): string | undefined {
  if (!ARABIC.test(word) || word.length > LONGEST) return undefined
  let key = ''
  for (let at = 0; at < word.length; at++) {
    const letter = word[at]!
    // The feminine ending, which is folded to ه.
    if (letter === 'ه' && at > 0 && at === word.length - 1) break
    key += consonants[letter] ?? (at === 0 ? beginning(letter) : '')
  }
  return keyOf(key, () => withLongVowels(word))
}

const beginning = (letter: string) => (letter === 'و' ? 'W' : letter === 'ي' ? 'Y' : 'A')

/** Of short words also the long vowels. */
const keyOf = (key: string, whole: () => string) => {
  if (key.length >= LEAST_CONSONANTS) return key
  const spelled = whole()
  return key.length === 2 && spelled.length >= LEAST_CONSONANTS ? spelled : undefined
}

/** An Arabic word by its consonants and long vowels. */
export function withLongVowels(word: string): string {
  return [...word]
    .map((letter, at) => {
      if (letter === 'ه' && at === word.length - 1) return ''
      return consonants[letter] ?? (at === 0 ? beginning(letter) : (longVowels[letter] ?? ''))
    })
    .join('')
}

/** How a word in Latin letters may be spelled in Arabic ones: the key, and with all long vowels. */
type ArabicReading = { key: string; whole: string }

/** The readings of a word in Latin letters, with and without article and feminine ending. */
export function arabicReadings(word: string): ArabicReading[] {
  if (!LATIN.test(word) || word.length > LONGEST || !/[a-z]/.test(word)) return []
  const article = /^[ae]l(?=.{4})/.exec(word)?.[0].length ?? 0
  return [...readings(word), ...(article ? readings(word.slice(article)) : [])]
}

function readings(word: string): ArabicReading[] {
  let read: ArabicReading[] = [{ key: '', whole: '' }]
  let last = ''
  for (let at = 0; at < word.length;) {
    const rest = word.slice(at)
    const vowel = (at === 0 ? /^(?:[wy](?=[aeiou])|[aeiouwy23]+)/ : /^[aeiouwy23]+/).exec(rest)?.[0]
    if (vowel) {
      read = read.flatMap((each) => afterVowel(each, vowel, at === 0)).slice(0, MOST_KEYS)
      at += vowel.length
      last = ''
      continue
    }
    const found = spellings.find(([spelling]) => spelling.test(rest))
    if (!found) {
      at++
      continue
    }
    const [spelling, letters] = found
    const typed = spelling.exec(rest)![0]
    at += typed.length
    // A doubled letter is one.
    if (typed === last) continue
    last = typed
    const possible = letters.length > 0 ? letters : [typed.toUpperCase()]
    const isEnding = at === word.length && (typed === 'h' || /[aeiou]t$/.test(word))
    read = read
      .flatMap(({ key, whole }) => [
        ...possible.map((letter) => ({ key: key + letter, whole: whole + letter })),
        ...(isEnding ? [{ key, whole: whole.replace(/[ay]$/, '') }] : []),
      ])
      .slice(0, MOST_KEYS)
  }
  return read.flatMap(({ key, whole }) => {
    const found = keyOf(key, () => whole)
    return found === undefined ? [] : [{ key: found, whole }]
  })
}

/** A vowel may be short, which Arabic doesn't write, or long. */
function afterVowel(
  { key, whole }: ArabicReading,
  vowel: string,
  isFirst: boolean,
): ArabicReading[] {
  if (isFirst) {
    const first = vowel === 'y' ? ['Y', 'J'] : vowel === 'w' ? ['W'] : ['A']
    return first.map((letter) => ({ key: letter, whole: letter }))
  }
  const long = vowel
    .replace(/[ouw]/g, 'w')
    .replace(/[iey]/g, 'y')
    .replace(/[23]/g, '')
    .replace(/(.)\1+/g, '$1')
  return [{ key, whole: whole + long }, ...(vowel.length === 1 ? [{ key, whole }] : [])]
}
