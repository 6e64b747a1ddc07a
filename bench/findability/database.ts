import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { loadDemo } from '#demo/load.ts'
import { saveReference } from '#server/catalog/reference.store.ts'
import { openDatabase } from '#server/platform/db.ts'
import { migrate } from '#server/platform/migrate.ts'

const LISTINGS = 20_000
// The demonstration depends on the day; on this one the golden sets have their answers in stock.
const NOW = new Date('2026-11-01T00:00:00Z')

/** A database with the demonstration on the server of `databaseUrl`, dropped when `work` is done. */
export async function withDemo(
  databaseUrl: string,
  work: (url: string) => Promise<void>,
): Promise<void> {
  const name = `findability_${randomBytes(5).toString('hex')}`
  const url = databaseUrl.replace(/^(\w+:\/\/[^/]*)(\/[^?]*)?/, `$1/${name}`)
  const admin = new pg.Client({ connectionString: databaseUrl })
  await admin.connect()
  try {
    await admin.query(`create database ${name}`)
    await fill(url)
    await work(url)
  } finally {
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.end()
  }
}

async function fill(url: string): Promise<void> {
  await migrate(url, join(import.meta.dirname, '../../server/migrations'))
  const database = openDatabase({
    url,
    connections: 2,
    statementTimeoutMs: 0,
    onError: (error) => console.error(error),
  })
  await database.db.transaction((tx) => saveReference(tx))
  await loadDemo(database.db, {
    count: LISTINGS,
    now: NOW,
    mediaDir: undefined,
    log: console.error,
  })
  await database.close()
}
