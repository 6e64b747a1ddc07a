import type { Language } from '#contract/language.ts'
import type { Listing } from '#contract/listing.ts'
import type { CatalogDeps } from './catalog-deps.ts'
import { presentNamed } from './listing.present.ts'
import { demandReader, kindName } from './read-demand.ts'
import { readName } from './read-name.ts'

export type TradeService = ReturnType<typeof tradeService>

/** What the trade calls things, for those who write or read about parts. */
export function tradeService({
  reference,
  understanding,
  listings,
}: Pick<CatalogDeps, 'reference' | 'understanding' | 'listings'>) {
  return {
    readName: (text: string, language: Language) =>
      readName(text, { reference, understanding }, language),

    readDemand: demandReader({ reference, understanding, onOffer: () => listings.index }),

    kindName: (kind: { category: number; make?: number | undefined }, language: Language) =>
      kindName(reference, kind, language),

    /** The category and subcategory of a listing by their names in a language. */
    placeOf(listing: Pick<Listing, 'category' | 'subCategory'>, language: Language) {
      const category = reference.findCategory(listing.category)!
      const sub = category.subCategories.find(({ names }) => names.en === listing.subCategory)
      return {
        category: presentNamed(category, language),
        ...(sub && { subCategory: presentNamed(sub, language) }),
      }
    },
  }
}
