import { spellingOf } from './phrase-book.ts'
import type { Heading, Meaning } from './vocabulary.ts'

/** The file of the vocabulary that holds what operators taught, until somebody moves it to its place. */
export const TAUGHT_FILE = 'taught.txt'

export type ExportedTerm = { text: string; language: string; meanings: readonly string[] }

const HEAD = `# What operators taught the search. Written by \`npm run vocabulary -- --export\`; move the
# words to the files of their parts and cars as time allows.
`

/**
 * The file with the terms that it has and these ones: always the same text for the same terms. What other
 * headings have already is left out. Also how many terms were new.
 */
export function taughtFile(
  headings: readonly Heading[],
  terms: readonly ExportedTerm[],
): { text: string; added: number } {
  const known = new Set(
    headings.flatMap(({ phrases }) => phrases.map(({ text }) => spellingOf(text))),
  )
  const added = terms.filter(({ text }) => !known.has(spellingOf(text)))
  const before = headings
    .filter(({ file }) => file === TAUGHT_FILE)
    .flatMap(({ meanings, phrases }) =>
      phrases.map(({ text, language }) => ({
        text,
        language,
        meanings: meanings.map(written),
      })),
    )
  const byHeading = new Map<string, Map<string, string[]>>()
  for (const { text, language, meanings } of [...before, ...added]) {
    const heading = meanings.toSorted().join(', ')
    const lines = byHeading.get(heading) ?? new Map<string, string[]>()
    byHeading.set(heading, lines.set(language, [...(lines.get(language) ?? []), text]))
  }
  const sections = [...byHeading].sort(byFirst).map(([heading, lines]) => {
    const own = [...lines]
      .sort(byFirst)
      .map(([language, texts]) => `${language} workshop: ${texts.toSorted().join(', ')}\n`)
    return `\n= ${heading}\n${own.join('')}`
  })
  return { text: HEAD + sections.join(''), added: added.length }
}

const written = ({ key, weight, from, to }: Meaning) =>
  [key, ...(from && to ? [`${from}-${to}`] : []), ...(weight < 1 ? [weight] : [])].join(' ')

// By code units: the order must not depend on where it is written.
const byFirst = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1)
