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
export const members = [
  ...(['buyer', 'other buyer', 'seller', 'other seller'] as const),
  // An owner; then operators who may do less.
  ...(['operator', 'support operator', 'finance operator'] as const),
] as const
export type Member = (typeof members)[number]

/** Programs that call in the place of a person. */
export const programs = ['an access key of the seller'] as const
export type Program = (typeof programs)[number]

/** What each gets: a status, for refusals with its code. */
export type Row = Record<Stranger | Member | Program, string>

const row = (ofStrangers: string, ofMembers: string): Row => {
  // What is open to all is open to programs; of the rest, little is.
  const ofPrograms = ofStrangers === ofMembers ? ofMembers : '403 auth.role'
  return Object.fromEntries([
    ...strangers.map((who) => [who, ofStrangers]),
    ...members.map((who) => [who, ofMembers]),
    ...programs.map((who) => [who, ofPrograms]),
  ]) as Row
}

const everybody = (outcome: string) => row(outcome, outcome)
const withAccount = (outcome: string) => row('401 auth.required', outcome)

/** For sellers alone; the outcome is what they get. */
const forSellers = (outcome: string): Row => ({
  ...row('401 auth.required', '403 auth.role'),
  ...{ seller: outcome, 'other seller': outcome },
})

/** For garages and sellers, who deal with one another. */
const forTraders = (outcome: string): Row => ({
  ...forSellers(outcome),
  ...{ buyer: outcome, 'other buyer': outcome },
})

/** For sellers, and for the programs that have a key of theirs. */
const forKeys = (outcome: string): Row => ({
  ...forSellers(outcome),
  'an access key of the seller': outcome,
})

/** For operators in these roles; for everyone but operators there is no such call. */
const forOperators = (
  outcome: string,
  ...roles: ('operator' | 'support operator' | 'finance operator')[]
): Row => ({
  ...everybody('404 route.not_found'),
  ...{ operator: '403 auth.role', 'support operator': '403 auth.role' },
  'finance operator': '403 auth.role',
  ...Object.fromEntries(roles.map((role) => [role, outcome])),
})

/** Who may make which call, written by hand and compared with the contract. */
export const calls: Record<EndpointName, Row> = {
  decodeVehicle: everybody('200'),
  getCar: everybody('200'),
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
  getSellerDirectory: everybody('200'),
  getSellerList: everybody('200'),
  getUserCars: everybody('200'),
  getUserListings: everybody('200'),
  initializeListings: everybody('200'),
  searchListings: everybody('200'),
  confirmNewsletter: everybody('404 newsletter.unknown'),
  getOffice: everybody('200'),
  getPage: everybody('200'),
  getPopularNews: everybody('200'),
  getQuestions: everybody('200'),
  leaveNewsletter: everybody('404 newsletter.unknown'),
  sendContact: everybody('201'),
  subscribeToNewsletter: everybody('200'),
  suggestListings: everybody('200'),
  // Anyone may; the listing of the example is nobody's.
  getSubjectToReport: everybody('404 listing.not_found'),
  reportSubject: everybody('404 listing.not_found'),

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
  // Owners remove operators.
  closeAccount: forTraders('200'),
  cancelClosing: withAccount('200'),

  getBrands: everybody('200'),
  recordInterest: everybody('200'),

  newListing: forSellers('201'),
  updateListing: forSellers('404 listing.not_found'),
  setListingStatus: forSellers('404 listing.not_found'),
  removeListing: forSellers('404 listing.not_found'),
  changeListings: forSellers('200'),
  getMyListing: forSellers('200'),
  getMyListingItem: forSellers('404 listing.not_found'),
  proposeListing: forSellers('200'),
  exportListings: forKeys('200'),
  getDashboard: forSellers('200'),

  importListings: forKeys('400 import.no_file'),
  getImportStatus: forKeys('404 import.not_found'),
  getImports: forSellers('200'),
  cancelImport: forKeys('404 import.not_found'),
  getImportTemplate: forKeys('200'),
  getImportResult: forKeys('404 import.not_found'),

  // The ticket of a login, the session or the link of an invitation says whose factor it is.
  enterFactor: everybody('400 factor.expired'),
  getPasskeyOptions: everybody('400 factor.expired'),
  getConfirmOptions: withAccount('409 passkey.unavailable'),
  confirmFactor: withAccount('400 factor.wrong'),
  getFactors: withAccount('200'),
  startTotp: withAccount('200'),
  saveTotp: withAccount('400 factor.expired'),
  makeRecoveryCodes: withAccount('409 factor.totp_first'),
  startPasskey: withAccount('409 factor.totp_first'),
  // At the address of the tests, a number, there are none.
  savePasskey: withAccount('409 passkey.unavailable'),
  removePasskey: withAccount('404 passkey.not_found'),
  removeFactors: forTraders('200'),

  openInvitation: everybody('404 invitation.unknown'),
  startInvitation: everybody('404 invitation.unknown'),
  acceptInvitation: everybody('404 invitation.unknown'),
  getOperators: forOperators('200', 'operator'),
  inviteOperator: forOperators('201', 'operator'),
  withdrawInvitation: forOperators('404 invitation.unknown', 'operator'),
  removeOperator: forOperators('404 operator.not_found', 'operator'),
  getOverview: forOperators('200', 'operator', 'support operator', 'finance operator'),
  getWeeklyFigures: forOperators('200', 'operator', 'support operator', 'finance operator'),
  getHealth: forOperators('200', 'operator', 'support operator', 'finance operator'),
  getOwnApplication: forSellers('200'),
  resendApplication: forSellers('409 application.licence'),
  getApplications: forOperators('200', 'operator', 'support operator'),
  getApplication: forOperators('404 application.not_found', 'operator', 'support operator'),
  stepApplication: forOperators('404 application.not_found', 'operator', 'support operator'),
  suspendSeller: forOperators('404 application.not_found', 'operator', 'support operator'),
  lookUp: forOperators('200', 'operator', 'support operator', 'finance operator'),
  getAccount: forOperators(
    '404 account.not_found',
    ...(['operator', 'support operator', 'finance operator'] as const),
  ),
  revokeKeyOfAccount: forOperators('404 account.not_found', 'operator', 'support operator'),
  signOutAccount: forOperators('404 account.not_found', 'operator', 'support operator'),
  suspendAccount: forOperators('404 account.not_found', 'operator', 'support operator'),
  liftAccount: forOperators('404 account.not_found', 'operator', 'support operator'),
  correctAccount: forOperators('404 account.not_found', 'operator', 'support operator'),
  sendExport: forOperators('404 account.not_found', 'operator', 'support operator'),
  closeOnRequest: forOperators('404 account.not_found', 'operator', 'support operator'),
  downloadExport: everybody('404 export.unknown'),
  getOperatorOrder: forOperators(
    '404 order.not_found',
    ...(['operator', 'support operator', 'finance operator'] as const),
  ),
  getOrderLedger: forOperators('404 order.not_found', 'operator', 'finance operator'),
  getSellerLedger: forOperators('404 account.not_found', 'operator', 'finance operator'),
  getTickets: forOperators('200', 'operator', 'support operator'),
  getTicket: forOperators('404 ticket.not_found', 'operator', 'support operator'),
  answerTicket: forOperators('404 ticket.not_found', 'operator', 'support operator'),
  setTicketState: forOperators('404 ticket.not_found', 'operator', 'support operator'),
  getReports: forOperators('200', 'operator', 'support operator'),
  getReport: forOperators('404 report.not_found', 'operator', 'support operator'),
  setReportState: forOperators('404 report.not_found', 'operator', 'support operator'),
  getDisputes: forOperators('200', 'operator', 'support operator', 'finance operator'),
  getDispute: forOperators(
    ...(['404 return.not_found', 'operator', 'support operator', 'finance operator'] as const),
  ),
  decideDispute: forOperators('404 return.not_found', 'operator', 'finance operator'),
  getDifferences: forOperators('200', 'operator', 'finance operator'),
  explainDifference: forOperators('404 difference.not_found', 'operator', 'finance operator'),
  findOwingSellers: forOperators('200', 'operator', 'finance operator'),
  getTransfers: forOperators('200', 'operator', 'finance operator'),
  recordTransfer: forOperators('404 seller.not_found', 'operator', 'finance operator'),
  getBuyerTransfers: forOperators('200', 'operator', 'finance operator'),
  recordBuyerTransfer: forOperators('404 order.not_found', 'operator', 'finance operator'),
  getTransferRefunds: forOperators('200', 'operator', 'finance operator'),
  getTransferRefundFile: forOperators(
    '404 transfer_refund.not_found',
    ...(['operator', 'finance operator'] as const),
  ),
  batchTransferRefunds: forOperators('409 transfer_refund.changed', 'operator', 'finance operator'),
  getTransferRefundBatches: forOperators('200', 'operator', 'finance operator'),
  getTransferRefundBatch: forOperators(
    '404 transfer_refund.not_found',
    ...(['operator', 'finance operator'] as const),
  ),
  payTransferRefundBatch: forOperators(
    '404 transfer_refund.not_found',
    ...(['operator', 'finance operator'] as const),
  ),
  reverseBuyerTransfer: forOperators('404 order.not_found', 'operator', 'finance operator'),
  stepTransferRefund: forOperators('404 transfer_refund.not_found', 'operator', 'finance operator'),
  getPayouts: forOperators('200', 'operator', 'finance operator'),
  getPayout: forOperators('404 payout.not_found', 'operator', 'finance operator'),
  getPayoutBatches: forOperators('200', 'operator', 'finance operator'),
  getWithheldPayouts: forOperators('200', 'operator', 'finance operator'),
  getPayoutFile: forOperators('404 payout.not_found', 'operator', 'finance operator'),
  preparePayouts: forOperators('200', 'operator', 'finance operator'),
  approvePayouts: forOperators('409 payout.changed', 'operator', 'finance operator'),
  stepPayout: forOperators('404 payout.not_found', 'operator', 'finance operator'),
  payPayoutBatch: forOperators('404 payout.not_found', 'operator', 'finance operator'),
  getCommissionChanges: forOperators('200', 'operator', 'finance operator'),
  previewCommission: forOperators('200', 'operator', 'finance operator'),
  changeCommission: {
    ...forOperators('201', 'operator'),
    // The owner has just changed it.
    'finance operator': '409 commission.changed',
  },
  withdrawCommission: forOperators('404 commission.not_found', 'operator', 'finance operator'),
  getRules: forOperators('200', 'operator', 'finance operator'),
  getRuleChanges: forOperators('200', 'operator', 'finance operator'),
  changeRule: {
    ...forOperators('200', 'operator'),
    // The owner has just changed it.
    'finance operator': '409 rule.changed',
  },
  getReportedSubjects: forOperators('200', 'operator', 'support operator'),
  getReportedSubject: forOperators('404 report.not_found', 'operator', 'support operator'),
  closeSubjectReports: forOperators('404 report.not_found', 'operator', 'support operator'),
  hideListing: forOperators('404 report.not_found', 'operator', 'support operator'),
  showListing: forOperators('404 report.not_found', 'operator', 'support operator'),
  getBanners: forOperators('200', 'operator', 'support operator'),
  createBanner: forOperators('201', 'operator', 'support operator'),
  endBanner: forOperators('404 banner.not_found', 'operator', 'support operator'),
  getContentItems: forOperators('200', 'operator', 'support operator'),
  getContentItem: forOperators('200', 'operator', 'support operator'),
  getContentVersions: forOperators('200', 'operator', 'support operator'),
  getContentVersion: forOperators('404 content.not_found', 'operator', 'support operator'),
  previewContent: forOperators('200', 'operator', 'support operator'),
  saveContent: {
    ...forOperators('201', 'operator', 'support operator'),
    // The owner has just changed it.
    'support operator': '409 content.unchanged',
  },
  resetContent: forOperators('409 content.unchanged', 'operator', 'support operator'),
  withdrawContentVersion: forOperators('404 content.not_found', 'operator', 'support operator'),
  getFailedJobs: forOperators('200', 'operator', 'support operator'),
  retryJob: forOperators('404 job.not_found', 'operator', 'support operator'),
  dropJob: forOperators('404 job.not_found', 'operator', 'support operator'),
  getFailedSearches: forOperators('200', 'operator', 'support operator'),
  setFailedSearch: forOperators('404 vocabulary.search_unknown', 'operator', 'support operator'),
  getWantedParts: forOperators('200', 'operator', 'support operator'),
  findMeanings: forOperators('200', 'operator', 'support operator'),
  previewTerm: forOperators('200', 'operator', 'support operator'),
  teachTerm: {
    ...forOperators('201', 'operator'),
    // The owner has just taught it.
    'support operator': '409 vocabulary.taught',
  },
  getTerms: forOperators('200', 'operator', 'support operator'),
  withdrawTerm: forOperators('404 vocabulary.not_found', 'operator', 'support operator'),
  reviewTerm: forOperators('404 vocabulary.not_found', 'operator'),
  getAuditLog: forOperators('200', 'operator'),

  createAccessKey: forSellers('201'),
  getAccessKeys: forSellers('200'),
  revokeAccessKey: forSellers('404 key.not_found'),

  createWebhook: forSellers('201'),
  getWebhooks: forSellers('200'),
  updateWebhook: forSellers('404 webhook.not_found'),
  removeWebhook: forSellers('404 webhook.not_found'),
  rotateWebhookSecret: forSellers('404 webhook.not_found'),
  testWebhook: forSellers('404 webhook.not_found'),
  getWebhookDeliveries: forSellers('404 webhook.not_found'),
  retryWebhookDelivery: forSellers('404 webhook.not_found'),

  getFavouriteIds: withAccount('200'),
  getMyFavorites: withAccount('200'),
  setFavourite: withAccount('404 listing.not_found'),

  requestCallback: forTraders('404 listing.not_found'),
  getCallbackState: forTraders('200'),
  getCallbacks: forSellers('200'),
  getOwnCallbacks: forTraders('200'),
  setCallbackStatus: forSellers('404 callback.not_found'),

  getCarts: forTraders('200'),
  createCart: forTraders('201'),
  getCart: forTraders('200'),
  setCartLine: forTraders('404 listing.not_found'),
  updateCart: forTraders('404 cart.not_found'),
  removeCart: forTraders('404 cart.not_found'),
  moveCartLines: forTraders('404 cart.not_found'),
  shareCart: forTraders('404 cart.not_found'),
  getSharedCart: everybody('404 cart.not_found'),
  matchNumbers: everybody('200'),
  mergeCart: forTraders('200'),
  previewCart: everybody('200'),
  getAddresses: forTraders('200'),
  saveAddress: forTraders('200'),
  removeAddress: forTraders('404 address.not_found'),
  quoteCheckout: forTraders('404 cart.not_found'),
  placeOrder: forTraders('404 cart.not_found'),
  getOrders: forTraders('200'),
  getOrder: forTraders('404 order.not_found'),
  getReturns: { ...forTraders('200'), 'an access key of the seller': '200' },
  requestReturn: forTraders('404 order.not_found'),
  stepReturn: forTraders('404 return.not_found'),
  // Anyone who has the link of a delivery.
  getDriverShipment: everybody('404 driver.unknown'),
  deliverAsDriver: everybody('404 driver.unknown'),
  getPackingList: forKeys('404 order.not_found'),
  getPayments: forTraders('200'),
  getPaymentStatement: forTraders('200'),
  payByCard: forTraders('404 order.not_found'),
  sendSlip: forTraders('404 order.not_found'),
  giveRefundAccount: forTraders('404 order.not_found'),
  getCredits: forTraders('200'),
  getCredit: forTraders('404 credit.not_found'),
  getCreditStatement: forTraders('404 credit.not_found'),
  findCreditGarages: forSellers('200'),
  grantCredit: forSellers('404 order.not_found'),
  changeCredit: forSellers('404 credit.not_found'),
  recordCreditPayment: forSellers('404 credit.not_found'),
  reverseCreditPayment: forSellers('404 credit.payment_not_found'),
  getDocument: withAccount('404 document.not_found'),
  getDeliveries: forTraders('200'),
  getDeliverySettings: forSellers('200'),
  setDeliverySettings: forSellers('200'),
  getSellerOrders: forKeys('200'),
  getSellerOrder: forKeys('404 order.not_found'),
  stepSellerOrder: {
    ...forTraders('404 order.not_found'),
    'an access key of the seller': '404 order.not_found',
  },

  startChat: forTraders('404 listing.not_found'),
  getUserRooms: withAccount('200'),
  getRoom: withAccount('404 chat.not_found'),
  getConversations: withAccount('404 chat.not_found'),
  setRead: withAccount('404 message.not_found'),
  sendMessage: withAccount('404 chat.not_found'),
  setBlock: withAccount('404 chat.not_found'),
  reportChat: withAccount('404 chat.not_found'),
  getQuickReplies: forSellers('200'),
  setQuickReplies: forSellers('200'),

  getNotifications: withAccount('200'),
  readNotifications: withAccount('200'),
  getNotificationSettings: withAccount('200'),
  setNotificationSettings: withAccount('200'),
  unsubscribe: everybody('404 unsubscribe.unknown'),

  // In a demonstration; elsewhere there is no such call.
  getOutbox: everybody('200'),
  forwardClock: everybody('200'),
}

const lookers = { operator: '200', 'support operator': '200' }

/** The routes beside the calls. A document is the buyer's own. */
export const routes: Record<string, Row> = {
  'GET /live': everybody('200'),
  'GET /ready': everybody('200'),
  // Asked from this machine, without a proxy between.
  'GET /metrics': everybody('200'),
  'GET /manifest.webmanifest': everybody('200'),
  'GET /robots.txt': everybody('200'),
  'GET /sitemap.xml': everybody('200'),
  'GET /sitemaps/:file': everybody('200'),
  'GET /api/docs': everybody('200'),
  'GET /api/openapi.json': everybody('200'),
  'GET /files/:id': { ...everybody('404 file.not_found'), buyer: '200', ...lookers },
  'GET /media/*': everybody('404 route.not_found'),
  // Whoever has the link of a mail, which holds a token.
  'POST /unsubscribe': everybody('400 input.invalid'),
  'POST /newsletter/unsubscribe': everybody('400 input.invalid'),
  // The cookie is the visitor's own.
  'POST /cart/lines': everybody('303'),
  // Whoever has the address of a payment; the provider of the demonstration alone.
  'GET /demo-payment/:id': everybody('404 route.not_found'),
  'POST /demo-payment/:id': everybody('404 route.not_found'),
  // By its signature alone.
  'POST /api/hooks/payments/:provider': everybody('404 route.not_found'),
  'ALL /api/*': everybody('404 route.not_found'),
}

/** Pages are rendered as for a visitor, whoever asks: no page route ever looks at a token. */
export const pageRoutes = ['GET /*']
