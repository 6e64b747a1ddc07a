import type { StockListing } from '../stock.ts'

/** What the word engines are given of a listing, the same for all. */
export const fieldsOf = (listing: StockListing) => ({
  id: listing.id,
  name: listing.name,
  nameAr: listing.nameAr,
  brand: listing.brand,
  sku: listing.sku,
  vehicles: `${listing.vehiclesEn} ${listing.vehiclesAr}`,
  description: listing.text,
})
