import { eq, or, sql, type SQL } from 'drizzle-orm'
import { listing } from '../catalog/listing.tables.ts'
import type { Executor } from '../platform/db.ts'
import { eraseRows, inChunks, isoDate, type PersonalData } from '../platform/personal-data.ts'
import { callback } from './callback.tables.ts'

const NIL = '00000000-0000-0000-0000-000000000000'

const requests = (db: Executor, whose: SQL) =>
  inChunks<never>(
    db,
    NIL,
    (after) => sql`
      select ${callback.id} as key, sku, name, phone, note, preferred, ${callback.status},
        ${isoDate(callback.createdAt)} date
      from ${callback} join ${listing} on ${listing.no} = ${callback.listingNo}
      where ${whose} and ${callback.id} > ${after} order by ${callback.id}`,
  )

/** The call-back requests that a user made, and those that a company received. */
export const callbacksData: PersonalData = {
  export: (db, { no }) => ({
    callbacks: requests(db, eq(callback.buyerNo, no)),
    callbacksReceived: requests(db, eq(callback.sellerNo, no)),
  }),
  erase: (db, { no }) =>
    eraseRows(db, callback, or(eq(callback.buyerNo, no), eq(callback.sellerNo, no))!),
}
