import { sql } from 'drizzle-orm'
import type { Executor } from '../platform/db.ts'
import { inChunks, isoDate } from '../platform/personal-data.ts'
import { formerLicence, sellerEvent } from './application.tables.ts'

/** The history of a company's application, for an export. */
export const eventsOf = (db: Executor, sellerNo: number) =>
  inChunks<never>(
    db,
    0,
    (after) => sql`
      select no as key, event, to_status status, note, ${isoDate(sellerEvent.at)} date
      from ${sellerEvent} where seller_no = ${sellerNo} and no > ${after} order by no`,
  )

/** The trade licence before a change that nobody has confirmed, for an export. */
export const formerLicenceOf = (db: Executor, sellerNo: number) =>
  inChunks<never>(
    db,
    0,
    (after) => sql`
      select seller_no as key, licence, ${isoDate(formerLicence.changedAt)} date
      from ${formerLicence} where seller_no = ${sellerNo} and seller_no > ${after}`,
  )
