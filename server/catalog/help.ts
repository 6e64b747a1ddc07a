import type { ReplyOf } from '#contract/api.ts'
import type { Language } from '#contract/language.ts'
import { findParts, type PartsOnOffer, type ResolvedQuery } from './find-parts.ts'
import { countAnswering, type ListingFilter } from './listing-index/listing-scan.ts'
import { presentListing } from './listing.present.ts'
import { byNos } from './listing.store.ts'
import { nearNumbers } from './near-numbers.ts'
import { numbersIn } from './understanding/numbers.ts'
import { besideParts, without } from './understood.present.ts'

type Help = NonNullable<ReplyOf<'searchListings'>['help']>

type HelpWanted = {
  language: Language
  filter: ListingFilter
  isGrouped: boolean
}

const MOST = { numbers: 2, nearest: 6, lift: 4, similar: 6 }

/**
 * Ways on from a text that finds nothing: nearly the same numbers; fewer words, under the filter in
 * force; similar parts, without it.
 */
export async function helpWith(
  parts: PartsOnOffer,
  found: ResolvedQuery,
  { language, filter, isGrouped }: HelpWanted,
): Promise<Help> {
  return {
    nearest: await nearest(parts, found.text, language),
    lift: await lift(parts, found, { filter, isGrouped }),
    similar: similar(parts, found, language),
  }
}

async function nearest(
  { db, reference }: PartsOnOffer,
  text: string,
  language: Language,
): Promise<Help['nearest']> {
  // The first is the whole text; beside a brand, or words, the number is one of the next.
  for (const { key } of numbersIn(text).slice(0, MOST.numbers)) {
    const close = await nearNumbers(db, key)
    const nos = [...new Set(close.map(({ no }) => no))].slice(0, MOST.nearest)
    if (nos.length > 0)
      return (await byNos(db, nos)).map((row) => presentListing(row, reference, language))
  }
  return []
}

/** Each thing that was understood, left out by itself, where that finds something. */
async function lift(
  parts: PartsOnOffer,
  { text, understood, vehicle }: ResolvedQuery,
  { filter, isGrouped }: Omit<HelpWanted, 'language'>,
): Promise<Help['lift']> {
  const page = { order: 'best', offset: 0, limit: 0, isGrouped, onlyAnswering: true } as const
  const { mentions } = understood
  const cars = mentions.filter(({ sense }) => sense.kind === 'make' || sense.kind === 'model')
  const places = [
    ...(vehicle ? [[vehicle]] : []),
    ...(cars.length > 1 ? [cars.flatMap(({ spans }) => spans)] : []),
    ...mentions.map(({ spans }) => spans),
  ]
  const shorter = places.map((spans) => ({
    label: spans.map(({ start, end }) => text.slice(start, end)).join(' '),
    search: without(text, spans),
  }))
  const counted = await Promise.all(
    shorter
      .filter(({ search }) => search !== '')
      .slice(0, MOST.lift)
      .map(async (each) => {
        const { criteria } = await findParts(parts, each.search)
        return { ...each, total: countAnswering(parts.index.search(filter, page, criteria)) }
      }),
  )
  return counted.filter(({ total }) => total > 0)
}

/** Other types of the same category that there are for the same vehicle, the commonest first. */
function similar(
  { index, reference }: PartsOnOffer,
  { text, understood: { wanted, mentions } }: ResolvedQuery,
  language: Language,
): Help['similar'] {
  const [meant] = [...(wanted.types ?? [])].sort(([, a], [, b]) => b - a)
  if (!meant) return []
  const { categoryNo } = reference.partType(meant[0])!
  const counts = index.countTypes(wanted)
  const rest = besideParts(mentions, text, false)
  return reference.partTypes
    .filter((type) => type.categoryNo === categoryNo && !wanted.types!.has(type.no))
    .map(({ no, names }) => ({
      label: names[language],
      search: `${names[language]} ${rest}`.trim(),
      total: counts[no]!,
    }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
    .slice(0, MOST.similar)
}
