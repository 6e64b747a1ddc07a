/** Documents that a garage gives; the first is required. */
export const buyerDocuments = [
  'trade_license_upload',
  'vat_certification_upload',
  'owner_manager_emirates_id',
  'emirates_id',
] as const

/** Documents that a company gives. */
export const sellerDocuments = ['trade_license_upload'] as const

/** Every file field of the forms of an account. */
export const accountFiles = ['avatar', ...buyerDocuments] as const

export type AccountFile = (typeof accountFiles)[number]
export type DocumentField = (typeof buyerDocuments)[number]

/** The largest document that is taken, and the largest picture of a person or company. */
export const documentBytes = 10 * 1024 * 1024
export const avatarBytes = 5 * 1024 * 1024
