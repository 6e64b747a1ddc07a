/**
 * What one account may have, and do in a day, at the most, unless the operator sets other quotas. They
 * lie above what the largest sellers need, and below what would slow the market for everybody else. Each
 * kind is refused as `quota.<kind>`.
 */
export const defaultQuotas = {
  /** Listings that are not removed. */
  listings: 300_000,
  /** Different brands among them, whatever their case. */
  brands: 6_000,
  /** Different words in their names that the vocabulary does not have. */
  words: 30_000,
  /** Vehicles of the different sets of them that they fit: every search by vehicle looks at each. */
  vehicles: 300_000,
  /** Files and pictures, in megabytes. */
  storedMegabytes: 10_000,
  /** Rows of stock lists that were checked and not applied. */
  checkedRows: 200_000,
  /** The time that the importer works on one list. */
  secondsPerImport: 900,
  importerSecondsPerDay: 3_600,
  /** Listings created, changed, removed or put back. */
  writesPerDay: 1_000_000,
  filesPerDay: 3_000,
  messagesPerDay: 5_000,
} as const

export type QuotaKind = keyof typeof defaultQuotas

/** Those that begin again every day, in the time of the UAE. */
export const dailyQuotas = [
  'importerSecondsPerDay',
  'writesPerDay',
  'filesPerDay',
  'messagesPerDay',
] as const satisfies QuotaKind[]
export type DailyQuota = (typeof dailyQuotas)[number]

/** Those that a single row of a stock list can reach. */
export const rowQuotas = [
  'listings',
  'brands',
  'words',
  'vehicles',
  'writesPerDay',
] as const satisfies QuotaKind[]
export type RowQuota = (typeof rowQuotas)[number]

/** Those that end the import of a whole list. */
export const listQuotas = [
  'secondsPerImport',
  'importerSecondsPerDay',
] as const satisfies QuotaKind[]
export type ListQuota = (typeof listQuotas)[number]

/** The codes by which a call with files may be refused. */
export const fileQuotaErrors = ['quota.filesPerDay', 'quota.storedMegabytes'] as const

export type Quotas = Record<QuotaKind, number>

/**
 * The quotas of a setting such as "listings=500000,messagesPerDay=9000", with the default for the others;
 * otherwise the part of it that is none.
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
