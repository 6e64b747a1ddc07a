import type { FavouriteListing } from '#contract/favourites.ts'

/** What changed about a listing since it became a favourite. */
export type FavouriteStatus = {
  gone: boolean
  soldOut: boolean
  /** Prices in dirhams; `percent` is the reduction, where it is at least one whole per cent. */
  drop: { was: number; now: number; percent: number | undefined } | undefined
  /** When it became a favourite, in ms since 1970. */
  since: number
}

export function favouriteStatus({
  price,
  favourite,
}: Pick<FavouriteListing, 'price' | 'favourite'>): FavouriteStatus {
  const { gone, soldOut, priceDropped, price: was, since } = favourite
  const percent = Math.floor(((was - price) / was) * 100)
  return {
    gone,
    soldOut: soldOut && !gone,
    drop:
      priceDropped && !gone && price < was
        ? { was, now: price, percent: percent >= 1 ? percent : undefined }
        : undefined,
    since: Date.parse(since),
  }
}
