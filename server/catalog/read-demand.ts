import type { Language } from '#contract/language.ts'
import type { Reference } from './reference.ts'
import { numbersIn } from './understanding/numbers.ts'
import type { OnOffer, Understanding } from './understanding/understanding.ts'

/** What somebody who typed a text looked for, in our own numbers. */
export type Demand = {
  /** Keys of the part numbers that it may contain, the likeliest first. */
  numbers: string[]
  /** Categories of the kinds of part that are most likely meant; none where none is named. */
  categories: number[]
  /** Makes of the cars that it names; 0 is a car whose parts are not sold here. */
  makes: number[]
}

const MOST_CACHED = 5_000

/** Reads texts for what they look for, with a cache: the same texts are read again and again. */
export function demandReader({
  reference,
  understanding,
  onOffer,
}: {
  reference: Reference
  understanding: Understanding
  onOffer: () => OnOffer
}): (text: string) => Demand {
  const cache = new Map<string, Demand>()
  let { teachings } = understanding

  function read(text: string): Demand {
    const { types = new Map<number, number>(), vehicles } = understanding.understand(
      text,
      onOffer(),
    ).wanted
    const likeliest = Math.max(...types.values())
    const meant = [...types].filter(([, likelihood]) => likelihood === likeliest)
    const categories = meant.map(([no]) => reference.partType(no)!.categoryNo)
    return {
      numbers: numbersIn(text).map(({ key }) => key),
      categories: [...new Set(categories)],
      makes: [...new Set(vehicles.map(({ make }) => make))],
    }
  }

  return (text) => {
    if (teachings !== understanding.teachings) cache.clear()
    ;({ teachings } = understanding)
    const cached = cache.get(text)
    if (cached) return cached
    if (cache.size >= MOST_CACHED) cache.clear()
    const demand = read(text)
    cache.set(text, demand)
    return demand
  }
}

/** What parts of a category, and for the cars of a make, are called: "Brake Parts · Toyota". */
export function kindName(
  reference: Reference,
  { category, make }: { category: number; make?: number | undefined },
  language: Language,
): string {
  const names = [reference.category(category), make ? reference.make(make) : undefined]
  return names.flatMap((entry) => entry?.names[language] ?? []).join(' · ')
}
