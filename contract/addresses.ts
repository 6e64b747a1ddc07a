type Address = { method: 'GET' | 'POST'; path: `/${string}`; list?: true }

/**
 * Where each call lives, below `/api`. Kept apart from the schemas so that the browser can make a
 * call without carrying them. A `list` replies with a bare array and tells the total in
 * `X-Total-Count`; GET reads its input from the query string, POST from a JSON body.
 */
export const addresses = {
  decodeVehicle: { method: 'GET', path: '/vehicle/decode' },
  getCategories: { method: 'GET', path: '/listing/get-categories', list: true },
  getCountByCategory: { method: 'GET', path: '/listing/get-count-by-category' },
  getFeaturedSellers: { method: 'GET', path: '/listing/get-featured-sellers', list: true },
  getHome: { method: 'GET', path: '/listing/get-home', list: true },
  getListing: { method: 'GET', path: '/listing/get' },
  getMakes: { method: 'GET', path: '/listing/get-makes', list: true },
  getModels: { method: 'POST', path: '/listing/get-models', list: true },
  getNews: { method: 'GET', path: '/news', list: true },
  getNewsItem: { method: 'GET', path: '/news/:id' },
  getPromises: { method: 'GET', path: '/content/promises', list: true },
  getSeller: { method: 'GET', path: '/users/get-seller' },
  getSellerList: { method: 'GET', path: '/users/get-seller-list', list: true },
  getUserListings: { method: 'GET', path: '/listing/get-user-listings' },
  initializeListings: { method: 'POST', path: '/listing/initialize' },
  searchListings: { method: 'POST', path: '/listing/search' },
  subscribeToNewsletter: { method: 'POST', path: '/newsletter/subscribe' },
  suggestListings: { method: 'GET', path: '/listing/suggest' },
} as const satisfies Record<string, Address>

export type EndpointName = keyof typeof addresses
