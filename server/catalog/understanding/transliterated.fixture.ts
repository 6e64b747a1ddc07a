/** How Arabic is typed in Latin letters, as chats do: each letter has a spelling, short vowels mostly none. */
type Scheme = {
  letters: Record<string, string>
  vowel: string
  article: string
  ending: string
}

const common = {
  ...{ ا: 'a', أ: 'a', إ: 'i', آ: 'a', ى: 'a', ب: 'b', ت: 't', د: 'd', ر: 'r', ز: 'z', س: 's' },
  ...{ ف: 'f', ك: 'k', ل: 'l', م: 'm', ن: 'n', ه: 'h', ث: 'th', ذ: 'th', ظ: 'th', ؤ: 'o', پ: 'b' },
  ...{ چ: 'ch', گ: 'g', ڤ: 'v', ئ: 'e', ء: '' },
}

export const schemes: Record<string, Scheme> = {
  letters: {
    letters: {
      ...common,
      ...{ ش: 'sh', خ: 'kh', غ: 'gh', ح: 'h', ع: 'a', ط: 't', ص: 's', ض: 'd', ق: 'q', ج: 'j' },
      ...{ و: 'o', ي: 'i' },
    },
    ...{ vowel: 'a', article: 'al', ending: 'a' },
  },
  digits: {
    letters: {
      ...common,
      ...{ ش: 'sh', خ: '5', غ: "3'", ح: '7', ع: '3', ط: '6', ص: '9', ض: "9'", ق: 'q', ج: 'j' },
      ...{ و: 'oo', ي: 'ee', ء: '2' },
    },
    ...{ vowel: 'a', article: 'el', ending: 'ah' },
  },
  gulf: {
    letters: {
      ...common,
      ...{ ش: 'sh', خ: "7'", غ: 'gh', ح: '7', ع: '3', ط: 't', ص: 's', ض: 'dh', ق: 'g', ج: 'y' },
      ...{ و: 'ou', ي: 'y' },
    },
    ...{ vowel: 'e', article: 'el-', ending: 'eh' },
  },
  french: {
    letters: {
      ...common,
      ...{ ش: 'ch', خ: 'kh', غ: 'gh', ح: 'h', ع: 'a', ط: 't', ص: 'ss', ض: 'd', ق: 'k', ج: 'dj' },
      ...{ و: 'ou', ي: 'i' },
    },
    ...{ vowel: 'e', article: 'l ', ending: 'e' },
  },
  'without vowels': {
    letters: {
      ...common,
      ...{ ش: 'sh', خ: 'kh', غ: 'gh', ح: 'h', ع: 'a', ط: 't', ص: 's', ض: 'd', ق: 'q', ج: 'g' },
      ...{ و: 'w', ي: 'y' },
    },
    ...{ vowel: '', article: 'al-', ending: 'h' },
  },
}

const LONG = 'اوىي'

/** A phrase in Latin letters: between two consonants stands the vowel of the scheme, as nobody writes which. */
export const transliterated = (phrase: string, scheme: Scheme): string =>
  phrase
    .normalize('NFC')
    .replace(/[\u064b-\u065f\u0640]/g, '')
    .split(/\s+/)
    .map((word) => latinOf(word, scheme))
    .join(' ')

function latinOf(word: string, { letters, vowel, article, ending }: Scheme): string {
  const isDefinite = /^ال..../u.test(word)
  const stem = [...(isDefinite ? word.slice(2) : word)]
  const spelled = stem.map((letter, at) => {
    const next = stem[at + 1]
    if (letter === 'ة') return ending
    // At the beginning of a word و and ي are consonants.
    if (at === 0 && letter === 'و') return 'w'
    if (at === 0 && letter === 'ي') return 'y'
    const latin = letters[letter] ?? letter
    const isConsonant = !LONG.includes(letter)
    const isClosed = next !== undefined && !LONG.includes(next) && next !== 'ة'
    // Every other pair at most: "fahmat", "masaed".
    return isConsonant && isClosed && at % 2 === 0 ? latin + vowel : latin
  })
  return (isDefinite ? article : '') + spelled.join('')
}
