import type { EndpointName } from '#contract/addresses.ts'
import type { InputOf } from '#contract/api.ts'

// Of the demonstration, so that they find something there.
const sellerId = '5cd15a7c-07b1-8ce2-adfd-bdc24da2b829'

/** A call of each endpoint worth trying, for the documentation. */
export const examples: { [Name in EndpointName]: InputOf<Name> } = {
  decodeVehicle: { vin: 'JTEBX9FJ5FK123456' },
  getCategories: {},
  getCountByCategory: {},
  getFeaturedSellers: { limit: 4 },
  getHome: { limit: 4 },
  getListing: { sku: '51201-35482' },
  getMakes: {},
  getModels: { makes: ['Toyota', 'Lexus'] },
  getNews: { limit: 4 },
  getNewsItem: { id: 'read-a-part-number' },
  getPromises: {},
  getSeller: { id: sellerId },
  getSellerList: { q: 'auto', emirate: 'Sharjah' },
  getUserListings: { seller_id: sellerId },
  initializeListings: { category: 'Brake Parts' },
  searchListings: {
    string: 'brake pads',
    make: ['Toyota'],
    priceRange: { max: 300 },
    sortBy: { price: 1 },
  },
  suggestListings: { q: 'brake p' },
  subscribeToNewsletter: { email: 'garage@example.com', language: 'en' },
}
