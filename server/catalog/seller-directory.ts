import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import { emirates } from '#contract/emirates.ts'
import type { Language } from '#contract/language.ts'
import type { NamedCount } from '#contract/listing.ts'
import { offsetOf } from '../platform/paging.ts'
import { refuse, type Refusal } from '../platform/refusal.ts'
import type { CatalogDeps } from './catalog-deps.ts'
import { presentNamed } from './listing.present.ts'
import { countBySeller, type SellerCounts } from './listing-index/seller-counts.ts'
import { isOpenAt } from './open-sellers.ts'
import type { Finder, Reference } from './reference.ts'
import { pagesOf } from './show-listings.ts'

const SHOWN = 3
const nothing: SellerCounts = { listings: 0, category: new Map(), make: new Map() }

/** A company with what it lists, and which filters it passes. */
type Candidate = {
  no: number
  emirate: string
  counts: SellerCounts
  passes: { emirate: boolean; trade: boolean; open: boolean }
  isOpen: boolean
}

/**
 * Sellers with what they deal in, those with most of the chosen parts first. A filter counts the sellers
 * that pass the others. Names and hours come from the database, all numbers from the index.
 */
export async function getSellerDirectory(
  deps: CatalogDeps,
  query: ParsedInputOf<'getSellerDirectory'>,
  language: Language,
): Promise<ReplyOf<'getSellerDirectory'> | Refusal> {
  const { reference, listings, sellers } = deps
  const choice = sellerChoice(query, reference)
  if (!('categories' in choice)) return choice
  const companies = await sellers.companies(query.q)
  const counts = countBySeller(listings.index, choice)
  const isAnyTrade = choice.categories.size + choice.makes.size === 0
  const now = Date.now()
  const candidates = companies.map((company): Candidate => {
    const of = counts.get(company.no) ?? nothing
    const isOpen = isOpenAt(company, now)
    return {
      ...{ no: company.no, emirate: company.emirate, counts: of, isOpen },
      passes: {
        emirate: !query.emirate || company.emirate === query.emirate,
        trade: isAnyTrade || of.listings > 0,
        open: !query.open || isOpen,
      },
    }
  })
  const found = candidates
    .filter(({ passes }) => passes.emirate && passes.trade && passes.open)
    .sort((a, b) => b.counts.listings - a.counts.listings)
  const { offset, limit } = offsetOf(query)
  const page = found.slice(offset, offset + limit)
  const shown = await sellers.byNos(page.map(({ no }) => no))
  return {
    sellers: page.flatMap(({ no, counts: of }) => {
      const seller = shown.get(no)
      if (!seller) return []
      const traded = presentCounts(of, reference, language, choice)
      return {
        ...{ ...seller, matching: of.listings, makeCount: traded.makes.length },
        categories: traded.categories.slice(0, SHOWN),
        makes: traded.makes.slice(0, SHOWN),
      }
    }),
    ...pagesOf(found.length, query),
    facets: facetsOf(candidates, reference, language),
  }
}

type Choice = { categories: ReadonlySet<number>; makes: ReadonlySet<number> }

const noChoice: Choice = { categories: new Set(), makes: new Set() }

/** What a seller lists as names with numbers: what is chosen first, then most first. */
export const presentCounts = (
  { category, make }: SellerCounts,
  reference: Reference,
  language: Language,
  { categories, makes } = noChoice,
) => ({
  categories: namedCounts(category, reference.category, language, categories),
  makes: namedCounts(make, reference.make, language, makes),
})

/** A category and make, as people and addresses write them, in the index's numbers. */
export function sellerChoice(
  { category, make }: { category?: string | undefined; make?: string | undefined },
  reference: Reference,
): Choice | Refusal {
  const numbers = (word: string | undefined, find: Finder<{ no: number }>) =>
    word ? [find(word)?.no] : []
  const categories = numbers(category, reference.findCategory)
  const makes = numbers(make, reference.findMake)
  if (categories.includes(undefined)) return refuse('listing.unknown_category')
  if (makes.includes(undefined)) return refuse('listing.unknown_make')
  return { categories: new Set(categories as number[]), makes: new Set(makes as number[]) }
}

function facetsOf(candidates: Candidate[], reference: Reference, language: Language) {
  const ofEmirate = new Map<string, number>()
  const category = new Map<number, number>()
  const make = new Map<number, number>()
  let open = 0
  const add = <Key>(to: Map<Key, number>, keys: Iterable<Key>) => {
    for (const key of keys) to.set(key, (to.get(key) ?? 0) + 1)
  }
  for (const { emirate, counts, passes, isOpen } of candidates) {
    if (passes.trade && passes.open) add(ofEmirate, [emirate])
    if (passes.emirate && passes.open) add(category, counts.category.keys())
    if (passes.emirate && passes.open) add(make, counts.make.keys())
    if (passes.emirate && passes.trade && isOpen) open++
  }
  return {
    emirate: emirates.map((name) => ({ name, count: ofEmirate.get(name) ?? 0 })),
    category: namedCounts(category, reference.category, language),
    make: namedCounts(make, reference.make, language),
    open,
  }
}

function namedCounts(
  counts: Map<number, number>,
  entryOf: (no: number) => Parameters<typeof presentNamed>[0] | undefined,
  language: Language,
  chosen: ReadonlySet<number> = new Set(),
): NamedCount[] {
  return [...counts]
    .sort(([a, n], [b, m]) => Number(chosen.has(b)) - Number(chosen.has(a)) || m - n || a - b)
    .flatMap(([no, count]) => {
      const entry = entryOf(no)
      return entry ? { ...presentNamed(entry, language), count } : []
    })
}
