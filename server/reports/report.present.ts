import type { ReportedInList, ReportedSubject } from '#contract/subject-reports.ts'
import type * as store from './report.store.ts'

type InList = Awaited<ReturnType<typeof store.page>>['rows'][number]

export const presentInList = ({ listingId, partName, oldest, closedAt, ...row }: InList) =>
  ({
    ...(listingId === null
      ? { kind: 'company', _id: row.sellerId, name: row.company }
      : { kind: 'listing', _id: listingId, name: partName ?? '' }),
    ...{ sku: row.sku, company: row.company, reasons: row.reasons, reports: row.reports },
    date: oldest!.toISOString(),
    closed: closedAt?.toISOString() ?? null,
  }) satisfies ReportedInList

type Facts = Pick<ReportedSubject, 'open' | 'seen'> & {
  reports: Awaited<ReturnType<typeof store.reportsOf>>
  hidden: Awaited<ReturnType<typeof store.hiddenOf>>
}

export function presentSubject(
  { listingId, partName, sellerId, company, sku, status }: store.Subject,
  { open, seen, reports, hidden }: Facts,
): ReportedSubject {
  return {
    ...(listingId === null
      ? { kind: 'company', _id: sellerId, name: company }
      : { kind: 'listing', _id: listingId, name: partName ?? '' }),
    ...{ sku, company, company_id: sellerId, open, seen },
    status: status === 'withdrawn' ? 'active' : status,
    hidden: hidden ? { reason: hidden.reason, date: hidden.hiddenAt.toISOString() } : null,
    reports: reports.map(({ createdAt, closedAt, ...report }) => ({
      ...report,
      ...{ date: createdAt.toISOString(), closed: closedAt?.toISOString() ?? null },
    })),
  }
}
