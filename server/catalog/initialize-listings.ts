import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { Language } from '#contract/language.ts'
import { searchQuery } from '#contract/search.ts'
import { Refusal } from '../platform/refusal.ts'
import type { CatalogDeps } from './catalog-deps.ts'
import { presentNamed } from './listing.present.ts'
import type { Reference } from './reference.ts'
import { searchListings } from './search-listings.ts'

/** A first search with the lists of all filters, in the shape that older clients expect. */
export async function initializeListings(
  deps: CatalogDeps,
  { search = '', category, make, page, limit }: ParsedInputOf<'initializeListings'>,
  language: Language,
): Promise<ReplyOf<'initializeListings'> | Refusal> {
  const { reference } = deps
  const query = searchQuery.parse({
    string: search,
    category: category ? [category] : [],
    make: make ? [make] : [],
    page,
    limit,
  })
  const found = await searchListings(deps, query, language)
  if (found instanceof Refusal) return found
  const { facets, listings, ...paged } = found
  const foundCategory = category && reference.findCategory(category)
  const foundMake = make && reference.findMake(make)
  const carNos = carNosOf(reference)
  return {
    searchQuery: {
      string: search,
      priceRange: facets.price,
      category: foundCategory ? [presentNamed(foundCategory, language)] : [],
      make: foundMake ? [presentNamed(foundMake, language)] : [],
      model: [],
      year: [],
      brand: [],
      sortBy: search === '' ? { date: -1 } : undefined,
    },
    listings,
    minPrice: facets.price.min,
    maxPrice: facets.price.max,
    categoryList: facets.category,
    makeList: facets.make.map((make) => ({ ...make, id_car_make: carNos.get(make._id)! })),
    modelList: facets.model.map((model) => ({ ...model, id_car_model: carNos.get(model._id)! })),
    yearList: facets.year,
    brandList: facets.brand.map((brand) => brand.name),
    brandCounts: Object.fromEntries(facets.brand.map((brand) => [brand.name, brand.count])),
    ...{ total: paged.total, page: paged.page, pages: paged.pages },
  }
}

/** What older clients call makes and models, by their ids. */
const carNosOf = (reference: Reference): Map<string, string> =>
  new Map(
    reference.makes.flatMap(({ id, idCarMake, models }) => [
      [id, idCarMake],
      ...models.map((model) => [model.id, model.idCarModel] as const),
    ]),
  )
