import { and, eq, or } from 'drizzle-orm'
import type { Executor } from '../platform/db.ts'
import type { DocumentData } from './document-data.ts'
import { taxDocument } from './document.tables.ts'

/** What an invoice says, for the one who issued it or got it; without a number, for anyone. */
export async function findDocument(
  db: Executor,
  partyNo: number | undefined,
  id: string,
): Promise<DocumentData | undefined> {
  const [found] = await db
    .select({ data: taxDocument.data })
    .from(taxDocument)
    .where(
      and(
        eq(taxDocument.id, id),
        partyNo === undefined
          ? undefined
          : or(eq(taxDocument.issuerNo, partyNo), eq(taxDocument.recipientNo, partyNo)),
      ),
    )
  return found?.data
}
