import type { KeptListing } from '#contract/favourites.ts'

/** What became of a part since it was kept. */
export type KeptNote = {
  gone: boolean
  soldOut: boolean
  /** Dirhams; by how many per cent it is cheaper, where that is a whole one. */
  drop: { was: number; now: number; percent: number | undefined } | undefined
  /** When it was kept, in ms since 1970. */
  since: number
}

export function keptNote({ price, favourite }: Pick<KeptListing, 'price' | 'favourite'>): KeptNote {
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
