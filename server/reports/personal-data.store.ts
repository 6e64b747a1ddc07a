import { eq, sql } from 'drizzle-orm'
import { seller } from '../accounts/seller.tables.ts'
import { listing } from '../catalog/listing.tables.ts'
import { eraseRows, inChunks, isoDate, type PersonalData } from '../platform/personal-data.ts'
import { subjectReport as report } from './report.tables.ts'

/** What a user reported. Reports about a company go with it. */
export const reportsData: PersonalData = {
  export: (db, { no }) => ({
    subjectReports: inChunks(
      db,
      0,
      (after) => sql`
        select ${report.no} as key,
          case when ${report.sellerNo} is null then 'listing' else 'company' end kind,
          coalesce(${seller.id}, ${listing.id}) subject, reason, note, outcome,
          ${isoDate(report.createdAt)} date
        from ${report} left join ${seller} on ${seller.no} = ${report.sellerNo}
        left join ${listing} on ${listing.no} = ${report.listingNo}
        where ${report.reporterNo} = ${no} and ${report.no} > ${after} order by ${report.no}`,
    ),
  }),
  erase: (db, { no }) => eraseRows(db, report, eq(report.reporterNo, no)),
}
