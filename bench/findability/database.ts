import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { loadDemo } from '#demo/load.ts'
import { saveReference } from '#server/catalog/reference.store.ts'
import { openDatabase } from '#server/platform/db.ts'
import { migrate } from '#server/platform/migrate.ts'

const LISTINGS = 20_000
// The demonstration depends on the day; on this one the golden sets have their answers in stock.
const NOW = new Date('2026-11-01T00:00:00Z')

/** Puts what a measure needs into a database that holds the reference data alone. */
type Fill = (db: NodePgDatabase) => Promise<void>

/** A database on the server of `databaseUrl`, filled by `fill` and dropped when `work` is done. */
export async function withDatabase(
  databaseUrl: string,
  fill: Fill,
  work: (url: string) => Promise<void>,
): Promise<void> {
  const name = `bench_${randomBytes(5).toString('hex')}`
  const url = databaseUrl.replace(/^(\w+:\/\/[^/]*)(\/[^?]*)?/, `$1/${name}`)
  const admin = new pg.Client({ connectionString: databaseUrl })
  await admin.connect()
  try {
    await admin.query(`create database ${name}`)
    await prepare(url, fill)
    await work(url)
  } finally {
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.end()
  }
}

async function prepare(url: string, fill: Fill): Promise<void> {
  await migrate(url, join(import.meta.dirname, '../../server/migrations'))
  const database = openDatabase({
    url,
    connections: 2,
    statementTimeoutMs: 0,
    onError: (error) => console.error(error),
  })
  await database.db.transaction((tx) => saveReference(tx))
  await fill(database.db)
  await database.close()
}

/** The demonstration's listings, each of which is stored with its part type. */
export const fillWithDemo: Fill = async (db) => {
  await loadDemo(db, { count: LISTINGS, now: NOW, mediaDir: undefined, log: console.error })
}
