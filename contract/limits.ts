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
/** The most access keys of one seller. */
export const mostAccessKeys = 5

/** What an account says of its person, garage or company. */
export const profileLengths = {
  name: 120,
  location: 120,
  address: 240,
  licence: 50,
  vatNumber: 30,
  hour: 20,
  /** HTML. */
  about: 10_000,
} as const

export const contactLengths = { name: 100, message: 3_000, website: 500 } as const
export const callbackLengths = { name: 120, note: 500, preferred: 80 } as const

export const longestMessage = 4_000
export const longestQuickReply = 300
export const mostQuickReplies = 12
export const longestReportNote = 1_000
/** The most messages of one page of a conversation. */
export const mostMessagesAtOnce = 200

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
