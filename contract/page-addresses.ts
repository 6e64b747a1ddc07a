export type Address = {
  method: 'GET' | 'POST'
  path: `/${string}`
  list?: true
  form?: true
  file?: true
  withFavourites?: true
}

/** The calls that visitors of public pages make: all that the browser loads with every page. */
export const pageAddresses = {
  confirmNewsletter: { method: 'POST', path: '/newsletter/confirm' },
  decodeVehicle: { method: 'GET', path: '/vehicle/decode' },
  getBrands: { method: 'GET', path: '/listing/get-brands', list: true },
  getCar: { method: 'GET', path: '/listing/get-car' },
  getCategories: { method: 'GET', path: '/listing/get-categories', list: true },
  getCountByCategory: { method: 'GET', path: '/listing/get-count-by-category' },
  getFeaturedSellers: { method: 'GET', path: '/listing/get-featured-sellers', list: true },
  getHome: { method: 'GET', path: '/listing/get-home', list: true, withFavourites: true },
  getListing: { method: 'GET', path: '/listing/get', withFavourites: true },
  getMakes: { method: 'GET', path: '/listing/get-makes', list: true },
  getModels: { method: 'POST', path: '/listing/get-models', list: true },
  getNews: { method: 'GET', path: '/news', list: true },
  getNewsItem: { method: 'GET', path: '/news/:id' },
  getOffice: { method: 'GET', path: '/content/office' },
  getPage: { method: 'GET', path: '/content/page' },
  getPopularNews: { method: 'GET', path: '/content/popular-news', list: true },
  getPromises: { method: 'GET', path: '/content/promises', list: true },
  getQuestions: { method: 'GET', path: '/content/questions', list: true },
  getSeller: { method: 'GET', path: '/users/get-seller', withFavourites: true },
  getSellerDirectory: { method: 'GET', path: '/users/get-seller-directory' },
  getSellerList: { method: 'GET', path: '/users/get-seller-list', list: true },
  getUserCars: { method: 'GET', path: '/listing/get-user-cars', list: true },
  getUserListings: { method: 'GET', path: '/listing/get-user-listings', withFavourites: true },
  initializeListings: { method: 'POST', path: '/listing/initialize', withFavourites: true },
  leaveNewsletter: { method: 'POST', path: '/newsletter/unsubscribe' },
  recordInterest: { method: 'POST', path: '/listing/note-interest' },
  searchListings: { method: 'POST', path: '/listing/search', withFavourites: true },
  sendContact: { method: 'POST', path: '/contact' },
  subscribeToNewsletter: { method: 'POST', path: '/newsletter/subscribe' },
  suggestListings: { method: 'GET', path: '/listing/suggest' },
} as const satisfies Record<string, Address>
