import { eq, sql } from 'drizzle-orm'
import {
  dailyCounts,
  eraseRows,
  inBatches,
  inChunks,
  isoDate,
  type PersonalData,
} from '../platform/personal-data.ts'
import { importNote, importRow, listingImport } from './import.tables.ts'
import { listingInterest, sellerInterest } from './interest.tables.ts'
import { listingPicture } from './listing-picture.tables.ts'
import { sellerTerm } from './seller-term.tables.ts'

/**
 * A company's imports and figures. The rows of its lists are not exported: they are copies of its own
 * files. Pictures lose their owner; the sweep removes the files.
 */
export const sellingData: PersonalData = {
  export: (db, { no }) => ({
    imports: inChunks(
      db,
      0,
      (after) => sql`
        select no as key, id job, file_name file, kind, state, sheet, sheets, columns, preview, rows,
          created, updated, unchanged, failures, ${isoDate(listingImport.createdAt)} date
        from ${listingImport} where seller_no = ${no} and no > ${after} order by no`,
    ),
    interest: dailyCounts(db, {
      ...{ day: sellerInterest.day, kind: sellerInterest.kind, count: sellerInterest.times },
      where: eq(sellerInterest.sellerNo, no),
    }),
  }),

  async erase(db, { no }) {
    // What still runs ends after its chunk, and puts nothing on offer: its company is leaving.
    await db.update(listingImport).set({ cancelled: true }).where(eq(listingImport.sellerNo, no))
    const theirs = sql`in (select ${listingImport.no} from ${listingImport}
      where ${listingImport.sellerNo} = ${no})`
    await eraseRows(db, importNote, sql`${importNote.importNo} ${theirs}`)
    await eraseRows(db, importRow, sql`${importRow.importNo} ${theirs}`)
    await eraseRows(db, listingImport, eq(listingImport.sellerNo, no))
    await eraseRows(db, listingInterest, eq(listingInterest.sellerNo, no))
    await eraseRows(db, sellerInterest, eq(sellerInterest.sellerNo, no))
    await eraseRows(db, sellerTerm, eq(sellerTerm.sellerNo, no))
    await inBatches(
      db,
      listingPicture,
      eq(listingPicture.ownerNo, no),
      sql`update ${listingPicture} set owner_no = null`,
    )
  },
}
