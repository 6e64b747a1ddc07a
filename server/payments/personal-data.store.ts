import { sql } from 'drizzle-orm'
import type { Executor } from '../platform/db.ts'
import { inChunks, isoDate } from '../platform/personal-data.ts'
import { taxDocument } from './document.tables.ts'
import { ledgerEntry } from './ledger.tables.ts'

/** Invoices to or from a user. */
export const documentsOf = (db: Executor, userNo: number) =>
  inChunks<never>(
    db,
    0,
    (after) => sql`
      select ${taxDocument.no} as key, ${taxDocument.kind}, ${taxDocument.data} ->> 'number' number,
        ${isoDate(taxDocument.issuedAt)} date, ${taxDocument.data} #>> '{issuer,name}' issuer,
        ${taxDocument.data} #>> '{recipient,name}' recipient, ${taxDocument.totalFils} / 100.0::float8 total
      from ${taxDocument} where ${userNo} in (${taxDocument.issuerNo}, ${taxDocument.recipientNo})
        and ${taxDocument.no} > ${after} order by ${taxDocument.no}`,
  )

export const ledgerOf = (db: Executor, userNo: number) =>
  inChunks<never>(
    db,
    0,
    (after) => sql`
      select ${ledgerEntry.no} as key, ${ledgerEntry.kind}, ${ledgerEntry.amountFils} / 100.0::float8 amount,
        ${isoDate(ledgerEntry.at)} date
      from ${ledgerEntry} where ${ledgerEntry.sellerNo} = ${userNo} and ${ledgerEntry.no} > ${after}
      order by ${ledgerEntry.no}`,
  )
