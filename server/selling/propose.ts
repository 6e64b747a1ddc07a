import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { Language } from '#contract/language.ts'
import type { Listing } from '#contract/listing.ts'
import { skuKey } from '#contract/part-number.ts'
import type { Caller } from '../platform/api/caller.ts'
import type { SellingParts } from './listings.service.ts'
import { descriptionHtml } from './import/reading/texts.ts'
import { ownOfNumber } from './my-listings.store.ts'
import { ownListings } from './own-listings.ts'

// Shorter ones are still being typed.
const SHORTEST_NUMBER = 4

/** What a part is likely to be: as others list its number, else by what its name says. */
export async function propose(
  parts: SellingParts,
  { sku = '', name = '' }: ParsedInputOf<'proposeListing'>,
  { caller, language }: { caller: Caller; language: Language },
): Promise<ReplyOf<'proposeListing'>> {
  const { db, catalog } = parts
  const key = skuKey(sku)
  const [offers, taken] = await Promise.all([
    key.length < SHORTEST_NUMBER ? [] : catalog.offers(key, language),
    key === '' ? undefined : ownOfNumber(db, caller.no, key),
  ])
  const others = offers.filter(({ user }) => user !== caller.id)
  const [mine] = taken ? await ownListings(parts, [taken.no], language) : []
  const prices = others.map(({ price }) => price)
  return {
    ...proposal(others, parts, name, language),
    offers: others.length,
    minPrice: prices.length > 0 ? Math.min(...prices) : null,
    maxPrice: prices.length > 0 ? Math.max(...prices) : null,
    mine: mine
      ? { _id: mine._id, slug: mine.slug, partName: mine.partName, status: mine.status }
      : null,
  }
}

function proposal(
  others: Listing[],
  { trade }: SellingParts,
  name: string,
  language: Language,
): Omit<ReplyOf<'proposeListing'>, 'offers' | 'minPrice' | 'maxPrice' | 'mine'> {
  const [best] = [...others].sort((a, b) => completeness(b) - completeness(a))
  if (best)
    return {
      by: 'number',
      ...{ partName: best.partName, partNameAr: best.partNameAr, partBrand: best.partBrand },
      ...trade.placeOf(best, language),
      shortDescription: best.shortDescription,
      description: descriptionHtml(best.shortDescription),
      fits: best.fits,
    }
  const read = name === '' ? undefined : trade.readName(name, language)
  return read ? { by: 'name', ...read } : { by: null, fits: [] }
}

/** Of several sellers' words the ones that say most. */
const completeness = ({ fits, partNameAr, shortDescription }: Listing): number =>
  fits.flatMap(({ models }) => models).length +
  (partNameAr ? 5 : 0) +
  Math.min(5, shortDescription.length / 20)
