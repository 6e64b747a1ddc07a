import type { Api } from '#contract/api.ts'
import type { Listing } from '#contract/listing.ts'
import { skuKey } from '#contract/part-number.ts'

const shown = 6
const shortest = 4

/**
 * Parts whose numbers begin like `text`, for a number that nobody sells: without its last two
 * characters, then its first half. None when the text is no part number.
 */
export async function nearestNumbers(api: Api, text: string): Promise<Listing[]> {
  const key = skuKey(text)
  if (!/^[A-Z\d]+$/.test(key)) return []
  for (const beginning of beginningsOf(key)) {
    const reply = await api.call('searchListings', { string: beginning, limit: shown })
    // A beginning that is no number either may have been read as a word.
    if (reply.understood.sku === beginning && reply.total > 0) return reply.listings
  }
  return []
}

function beginningsOf(key: string): string[] {
  const lengths = [key.length - 2, Math.ceil(key.length / 2)]
  const kept = lengths.map((length) => Math.max(shortest, length))
  return [...new Set(kept)]
    .filter((length) => length < key.length)
    .map((length) => key.slice(0, length))
    .filter((beginning) => /\d/.test(beginning))
}
