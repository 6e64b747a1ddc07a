import { describe, expect, test } from 'vitest'
import { referenceInMemory } from '../../testing/reference-in-memory.ts'
import { partTypes } from '../reference/part-types.ts'
import { knownKeys } from './senses.ts'
import { vocabularyLanguages as languages } from '#contract/vocabulary-choices.ts'
import { faultsOf, parseHeadings, readVocabulary, sources } from './vocabulary.ts'

const vocabulary = readVocabulary()
const keys = knownKeys(referenceInMemory())

/** The languages that each key has words in. */
const languagesOf = new Map<string, Set<string>>()
for (const { meanings, phrases } of vocabulary.headings)
  for (const { key } of meanings) {
    const known = languagesOf.get(key) ?? new Set()
    languagesOf.set(key, known)
    for (const { language } of phrases) known.add(language)
  }
const hasAny = (key: string, wanted: string[]) =>
  wanted.some((language) => languagesOf.get(key)?.has(language))

describe('the vocabulary of the trade', () => {
  test('has no errors', () => expect(faultsOf(vocabulary, keys)).toEqual([]))

  test.for([
    ['English', ['en']],
    ['Arabic', ['ar', 'ar-AE']],
    ['Latin letters for Arabic or Hindi', ['ar-Latn', 'hi-Latn']],
    ['French', ['fr']],
    ['Chinese', ['zh']],
  ] as const)('has words for every part type in %s', ([, wanted]) => {
    expect(partTypes.map(({ key }) => key).filter((key) => !hasAny(key, [...wanted]))).toEqual([])
  })

  test.for(['en', 'ar', 'ar-AE', 'ar-Latn', 'hi', 'hi-Latn', 'ur', 'fr', 'zh'])(
    'names every position in %s',
    (language) => {
      const places = [...keys].filter((key) => key.startsWith('position/'))
      expect(places.filter((key) => !hasAny(key, [language]))).toEqual([])
    },
  )

  test('has the complaints of drivers in several languages', () => {
    const complaints = vocabulary.headings.filter(({ file }) => file === 'symptoms.txt')
    const spoken = complaints.filter(
      ({ phrases }) => new Set(phrases.map(({ language }) => language)).size >= 3,
    )
    expect(spoken.length).toBeGreaterThanOrEqual(80)
    expect(complaints.filter(({ phrases }) => phrases.length === 0)).toEqual([])
  })

  test('weighs every meaning between zero and one', () => {
    for (const { file, line, meanings } of vocabulary.headings)
      for (const { key, weight, from = 0, to = 9999 } of meanings) {
        expect(weight > 0 && weight <= 1, `${file}:${line} ${key}`).toBe(true)
        expect(from <= to, `${file}:${line} ${key}`).toBe(true)
      }
  })

  test('has synonyms of single words of at least two letters, two or more per list', () => {
    for (const words of vocabulary.sameWords) {
      expect(words.length).toBeGreaterThan(1)
      for (const word of words) expect(word, words.join()).toMatch(/^\S{2,}$/u)
    }
  })
})

describe('a vocabulary file', () => {
  test('has headings with their words below', () => {
    const text = [
      '# a comment',
      '',
      '= brake-drum, toyota/prado 2010-2023 0.8, make/toyota 0.5',
      'en workshop: drum , brake drum,',
      'ar-AE dictionary: درام، درامات',
    ].join('\r\n')
    expect(parseHeadings(text, 'brakes.txt')).toEqual([
      {
        file: 'brakes.txt',
        line: 3,
        meanings: [
          { key: 'brake-drum', weight: 1 },
          { key: 'toyota/prado', weight: 0.8, from: 2010, to: 2023 },
          { key: 'make/toyota', weight: 0.5 },
        ],
        phrases: [
          { text: 'drum', language: 'en', source: 'workshop' },
          { text: 'brake drum', language: 'en', source: 'workshop' },
          { text: 'درام', language: 'ar-AE', source: 'dictionary' },
          { text: 'درامات', language: 'ar-AE', source: 'dictionary' },
        ],
      },
    ])
  })

  test.for([
    ['an unknown language', '= a\nxx workshop: word', 'f.txt:2: unknown language xx'],
    ['an unknown source', '= a\nen hearsay: word', 'f.txt:2: unknown source hearsay'],
    ['words before a heading', '\nen workshop: word', 'f.txt:2: words before the first heading'],
    ['neither', '= a\n\njust words', 'f.txt:3: neither a heading nor words'],
    ['no source', '= a\nen: word', 'f.txt:2: neither a heading nor words'],
    ['a weight above 1', '= brake-drum 1.5', 'f.txt:1: no key'],
    ['a weight that is no number', '= brake-drum much', 'f.txt:1: no key'],
    ['half of the years', '= toyota/prado 2010-', 'f.txt:1: no key'],
    ['two keys without a comma', '= brake-drum brake-disc', 'f.txt:1: no key'],
  ] as const)('is rejected with file and line for %s', ([, text, message]) => {
    expect(() => parseHeadings(text, 'f.txt')).toThrow(message)
  })

  test.for(languages.flatMap((language) => sources.map((source) => [language, source] as const)))(
    'may have words in %s of %s',
    ([language, source]) => {
      const [heading] = parseHeadings(`= a\n${language} ${source}: word`, 'f.txt')
      expect(heading!.phrases).toEqual([{ text: 'word', language, source }])
    },
  )
})

describe('errors', () => {
  const faults = (...lines: string[]) =>
    faultsOf({ headings: parseHeadings(lines.join('\n'), 'f.txt'), sameWords: [] }, keys)

  test('are none for the same words under one heading in two languages', () => {
    expect(faults('= brake-drum', 'en workshop: drum', 'fr workshop: drum')).toEqual([])
  })

  test.for([
    ['a key that nothing has', ['= brake-drums'], ['f.txt:1: nothing is called brake-drums']],
    [
      'the same words under two headings, in whatever order and spelling',
      ['= brake-drum', 'en workshop: Brake Drum', '= battery', 'en catalogue: drum brake'],
      ['f.txt:3: "drum brake" also is in f.txt:1'],
    ],
    [
      'the same words twice',
      ['= brake-drum', 'ar-AE workshop: درام, الدرام'],
      ['f.txt:1: "الدرام" is there twice'],
    ],
    ['no letters', ['= brake-drum', 'en workshop: ...'], ['f.txt:1: no letters in "..."']],
  ] as const)('are %s', ([, lines, found]) => expect(faults(...lines)).toEqual(found))
})
