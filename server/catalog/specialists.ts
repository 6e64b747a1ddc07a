import type { ReplyOf } from '#contract/api.ts'
import type { Language } from '#contract/language.ts'
import type { CatalogDeps } from './catalog-deps.ts'
import type { Wanted } from './listing-index/wanted.ts'
import { countMatching } from './listing-index/seller-counts.ts'
import { presentNamed } from './listing.present.ts'

type Specialists = NonNullable<ReplyOf<'searchListings'>['specialists']>

/** Results up to which sellers are named who may have more. */
export const FEW_RESULTS = 3
const MOST = 3

/**
 * Sellers who list most of the category and make that a query names; undefined when it names neither,
 * or nobody lists such parts. Of a make that nobody deals in, those of the category.
 */
export async function specialistsIn(
  deps: CatalogDeps,
  { types, vehicles }: Wanted,
  language: Language,
): Promise<Specialists | undefined> {
  const { reference } = deps
  const [type] = [...(types ?? [])].sort(([, a], [, b]) => b - a)
  const category = type && reference.category(reference.partType(type[0])!.categoryNo)
  const [makeNo, ...others] = new Set(vehicles.map((vehicle) => vehicle.make))
  const make = makeNo && others.length === 0 ? reference.make(makeNo) : undefined
  for (const chosen of category ? [{ category, make }, { category }] : [{ make }]) {
    if (!chosen.category && !chosen.make) return undefined
    const sellers = await mostListing(deps, chosen)
    if (sellers.length > 0)
      return {
        ...(chosen.category && { category: presentNamed(chosen.category, language) }),
        ...(chosen.make && { make: presentNamed(chosen.make, language) }),
        sellers,
      }
  }
  return undefined
}

type Chosen = { category?: { no: number } | undefined; make?: { no: number } | undefined }

async function mostListing(
  { listings, sellers, openSellers }: CatalogDeps,
  { category, make }: Chosen,
): Promise<Specialists['sellers']> {
  const counts = countMatching(listings.index, {
    categories: new Set(category ? [category.no] : []),
    makes: new Set(make ? [make.no] : []),
  })
  const most = [...counts].sort(([a, n], [b, m]) => m - n || a - b).slice(0, MOST)
  const open = await openSellers.now()
  const shown = await sellers.byNos(most.map(([no]) => no))
  return most
    .sort(([a], [b]) => (open[b] ?? 0) - (open[a] ?? 0))
    .flatMap(([no, matching]) => {
      const seller = shown.get(no)
      return seller ? { ...seller, matching } : []
    })
}
