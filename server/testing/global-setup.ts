import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ne } from 'drizzle-orm'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { loadDemo } from '#demo/load.ts'
import { listing } from '../catalog/listing.tables.ts'
import type { Database } from '../platform/db.ts'
import { startEmbeddedPostgres } from '../platform/postgres/embedded.ts'
import { withDatabase } from './database.ts'
import { fillWithReference, inDatabase } from './fill-database.ts'
import { folderForDatabase } from './folder-for-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * A server on which databases may be made, whether it flushes them to disk, how their names begin, those to
     * copy, and the brands in `demo`.
     */
    postgres: {
      url: string
      isDurable: boolean
      prefix: string
      empty: string
      demo: string
      brands: string[]
    }
  }
}

const DEMO_LISTINGS = 1_500

/**
 * Makes two databases to copy: one with the reference data, one with a small marketplace. On the
 * PostgreSQL of DATABASE_URL when it is set, else on an embedded one.
 */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await folderForDatabase('ghiyar-test-')
  const dataDir = join(folder, 'postgres')
  const isDurable = Boolean(process.env.DATABASE_URL)
  const server = process.env.DATABASE_URL
    ? { url: process.env.DATABASE_URL, stop: async () => undefined }
    : await startEmbeddedPostgres({ dataDir, isDurable, log: () => undefined })
  const prefix = `ghiyar_test_${randomBytes(4).toString('hex')}_`
  const names = { empty: `${prefix}empty`, demo: `${prefix}demo` }
  const admin = new pg.Client({ connectionString: server.url })
  await admin.connect()

  await admin.query(`create database ${names.empty}`)
  const emptyUrl = withDatabase(server.url, names.empty)
  await fillWithReference(emptyUrl)
  await admin.query(`create database ${names.demo} template ${names.empty}`)
  const brands = await inDatabase(withDatabase(server.url, names.demo), async (db) => {
    await loadDemo(db, { count: DEMO_LISTINGS, mediaDir: undefined, log: () => undefined })
    return brandsOf(db)
  })

  await admin.end()

  provide('postgres', { url: server.url, isDurable, prefix, ...names, brands })
  return async () => {
    // Those of an embedded server go with its folder.
    if (process.env.DATABASE_URL) await dropAll(server.url, prefix)
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function brandsOf(db: Database['db']): Promise<string[]> {
  const rows = await db
    .selectDistinct({ brand: listing.brand })
    .from(listing)
    .where(ne(listing.brand, ''))
    .orderBy(listing.brand)
  return rows.map(({ brand }) => brand)
}

/** Drops several at once: they wait for the same flush to disk. */
async function dropAll(url: string, prefix: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 8 })
  const { rows } = await pool.query<{ datname: string }>(
    `select datname from pg_database where starts_with(datname, $1)`,
    [prefix],
  )
  await Promise.all(rows.map(({ datname }) => pool.query(`drop database ${datname} with (force)`)))
  await pool.end()
}
