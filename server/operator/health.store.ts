import { sql } from 'drizzle-orm'
import type { Executor } from '../platform/db.ts'

/** The database's version, and its size on disk in bytes. */
export async function databaseFacts(db: Executor): Promise<{ version: string; bytes: string }> {
  const { rows } = await db.execute<{ version: string; bytes: string }>(sql`
    select current_setting('server_version') "version",
      pg_database_size(current_database()) bytes`)
  return rows[0]!
}
