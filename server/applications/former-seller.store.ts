import { inArray, lt, sql } from 'drizzle-orm'
import type { SellerMatch, SellerStatus } from '#contract/seller-status.ts'
import type { Executor } from '../platform/db.ts'
import { formerSeller } from './application.tables.ts'

export type Trace = { kind: SellerMatch; hash: string }

// A company that was rejected isn't forgotten by applying and closing the account once more.
const turnedAway = sql.raw(`('refused', 'suspended')`)

/** Remembers a company whose account is closed; a former one with the same identity is replaced. */
export async function remember(db: Executor, traces: Trace[], status: SellerStatus): Promise<void> {
  const { kind, hash } = formerSeller
  await db
    .insert(formerSeller)
    .values(traces.map((trace) => ({ ...trace, status })))
    .onConflictDoUpdate({
      target: [kind, hash],
      set: {
        status: sql`case when ${formerSeller.status} in ${turnedAway} and excluded.status not in ${turnedAway}
          then ${formerSeller.status} else excluded.status end`,
        closedAt: sql`now()`,
      },
    })
}

export const among = (db: Executor, traces: Trace[]) =>
  db
    .select()
    .from(formerSeller)
    .where(
      inArray(
        formerSeller.hash,
        traces.map(({ hash }) => hash),
      ),
    )
    .orderBy(formerSeller.closedAt)

/** Forgets those of more than two years ago. */
export async function removeOld(db: Executor): Promise<void> {
  await db.delete(formerSeller).where(lt(formerSeller.closedAt, sql`now() - interval '2 years'`))
}
