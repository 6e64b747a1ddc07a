import { basename } from 'node:path'
import { allowedNames, bannedPatterns, bannedWords } from './banned-words.ts'
import { declaredNames } from './declared-names.ts'

/** A name with a banned word, and what to use instead. */
export type BannedName = { file: string; name: string; use: string }

const termByWord = new Map(
  bannedWords.flatMap(({ words, use }) => words.split(' ').map((word) => [word, use] as const)),
)

const wordsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)

/** What to use instead; undefined when the name has no banned word. */
export function bannedIn(name: string, isType = false): string | undefined {
  if (allowedNames.test(name)) return undefined
  const pattern = bannedPatterns.find(
    (banned) => (isType || !banned.type) && banned.pattern.test(name),
  )
  const word = wordsOf(name).find((each) => termByWord.has(each))
  return pattern?.use ?? (word === undefined ? undefined : termByWord.get(word))
}

export function findBanned(file: string, text: string): BannedName[] {
  const names = [{ name: basename(file), isType: false }, ...declaredNames(file, text)]
  return names.flatMap(({ name, isType }) => {
    const use = bannedIn(name, isType)
    return use ? [{ file, name, use }] : []
  })
}
