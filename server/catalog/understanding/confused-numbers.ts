/** Characters that are read for one another off a part or a screen, the digit of each first. */
const confused = [
  ['0', 'O', 'Q', 'D'],
  ['1', 'I', 'L'],
  ['2', 'Z'],
  ['5', 'S'],
  ['6', 'G'],
  ['8', 'B'],
] as const

const LEAST_LENGTH = 6
const LEAST_DIGITS = 3

// Of one number; sixteen ways to read them.
const MOST_CONFUSED_LETTERS = 4

/**
 * Other part numbers that may be meant by the key of one, the likeliest first: digits in place of letters, of each letter
 * wherever it stands, or once; letters in place of digits; two neighbours swapped; one character doubled. At most some
 * six for each character, and sixteen.
 */
export function confusedWith(key: string): string[] {
  if (key.length < LEAST_LENGTH || key.replace(/\D/g, '').length < LEAST_DIGITS) return []
  const others = new Set<string>()
  const letters = [...new Set(key)].filter((each) => /\D/.test(each) && digitOf(each) !== undefined)
  others.add([...key].map((each) => digitOf(each) ?? each).join(''))
  for (const read of subsets(letters.slice(0, MOST_CONFUSED_LETTERS)))
    others.add([...key].map((each) => (read.includes(each) ? digitOf(each) : each)).join(''))
  for (let at = 0; at < key.length; at++) {
    const character = key[at]!
    for (const other of confused.find((group) => group.some((each) => each === character)) ?? [])
      others.add(key.slice(0, at) + other + key.slice(at + 1))
    const next = key[at + 1]
    if (next === undefined) continue
    others.add(key.slice(0, at) + next + character + key.slice(at + 2))
    if (next === character) others.add(key.slice(0, at) + key.slice(at + 1))
  }
  others.delete(key)
  return [...others]
}

const digitOf = (character: string) =>
  confused.find((group) => group.some((each) => each === character))?.[0]

/** The larger ones first. */
const subsets = (letters: string[]): string[][] =>
  letters
    .reduce<string[][]>((sets, letter) => [...sets, ...sets.map((set) => [...set, letter])], [[]])
    .toSorted((a, b) => b.length - a.length)
