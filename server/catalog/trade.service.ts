import type { Language } from '#contract/language.ts'
import type { Listing } from '#contract/listing.ts'
import type { FollowedListings } from './follow-listings.ts'
import { presentNamed } from './listing.present.ts'
import { demandReader, kindName } from './read-demand.ts'
import { readName } from './read-name.ts'
import type { Reference } from './reference.ts'
import type { Understanding } from './understanding/understanding.ts'

// Ordering them takes time; who seeks one of so many types more of it.
const MOST_BRANDS = 2_000

export type TradeService = ReturnType<typeof tradeService>

/** What the trade calls things, for those who write or read about parts. */
export function tradeService({
  reference,
  understanding,
  listings,
}: {
  reference: Reference
  understanding: Understanding
  listings: FollowedListings
}) {
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

    /** Names of brands on offer that begin like a text, in the order of the alphabet. */
    brands(text: string): { name: string }[] {
      const begins = text.toLowerCase()
      return listings.index
        .brandsOnOffer()
        .filter((name) => name.toLowerCase().startsWith(begins))
        .slice(0, MOST_BRANDS)
        .sort((a, b) => a.localeCompare(b))
        .map((name) => ({ name }))
    },
  }
}
