import type { Emirate } from '#contract/emirates.ts'
import type { Language } from '#contract/language.ts'
import type { Fit, Listing, NamedCrossNumber } from '#contract/listing.ts'
import type { ChoiceValue } from '#contract/listing-choices.ts'
import { slugOf } from '#contract/part-number.ts'
import { yearsText } from '#web/shell/format.ts'
import { vehicleName } from '#web/shell/vehicle-words.ts'
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
  tier?: ChoiceValue<'tier'> | null
  /** Dirhams. */
  price: number
  quantity: number
  soldOut?: true
  /** What other offers of the number and brand there are, where a card stands for all of them. */
  group?: CardGroup
  /** What it is to the number that it was found by, where that is not its own. */
  match?: NamedCrossNumber | undefined
  sellerId: string
  seller: string
  sellerAr?: string
  emirate: Emirate
  /**
   * When it was listed, when the seller last confirmed price and stock, and when the data was
   * requested, in ms since 1970, so that ages are the same on server and browser.
   */
  listed: number
  confirmed: number
  requestedAt: number
  /** See `packFits`. */
  fits: string
  /** The first of the fitted models with its years, and how many more there are. */
  cars?: { name: string; years: string; more: number }
}

/** `from` is the lowest price in dirhams, of what is in stock if anything is. */
export type CardGroup = { sellers: number; inStock: number; emirates: number; from: number }

/** What only search results have. */
type Found = { group?: CardGroup | undefined; match?: NamedCrossNumber | undefined }

const minute = 60_000
const newFor = 48 * 60 * minute

/** `group` only where it stands for several offers. */
export function toCard(listing: Listing & Found): Card {
  const group = listing.group && listing.group.sellers > 1 ? listing.group : undefined
  const cars = carsOf(listing.fits)
  return {
    id: listing._id,
    slug: listing.slug,
    sku: listing.partSKU,
    brand: listing.partBrand,
    name: listing.partName,
    ...(listing.partNameAr && { nameAr: listing.partNameAr }),
    ...(listing.images[0] && { picture: pictureOf(listing.images[0].url) }),
    category: slugOf(listing.category),
    ...(listing.tier && { tier: listing.tier }),
    price: group?.from ?? listing.price,
    quantity: listing.quantity,
    ...((group ? group.inStock : listing.quantity) === 0 && { soldOut: true }),
    ...(group && { group }),
    match: listing.match,
    sellerId: listing.seller._id,
    seller: listing.seller.company_name,
    ...(listing.seller.company_name_ar && { sellerAr: listing.seller.company_name_ar }),
    emirate: listing.seller.emirate,
    listed: Date.parse(listing.date),
    confirmed: Date.parse(listing.confirmed),
    // To the minute, so that all cards of a list share one value.
    requestedAt: Math.ceil(Date.now() / minute) * minute,
    fits: packFits(fitRows(listing.fits)),
    ...(cars && { cars }),
  }
}

function carsOf(fits: Fit[]): Card['cars'] {
  const [first] = fits
  if (!first) return undefined
  const [model] = first.models
  const count = fits.reduce((sum, { models }) => sum + Math.max(1, models.length), 0)
  return {
    name: vehicleName(first.make.label, model?.label),
    years: yearsText(model?.from, model?.to),
    more: count - 1,
  }
}

/** "/media/<id>/640.webp" without its size: the variants share one folder. */
export function pictureOf(url: string): string {
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

/** The part's page with the offer of one seller. */
export const offerHref = (slug: string, sellerId: string) =>
  `${detailsHref(slug)}?seller=${sellerId}`
