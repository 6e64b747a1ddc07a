type Mixed = { sellerNo: number; pictured: boolean }

/**
 * Offers with a picture first, and among both kinds at most `most` of one seller before every seller
 * had as many; otherwise in the order given.
 */
export function mixSellers<Offer extends Mixed>(offers: Offer[], most: number): Offer[] {
  const counts = new Map<string, number>()
  const rounds = new Map<Offer, number>()
  for (const offer of offers) {
    const key = `${offer.sellerNo} ${offer.pictured}`
    const place = counts.get(key) ?? 0
    counts.set(key, place + 1)
    rounds.set(offer, Math.floor(place / most))
  }
  return offers.toSorted(
    (a, b) => Number(b.pictured) - Number(a.pictured) || rounds.get(a)! - rounds.get(b)!,
  )
}
