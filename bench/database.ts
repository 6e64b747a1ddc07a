import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { saveReference } from '#server/catalog/reference.store.ts'
import { openDatabase } from '#server/platform/db.ts'
import { migrate } from '#server/platform/migrate.ts'

/** Puts what a measure needs into a database that holds the reference data alone. */
export type Fill = (db: NodePgDatabase, url: string) => Promise<void>

/** Fills by one transaction of one connection. */
export const fillBy =
  (insert: (client: pg.Client) => Promise<void>): Fill =>
  async (_db, url) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      await client.query('begin')
      await insert(client)
      await client.query('commit')
      // As autovacuum does by itself.
      await client.query('vacuum analyze')
    } finally {
      await client.end()
    }
  }

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
  await migrate(url, join(import.meta.dirname, '../server/migrations'))
  const database = openDatabase({
    url,
    connections: 2,
    statementTimeoutMs: 0,
    // The database may be dropped while connections are being closed; what a query throws is seen by its caller.
    onError: () => undefined,
  })
  try {
    await database.db.transaction((tx) => saveReference(tx))
    await fill(database.db, url)
  } finally {
    await database.close()
  }
}
