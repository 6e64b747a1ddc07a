/** Documents that a garage gives; the first is required. */
export const buyerDocuments = [
  'trade_license_upload',
  'vat_certification_upload',
  'owner_manager_emirates_id',
  'emirates_id',
] as const

/** Documents that a company gives. */
export const sellerDocuments = ['trade_license_upload'] as const

/** Pictures that anyone may see: of a person or company, and at the head of a company's page. */
export const publicPictures = ['avatar', 'cover'] as const

/** The file fields of joining, and those of an account that has joined. */
export const joiningFiles = ['avatar', ...buyerDocuments] as const
export const accountFiles = [...publicPictures, ...buyerDocuments] as const

export type AccountFile = (typeof accountFiles)[number]
export type DocumentField = (typeof buyerDocuments)[number]

/** The largest document that is taken, and the largest picture of a person or company. */
export const documentBytes = 10 * 1024 * 1024
export const avatarBytes = 5 * 1024 * 1024
