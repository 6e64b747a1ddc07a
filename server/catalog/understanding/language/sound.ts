import anyAscii from 'any-ascii'

/** Spellings that the ears of one workshop don't tell apart, in the order in which they are heard. */
const sounds: [spelling: RegExp, sound: string][] = [
  [/^kn/, 'N'],
  [/^wr/, 'R'],
  [/gh(?=t)/g, ''],
  [/[ts]ion/g, 'XN'],
  [/t?[cs]h+/g, 'X'],
  [/ph|v|^w/g, 'F'],
  [/dg|j/g, 'J'],
  [/[kg]h|qu|ck|[kq]/g, 'K'],
  [/g/g, 'G'],
  [/x/g, 'KS'],
  [/c(?=[eiy])|z/g, 'S'],
  [/c/g, 'K'],
  [/th?/g, 'T'],
  [/dh?/g, 'D'],
  [/[bp]h?/g, 'B'],
  [/^[aeiou'`]+/, 'A'],
  [/h$/, ''],
]

const LEAST_CONSONANTS = 3 // a vowel at the beginning counts as one

/**
 * How a word sounds in any script, as its consonants: "رديتر", "rediyator" and "radiator" are all
 * "RDTR". Short words keep their long vowels: "gear" and "قير" are "KYR". More than one where a
 * letter is spoken in two ways ("g", "ج"); none where too little is left to tell words apart.
 */
export function soundsOf(word: string): string[] {
  if (/\d/.test(word) && !isArabizi(word)) return []
  let latin = latinOf(word)
  for (const [spelling, sound] of sounds) latin = latin.replace(spelling, sound)
  const consonants = squeezed(latin.replace(/(?<=.)[aeiouwy]/g, ''))
  if (consonants.length >= LEAST_CONSONANTS) return spokenWays(consonants, latin)
  const whole = squeezed(latin.replace(/e$|a/g, '').replace(/[eiy]/g, 'y').replace(/[ouw]/g, 'w'))
  return whole.length >= LEAST_CONSONANTS ? spokenWays(whole, latin) : []
}

const squeezed = (latin: string) =>
  latin
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
    .replace(/(.)\1+/g, '$1')

/**
 * The Gulf's "g" is written with ق and ج, and ج is read both ways. The Arabic feminine ending is "a"
 * by itself and "at" before another word: "tarambat may" and "طرمبة".
 */
function spokenWays(sound: string, latin: string): string[] {
  const ways = sound.includes('G')
    ? [squeezed(sound.replaceAll('G', 'K')), squeezed(sound.replaceAll('G', 'J'))]
    : [sound]
  const feminine = /[ae]T$/.test(latin) && sound.length > LEAST_CONSONANTS
  return feminine ? [...ways, ...ways.map((way) => way.slice(0, -1))] : ways
}

const arabizi: Record<string, string> = { 2: '', 3: '', 5: 'kh', 6: 't', 7: 'h', 8: 'k', 9: 's' }
const isArabizi = (word: string) =>
  /^[a-z235-9]+$/.test(word) &&
  /^[235-9]?[a-z]{2}|[a-z][235-9][a-z]/.test(word) &&
  !/\d\d|\d$/.test(word)

/** The word in Latin letters, the digits of Arabizi ("fa7mat") as the letters they stand for. */
function latinOf(word: string): string {
  if (/^[a-z0-9]*$/.test(word)) return word.replace(/[235-9]/g, (digit) => arabizi[digit]!)
  // What follows writes the palatal as "c" and the nasal dot as "m".
  return anyAscii(word.replaceAll('ج', 'g').replaceAll('च', 'छ').replaceAll('ं', 'न')).toLowerCase()
}
