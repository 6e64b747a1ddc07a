import type { ReplyOf } from '#contract/api.ts'
import type { Emirate } from '#contract/emirates.ts'
import type { Listing, NamedCrossNumber } from '#contract/listing.ts'
import type { Chosen } from '#contract/listing-choices.ts'
import { optionalIn, type OptionalFields } from '#contract/optional-fields.ts'
import type { Seller } from '#contract/sellers.ts'
import type { WeekHours } from '#contract/week-hours.ts'
import { slugOf } from '#contract/part-number.ts'
import { type Card, pictureOf, toCard } from './card.ts'
import type { FitRow } from './fit-verdict.ts'

/** One line of the table of vehicles; `row` is the same in the form that `fitVerdict` reads. */
export type FitLine = { make: string; model: string; row: FitRow }

/** The offer of a part page. */
export type Part = Card &
  OptionalFields & {
    /** Sanitised HTML. */
    description: string
    shortDescription: string
    categoryLabel: string
    subCategoryLabel: string | null
    quantity: number
    /** All pictures, see `Card.picture`. */
    pictures: string[]
    lines: FitLine[]
    /** Other numbers of the part, those of a kind side by side. */
    crossNumbers: NamedCrossNumber[]
  }

export type SellerView = {
  id: string
  name: string
  nameAr: string | null
  emirate: Emirate
  address: string
  phone: string
  joined: string
  listings: number
}

/** One seller's offer of the same number. */
export type Offer = {
  id: string
  slug: string
  sku: string
  tier: Chosen['tier']
  sellerId: string
  seller: string
  sellerAr?: string | undefined
  emirate: Emirate
  hours: WeekHours | null
  price: number
  quantity: number
  /** When the seller last confirmed both, in ms since 1970. */
  confirmed: number
}

export type PartView = {
  part: Part
  seller: SellerView
  /** All offers of the number, this one included, best first. */
  offers: Offer[]
  similar: Card[]
  related: Card[]
}

export function toPartView(reply: ReplyOf<'getListing'>): PartView {
  const { listing, sellerListingCount, offers, similar, related } = reply
  const { _id } = listing.user
  return {
    part: toPart({ ...listing, user: _id }),
    seller: toSellerView({ ...listing.user, listings: sellerListingCount }),
    offers: [
      { ...listing, user: _id, seller: { ...listing.seller, hours: listing.user.hours } },
      ...offers,
    ]
      .map(toOffer)
      .sort(better),
    similar: similar.map(toCard),
    related: related.map(toCard),
  }
}

export function toSellerView({ _id, details, phone, date, listings }: Seller): SellerView {
  return {
    id: _id,
    name: details.company_name,
    nameAr: details.company_name_ar,
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
    ...optionalIn(listing),
    crossNumbers: listing.crossNumbers,
    description: listing.description,
    shortDescription: listing.shortDescription,
    categoryLabel: listing.categoryLabel,
    subCategoryLabel: listing.subCategoryLabel,
    quantity: listing.quantity,
    pictures: listing.images.map(({ url }) => pictureOf(url)),
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

export function toOffer(listing: Listing): Offer {
  const { seller, tier, price, quantity, confirmed } = listing
  const { _id, company_name, company_name_ar, emirate, hours = null } = seller
  return {
    ...{ id: listing._id, slug: listing.slug, sku: listing.partSKU, tier },
    ...{ sellerId: _id, seller: company_name, sellerAr: company_name_ar, emirate, hours },
    ...{ price, quantity, confirmed: Date.parse(confirmed) },
  }
}

/** In stock first, then by price ascending. */
function better(a: Offer, b: Offer): number {
  return Number(b.quantity > 0) - Number(a.quantity > 0) || a.price - b.price
}
