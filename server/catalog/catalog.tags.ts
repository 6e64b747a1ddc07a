import type { ReplyOf } from '#contract/api.ts'
import type { Listing } from '#contract/listing.ts'
import { skuKey } from '#contract/part-number.ts'

// What a cached page or reply was made of. A change of a listing announces the same tags.

export const listingTags = (listing: Pick<Listing, 'partSKU'> & { seller: { _id: string } }) => [
  `sku:${skuKey(listing.partSKU)}`,
  `seller:${listing.seller._id}`,
]

/** A part page shows offers of one number, similar and related parts, and how many parts its seller offers. */
export function partTags({ listing, similar, related }: ReplyOf<'getListing'>): string[] {
  return [
    ...listingTags(listing),
    ...[...similar, ...related].map(({ partSKU }) => `sku:${skuKey(partSKU)}`),
  ]
}

/** Tags of everything that shows a listing or counts it. */
export function changedTags(changed: { skuKey: string; sellerId: string }[]): string[] {
  const tags = changed.flatMap((row) => [`sku:${row.skuKey}`, `seller:${row.sellerId}`])
  return [...new Set(['listings', 'sellers', ...tags])]
}
