import type { EndpointName } from '#contract/addresses.ts'
import type { InputOf } from '#contract/api.ts'

const sellerId = '0b9a6f0e-6d0f-4a53-9f0e-2f1f6f5f7c11'

/** A call of each endpoint worth trying, for the documentation. */
export const examples: { [Name in EndpointName]: InputOf<Name> } = {
  getCategories: {},
  getCountByCategory: {},
  getFeaturedSellers: { limit: 4 },
  getHome: { limit: 4 },
  getListing: { sku: '04465-60280' },
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
  subscribeToNewsletter: { email: 'garage@example.com', language: 'en' },
}
