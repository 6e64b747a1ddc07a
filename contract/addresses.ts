type Address = { method: 'GET' | 'POST'; path: `/${string}`; list?: true; form?: true }

/**
 * Where each call lives, below `/api`. Kept apart from the schemas so that the browser can make a
 * call without carrying them. A `list` replies with a bare array and tells the total in
 * `X-Total-Count`; GET reads its input from the query string, POST from a JSON body, or from
 * multipart/form-data where it is a `form`.
 */
export const addresses = {
  changeContact: { method: 'POST', path: '/users/change-contact' },
  changePassword: { method: 'POST', path: '/users/change-password' },
  closeAccount: { method: 'POST', path: '/users/close-account' },
  decodeVehicle: { method: 'GET', path: '/vehicle/decode' },
  endSession: { method: 'POST', path: '/users/end-session' },
  exportAccount: { method: 'GET', path: '/users/export' },
  getCategories: { method: 'GET', path: '/listing/get-categories', list: true },
  getCountByCategory: { method: 'GET', path: '/listing/get-count-by-category' },
  getFeaturedSellers: { method: 'GET', path: '/listing/get-featured-sellers', list: true },
  getHome: { method: 'GET', path: '/listing/get-home', list: true },
  getListing: { method: 'GET', path: '/listing/get' },
  getMakes: { method: 'GET', path: '/listing/get-makes', list: true },
  getMe: { method: 'GET', path: '/users/me' },
  getModels: { method: 'POST', path: '/listing/get-models', list: true },
  getNews: { method: 'GET', path: '/news', list: true },
  getNewsItem: { method: 'GET', path: '/news/:id' },
  getOtpByEmail: { method: 'POST', path: '/users/get-otp-by-email' },
  getOtpByPhone: { method: 'POST', path: '/users/get-otp-by-phone' },
  getOutbox: { method: 'GET', path: '/dev/outbox', list: true },
  getPlaces: { method: 'GET', path: '/places', list: true },
  getPromises: { method: 'GET', path: '/content/promises', list: true },
  getSeller: { method: 'GET', path: '/users/get-seller' },
  getSellerList: { method: 'GET', path: '/users/get-seller-list', list: true },
  getSessions: { method: 'GET', path: '/users/sessions', list: true },
  getUserListings: { method: 'GET', path: '/listing/get-user-listings' },
  initializeListings: { method: 'POST', path: '/listing/initialize' },
  keepAccount: { method: 'POST', path: '/users/keep-account' },
  login: { method: 'POST', path: '/users/login' },
  logout: { method: 'POST', path: '/users/logout' },
  logoutEverywhere: { method: 'POST', path: '/users/logout-everywhere' },
  resetPassword: { method: 'POST', path: '/users/reset-password' },
  searchListings: { method: 'POST', path: '/listing/search' },
  signUp: { method: 'POST', path: '/users/signup', form: true },
  subscribeToNewsletter: { method: 'POST', path: '/newsletter/subscribe' },
  suggestListings: { method: 'GET', path: '/listing/suggest' },
  updateUser: { method: 'POST', path: '/users/update', form: true },
  validatePhone: { method: 'POST', path: '/users/validate-phone' },
  verifyOtp: { method: 'POST', path: '/users/verify-otp' },
} as const satisfies Record<string, Address>

export type EndpointName = keyof typeof addresses
