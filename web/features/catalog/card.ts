import type { Emirate } from '#contract/emirates.ts'
import type { Language } from '#contract/language.ts'
import type { Listing } from '#contract/listing.ts'
import { slugOf } from '#contract/part-number.ts'
import { fitRows, packFits } from './fit-verdict.ts'

/** The data of a listing card; a page contains dozens of cards, so nothing else is included. */
export type Card = {
  id: string
  slug: string
  sku: string
  brand: string
  name: string
  nameAr?: string
  /** Address of the picture without its size: "/media/<id>". */
  picture?: string
  /** Slug of the category, whose symbol is shown when there is no picture. */
  category: string
  /** Dirhams. */
  price: number
  soldOut?: true
  seller: string
  emirate: Emirate
  /**
   * When it was listed and when the data was requested, in ms since 1970, so that ages are the same
   * on server and browser.
   */
  listed: number
  requestedAt: number
  /** See `packFits`. */
  fits: string
}

const minute = 60_000
const newFor = 48 * 60 * minute

export function toCard(listing: Listing): Card {
  return {
    id: listing._id,
    slug: listing.slug,
    sku: listing.partSKU,
    brand: listing.partBrand,
    name: listing.partName,
    ...(listing.partNameAr && { nameAr: listing.partNameAr }),
    ...(listing.images[0] && { picture: pictureOf(listing.images[0].url) }),
    category: slugOf(listing.category),
    price: listing.price,
    ...(listing.quantity === 0 && { soldOut: true }),
    seller: listing.seller.company_name,
    emirate: listing.seller.emirate,
    listed: Date.parse(listing.date),
    // To the minute, so that all cards of a list share one value.
    requestedAt: Math.ceil(Date.now() / minute) * minute,
    fits: packFits(fitRows(listing.fits)),
  }
}

/** "/media/<id>/640.webp" without its size: the variants share one folder. */
function pictureOf(url: string): string {
  return url.slice(0, url.lastIndexOf('/'))
}

/** The name in the language of the page. */
export function nameOf(part: { name: string; nameAr?: string }, language: Language): string {
  return (language === 'ar' && part.nameAr) || part.name
}

/** Whether a listing has the "New" marker: for 48 hours. */
export function isNew(listed: number, now: number): boolean {
  return now - listed <= newFor
}

/** The part's page; the picture links to the first form, the title to the second. */
export const detailsHref = (slug: string) => `/spare-part-details/${slug}`
export const buyHref = (slug: string) => `/buy-spare-parts/${slug}`
