import type { Seller, SellerInList } from '#contract/sellers.ts'
import { fileAddress } from '../accounts/files.service.ts'
import type { SellerRow, WholeSellerRow } from './seller.store.ts'

/** Until reviews exist, a demonstration shows the specification's placeholder; real use shows none. */
export type Rating = { rating: number; reviews: number } | { rating: null; reviews: null }
export const placeholderRating: Rating = { rating: 4.5, reviews: 22 }
export const noRating: Rating = { rating: null, reviews: null }

export function presentInList(row: SellerRow, rating: Rating): SellerInList {
  return {
    _id: row.id,
    avatar: row.avatar,
    date: row.joinedAt.toISOString(),
    details: {
      emirate: row.emirate,
      company_name: row.companyName,
      company_name_ar: row.companyNameAr,
      company_address: row.companyAddress,
    },
    listings: row.listingCount,
    ...rating,
  }
}

export function presentSeller(row: WholeSellerRow, rating: Rating): Seller {
  return {
    ...presentInList(row, rating),
    phone: row.phone,
    email: row.email,
    about: row.about,
    about_ar: row.aboutAr,
    hours: row.hours,
    cover: row.cover && fileAddress(row.cover),
    answer_minutes: row.answerMinutes,
  }
}
