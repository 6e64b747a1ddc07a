import type { Language } from '#contract/language.ts'
import { listingSlug, skuKey } from '#contract/part-number.ts'
import type { Suggestions } from '#contract/suggest.ts'
import type { PartsOnOffer } from './find-parts.ts'
import { presentNamed } from './listing.present.ts'
import { numbersBeginning } from './number.store.ts'
import { tokensOf } from './understanding/language/fold.ts'
import type { Understanding } from './understanding/understanding.ts'
import type { Completion } from './understanding/complete.ts'
import { findVehicleNumber } from './understanding/vehicle-number/find-vehicle-number.ts'
import { presentVehicle } from './understood.present.ts'

const MOST = { skus: 5, parts: 6, categories: 2, makes: 4 }

/** What a text being typed may become. Nothing for fewer than two characters. */
export async function suggestListings(
  parts: PartsOnOffer & { understanding: Pick<Understanding, 'complete'> },
  text: string,
  language: Language,
): Promise<Suggestions> {
  const { db, understanding, reference } = parts
  if (text.length < 2) return { skus: [], parts: [], categories: [], makes: [] }
  const vehicle = findVehicleNumber(text)
  const key = skuKey(text)
  const numbers =
    /\d/.test(key) && key.length >= 3 && !vehicle ? await numbersBeginning(db, key, MOST.skus) : []
  const { wanted, completions } = understanding.complete(vehicle ? '' : text)
  const counts = parts.index.countTypes(wanted)
  return {
    skus: numbers.map(({ sku, name, nameAr, brand, skuKey: own }) => ({
      sku,
      name: language === 'ar' ? (nameAr ?? name) : name,
      brand,
      slug: listingSlug(name, own),
    })),
    parts: partsOf(completions, counts, parts, language),
    categories: categoriesLike(text, parts, language),
    makes: makesOf(completions, likeliestOf(wanted.types), parts, language),
    vehicle: vehicle && presentVehicle(vehicle, reference, language),
  }
}

function partsOf(
  completions: Completion[],
  counts: Uint32Array,
  { reference }: PartsOnOffer,
  language: Language,
): Suggestions['parts'] {
  return completions
    .flatMap(({ text, sense, worth }) => {
      if (sense.kind !== 'part' && sense.kind !== 'symptom') return []
      const nos = [...sense.types].sort(([, a], [, b]) => b - a).map(([no]) => no)
      const count = nos.reduce((sum, no) => sum + counts[no]!, 0)
      const [first, second, ...more] = nos.map((no) => reference.partType(no)!.names[language])
      const label = more.length > 0 || !second ? first! : `${first} / ${second}`
      const entry = { text, label: more.length > 0 ? `${label} …` : label, count }
      // What there is ten times more of is worth as much as a third of a word.
      const ofLikeliest = Math.log10(Math.max(1, counts[nos[0]!]!))
      return count > 0 ? [{ entry, worth: worth + ofLikeliest / 3 }] : []
    })
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST.parts)
    .map(({ entry }) => entry)
}

const likeliestOf = (types: ReadonlyMap<number, number> = new Map()): number[] => {
  const most = Math.max(...types.values())
  return [...types].flatMap(([no, likelihood]) => (2 * likelihood >= most ? [no] : []))
}

/** `types` are those of the part that is named before the car, which is then one more word of the search. */
function makesOf(
  completions: Completion[],
  types: number[],
  { index, reference }: PartsOnOffer,
  language: Language,
): Suggestions['makes'] {
  const isBeside = types.length > 0
  const seen = new Set<string>()
  const found: { make: number; model?: number; text: string }[] = []
  for (const { sense, text } of completions)
    if (sense.kind === 'make' || sense.kind === 'model')
      for (const { make, model } of sense.vehicles) {
        if (make === 0 || seen.has(`${make} ${model}`)) continue
        seen.add(`${make} ${model}`)
        found.push({ make, model, text })
      }
  if (found.length === 0) return []
  const counts = index.counts()
  const listed = found
    .map(({ make, model, text }) => ({
      ...{ make, model, text },
      count: (model ? counts.model.get(model) : counts.make.get(make)) ?? 0,
    }))
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST.makes)
  return listed
    .map(({ make, model, text, count }) => ({
      make: presentNamed(reference.make(make)!, language),
      model: model ? presentNamed(reference.model(model)!, language) : undefined,
      text: isBeside ? text : undefined,
      count: isBeside ? index.countFitting(types, [{ make, model, weight: 1 }]) : count,
    }))
    .filter(({ count }) => !isBeside || count > 0)
    .sort((a, b) => b.count - a.count)
}

/** Categories with a name, in any language, of which a word begins like the text. */
function categoriesLike(
  text: string,
  { index, reference }: PartsOnOffer,
  language: Language,
): Suggestions['categories'] {
  const typed = folded(text)
  if (typed === '') return []
  const begins = (name: string) => ` ${folded(name)}`.includes(` ${typed}`)
  const found = reference.categories.filter(({ names }) => Object.values(names).some(begins))
  if (found.length === 0) return []
  const { category } = index.counts()
  return found.slice(0, MOST.categories).map((entry) => ({
    ...presentNamed(entry, language),
    slug: entry.key,
    count: category.get(entry.no) ?? 0,
  }))
}

const folded = (text: string) =>
  tokensOf(text)
    .map(({ word }) => word)
    .join(' ')
