// The limits of what people enter: schemas, checks of the database, services and forms read them here.
// Lengths are in UTF-16 units, as zod and `maxLength` count them.

/** The least and the most, both allowed. */
export type Range = { readonly min: number; readonly max: number }

/** The texts of a listing that the seller may leave out; see `optional-fields.ts`. */
export const optionalTextLengths = {
  partNameAr: 120,
} as const

/** The texts of a listing; the names are those of the API. */
export const listingLengths = {
  ...optionalTextLengths,
  partSKU: 40,
  partName: 120,
  partBrand: 60,
  shortDescription: 200,
  description: 20_000,
} as const

/** In dirhams. */
export const priceRange = { min: 0.01, max: 10_000_000 } as const satisfies Range
export const quantityRange = { min: 0, max: 1_000_000 } as const satisfies Range
/** Of a whole car, in its unit. */
export const mileageRange = { min: 0, max: 10_000_000 } as const satisfies Range
export const modelYearRange = { min: 1900, max: 2200 } as const satisfies Range
/** In per cent, of the prices of many listings at once. */
export const priceChangeRange = { min: -90, max: 500 } as const satisfies Range

export const mostMakes = 20
/** The most other numbers of one listing: with more, a part could be put under any search. */
export const mostCrossNumbers = 20
/** Of the key of another number: shorter ones aren't searched for as numbers. */
export const shortestCrossNumber = 4
export const longestCrossNumber = 40
/** Of all numbers in a box of the sell form, with their brands. */
export const longestCrossNumbers = 2_100
export const mostModels = 100
/** The most pictures of one listing. */
export const mostPictures = 8
/** The most listings that one call changes. */
export const mostListingsAtOnce = 500
/** How long a removed listing can be restored. */
export const restorableDays = 30

/** The name or id of a category, make or model. */
export const longestNameOrId = 100
/** What is searched for: words, names, part numbers. */
export const longestQuery = 100
/** The most values of one filter. */
export const mostChoices = 20
export const longestSlug = 300
/** A VIN or frame number, with the separators that people write. */
export const longestVehicleNumber = 40

export const longestEmail = 254
/** As people write it, with spaces and brackets. */
export const longestPhone = 40
/** An IBAN as people write it, with spaces. */
export const longestIbanEntry = 50
/** A password as it is entered; `password-length.ts` has the rules of a new one. */
export const longestPasswordEntry = 1_000
/** Shorter ones are neither an e-mail address nor a phone number. */
export const shortestIdentity = 3
export const longestCode = 20
/** A token or ticket out of a mail or an earlier reply. */
export const longestToken = 100
export const shortestToken = 20
/** The solution of a challenge. */
export const longestSolution = 300
export const longestKeyName = 60
/** A part of a passkey's answer; some devices attach certificates. */
export const longestCredential = 20_000
/** The most passkeys of one account. */
export const mostPasskeys = 10
/** The recovery codes that are made at once. */
export const recoveryCodeCount = 10
/** The most operators, with those who are invited. */
export const mostOperators = 100
/** The name of an event in the audit log. */
export const longestAuditEvent = 40
/** The most access keys of one seller. */
export const mostAccessKeys = 5
/** The most webhooks of one seller. */
export const mostWebhooks = 3
export const longestWebhookUrl = 500

/** What an account says of its person, garage or company. */
export const profileLengths = {
  name: 120,
  location: 120,
  address: 240,
  licence: 50,
  vatNumber: 30,
  iban: 34,
  hour: 20,
  /** HTML. */
  about: 10_000,
} as const

export const contactLengths = { name: 100, message: 3_000, website: 500, answer: 6_000 } as const
/** Of an event of a company, by which an operator says what they have seen; 0 before the first. */
export const eventNumberRange = { min: 0, max: 2_147_483_647 } as const satisfies Range
/** What an operator writes to a company: what is missing, or why. */
export const applicationLengths = { note: 2_000 } as const
/** What an operator writes to a person about a step on their account. */
export const accountStepLengths = { reason: 2_000 } as const
/** Of the link to a copy of somebody’s data. */
export const longestExportToken = 120
/** Of a look-up; nobody looks at later pages. */
export const lookUpPageRange = { min: 1, max: 40 } as const satisfies Range
/** Of what stands for the form of an application. */
export const longestFormHash = 64
/** As "GH-7K4Q-9XM2", with room for spaces. */
export const longestTicketNumber = 20
/** The most answers to one ticket. */
export const mostTicketAnswers = 50
export const callbackLengths = { name: 120, note: 500, preferred: 80 } as const

export const longestMessage = 4_000
export const longestQuickReply = 300
export const mostQuickReplies = 12
export const longestReportNote = 1_000
/** Of a listing or company: what was reported, and what an operator writes to the seller. */
export const subjectReportLengths = { note: 500, reason: 2_000 } as const
/** The most messages of one page of a conversation. */
export const mostMessagesAtOnce = 200

export const orderLengths = {
  cartName: 80,
  vehicle: 80,
  reference: 60,
  note: 500,
  reason: 300,
  addressName: 80,
  address: 300,
  receiver: 120,
  carrier: 60,
  tracking: 60,
  /** What a seller says about when and where. */
  promise: 120,
} as const
export const mostCarts = 20
/** Of a transfer, as the bank has it. */
export const bankReferenceLength = 60
/** The most lines of one cart, and so of one order. */
export const mostCartLines = 200
/** Of a quick order: lines, characters of a pasted text, and bytes of a file. */
export const mostQuickLines = 200
export const longestQuickOrder = 20_000
export const quickOrderBytes = 1024 * 1024
export const lineQuantityRange = { min: 1, max: 10_000 } as const satisfies Range
export const mostAddresses = 50
/** In hours; a seller's time to answer an order. */
export const answerHoursRange = { min: 1, max: 168 } as const satisfies Range
export const courierDaysRange = { min: 0, max: 30 } as const satisfies Range
/** In dirhams. */
export const deliveryFeeRange = { min: 0, max: 5_000 } as const satisfies Range
export const mostHolidays = 60
/** In dirhams: what a buyer may expect to pay for an order. */
export const orderTotalRange = { min: 0, max: 100_000_000 } as const satisfies Range
/** In dirhams: what a batch of payouts may come to. */
export const payoutSumRange = { min: 0, max: 1_000_000_000 } as const satisfies Range
/** In dirhams: what a new buyer may owe in cash over all open orders. */
export const cashLimit = 5_000
/** In dirhams: what each completed seller order adds to that limit. */
export const cashLimitGrowth = 500
/** The limit grows to at most this many times that of a new buyer. */
export const cashLimitMultiple = 4
/** So many orders by card that weren't paid may one buyer place within a day; each holds stock until it expires. */
export const mostUnpaidOrders = 5
/** How often a seller tries to deliver; afterwards the parts come back, or the buyer confirms. */
export const mostDeliveryAttempts = 5
/** How often a delivery code may be entered wrong. */
export const mostCodeTries = 5
/** How long after delivery a part can be given back. */
export const returnDays = 7
/** The most pictures of one return. */
export const mostReturnPictures = 4
/** The most returns of one seller order. */
export const mostReturns = 20
export const longestCodeOfDelivery = 10
export const idempotencyKeyLength = { min: 8, max: 100 } as const satisfies Range

/** Paging of lists. */
export const pageRange = { min: 1, max: 100_000 } as const satisfies Range
export const pageSizeRange = { min: 1, max: 100 } as const satisfies Range
export const defaultPageSize = 24
/** Models are few and needed whole. */
export const mostModelsAtOnce = 1_000
/** Parts that one call asks about whether they are favourites. */
export const mostFavouritesAsked = 200

/** JSON in a field of a form, in characters. */
export const longestJson = 20_000
/** The address of a file of ours. */
export const longestFileAddress = 300
export const longestSheetName = 100
/** Many companies close over noon. */
export const mostSpansOfDay = 2

/** The most terms that operators teach the search; those that a release has in its files don't count. */
export const mostTaughtTerms = 5_000
export const mostTermWords = 6
/** What one term can mean at once, such as the brake pads of both axles. */
export const mostMeanings = 6
/** Longer searches are not counted, so none is taught from them. */
export const longestCountedSearch = 80
export const longestTerm = 60
export const longestMeaningKey = 80
/** How many weeks back searches that found nothing are shown. */
export const failedWeeks = { min: 0, max: 51 } as const satisfies Range
