import type { Emirate } from '#contract/emirates.ts'
import type { Language } from '#contract/language.ts'
import type { Listing } from '#contract/listing.ts'
import { slugOf } from '#contract/part-number.ts'
import { fitRows, packFits } from './fit-verdict.ts'

/** What a card shows of a listing; a page carries dozens of them, so nothing else. */
export type Card = {
  id: string
  slug: string
  sku: string
  brand: string
  name: string
  nameAr?: string
  /** Address of the picture without its size: "/media/<id>". */
  picture?: string
  /** Link form of the category, which is drawn when there is no picture. */
  category: string
  /** Dirhams. */
  price: number
  soldOut?: true
  seller: string
  emirate: Emirate
  /** When it was listed and when this was asked, in ms since 1970: ages are the same on both sides. */
  listed: number
  asked: number
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
    // To the minute: a list that was asked for in one go carries one time.
    asked: Math.ceil(Date.now() / minute) * minute,
    fits: packFits(fitRows(listing.fits)),
  }
}

/** "/media/<id>/640.webp" without its size: the variants lie beside each other. */
function pictureOf(url: string): string {
  return url.slice(0, url.lastIndexOf('/'))
}

/** The name in the reader's language. */
export function nameOf(part: { name: string; nameAr?: string }, language: Language): string {
  return (language === 'ar' && part.nameAr) || part.name
}

/** Whether a listing carries the "New" marker: for 48 hours. */
export function isNew(listed: number, now: number): boolean {
  return now - listed <= newFor
}

/** The part's page; the picture links to the first form, the title to the second. */
export const detailsHref = (slug: string) => `/spare-part-details/${slug}`
export const buyHref = (slug: string) => `/buy-spare-parts/${slug}`
