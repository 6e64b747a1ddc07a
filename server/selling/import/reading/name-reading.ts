import { withoutBrands } from './brand-in-name.ts'
import { CarPhrases, type CutName, type Span } from './car-phrases.ts'
import type { CategoryReader } from './category.ts'
import type { Reference, Understanding } from './knowledge.ts'
import { remember } from './remember.ts'

/** What the names of a part say. */
export type NameReading = {
  /** The category of most of the kinds of part that they may mean. */
  categoryNo?: number
  /** What they say of cars and years; '' for nothing. */
  cars: string
  /** The kind of part of that category, where one is the likeliest; sure where no other may be meant. */
  partType: (categoryNo: number) => KindRead | undefined
}

type KindRead = { no: number; isSure: boolean }

const MOST_TEXTS = 20_000

export type NameReader = {
  read: (partName: string, partNameAr?: string) => NameReading
  /** Whether words name a kind of part. */
  isPart: (text: string) => boolean
  /** Whether a word names a part or a car. */
  isWord: (text: string) => boolean
  /** Whether words name cars and nothing else. */
  isCar: (text: string) => boolean
}

type Mentions = ReturnType<Understanding['understandName']>['mentions']
type Rest = {
  types?: ReadonlyMap<number, number>
  /** The kind of part, where the whole text can mean only that. */
  only?: number
  cars: string[]
}
type Cut = { rest: string; cars: string; read: Rest }

export function nameReader(
  reference: Reference,
  understanding: Understanding,
  { categories, lastYear }: { categories: CategoryReader; lastYear: number },
): NameReader {
  const placesOf = remember(MOST_TEXTS, (text) =>
    placesOfCars(text, understanding.understandName(text).mentions),
  )
  const phrases = new CarPhrases(reference, { last: lastYear, placesOf })

  /** The kinds of part that a text without its cars may mean, and the cars that it names all the same. */
  const readRest = remember(MOST_TEXTS, (text): Rest => {
    if (!/\p{L}{2}/u.test(text)) return { cars: [] }
    const whole = understanding.understandName(text)
    const cars = placesOfCars(text, whole.mentions).map(({ start, end }) => text.slice(start, end))
    const [sold = ''] = text.split(aside)
    const { wanted } = sold === text ? whole : understanding.understandName(sold)
    const { types } =
      wanted.types && categories.ofTypes(wanted.types) !== undefined ? wanted : whole.wanted
    const isSure = sold === text && types?.size === 1
    return { types, only: isSure ? [...types.keys()][0] : undefined, cars }
  })

  function cutOut(name: string): CutName {
    const { rest, cars } = phrases.cut(name)
    return { rest: withoutBrands(rest), cars }
  }

  function cutAndRead(name: string): Cut {
    const cut = cutOut(name)
    const read = readRest(cut.rest)
    if (read.cars.length === 0) return { ...cut, read }
    const isLearnt = read.cars.map((car) => phrases.learn(car)).includes(true)
    if (isLearnt) {
      const again = cutOut(name)
      return { ...again, read: readRest(again.rest) }
    }
    return { ...cut, cars: `${read.cars.join(', ')} ${cut.cars}`.trim(), read }
  }

  const partTypes = remember(MOST_TEXTS, (key) => {
    const [no = '', partName = '', partNameAr = ''] = key.split('\n')
    const names = { partName, partNameAr: partNameAr || null, categoryNo: Number(no) }
    const possible = understanding.possibleTypes(names)
    if (possible.length === 1 || !/[,،]/.test(partName)) return possible
    // Parts catalogues say what it is after a comma: "pad kit, disc brake, front".
    return understanding.possibleTypes({ ...names, partName: partName.replace(/[,،]/g, ' ') })
  })

  function partTypeOf(categoryNo: number, [first, second]: Cut[]): KindRead | undefined {
    const isOfCategory = (no?: number) => no && reference.partType(no)?.categoryNo === categoryNo
    const only = [first?.read.only, second?.read.only].find(isOfCategory)
    if (only) return { no: only, isSure: true }
    if (!(first?.read.types || second?.read.types)) return undefined
    const possible = partTypes(`${categoryNo}\n${first!.rest}\n${second?.rest ?? ''}`)
    const [best, ...others] = possible.filter(([, likelihood]) => likelihood === 1)
    return best && others.length === 0 ? { no: best[0], isSure: possible.length === 1 } : undefined
  }

  return {
    read(partName, partNameAr) {
      const names = [partName, ...(partNameAr && partNameAr !== partName ? [partNameAr] : [])]
      const cuts = names.map((name) => cutAndRead(name.replace(/\s+/g, ' ')))
      const types = cuts.find(({ read }) => read.types)?.read.types
      return {
        categoryNo: types && categories.ofTypes(types),
        cars: cuts.find(({ cars }) => cars !== '')?.cars ?? '',
        partType: (categoryNo) => partTypeOf(categoryNo, cuts),
      }
    },
    isPart: (text) => cutAndRead(text).read.types !== undefined,
    isWord: (text) => {
      const { cars, read } = cutAndRead(text)
      return cars !== '' || read.types !== undefined
    },
    isCar: (text) => {
      const { rest, cars } = cutAndRead(text)
      return cars !== '' && !/\p{L}{2}/u.test(rest)
    },
  }
}

/** What stands after it isn't what is sold. */
const aside = /,|،|\(| with | w\/| مع | avec /iu

/** Where a text names cars; words that stand apart are places of their own. */
function placesOfCars(text: string, mentions: Mentions): Span[] {
  const places: Span[] = []
  for (const { sense, spans } of mentions) {
    if (sense.kind !== 'model' && sense.kind !== 'make') continue
    for (const [i, { start, end }] of spans.entries()) {
      const before = places.at(-1)
      if (i > 0 && before && !/[\p{L}\p{N}]/u.test(text.slice(before.end, start))) before.end = end
      else places.push({ start, end })
    }
  }
  return places.sort((a, b) => a.start - b.start)
}
