import type { EndpointName } from '#contract/addresses.ts'

/** Whoever has no session that counts. */
export const strangers = [
  'visitor',
  'a made-up token',
  'a token of nonsense',
  'a token without its scheme',
  'an expired session',
  'an idle session',
  'an ended session',
  'a browser’s token without its cookie',
  'a suspended user',
] as const
export type Stranger = (typeof strangers)[number]

/** Whoever has one. */
export const members = ['buyer', 'other buyer', 'seller', 'other seller', 'operator'] as const
export type Member = (typeof members)[number]

/** What each gets: a status, for refusals with its code. */
export type Row = Record<Stranger | Member, string>

export const row = (ofStrangers: string, ofMembers: string): Row =>
  Object.fromEntries([
    ...strangers.map((who) => [who, ofStrangers]),
    ...members.map((who) => [who, ofMembers]),
  ]) as Row

const everybody = (outcome: string) => row(outcome, outcome)
const withAccount = (outcome: string) => row('401 auth.required', outcome)

/** Who may make which call, written by hand: what the code says of itself is held against this. */
export const calls: Record<EndpointName, Row> = {
  decodeVehicle: everybody('200'),
  getCategories: everybody('200'),
  getCountByCategory: everybody('200'),
  getFeaturedSellers: everybody('200'),
  getHome: everybody('200'),
  getListing: everybody('200'),
  getMakes: everybody('200'),
  getModels: everybody('200'),
  getNews: everybody('200'),
  getNewsItem: everybody('200'),
  getPlaces: everybody('200'),
  getPromises: everybody('200'),
  getSeller: everybody('200'),
  getSellerList: everybody('200'),
  getUserListings: everybody('200'),
  initializeListings: everybody('200'),
  searchListings: everybody('200'),
  subscribeToNewsletter: everybody('200'),
  suggestListings: everybody('200'),

  // On the way in one has no session yet; what counts is the code, the ticket or the password.
  getOtpByEmail: everybody('200'),
  getOtpByPhone: everybody('200'),
  verifyOtp: everybody('400 code.wrong'),
  signUp: everybody('403 signup.email_first'),
  login: everybody('200'),
  resetPassword: everybody('400 code.wrong'),
  validatePhone: everybody('200'),

  getMe: withAccount('200'),
  updateUser: withAccount('200'),
  changePassword: withAccount('200'),
  changeContact: withAccount('400 code.wrong'),
  getSessions: withAccount('200'),
  endSession: withAccount('200'),
  logout: withAccount('200'),
  logoutEverywhere: withAccount('200'),
  exportAccount: withAccount('200'),
  closeAccount: withAccount('200'),
  keepAccount: withAccount('200'),

  // In a demonstration; elsewhere there is no such call.
  getOutbox: everybody('200'),
}

/** The routes beside the calls. A document is the buyer's own. */
export const routes: Record<string, Row> = {
  'GET /live': everybody('200'),
  'GET /ready': everybody('200'),
  'GET /robots.txt': everybody('200'),
  'GET /sitemap.xml': everybody('200'),
  'GET /sitemaps/:file': everybody('200'),
  'GET /api/docs': everybody('200'),
  'GET /api/openapi.json': everybody('200'),
  'GET /files/:id': { ...everybody('404 file.not_found'), buyer: '200', operator: '200' },
  'GET /media/*': everybody('404 route.not_found'),
  'ALL /api/*': everybody('404 route.not_found'),
}

/** Pages are rendered as for a visitor, whoever asks: no page route ever looks at a token. */
export const pageRoutes = ['GET /*']
