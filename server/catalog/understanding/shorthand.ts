import type { Token } from './language/fold.ts'

/** "G/box": a lone letter says nothing elsewhere in a text. */
export const isShorthand = (text: string): boolean => /(?<!\p{L})\p{L}\/\p{L}{2,}/u.test(text)

/** Words of counter slips of which a letter stands for the first: the "T" of "T/chain tensioner". */
const spelled: Record<string, string> = {
  ...{ 't/chain': 'timing', 't/belt': 'timing', 'h/gasket': 'head', 'v/cover': 'valve' },
  ...{ 'c/plate': 'clutch', 'c/disc': 'clutch', 'p/plate': 'pressure' },
  ...{ 'f/pump': 'fuel', 'f/filter': 'fuel', 'f/injector': 'fuel', 's/plug': 'spark' },
  ...{ 'o/filter': 'oil', 'a/filter': 'air', 'w/pump': 'water', 'r/hose': 'radiator' },
  ...{ 'b/pad': 'brake', 'b/pads': 'brake', 'b/shoe': 'brake', 'b/disc': 'brake' },
  ...{ 's/belt': 'seat', 'w/strip': 'weather', 'w/shield': 'wind', 'w/screen': 'wind' },
  ...{ 's/absorber': 'shock', 's/absorbers': 'shock', 'm/cylinder': 'master' },
}

/** What says where a part sits, or that it comes "with" something, as often as it is short for a word. */
const AMBIGUOUS = /^[flrw]$/

/**
 * The words of a text, with those that a letter stands for in the place of the letter. `wordBefore` gives the word that
 * a letter is short for before another one.
 */
export const spelledShorthand = (
  text: string,
  tokens: Token[],
  wordBefore: (letter: string, next: string) => string | undefined,
): Token[] =>
  tokens.map((token, i) => {
    const next = tokens[i + 1]
    if (next?.start !== token.end + 1 || text[token.end] !== '/') return token
    if (!/^[a-z]$/.test(token.word) || next.word.length < 3) return token
    const word =
      spelled[`${token.word}/${next.word}`] ??
      (AMBIGUOUS.test(token.word) ? undefined : wordBefore(token.word, next.word))
    return word === undefined ? token : { ...token, word }
  })
