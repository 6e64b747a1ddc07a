import type { SellerInList } from '#contract/sellers.ts'
import type { Emirate } from '#contract/emirates.ts'
import type { Language } from '#contract/language.ts'

/** A seller as cards show one. */
export type SellerView = {
  id: string
  name: string
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
    emirate: details.emirate,
    avatar,
    joined: date,
    listings,
    ...(rating !== null && { rating: { stars: rating, reviews: reviews ?? 0 } }),
  }
}

const months = new Map<Language, Intl.DateTimeFormat>()

/** Month and year in the Emirates, with Latin digits: "Mar 2025", "مارس 2025". */
export function monthText(date: string, language: Language): string {
  let format = months.get(language)
  if (!format) {
    format = new Intl.DateTimeFormat(language === 'ar' ? 'ar-AE' : language, {
      month: 'short',
      year: 'numeric',
      timeZone: 'Asia/Dubai',
      numberingSystem: 'latn',
    })
    months.set(language, format)
  }
  return format.format(new Date(date))
}

/** Opens a conversation on WhatsApp with `text` already typed; wa.me takes digits alone. */
export function whatsAppHref(phone: string, text: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
}
