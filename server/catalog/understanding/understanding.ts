import type { ChoiceValue } from '#contract/listing-choices.ts'
import type { Wanted } from '../listing-index/wanted.ts'
import type { LikelyType } from '../listing-index/type-sets.ts'
import { comparePositions, opposites, positions } from '../positions.ts'
import type { Reference } from '../reference.ts'
import type { Names } from '../reference/reference.types.ts'
import { Brands, type BrandsOnOffer } from './brands.ts'
import { combineVehicles, guessedParts, typesOfGuesses, type Match } from './combine.ts'
import { Components } from './components.ts'
import { completionsOf, groupOf, type Completion } from './complete.ts'
import { foldWord, tokensOf, type Token } from './language/fold.ts'
import { isMeasure } from './language/units.ts'
import { loanwords } from './loanwords.ts'
import { isSymptom, leastScore, worth, worthOf } from './match-scores.ts'
import { MOST_TOKENS, PhraseBook } from './phrase-book.ts'
import { consistentReading } from './consistent-reading.ts'
import {
  modelsBeforeYear,
  shortYearMatches,
  sideMatches,
  sizeMatches,
  withRims,
  yearMatches,
} from './matches-by-form.ts'
import { namedBeside } from './named-beside.ts'
import { piecesOf, readingsOf } from './readings.ts'
import { isShorthand, spelledShorthand } from './shorthand.ts'
import {
  addChassisCodes,
  addReferenceNames,
  modelsByWord,
  unbroken,
  type RoleOf,
} from './reference-names.ts'
import { NamedTypes, type PartsMeant, type ListingName } from './named-types.ts'
import { NamedVehicles, type NamedVehicle } from './named-vehicles.ts'
import { TaughtPhrases, type TaughtPhrase } from './taught-phrases.ts'
import { isCarSense, positionWords, tierWords, senseReader, type Sense } from './senses.ts'
import type { Heading, Vocabulary } from './vocabulary.ts'

/** A place in a text, the end not included. */
export type Span = { start: number; end: number }

/** Words of the text and what they were taken for; a `word` is looked for in names. */
export type Mention = { sense: Sense; spans: Span[] }

export type Understood = {
  wanted: Wanted
  mentions: Mention[]
  /** Words that neither the vocabulary nor the name of any listing knows. */
  unknown: Span[]
  /** Of the names of the parts, the text has some words only. */
  guessed?: true
}

/** What the understanding asks of the listings on offer. */
export type OnOffer = BrandsOnOffer & {
  knowsWord: (word: string) => boolean
  /** Whether a description has the word, or a name one that sounds like it. */
  mayHaveWord?: (word: string) => boolean
}

// Of which a number says the size: beside one, it is no year.
const sizedTypes = [
  ...['tyre', 'alloy-wheel', 'steel-wheel', 'wheel-cover'],
  ...['wiper-blade-front', 'wiper-blade-rear', 'wiper-rubber-refill', 'wiper-arm', 'wiper-motor'],
]

// Suggested first among words of one script are those that most of its readers know.
const standings: Record<string, number> = {
  ...{ 'ar-Latn': 0.5, 'hi-Latn': 0.4, fr: 0.3, de: 0.1, ur: 0.6, 'tl-Latn': 0.2, 'ml-Latn': 0.2 },
}

function standingOf({ language, source }: Heading['phrases'][number]): number {
  if (source === 'misspelling') return 0
  return standings[language] ?? (language === 'en' && source !== 'catalogue' ? 0.6 : 1)
}

const nothingOnOffer: OnOffer = { knowsWord: () => false }

/** Reads what garages type, by the vocabulary of the trade and the names of the reference. */
export class Understanding {
  private readonly book = new PhraseBook<Sense>()
  private readonly positionWords: ReadonlyMap<string, number>
  private readonly tierWords: ReturnType<typeof tierWords>
  private readonly reference: Reference
  private readonly roleOf: RoleOf
  private readonly brands: Brands
  private readonly components: Components
  private readonly namedTypes: NamedTypes
  private readonly typeNos: ReadonlyMap<string, number>
  private readonly modelsByWord: ReturnType<typeof modelsByWord>
  private readonly sizedTypes: ReadonlySet<number>
  private readonly vocabularySize: number
  private readonly namedVehicles: NamedVehicles
  /** For what a name says: it is read by the files alone. */
  private readonly untaught: TaughtPhrases
  private taught: TaughtPhrases
  /** Grows whenever something else is taught, so that caches of readings know that they are old. */
  teachings = 0

  constructor(reference: Reference, { headings, sameWords }: Vocabulary) {
    this.reference = reference
    const senseOf = senseReader(reference)
    const read = headings.map((heading) => ({ heading, sense: senseOf(heading) }))
    this.positionWords = positionWords(read)
    this.tierWords = tierWords(read)
    const fillers = new Set(
      read
        .filter(({ sense }) => sense.kind === 'filler')
        .flatMap(({ heading }) => heading.phrases.map(({ text }) => foldWord(text))),
    )
    for (const { heading, sense } of read)
      for (const phrase of heading.phrases)
        this.book.add(phrase.text, sense, {
          isOptional: (word) => sense.kind !== 'filler' && fillers.has(word),
          standing: sense.kind === 'word' ? 0 : standingOf(phrase),
          ...(isCarSense(sense) && unbroken(phrase.text)),
          ...(isShorthand(phrase.text) && { adjacent: true, ordered: true }),
        })
    const parts = read.filter(({ sense }) => sense.kind === 'part').map(({ heading }) => heading)
    for (const words of [...sameWords, ...loanwords(parts)]) this.book.addSameWords(words)
    this.typeNos = new Map(reference.partTypes.map(({ key, no }) => [key, no]))
    this.sizedTypes = new Set(sizedTypes.map((key) => this.typeNos.get(key)!))
    this.roleOf = (word) => (fillers.has(word) ? 'filler' : (this.positionWords.get(word) ?? 0))
    this.components = new Components(read, (word) => this.roleOf(word) !== 0)
    addReferenceNames(this.book, reference, this.roleOf)
    addChassisCodes(this.book, reference)
    this.modelsByWord = modelsByWord(reference)
    this.vocabularySize = this.book.lexicon.words.length
    this.namedVehicles = namedVehicles(this.book)
    this.namedTypes = new NamedTypes(reference, (text) => this.partsMeant(text))
    this.brands = new Brands(
      this.book,
      (name) =>
        tokensOf(name).every(({ word }) => this.roleOf(word) !== 0) ||
        reference.findMake(name) !== undefined,
    )
    this.untaught = this.phrasesOf([])
    this.taught = this.untaught
  }

  /** From now on texts are read with these phrases, and no longer with those taught before. */
  teach(taught: TaughtPhrases): void {
    this.taught = taught
    this.teachings++
  }

  /** To be taught, or to be tried on a text. */
  phrasesOf(taught: readonly TaughtPhrase[]): TaughtPhrases {
    return new TaughtPhrases(taught, (word) => this.roleOf(word) === 'filler')
  }

  /** What the vocabulary, the reference or the brands on offer say that these words mean. */
  meaningOf(text: string): Sense | undefined {
    return this.book.senseOf(text)
  }

  /** The words of a text that neither the vocabulary nor the reference has, folded. */
  unknownWords(text: string): string[] {
    const isKnown = (word: string) => (this.book.lexicon.id(word) ?? Infinity) < this.vocabularySize
    return tokensOf(text).flatMap(({ word }) => (word.length < 2 || isKnown(word) ? [] : [word]))
  }

  /** The positions that the words of a name say, as bits of `positions`. */
  readonly positionsIn = (words: string[]): number =>
    words.reduce((bits, word) => bits | (this.positionWords.get(word) ?? 0), 0)

  /** The tier that a name of a part says, where it says one. */
  tierNamed(name: string): ChoiceValue<'tier'> | undefined {
    const named = new Set(tokensOf(name).flatMap(({ word }) => this.tierWords.get(word) ?? []))
    return named.size === 1 ? [...named][0] : undefined
  }

  understand(text: string, onOffer: OnOffer, taught = this.taught): Understood {
    return this.read(text, onOffer, taught)
  }

  /** What the name of a listing says. Who sells a part doesn't complain: "low mileage" is no trouble. */
  understandName(name: string): Understood {
    return this.read(name, nothingOnOffer, this.untaught, (match) => !isSymptom(match))
  }

  private read(
    text: string,
    onOffer: OnOffer,
    taught: TaughtPhrases,
    isMeant: (match: Match) => boolean = () => true,
  ): Understood {
    if (onOffer.brandNames) this.brands.learn(onOffer.brandNames)
    const found = spelledShorthand(text, tokensOf(text).slice(0, MOST_TOKENS), (letter, next) =>
      this.book.wordBefore(letter, next, isPartSense),
    )
    const isOnOffer = (word: string) => onOffer.knowsWord(word)
    const tokens = piecesOf(text, found, this.book, isOnOffer, taught)
    const readings = readingsOf(tokens, this.book)
    const joints = this.listJoints(text, tokens)
    // An "and" within a complaint divides nothing.
    const whole = this.book.find(readings, joints, isPartSense)
    for (const match of whole) match.score *= worthOf(match)
    const likely = whole.filter((match) => match.score > leastScore(match) && isMeant(match))
    const years = yearMatches(text, tokens)
    const named = [
      ...years,
      ...shortYearMatches([...likely, ...years], { text, tokens }, this.sizedTypes),
      ...modelsBeforeYear(likely, tokens, this.modelsByWord),
      ...sideMatches(text, tokens),
      ...sizeMatches(likely, { text, tokens }, this.typeNos),
      ...this.brands.matches(text, tokens, onOffer, worth.brand),
      ...taught.matches(tokens),
      ...this.components.matches(likely, tokens, joints),
    ]
    const matches = [...likely, ...named]
    const { aside, excluded } = namedBeside(matches, { text, tokens })
    const beside = tokensIn(bitsOf([...aside]), tokens)
    const asked = matches.filter((match) => !aside.has(match))
    const isPosition = (word: string) => this.positionWords.has(word)
    const reading = consistentReading(asked, { text, tokens, isPosition })
    const used = reading.used.filter(({ phrase }) => phrase.sense.kind !== 'word')
    const { types } = reading
    const partial = types ? [] : this.book.findPartial(readings).filter(isMeant)
    const guesses = guessedParts(partial, bitsOf(reading.used))
    const sides = this.positionsAsked(used, tokens)
    const taken = bitsOf(used) | bitsOf(guesses) | excluded | unitsIn(tokens)
    const left = newWords(tokens, taken)
    const rest = types?.get(this.typeNos.get('tyre')!) === 1 ? withRims(left) : left
    // Who tells of a trouble tells a story; its other words are in no name.
    const isStory = used.some(isSymptom)
    const inNames = isStory ? [] : rest.filter(({ word }) => isOnOffer(word))
    if (inNames.length === 0 && isMereChance([...used, ...guesses], rest)) return nothingIn(rest)
    // What may be a word of a listing counts beside others, and where nothing is left that isn't.
    const mayHave = (word: string) => onOffer.mayHaveWord?.(word) ?? false
    const isUnderstood = inNames.length > 0 || guesses.length > 0 || used.some(isDecisive)
    const countsAll = isUnderstood || rest.every(({ word }) => mayHave(word))
    const words =
      isStory || !countsAll
        ? inNames
        : rest.filter((token) => inNames.includes(token) || mayHave(token.word))
    return {
      wanted: {
        types: this.onBothSides(types ?? typesOfGuesses(guesses), sides),
        ...combineVehicles(used),
        positions: sides,
        brands: this.brandsAsked(used),
        tiers: tiersAsked(used),
        // A size counts also where no name has it: then nothing has all that was asked for.
        words: [...words, ...sizesIn(used, tokens), ...otherMakesIn(used, tokens)].map(
          ({ word }) => word,
        ),
        spoken: [...partWords(used, tokens), ...rest].map(({ word }) => word),
      },
      mentions: [
        ...[...used, ...guesses.slice(0, 1)]
          .filter(({ phrase }) => phrase.sense.kind !== 'filler')
          .map(({ phrase, tokens: bits }) => ({
            sense: phrase.sense,
            spans: tokensIn(bits, tokens).map(spanOf),
          })),
        ...words.map((word) => ({ sense: { kind: 'word' as const }, spans: [spanOf(word)] })),
      ].sort((a, b) => a.spans[0]!.start - b.spans[0]!.start),
      unknown: rest
        .filter((token) => !words.includes(token) && !beside.includes(token))
        .filter(({ word }) => word.length > 1)
        .map(spanOf),
      ...(guesses.length > 0 && { guessed: true }),
    }
  }

  /**
   * The places where a list goes on: a word for "and", what has the Arabic one written to it, or what follows a "+". A
   * known word that begins so is one by itself.
   */
  private listJoints(text: string, tokens: Token[]): number {
    const isKnown = (word: string) => this.book.lexicon.id(word) !== undefined
    return tokens.reduce((bits, { word, start }, i) => {
      const before = tokens[i - 1]
      if (!before) return bits
      const isJoined = text[start] === 'و' && !isKnown(word) && isKnown(word.slice(1))
      // Of "والديسكات" the article was left out with it.
      const hadArticle = text[start] === 'و' && word[0] !== 'و'
      const isSign = /\+/.test(text.slice(before.end, start))
      return and.has(word) || isJoined || hadArticle || isSign ? bits | (1 << i) : bits
    }, 0)
  }

  /** See `NamedTypes`. */
  possibleTypes(listing: ListingName): LikelyType[] {
    return this.namedTypes.possible(listing)
  }

  /** The cars that the name of a listing says, for one whose seller named none. */
  readonly vehiclesNamed = (name: string): NamedVehicle[] => this.namedVehicles.read(name)

  /** Without what was taught: it is about searches, and all processes must read a listing alike. */
  private partsMeant(text: string): PartsMeant {
    const { wanted, mentions, guessed } = this.understandName(text)
    const types = [...(wanted.types ?? [])].filter(([no]) => {
      const { positions: own } = this.reference.partType(no)!
      return comparePositions(wanted.positions, own).denied === 0
    })
    const most = Math.max(...types.map(([, likelihood]) => likelihood))
    return {
      types: types.map(([no, likelihood]) => [no, likelihood / most]),
      places: mentions.flatMap(({ sense, spans }) => (sense.kind === 'part' ? [spans] : [])),
      guessed,
    }
  }

  /** What a text being typed may become, the likeliest first, and what it asks for so far. */
  complete(text: string): { wanted: Wanted; completions: Completion[] } {
    const { mentions, wanted } = this.understand(
      text.replace(/[\p{L}\p{M}\p{N}]+$/u, ''),
      nothingOnOffer,
    )
    const named = mentions.flatMap(({ sense }) => (sense.kind === 'word' ? [] : [groupOf(sense)]))
    return { wanted, completions: completionsOf(this.book, text, new Set(named)) }
  }

  /** Those said by themselves, and those that complete the name of a part ("front brake pad"). */
  private positionsAsked(matches: Match[], tokens: Token[]): number {
    let bits = 0
    for (const { phrase, tokens: place } of matches) {
      if (phrase.sense.kind === 'position') bits |= phrase.sense.bits
      else
        for (const { word } of tokensIn(place, tokens)) {
          const id = this.book.lexicon.id(word)
          if (id !== undefined && phrase.optional.has(id)) bits |= this.positionWords.get(word) ?? 0
        }
    }
    return bits
  }

  /** "Rear and front": where both of two opposites are asked for, also the types of the other side. */
  private onBothSides(
    types: ReadonlyMap<number, number> | undefined,
    asked: number,
  ): ReadonlyMap<number, number> | undefined {
    const both = asked & opposites(asked)
    if (!types || both === 0) return types
    const widened = new Map(types)
    for (const [no, likelihood] of types) {
      const { key, positions: own } = this.reference.partType(no)!
      if (!(own & both)) continue
      const bare = withoutPositions(key)
      for (const other of this.reference.partTypes)
        if (other.positions & both && withoutPositions(other.key) === bare)
          widened.set(other.no, Math.max(likelihood, widened.get(other.no) ?? 0))
    }
    return widened
  }

  /** Genuine parts are those of any make: what fits a Toyota may be sold by Lexus. */
  private brandsAsked(matches: Match[]): string[] {
    const senses = matches.map(({ phrase }) => phrase.sense)
    const brands = senses.flatMap((sense) => (sense.kind === 'brand' ? [sense.name] : []))
    if (!tiersAsked(matches).includes('genuine')) return brands
    const genuine = ({ names }: { names: Names }) => [names.en, `${names.en} Genuine`]
    return [...brands, ...this.reference.makes.flatMap(genuine)]
  }
}

/**
 * Whether a few words happen to sound like ours among more that mean nothing. A word as the book has
 * it, or several that make a name together, are no chance.
 */
function isMereChance(matches: Match[], rest: Token[]): boolean {
  const decisive = matches.filter(isDecisive)
  const certain = decisive.some(({ phrase, score }) => phrase.words.length > 1 || score > 0.7)
  return rest.length > 0 && matches.length > 0 && !certain
}

/** Reads names by the cars of a book; words of its other phrases are those of the trade, but for complaints. */
function namedVehicles(book: PhraseBook<Sense>): NamedVehicles {
  const phrases = book.phrases()
  const trade = new Set<number>()
  for (const { sense, words } of phrases)
    if (!isCarSense(sense) && sense.kind !== 'symptom') for (const word of words) trade.add(word)
  const idOf = (word: string) => book.lexicon.id(word) ?? -1
  return new NamedVehicles(
    phrases,
    (id) => book.lexicon.words[id]!,
    (word) => trade.has(idOf(word)),
  )
}

const and = new Set(['and', 'و', 'aur', 'et', 'plus', 'اور', 'और', 'او'])

const isPartSense = (sense: Sense) => sense.kind === 'part'

/** What says nothing without a part or a car beside it. */
const sideNotes = new Set<Sense['kind']>(['filler', 'year', 'position', 'tier'])

const isDecisive = ({ phrase }: Match) => !sideNotes.has(phrase.sense.kind)

const tiersAsked = (matches: Match[]) =>
  matches.flatMap(({ phrase: { sense } }) => (sense.kind === 'tier' ? sense.tiers : []))

/** Of "70 amp", which names also write "70AH" or "٧٠ أمبير", the number alone is looked for. */
const unitsIn = (tokens: Token[]): number =>
  tokens.reduce((bits, _, i) => (isMeasure(tokens, i) ? bits | (1 << i) : bits), 0)

/** What is left of the text, without words that were understood elsewhere or are repeated. */
function newWords(tokens: Token[], taken: number): Token[] {
  const seen = new Set(tokensIn(taken, tokens).map(({ word }) => word))
  return tokensIn(~taken, tokens).filter(({ word }) => !seen.has(word) && seen.add(word))
}

/** "5W30", "H4": what tells parts of one type apart stands in their names as well. */
const sizesIn = (matches: Match[], tokens: Token[]): Token[] =>
  partWords(matches, tokens).filter(({ word }) => /\d/.test(word))

/** The names of makes that the reference lacks: only the names of listings can say them. */
const otherMakesIn = (matches: Match[], tokens: Token[]): Token[] =>
  matches
    .filter(({ phrase: { sense } }) => sense.kind === 'make' && sense.vehicles[0]?.make === 0)
    .flatMap((match) => tokensIn(match.tokens, tokens))

const partWords = (matches: Match[], tokens: Token[]): Token[] =>
  matches
    .filter(({ phrase }) => phrase.sense.kind === 'part')
    .flatMap((match) => tokensIn(match.tokens, tokens))

/** The understanding of a text that says nothing; `rest` are the places of its words. */
export const nothingIn = (rest: Span[]): Understood => ({
  wanted: { vehicles: [], positions: 0, brands: [], tiers: [], words: [], spoken: [] },
  mentions: [],
  unknown: rest.map(({ start, end }) => ({ start, end })),
})

const withoutPositions = (key: string) =>
  key
    .split('-')
    .filter((piece) => !(piece in positions))
    .join('-')

const bitsOf = (matches: Match[]) => matches.reduce((bits, match) => bits | match.tokens, 0)

const tokensIn = (bits: number, tokens: Token[]) => tokens.filter((_, i) => bits & (1 << i))

const spanOf = ({ start, end }: Token): Span => ({ start, end })
