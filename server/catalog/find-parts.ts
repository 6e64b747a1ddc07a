import type { Executor } from '../platform/db.ts'
import { crossMatches } from './cross-number.store.ts'
import { crossFound, type CrossFound } from './cross-numbers.ts'
import { everything, noPage } from './listing-filter.ts'
import type { ListingIndex } from './listing-index/listing-index.ts'
import type { Candidates } from './listing-index/ranking.ts'
import type { Wanted } from './listing-index/wanted.ts'
import * as numbers from './number.store.ts'
import type { Reference } from './reference.ts'
import { tokensOf } from './understanding/language/fold.ts'
import { hasDigit, numberOf, numbersIn, type NumberInText } from './understanding/numbers.ts'
import { blanked, withoutLabelsAndPhones } from './understanding/labels-and-phones.ts'
import { confusedWith } from './understanding/confused-numbers.ts'
import {
  nothingIn,
  type Mention,
  type Understanding,
  type Understood,
} from './understanding/understanding.ts'
import {
  findVehicleNumber,
  type FoundVehicleNumber,
} from './understanding/vehicle-number/find-vehicle-number.ts'

/** What a text asks for, as the listing index takes it, and how it was read. */
export type ResolvedQuery = {
  /** What was read, in the places of what was typed: without the labels and telephone numbers of pasted messages. */
  text: string
  criteria: Candidates | Wanted
  understood: Understood
  /** The part number that was found. */
  number?: NumberInText
  /** Others beside it that are on offer. */
  furtherNumbers?: NumberInText[]
  /** The number stands in the text with a typing error. */
  isConfused?: boolean
  vehicle?: FoundVehicleNumber
  /** What is related to the number. */
  cross?: CrossFound
}

/** What finding needs: the listings and the language to read about them. */
export type PartsOnOffer = {
  db: Executor
  index: ListingIndex
  understanding: Pick<Understanding, 'understand'>
  reference: Reference
}

/**
 * Reads a text as a part number if one is on offer, as the number of a vehicle, and as words. Only
 * what stands in no name at all is looked for in descriptions.
 */
export async function findParts(parts: PartsOnOffer, typed: string): Promise<ResolvedQuery> {
  const text = withoutLabelsAndPhones(typed)
  return { ...(await read(parts, text)), text }
}

type Read = Omit<ResolvedQuery, 'text'>

async function read(parts: PartsOnOffer, text: string): Promise<Read> {
  const { db, index, understanding } = parts
  const vehicle = findVehicleNumber(text)
  if (vehicle) return readWithVehicle(parts, text, vehicle)
  const possible = numbersIn(text)
  const { byNumber, isExact } = await findByNumber(db, possible)
  if (byNumber && isExact) return addRest(parts, text, byNumber)
  const confused = byNumber ? undefined : await findConfused(db, possible)
  if (confused) return addRest(parts, text, confused)
  const understood = understanding.understand(text, index)
  // A seller could name "camry 2015" as a number, so words win; digits alone are rarely words.
  const isNamed = byNumber?.cross !== undefined && !/\p{L}/u.test(text)
  if (
    byNumber &&
    (isNamed || !isWords(understood) || isNumberLikelier(byNumber, understood, { text, index }))
  )
    return byNumber
  const { types, vehicles, years } = understood.wanted
  if (understood.unknown.length > 0 && !types && vehicles.length === 0 && !years) {
    const described = await numbers.byDescription(db, distinctiveWords(text))
    if (described[0]!.length > 0) return { criteria: described, understood }
    // "FC-78197" asks for no other number of that brand; those like it are offered instead.
    if (numberOf(text) !== undefined && understood.mentions.every(isBareWord(text)))
      return { criteria: [], understood: nothingIn([{ start: 0, end: text.length }]) }
  }
  return { criteria: understood.wanted, understood }
}

/** A part number beside the number of a vehicle is what is asked for; other words are narrowed to the vehicle. */
async function readWithVehicle(
  parts: PartsOnOffer,
  text: string,
  vehicle: FoundVehicleNumber,
): Promise<Read> {
  const rest = blanked(text, [vehicle])
  const { byNumber, isExact } = await findByNumber(parts.db, numbersIn(rest))
  if (byNumber && isExact) return { ...(await addRest(parts, rest, byNumber)), vehicle }
  const understood = parts.understanding.understand(rest, parts.index)
  narrowToVehicle(understood.wanted, vehicle, parts.reference)
  return { criteria: understood.wanted, understood, vehicle }
}

/**
 * What stands beside a number that was found: other numbers on offer, whose listings come after its own; numbers that
 * nobody offers; and the car, by which nothing is left out: a number says more than the cars that sellers list.
 */
async function addRest(
  { db, index, understanding }: PartsOnOffer,
  text: string,
  found: Read,
): Promise<Read> {
  let rest = blanked(text, [found.number!])
  if (!/[\p{L}\p{N}]/u.test(rest)) return found
  const [own = new Int32Array(), ...others] = found.criteria as Candidates
  const further: { number: NumberInText; candidates: Candidates }[] = []
  while (further.length < MOST_FURTHER) {
    const possible = numbersIn(rest)
    const exact = await numbers.byExactNumber(
      db,
      possible.map(({ key }) => key),
    )
    const number = possible.find(({ key }) => key === exact?.key)
    if (!exact || !number) break
    further.push({ number, candidates: exact.candidates })
    rest = blanked(rest, [number])
  }
  return {
    ...found,
    criteria: [own, ...further.flatMap(({ candidates }) => candidates), ...others],
    furtherNumbers: further.map(({ number }) => number),
    understood: carAndUnknownNumbers(understanding.understand(rest, index), rest),
  }
}

const MOST_FURTHER = 4

/** Of what was understood of a text without any number on offer, the car, if its model is named, and other numbers. */
function carAndUnknownNumbers({ mentions, wanted }: Understood, text: string): Understood {
  const ofCar = mentions.filter(({ sense }) => ['make', 'model', 'year'].includes(sense.kind))
  const isModel = ofCar.some(({ sense }) => sense.kind === 'model')
  const car = isModel ? ofCar : []
  const rest = blanked(
    text,
    car.flatMap(({ spans }) => spans),
  )
  const nothing = nothingIn(numbersIn(rest).filter(isWholeNumber(rest)))
  if (!isModel) return nothing
  const { vehicles, years } = wanted
  return { ...nothing, mentions: car, wanted: { ...nothing.wanted, vehicles, years } }
}

/** Whether a number stands in one piece, and is not a mobile's. */
const isWholeNumber =
  (text: string) =>
  ({ key, start, end }: NumberInText) =>
    key.length >= 5 && !/\s/.test(text.slice(start, end)) && !/^(?:0|971)5\d{8}$/.test(key)

/**
 * The listings of a number of the text: of exactly this one, then what several sellers relate to it, what
 * one does, and those of longer numbers. `isExact`: there are listings of the number itself.
 */
async function findByNumber(
  db: Executor,
  possible: NumberInText[],
): Promise<{ byNumber?: Read; isExact?: boolean }> {
  const keys = possible.map(({ key }) => key)
  const [found, matches] = await Promise.all([numbers.byNumber(db, keys), crossMatches(db, keys)])
  const related = new Set(matches.map(({ key }) => key))
  const key = found?.exact ? found.key : (keys.find((each) => related.has(each)) ?? found?.key)
  const number = possible.find((each) => each.key === key)
  if (!number) return {}
  const cross = crossFound(matches, number.key)
  const [exact, longer] = found?.key === number.key ? found.candidates : []
  const lists = [exact, cross?.confirmed, cross?.claimed, longer]
  return {
    byNumber: {
      criteria: lists.filter((list) => list !== undefined),
      ...{ understood: nothingIn([]), number, cross },
    },
    isExact: found?.exact,
  }
}

/** A part number on offer that one in the text may have been meant for. */
async function findConfused(db: Executor, possible: NumberInText[]): Promise<Read | undefined> {
  for (const number of possible.slice(0, MOST_CONFUSED)) {
    const keys = confusedWith(number.key)
    const meant = (await numbers.byExactNumber(db, keys))?.key ?? (await crossKey(db, keys))
    if (!meant) continue
    const { byNumber } = await findByNumber(db, [{ ...number, key: meant }])
    if (byNumber) return { ...byNumber, isConfused: true }
  }
  return undefined
}

/** The first of these keys that a listing of another number is related to. */
async function crossKey(db: Executor, keys: string[]): Promise<string | undefined> {
  const related = new Set((await crossMatches(db, keys)).map(({ key }) => key))
  return keys.find((key) => related.has(key))
}

// The likeliest is the whole text; beside a brand, or words, the number is one of the next.
const MOST_CONFUSED = 2

/** To the models that a VIN or frame number leaves, or to the make where it doesn't tell them. */
function narrowToVehicle(
  wanted: Wanted,
  { models, make, years, confidence }: FoundVehicleNumber,
  reference: Reference,
): void {
  const vehicles = models.flatMap(({ key, from, to }) => {
    const model = reference.findModel(key)
    return model ? [{ make: model.makeNo, model: model.no, from, to, weight: 1 }] : []
  })
  const known = make?.key ? reference.findMake(make.key) : undefined
  if (vehicles.length > 0) wanted.vehicles = vehicles
  // One whose parts are not sold here: nothing is made for it, as where it is named in words.
  else if (make) wanted.vehicles = [{ make: known?.no ?? 0, weight: 1 }]
  if (confidence !== 'high' || years.length !== 1) return
  wanted.years ??= { from: years[0]!, to: years[0]! }
  wanted.isExact = true
}

/** Whether a mention is of a word without digits: that of a size, "195" of "195/65R15", tells what is wanted. */
const isBareWord =
  (text: string) =>
  ({ sense, spans }: Mention) =>
    sense.kind === 'word' && !spans.some(({ start, end }) => hasDigit(text.slice(start, end)))

/** Whether more was understood than a part number could be mistaken for. */
function isWords({ mentions, unknown }: Understood): boolean {
  return mentions.length > 0 && unknown.length === 0
}

/**
 * Whether what was understood are pieces of numbers that stand in names, "84820" of "84820-48321", and the number begins
 * more of those on offer, or has more of the text. An oil named "5W30" is more often meant than a number that begins so.
 */
function isNumberLikelier(
  { criteria, number }: Read,
  { mentions, wanted }: Understood,
  { text, index }: { text: string; index: ListingIndex },
): boolean {
  const { word: words = [], ...others } = Object.groupBy(mentions, ({ sense }) => sense.kind)
  if (Object.keys(others).some((kind) => kind !== 'make' && kind !== 'brand')) return false
  const pieces = words.flatMap(({ spans }) => spans)
  if (pieces.length === 0 || !pieces.every(({ start, end }) => hasDigit(text.slice(start, end))))
    return false
  const understood = pieces.reduce((sum, { start, end }) => sum + end - start, 0)
  if (understood < number!.key.length) return true
  const beginning = (criteria as Candidates).reduce((sum, list) => sum + list.length, 0)
  return beginning > index.search(everything, noPage, wanted).total
}

// Each word costs the reading of all descriptions that have it.
const MOST_DESCRIBING = 5

function distinctiveWords(text: string): string {
  const words = tokensOf(text).map(({ word }) => word)
  return [...new Set(words.filter((word) => word.length > 2))].slice(0, MOST_DESCRIBING).join(' ')
}
