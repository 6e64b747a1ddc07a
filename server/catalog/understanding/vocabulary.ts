import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { vocabularyLanguages } from '#contract/vocabulary-choices.ts'
import { tokensOf } from './language/fold.ts'

/**
 * What words stand for: a part type ("brake-disc-front"), all types of a category
 * ("category/brake-parts"), a make ("make/toyota"), a model ("toyota/prado"), a car whose parts are
 * not sold here ("other/kia"), a position ("position/left"), a tier ("tier/used"), "word" for
 * what is looked for as it stands ("battery charger"), or "-" for words that say nothing. `weight` is how likely, up to 1.
 */
export type Meaning = { key: string; weight: number; from?: number; to?: number }

/** Words with one meaning (or, where they are ambiguous, the same meanings) and where they stand. */
export type Heading = {
  file: string
  line: number
  meanings: Meaning[]
  phrases: { text: string; language: string; source: string }[]
}

/** `sameWords`: folded words that can be exchanged for one another inside names. */
export type Vocabulary = { headings: Heading[]; sameWords: string[][] }

export const sources = ['catalogue', 'dictionary', 'workshop', 'brand', 'misspelling']

const SAME_WORDS = 'same-words.txt'

export const vocabularyFolder = join(import.meta.dirname, 'vocabulary')

/** Reads the vocabulary of the trade; how its files are written: `docs/vocabulary.md`. */
export function readVocabulary(folder = vocabularyFolder): Vocabulary {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt') && file !== SAME_WORDS)
  return {
    headings: files.sort().flatMap((file) => parseHeadings(read(file), file)),
    sameWords: linesOf(read(SAME_WORDS)).map(({ text }) =>
      splitList(text).map((word) => tokensOf(word)[0]!.word),
    ),
  }
}

/** The headings of one file. Throws, with file and line, where a line can't be read. */
export function parseHeadings(text: string, file: string): Heading[] {
  const headings: Heading[] = []
  for (const { text: line, number } of linesOf(text)) {
    const fail = (reason: string): never => {
      throw new Error(`${file}:${number}: ${reason}: ${line}`)
    }
    if (line.startsWith('=')) {
      const meanings = splitList(line.slice(1)).map((part) => parseMeaning(part) ?? fail('no key'))
      headings.push({ file, line: number, meanings, phrases: [] })
      continue
    }
    const [, language, source, list] =
      /^(\S+) ([^\s:]+):(.*)$/.exec(line) ?? fail('neither a heading nor words')
    if (!isOneOf(vocabularyLanguages, language!)) fail(`unknown language ${language}`)
    if (!isOneOf(sources, source!)) fail(`unknown source ${source}`)
    const { phrases } = headings.at(-1) ?? fail('words before the first heading')
    for (const phrase of splitList(list!))
      phrases.push({ text: phrase, language: language!, source: source! })
  }
  return headings
}

/** "toyota/land-cruiser 2008-2021 0.8": a key, years and a weight, the last two optional. */
function parseMeaning(text: string): Meaning | undefined {
  const found = /^(\S+)(?: (\d{4})-(\d{4}))?(?: (0\.\d+|1))?$/.exec(text)
  if (!found) return undefined
  const [, key, from, to, weight = '1'] = found
  const years = from && to ? { from: Number(from), to: Number(to) } : {}
  return { key: key!, weight: Number(weight), ...years }
}

function linesOf(text: string): { text: string; number: number }[] {
  return text
    .split(/\r?\n/)
    .map((line, i) => ({ text: line.trim(), number: i + 1 }))
    .filter(({ text: line }) => line !== '' && !line.startsWith('#'))
}

const isOneOf = (list: readonly string[], text: string) => list.includes(text)

const splitList = (text: string) =>
  text
    .split(/[,،]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** What is wrong with a vocabulary: unknown keys, words without letters, phrases with two meanings. */
export function faultsOf({ headings }: Vocabulary, knownKeys: ReadonlySet<string>): string[] {
  const faults: string[] = []
  const meant = new Map<string, Heading>()
  for (const heading of headings) {
    const place = `${heading.file}:${heading.line}`
    for (const { key } of heading.meanings)
      if (!knownKeys.has(key) && !key.startsWith('other/'))
        faults.push(`${place}: nothing is called ${key}`)
    const seen = new Set<string>()
    for (const { text, language } of heading.phrases) {
      const spelled = spellingOf(text)
      if (spelled === '') faults.push(`${place}: no letters in "${text}"`)
      if (seen.has(`${language} ${spelled}`)) faults.push(`${place}: "${text}" is there twice`)
      seen.add(`${language} ${spelled}`)
      const other = meant.get(spelled)
      if (other && other !== heading)
        faults.push(`${place}: "${text}" also is in ${other.file}:${other.line}`)
      meant.set(spelled, heading)
    }
  }
  return faults
}

/** How phrases are compared: folded, the order of the words left aside. */
const spellingOf = (text: string) =>
  tokensOf(text)
    .map(({ word }) => word)
    .sort()
    .join(' ')
