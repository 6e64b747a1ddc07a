import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Logger, runMigrations as prepareJobs } from 'graphile-worker'
import { BoundedClient } from './bounded-client.ts'
import { openDatabase } from './db.ts'

const silent = new Logger(() => () => undefined)

const LOCK = 0x67_68_69_79

/** What each migration is known by, in their order. */
export const migrationHashes = (folder: string): string[] =>
  readMigrationFiles({ migrationsFolder: folder }).map(({ hash }) => hash)

/** Brings an empty database to where it stood after so many migrations, for what was kept then. */
export async function migrateUpTo(url: string, folder: string, count: number): Promise<void> {
  const part = await mkdtemp(join(tmpdir(), 'ghiyar-migrations-'))
  try {
    await cp(folder, part, { recursive: true })
    const journal = join(part, 'meta/_journal.json')
    const all = JSON.parse(await readFile(journal, 'utf8')) as { entries: unknown[] }
    await writeFile(journal, JSON.stringify({ ...all, entries: all.entries.slice(0, count) }))
    await migrate(url, part)
  } finally {
    await rm(part, { recursive: true })
  }
}

/** Brings the database to this release, one process at a time. Migrations only go forward. */
export async function migrate(url: string, folder: string): Promise<void> {
  const client = new BoundedClient({ connectionString: url, application_name: 'ghiyar migrations' })
  // What is asked next fails, and tells.
  client.on('error', () => undefined)
  const ofJobs = openDatabase({
    url,
    connections: 2,
    statementTimeoutMs: 0,
    onError: () => undefined,
  })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await runMigrations(drizzle(client), { migrationsFolder: folder })
    await prepareJobs({ pgPool: ofJobs.pool, logger: silent })
  } finally {
    await ofJobs.close()
    await client.end()
  }
}
