import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { Language } from '#contract/language.ts'
import type { Listing } from '#contract/listing.ts'
import { skuKey } from '#contract/part-number.ts'
import { descriptionHtml } from './import/reading/texts.ts'
import { ownOfNumber } from './my-listings.store.ts'
import { ownListings } from './own-listings.ts'
import type { By, SellingDeps } from './selling-deps.ts'

// Shorter ones are still being typed.
const SHORTEST_NUMBER = 4

/** What a part is likely to be: as others list its number, else by what its name says. */
export async function proposeListing(
  deps: Pick<SellingDeps, 'db' | 'catalog' | 'trade'>,
  { sku = '', name = '' }: ParsedInputOf<'proposeListing'>,
  { caller, language }: By,
): Promise<ReplyOf<'proposeListing'>> {
  const { db, catalog } = deps
  const key = skuKey(sku)
  const [offers, taken] = await Promise.all([
    key.length < SHORTEST_NUMBER ? [] : catalog.offers(key, language),
    key === '' ? undefined : ownOfNumber(db, caller.no, key),
  ])
  const others = offers.filter(({ user }) => user !== caller.id)
  const [mine] = taken ? await ownListings(deps, [taken.no], language) : []
  const prices = others.map(({ price }) => price)
  return {
    ...proposal(others, deps, name, language),
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
  { trade }: Pick<SellingDeps, 'trade'>,
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
