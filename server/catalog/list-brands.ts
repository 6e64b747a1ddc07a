import type { FollowedListings } from './follow-listings.ts'

// Ordering them takes time; who seeks one of so many types more of it.
const MOST_BRANDS = 2_000

/** Names of brands on offer that begin like a text, in the order of the alphabet. */
export function listBrands(
  { listings }: { listings: FollowedListings },
  text: string,
): { name: string }[] {
  const begins = text.toLowerCase()
  return listings.index
    .brandsOnOffer()
    .filter((name) => name.toLowerCase().startsWith(begins))
    .slice(0, MOST_BRANDS)
    .sort((a, b) => a.localeCompare(b))
    .map((name) => ({ name }))
}
