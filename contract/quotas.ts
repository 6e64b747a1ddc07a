/**
 * The limits of one account, in total and per day, unless the operator sets others. They are above what the
 * largest sellers need, and below what would slow the site for others. The error code of each is
 * `quota.<kind>`.
 */
export const defaultQuotas = {
  /** Listings that are not removed. */
  listings: 300_000,
  /** Different brands among them, whatever their case. */
  brands: 6_000,
  /** Different words in their names that the vocabulary does not have. */
  words: 30_000,
  /** Vehicles in the different fitments of the listings: every search by vehicle reads all of them. */
  vehicles: 300_000,
  /** Files and pictures, in megabytes. */
  storedMegabytes: 10_000,
  /** Rows of stock lists that were checked and not applied. */
  checkedRows: 200_000,
  /** Time that the importer spends on one list. */
  secondsPerImport: 900,
  importerSecondsPerDay: 3_600,
  /** Listings created, changed, removed or put back. */
  writesPerDay: 1_000_000,
  filesPerDay: 3_000,
  messagesPerDay: 5_000,
} as const

export type QuotaKind = keyof typeof defaultQuotas

/** Quotas that start anew every day, in UAE time. */
export const dailyQuotas = [
  'importerSecondsPerDay',
  'writesPerDay',
  'filesPerDay',
  'messagesPerDay',
] as const satisfies QuotaKind[]
export type DailyQuota = (typeof dailyQuotas)[number]

/** Quotas that a single row of a stock list can exceed. */
export const rowQuotas = [
  'listings',
  'brands',
  'words',
  'vehicles',
  'writesPerDay',
] as const satisfies QuotaKind[]
export type RowQuota = (typeof rowQuotas)[number]

/** Quotas that end the import of a whole list. */
export const listQuotas = [
  'secondsPerImport',
  'importerSecondsPerDay',
] as const satisfies QuotaKind[]
export type ListQuota = (typeof listQuotas)[number]

/** The codes by which a call with files may be refused. */
export const fileQuotaErrors = ['quota.filesPerDay', 'quota.storedMegabytes'] as const

export type Quotas = Record<QuotaKind, number>

/**
 * Parses a setting such as "listings=500000,messagesPerDay=9000"; quotas it leaves out have their default.
 * Returns the first invalid part when there is one.
 */
export function quotasOf(setting: string): Quotas | string {
  const quotas: Quotas = { ...defaultQuotas }
  for (const part of setting.split(',').map((text) => text.trim())) {
    if (part === '') continue
    const [, kind, limit] = /^(\w+)\s*=\s*(\d{1,12})$/.exec(part) ?? []
    if (!Object.hasOwn(defaultQuotas, kind ?? '')) return part
    quotas[kind as QuotaKind] = Number(limit)
  }
  return quotas
}
