import { count, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Executor } from './db.ts'

/** Of a list for operators more isn't counted: nobody looks at page 100. */
export const mostCounted = 2_400

/** How many rows of a table fulfil a condition, up to `mostCounted`. */
export async function boundedCount(
  db: Executor,
  table: PgTable,
  where: SQL | undefined,
): Promise<number> {
  const some = db
    .select({ one: sql`1` })
    .from(table)
    .where(where)
    .limit(mostCounted)
    .as('some')
  const [counted] = await db.select({ total: count() }).from(some)
  return counted!.total
}
