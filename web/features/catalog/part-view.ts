import type { ReplyOf } from '#contract/api.ts'
import type { Emirate } from '#contract/emirates.ts'
import type { Listing } from '#contract/listing.ts'
import type { Seller } from '#contract/sellers.ts'
import { slugOf } from '#contract/part-number.ts'
import { type Card, toCard } from './card.ts'
import type { FitRow } from './fit-verdict.ts'

/** One line of the table of vehicles; `row` is the same in the form that `fitVerdict` reads. */
export type FitLine = { make: string; model: string; row: FitRow }

/** The offer of a part page. */
export type Part = Card & {
  /** Sanitised HTML. */
  description: string
  shortDescription: string
  categoryLabel: string
  subCategoryLabel: string | null
  quantity: number
  lines: FitLine[]
}

export type SellerView = {
  id: string
  name: string
  emirate: Emirate
  address: string
  phone: string
  joined: string
  listings: number
}

/** One seller's offer of the same number. */
export type Offer = {
  sellerId: string
  seller: string
  emirate: Emirate
  price: number
  quantity: number
}

export type PartView = {
  part: Part
  seller: SellerView
  /** All offers of the number, this one included, best first. */
  offers: Offer[]
  similar: Card[]
}

export function toPartView(reply: ReplyOf<'getListing'>): PartView {
  const { listing, sellerListingCount, offers, similar } = reply
  const { _id } = listing.user
  return {
    part: toPart({ ...listing, user: _id }),
    seller: toSellerView({ ...listing.user, listings: sellerListingCount }),
    offers: [{ ...listing, user: _id }, ...offers].map(toOffer).sort(better),
    similar: similar.map(toCard),
  }
}

export function toSellerView({ _id, details, phone, date, listings }: Seller): SellerView {
  return {
    id: _id,
    name: details.company_name,
    emirate: details.emirate,
    address: details.company_address,
    phone,
    joined: date,
    listings,
  }
}

function toPart(listing: Listing): Part {
  return {
    ...toCard(listing),
    description: listing.description,
    shortDescription: listing.shortDescription,
    categoryLabel: listing.categoryLabel,
    subCategoryLabel: listing.subCategoryLabel,
    quantity: listing.quantity,
    lines: listing.fits.flatMap(({ make, models }) =>
      models.length === 0
        ? [{ make: make.label, model: '', row: [slugOf(make.name), ''] as FitRow }]
        : models.map(({ name, label, from, to }) => ({
            make: make.label,
            model: label,
            row: [slugOf(make.name), slugOf(name), from, to] as FitRow,
          })),
    ),
  }
}

function toOffer({ seller, price, quantity }: Listing): Offer {
  const { _id, company_name, emirate } = seller
  return { sellerId: _id, seller: company_name, emirate, price, quantity }
}

/** In stock first, then by price ascending. */
function better(a: Offer, b: Offer): number {
  return Number(b.quantity > 0) - Number(a.quantity > 0) || a.price - b.price
}
