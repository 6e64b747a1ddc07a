import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Logger, runMigrations as prepareJobs } from 'graphile-worker'
import pg from 'pg'

const silent = new Logger(() => () => undefined)

const LOCK = 0x67_68_69_79

/** Brings the database to this release, one process at a time. Migrations only go forward. */
export async function migrate(url: string, folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'ghiyar migrations' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await runMigrations(drizzle(client), { migrationsFolder: folder })
    await prepareJobs({ connectionString: url, logger: silent })
  } finally {
    await client.end()
  }
}
