import type { SellerInList } from '#contract/sellers.ts'
import type { Emirate } from '#contract/emirates.ts'

/** A seller as shown on cards. */
export type SellerView = {
  id: string
  name: string
  nameAr: string | null
  emirate: Emirate
  avatar: string | null
  /** ISO 8601. */
  joined: string
  listings: number
  rating?: { stars: number; reviews: number }
}

export function toSellerView(seller: SellerInList): SellerView {
  const { _id, avatar, date, details, listings, rating, reviews } = seller
  return {
    id: _id,
    name: details.company_name,
    nameAr: details.company_name_ar,
    emirate: details.emirate,
    avatar,
    joined: date,
    listings,
    ...(rating !== null && { rating: { stars: rating, reviews: reviews ?? 0 } }),
  }
}
