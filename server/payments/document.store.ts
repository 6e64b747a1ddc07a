import { and, eq, or } from 'drizzle-orm'
import type { Executor } from '../platform/db.ts'
import type { DocumentData } from './document-data.ts'
import { taxDocument } from './document.tables.ts'

/** What an invoice says, for the one who issued it or got it. */
export async function findDocument(
  db: Executor,
  callerNo: number,
  id: string,
): Promise<DocumentData | undefined> {
  const [found] = await db
    .select({ data: taxDocument.data })
    .from(taxDocument)
    .where(
      and(
        eq(taxDocument.id, id),
        or(eq(taxDocument.issuerNo, callerNo), eq(taxDocument.recipientNo, callerNo)),
      ),
    )
  return found?.data
}
