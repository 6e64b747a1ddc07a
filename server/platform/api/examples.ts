import type { EndpointName } from '#contract/addresses.ts'
import type { InputOf } from '#contract/api.ts'

// Of the demonstration, so that they find something there.
const sellerId = '5cd15a7c-07b1-8ce2-adfd-bdc24da2b829'

const garage = {
  emirate: 'Sharjah',
  garage_type: 'Independent Mom & Pop Garages',
  garage_name: 'Al Noor Garage',
  garage_address: 'Industrial Area 5, Sharjah',
  opening_hours: '08:00',
  closing_hours: '20:00',
  trade_license_no: '512044',
  owner_manager_name: 'Salem Al Ketbi',
  goods_receiver_name: 'Imran Khan',
}

/** A call of each endpoint worth trying, for the documentation. */
export const examples: { [Name in EndpointName]: InputOf<Name> } = {
  changeContact: { identify: '+971501234567', code: '123456', password: 'a long sentence' },
  changePassword: { current: 'the old sentence', password: 'a new long sentence' },
  closeAccount: { password: 'a long sentence' },
  decodeVehicle: { vin: 'JTEBX9FJ5FK123456' },
  endSession: { id: sellerId },
  exportAccount: {},
  getCategories: {},
  getCountByCategory: {},
  getFeaturedSellers: { limit: 4 },
  getHome: { limit: 4 },
  getListing: { sku: '51201-35482' },
  getMakes: {},
  getMe: {},
  getModels: { makes: ['Toyota', 'Lexus'] },
  getNews: { limit: 4 },
  getNewsItem: { id: 'read-a-part-number' },
  getOtpByEmail: { email: 'garage@example.com' },
  getOtpByPhone: { phone: '+971501234567' },
  getOutbox: { limit: 4 },
  getPlaces: { q: 'quoz' },
  getPromises: {},
  getSeller: { id: sellerId },
  getSellerList: { q: 'auto', emirate: 'Sharjah' },
  getSessions: {},
  getUserListings: { seller_id: sellerId },
  initializeListings: { category: 'Brake Parts' },
  keepAccount: {},
  login: { method: 'email', email: 'garage@ghiyar.example', password: 'ghiyar-demo' },
  logout: {},
  logoutEverywhere: {},
  resetPassword: { identify: 'garage@example.com', code: '123456', password: 'a long sentence' },
  searchListings: {
    string: 'brake pads',
    make: ['Toyota'],
    priceRange: { max: 300 },
    sortBy: { price: 1 },
  },
  signUp: {
    role: 'BUYER',
    email: 'garage@example.com',
    phone: '+971501234567',
    password: 'a long sentence',
    details: JSON.stringify(garage),
  },
  suggestListings: { q: 'brake p' },
  subscribeToNewsletter: { email: 'garage@example.com', language: 'en' },
  updateUser: { location: 'Sharjah' },
  validatePhone: { phone: '050 123 4567' },
  verifyOtp: { identify: 'garage@example.com', code: '123456' },
}
