import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  nothingOnOffer,
  readAs,
  reference,
  understanding,
} from '../../testing/understanding-in-memory.ts'
import { without } from '../understood.present.ts'
import { comparePositions } from '../positions.ts'
import { tokensOf } from './language/fold.ts'
import { MOST_TOKENS } from './phrase-book.ts'
import { readVocabulary } from './vocabulary.ts'

describe('mentions', () => {
  test.for([
    ['front brake pads for PRADO 2015', ['part front brake pads', 'model PRADO', 'year 2015']],
    ['prado2015 brakepad', ['model prado', 'year 2015', 'part brakepad']],
    ['pads for the camry brake', ['part pads brake', 'model camry']],
    ['فحمات امامي للبرادو', ['part فحمات', 'position امامي', 'model للبرادو']],
    ['بونيت لاندكروزر', ['part بونيت', 'model لاندكروزر']],
    ['3ks amami altima', ['part 3ks', 'position amami', 'model altima']],
    ['دفرنس وبنيون باترول', ['part دفرنس وبنيون', 'model باترول']],
    ['普拉多前刹车片', ['model 普拉多', 'part 前刹车片']],
    ['genuine A/C compressor', ['tier genuine', 'part A/C compressor']],
    ['  oil   filter ', ['part oil filter']],
    ['model 15 camry', ['year model 15', 'model camry']],
  ] as const)('of "%s" point at the typed words', ([text, mentions]) => {
    const sorted = (all: readonly string[]) => all.toSorted()
    expect(sorted(readAs(text).mentions)).toEqual(sorted(mentions))
  })

  test('what follows "part no" is no part to be without', () => {
    expect(readAs('alternator part no abx500').unknown).toContain('abx500')
    expect(readAs('oil filter no a2711800109').unknown).toContain('a2711800109')
  })

  test('who names a part beside a trouble wants that part before other causes', () => {
    expect(readAs('radiator cap water boiling out').types[0]).toBe('radiator-cap')
    expect(readAs('engine overheating').types[0]).toBe('thermostat')
  })

  test('are in the order of the text', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(['left', 'headlamp', 'camry', '2015']), (words) => {
        const text = words.join(' ')
        const { mentions } = understanding.understand(text, nothingOnOffer)
        const starts = mentions.map(({ spans }) => spans[0]!.start)
        expect(starts).toEqual(starts.toSorted((a, b) => a - b))
      }),
      { seed: 1, numRuns: 60 },
    )
  })

  test('can be left out of the text without changing the rest', () => {
    const text = 'left headlamp camry 2015'
    const { mentions } = understanding.understand(text, nothingOnOffer)
    const shorter = mentions.map(({ sense, spans }) => [sense.kind, without(text, spans)])
    expect(Object.fromEntries(shorter)).toEqual({
      position: 'headlamp camry 2015',
      part: 'left camry 2015',
      model: 'left headlamp 2015',
      year: 'left headlamp camry',
    })
    for (const [kind, rest] of shorter)
      expect(readAs(rest!).mentions.map((mention) => mention.split(' ')[0])).not.toContain(kind)
  })
})

describe('the vocabulary is understood', () => {
  const isVehicle = (key: string) => reference.findMake(key.split('/')[0]!) !== undefined

  const phrases = readVocabulary().headings.flatMap(({ meanings, phrases: own, file, line }) =>
    own.map(({ text }) => ({ text, keys: meanings.map(({ key }) => key), at: `${file}:${line}` })),
  )
  const sample = phrases.filter(
    ({ keys }, i) => i % 3 === 0 && !/^(?:-|tier\/|word|position\/|other\/)/.test(keys[0]!),
  )

  test('every phrase has the meaning of its heading', () => {
    const missed = sample.filter(({ text, keys }) => {
      const { types, vehicles } = readAs(text)
      return !keys.some((key) =>
        key.startsWith('category/')
          ? types.length > 0
          : key.startsWith('make/')
            ? vehicles.includes(key.slice(5))
            : isVehicle(key)
              ? vehicles.some((vehicle) => vehicle.split(' ')[0] === key)
              : types.includes(key),
      )
    })
    expect(missed.map(({ text, at }) => `${at} ${text}`)).toEqual([])
    expect(sample.length).toBeGreaterThan(5_000)
  })

  test('and so have names of part types in every language', () => {
    const missed = reference.partTypes.flatMap(({ key, names }) =>
      Object.values(names).filter((name) => !readAs(name).types.includes(key)),
    )
    expect(missed).toEqual([])
  })

  test('and of models, with their make', () => {
    const missed = reference.makes.flatMap((make) =>
      make.models.flatMap((model) =>
        (['en', 'ar', 'fr', 'zh'] as const)
          .map((language) => `${make.names[language]} ${model.names[language]}`)
          .filter((name) => !readAs(name).vehicles.some((found) => found.startsWith(model.key))),
      ),
    )
    expect(missed).toEqual([])
  })
})

describe('the part types that a name can mean', () => {
  const typesOf = (partName: string, category: string, partNameAr: string | null = null) => {
    const categoryNo = reference.findCategory(category)!.no
    return understanding
      .possibleTypes({ partName, partNameAr, categoryNo })
      .flatMap(([no, likelihood]) => (likelihood < 1 ? [] : reference.partType(no)!.key))
  }
  const pads = ['brake-pad-set-front', 'brake-pad-set-rear'] as const

  test.for([
    ['its own name', 'Front brake pad set', 'brake-parts', ['brake-pad-set-front']],
    ['a position that decides', 'Rear brake pads Prado', 'brake-parts', ['brake-pad-set-rear']],
    ['a workshop word', 'Dynamo Patrol 2015', 'electricals', ['alternator']],
    ['several where the side is open', 'Brake pads', 'brake-parts', pads],
    ['what stands before "with"', 'Water pump with gasket', 'engine-cooling', ['water-pump']],
    ['a clear name in another category', 'Oil filter', 'brake-parts', ['oil-filter']],
    ['no general word in another category', 'Switch', 'brake-parts', []],
    [
      'its category where a word has meanings in several',
      'Filter',
      'transmission-parts',
      ['transmission-filter'],
    ],
    ['qualifiers after commas', 'FILTER ASSY, FUEL', 'fuel-parts', ['fuel-filter']],
    ['a thing after its qualifier', 'BELT, TIMING', 'engine-parts', ['timing-belt']],
    ['FR as front in a catalogue', 'PAD KIT, DISC BRAKE, FR', 'brake-parts', [pads[0]]],
    ['RE as rear in a catalogue', 'PAD KIT, DISC BRAKE, RE', 'brake-parts', [pads[1]]],
    ['nothing of a complaint’s causes', 'engine overheating', 'engine-cooling', []],
    ['nothing in nonsense', 'Blorf wibbleflop', 'brake-parts', []],
    ['nothing in an empty name', '', 'brake-parts', []],
  ] as const)('are distinguished by %s', ([, name, category, keys]) =>
    expect(typesOf(name, category)).toEqual(keys),
  )

  test('are those of the most specific language', () => {
    expect(typesOf('Brake pads', 'brake-parts', 'فحمات فرامل أمامية')).toEqual([
      'brake-pad-set-front',
    ])
  })

  test('are distinguished by the Arabic name where the English one is ambiguous', () => {
    expect(typesOf('Part 17', 'electricals', 'دينمو')).toEqual(['alternator'])
  })
})

describe('any text', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({ unit: 'grapheme-composite', maxLength: 40 }),
    fc.constantFrom(
      ...['brake', 'pad', 'prado2015', '2010', 'to', 'فحمات', '刹车片', 'a', '\ud800'],
    ),
  )
  const texts = fc.array(piece, { maxLength: 60 }).map((all) => all.join(' ').slice(0, 2_000))

  test('is understood without an error, and mentions lie within it', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { mentions, unknown, wanted } = understanding.understand(text, nothingOnOffer)
        const spans = [...mentions.flatMap((mention) => mention.spans), ...unknown]
        for (const { start, end } of spans) {
          expect(start).toBeGreaterThanOrEqual(0)
          expect(end).toBeGreaterThan(start)
          expect(end).toBeLessThanOrEqual(text.length)
        }
        for (const mention of mentions) expect(mention.spans.length).toBeGreaterThan(0)
        for (const likelihood of wanted.types?.values() ?? []) {
          expect(likelihood).toBeGreaterThan(0)
          expect(likelihood).toBeLessThanOrEqual(1)
        }
      }),
      { seed: 1, numRuns: 150 },
    )
  })

  test('costs no more than the longest text', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const asked = new Set<string>()
        const knowsWord = (word: string) => {
          asked.add(word)
          return false
        }
        const { wanted, unknown } = understanding.understand(text, { brandNames: [], knowsWord })
        expect(wanted.spoken.length).toBeLessThanOrEqual(MOST_TOKENS)
        expect(unknown.length).toBeLessThanOrEqual(MOST_TOKENS)
        expect(asked.size).toBeLessThanOrEqual(3 * MOST_TOKENS)
      }),
      { seed: 2, numRuns: 100 },
    )
  })

  test('with a word repeated a hundred times has it once', () => {
    const { types, mentions } = readAs('radiator '.repeat(100))
    expect(types).toEqual(['radiator'])
    expect(mentions.length).toBeLessThanOrEqual(MOST_TOKENS)
  })

  test('has few completions, all of which mean something', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const completions = understanding.complete(text).completions
        expect(completions.length).toBeLessThanOrEqual(24)
        for (const { text: whole, sense } of completions) {
          expect(whole).not.toBe('')
          expect(sense.kind).not.toBe('filler')
        }
      }),
      { seed: 3, numRuns: 60 },
    )
  })
})

describe('a text being typed', () => {
  const completions = (text: string) => understanding.complete(text).completions
  const keysOf = ({ sense }: ReturnType<typeof completions>[number]) =>
    sense.kind === 'part' || sense.kind === 'symptom'
      ? [...sense.types.keys()].map((no) => reference.partType(no)!.key)
      : sense.kind === 'model'
        ? sense.vehicles.map(({ model }) => reference.model(model!)?.key)
        : []

  test.for([
    ['brake p', 'brake-pad-set-front'],
    ['radiat', 'radiator'],
    ['altern', 'alternator'],
    ['فحما', 'brake-pad-set-front'],
    ['plaquet', 'brake-pad-set-front'],
    ['火花', 'spark-plug'],
    ['corol', 'toyota/corolla'],
    ['land cr', 'toyota/land-cruiser'],
    ['prado alternat', 'alternator'],
  ] as const)('"%s" may become what names %s', ([typed, key]) => {
    expect(completions(typed).slice(0, 4).flatMap(keysOf)).toContain(key)
  })

  test('preserves the words before the last', () => {
    const [first] = completions('prado alternat')
    expect(first!.text.toLowerCase()).toBe('prado alternator')
  })

  test('has no completions when it is empty', () => {
    expect(['', '  ', '?!'].flatMap(completions)).toEqual([])
  })

  test('returns the same part types once', () => {
    const meanings = completions('rad').map((completion) => keysOf(completion).toSorted().join())
    const named = meanings.filter((meaning) => meaning !== '')
    expect(new Set(named).size).toBe(named.length)
  })

  test('is completed to vehicles as well as parts', () => {
    const kinds = completions('pa').map(({ sense }) => sense.kind)
    expect(kinds).toContain('model')
    expect(kinds).toContain('part')
  })
})

test('a side in a phrase decides between the kinds that the phrase stands for', () => {
  const unread = readVocabulary()
    .headings.filter(({ file }) => file !== 'symptoms.txt')
    .flatMap(({ meanings, phrases }) => {
      const sides = meanings.flatMap(
        ({ key }) => reference.partTypes.find((type) => type.key === key)?.positions ?? [],
      )
      return phrases.map(({ text }) => ({ text, sides }))
    })
    .filter(({ text, sides }) => {
      const asked = understanding.positionsIn(tokensOf(text).map(({ word }) => word))
      const denied = sides.filter((own) => comparePositions(asked, own).denied !== 0)
      return denied.length > 0 && denied.length < sides.length
    })
    .filter(({ text }) => readAs(text).positions.length === 0)
  expect(unread.map(({ text }) => text)).toEqual([])
})
