import { partTypes } from '#server/catalog/reference/part-types.ts'
import { askedListings } from './demand/asked-listings.ts'
import { createCrossNumbers } from './cross-numbers.ts'
import type { DemoListing } from './listing.types.ts'
import { drawDates, drawPrice, drawQuantity, skewed } from './offers.ts'
import { describe } from './part-descriptions.ts'
import { drawName, withModels } from './part-names.ts'
import { createNumberClaims, drawPartNumber, type NumberClaims } from './part-numbers.ts'
import { partTrade } from './part-trade.ts'
import { createRandom, hashText, weightedPicker } from './random.ts'
import type { Random } from './random.ts'
import { createSellerPicker } from './sellers.ts'
import { isSupplier } from './suppliers.ts'

export type { DemoListing } from './listing.types.ts'

type OfferFields =
  | ('seller' | 'priceFils' | 'quantity' | 'date' | 'confirmed')
  | ('shortDescription' | 'description')

/** What all offers of one part number have in common; `aed` is what it usually costs. */
type Article = Omit<DemoListing, OfferFields> & { aed: number }

/** How many listings are of any part for any car, before those that are most asked for. */
export const assortedCount = 6400
export const defaultListingCount = 16_000

const pickPartType = weightedPicker(partTypes, (type) => partTrade[type.key]?.weight ?? 0)

function drawArticle(random: Random): Article {
  const type = pickPartType(random)
  const trade = partTrade[type.key]!
  const { sku, brand, genuine, fits, priceFactor } = drawPartNumber(trade, random)
  const { side, ...plainName } = drawName(type, trade, random)
  const name = fits.length > 0 && random.chance(0.03) ? withModels(plainName, fits) : plainName
  const [low, high] = trade.price
  return {
    partType: type.key,
    partName: name.en,
    partNameAr: name.ar,
    partSKU: sku,
    partBrand: brand,
    tier: genuine ? 'genuine' : isSupplier(brand, fits[0]?.make) ? 'oem' : 'aftermarket',
    ...(side && { side }),
    categoryKey: type.category,
    subCategoryKey: type.subCategory,
    fits,
    drawing: trade.drawing,
    pictureSeed: `label-${(hashText(brand) % 3) + 1}/${trade.drawing}`,
    aed: (low + (high - low) * skewed(random)) * priceFactor,
  }
}

/** How many sellers offer a number: one in five is offered by two to six. */
function drawOfferCount(random: Random): number {
  return random.chance(0.2) ? random.pick([2, 2, 2, 3, 3, 4, 5, 6]) : 1
}

/** Listings of any part for any car without end, the offers of one number one after the other. */
function* assortedListings(now: Date, claims: NumberClaims): Generator<DemoListing> {
  const random = createRandom('Ghiyar')
  const pickSeller = createSellerPicker(now)
  for (let made = 0; ;) {
    const { aed, ...article } = drawArticle(random)
    if (!claims.claim(article.partSKU)) continue
    const offers = drawOfferCount(random)
    const offering = new Set<number>()
    const prices = new Set<number>()
    while (offering.size < offers) {
      const seller = pickSeller(article.fits[0]?.make, article.categoryKey, random)
      if (offering.has(seller)) continue
      offering.add(seller)
      const priceFils = drawPrice(aed, prices, random)
      yield {
        ...article,
        ...describe(article, random),
        seller,
        priceFils,
        quantity: drawQuantity(aed, random),
        ...drawDates({ now, seller, fresh: made % 33 === 0 }, random),
      }
      made++
    }
  }
}

/**
 * The listings of the demo marketplace: any part for any car, then the parts that are asked for most, then
 * more of the first. The same `count` and `now` give the same listings; memory does not grow with `count`.
 * One in 33 is younger than 48 hours at `now`. Prices are integer fils.
 */
export function* generateListings({
  count,
  now,
}: {
  count: number
  now: Date
}): Generator<DemoListing> {
  const claims = createNumberClaims()
  const assorted = assortedListings(now, claims)
  const asked = askedListings(now, claims)
  const withCrossNumbers = createCrossNumbers()
  for (let made = 0; made < count; made++) {
    const next = made < assortedCount ? undefined : asked.next()
    yield withCrossNumbers(next?.done === false ? next.value : assorted.next().value)
  }
}
