import type { TaughtPhrase } from '#server/catalog/understanding/taught-phrases.ts'
import { Understanding, type OnOffer } from '#server/catalog/understanding/understanding.ts'
import { readVocabulary } from '#server/catalog/understanding/vocabulary.ts'
import { referenceInMemory } from '#server/testing/reference-in-memory.ts'
import { mostTaughtTerms } from '#contract/limits.ts'
import { golden } from './findability/golden.ts'

const TURNS = 40
const nothingOnOffer: OnOffer = { knowsWord: () => false }

/**
 * What reading a text costs beside as many taught terms as there may be, against none: by turns in one
 * process, on the queries of the golden set. It uses no database.
 */
export async function benchTaught(): Promise<void> {
  const reference = referenceInMemory()
  const vocabulary = readVocabulary()
  const understanding = new Understanding(reference, vocabulary)
  const words = [...new Set(golden.flatMap(({ query }) => query.split(/\s+/)))]
  const taught = understanding.phrasesOf(Array.from({ length: mostTaughtTerms }, (_, i) => term(i)))
  const none = understanding.phrasesOf([])
  // The shortest of many turns: a machine with other work on it only ever adds to a time.
  const shortest = { without: 0, with: 0 }
  for (const { query } of golden) {
    const least = { without: Infinity, with: Infinity }
    for (let turn = 0; turn < TURNS; turn++)
      for (const side of turn % 2
        ? (['with', 'without'] as const)
        : (['without', 'with'] as const)) {
        const began = performance.now()
        understanding.understand(query, nothingOnOffer, side === 'with' ? taught : none)
        least[side] = Math.min(least[side], performance.now() - began)
      }
    shortest.without += least.without
    shortest.with += least.with
  }
  const each = (shortest.without / golden.length).toFixed(3)
  const ratio = (shortest.with / shortest.without).toFixed(3)
  console.log(
    `${golden.length} queries, each ${each} ms; ${ratio} times that with ${mostTaughtTerms} taught terms`,
  )

  /** Of three terms one is a new word, one a new word beside a known one, and one two known words. */
  function term(i: number): TaughtPhrase {
    const [known, other] = [words[i % words.length]!, words[(i * 7 + 3) % words.length]!]
    const made = `${syllables[i % 17]}${syllables[(i >> 2) % 19]}${syllables[(i >> 5) % 23]}${i % 3 ? '' : 'an'}`
    const text = [made, `${known} ${made}`, `${known} ${other}`][i % 3]!
    const type = reference.partTypes[i % reference.partTypes.length]!
    return { text, sense: { kind: 'part', types: new Map([[type.no, 1]]) } }
  }
}

const syllables = 'ka ra mo ti su la pe do wi na gu fe sha zo ba chi lu ta ri ho ya qu vi'.split(
  ' ',
)
