// `npm run vocabulary`: what is wrong with the words that the search knows, and how many there are. With
// `--export` it first writes what operators taught into the files.
import { parseArgs } from 'node:util'
import { knownKeys } from '#server/catalog/understanding/senses.ts'
import { faultsOf, readVocabulary } from '#server/catalog/understanding/vocabulary.ts'
import { exportVocabulary } from './export-vocabulary.ts'
import { referenceInMemory } from '#server/testing/reference-in-memory.ts'

const { values } = parseArgs({ options: { export: { type: 'boolean' } } })
if (values.export) console.log(await exportVocabulary())

const vocabulary = readVocabulary()
const faults = faultsOf(vocabulary, knownKeys(referenceInMemory()))
for (const fault of faults) console.log(fault)

const phrases = vocabulary.headings.flatMap((heading) => heading.phrases)
const byLanguage = Object.entries(Object.groupBy(phrases, ({ language }) => language))
  .map(([language, own]) => `${language} ${own?.length ?? 0}`)
  .join(', ')
console.log(
  `${vocabulary.headings.length} headings, ${phrases.length} phrases (${byLanguage}), ` +
    `${vocabulary.sameWords.length} groups of same words, ${faults.length} faults`,
)
if (faults.length > 0) process.exitCode = 1
