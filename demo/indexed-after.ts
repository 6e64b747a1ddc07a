import { sql } from 'drizzle-orm'
import type { Executor } from '#server/platform/db.ts'

/**
 * Fills the table of listings without the indexes that only find them, which are then made at once: quicker
 * than to keep them up to date row by row. For a transaction into an empty table.
 */
export async function indexedAfter(db: Executor, fill: () => Promise<void>): Promise<void> {
  const { rows } = await db.execute<{ name: string; definition: string }>(sql`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = current_schema() and tablename = 'listing' and indexdef not like 'CREATE UNIQUE%'`)
  for (const { name } of rows) await db.execute(sql`drop index ${sql.identifier(name)}`)
  await fill()
  for (const { definition } of rows) await db.execute(sql.raw(definition))
}
