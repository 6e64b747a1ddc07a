import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { openDatabase, type Database } from '../platform/db.ts'

/** The same server, another database. */
export function withDatabase(url: string, name: string): string {
  const [address, query] = url.split('?')
  const named = address!.replace(/\/[^/]*$/, `/${name}`)
  return query ? `${named}?${query}` : named
}

/** The name in an address, whether it leads through a port or a socket. */
export const databaseName = (url: string): string => /^\w+:\/\/[^/]*\/(\w+)/.exec(url)![1]!

/** Hears what is to be undone when a test, or a file of tests, is over; the last first. */
export type AtEnd = (undo: () => Promise<void>) => void

/** A connection to the server itself, for what is done to databases from outside. */
export async function adminClient(atEnd: AtEnd = onTestFinished): Promise<pg.Client> {
  const admin = new pg.Client({ connectionString: inject('postgres').url })
  await admin.connect()
  atEnd(() => admin.end())
  return admin
}

/** The address of a database of the running test's own, dropped when the test ends. */
export async function ownDatabaseUrl(
  content: 'empty' | 'demo',
  atEnd: AtEnd = onTestFinished,
): Promise<string> {
  const postgres = inject('postgres')
  const name = `${postgres[content].replace(/_(empty|demo)$/, '')}_${randomBytes(5).toString('hex')}`
  const admin = await adminClient(atEnd)
  await admin.query(`create database ${name} template ${postgres[content]}`)
  atEnd(async () => {
    await connectionsGone(admin, name)
    await admin.query(`drop database if exists ${name} with (force)`)
  })
  return withDatabase(postgres.url, name)
}

/** A pool that has ended may still hang up: dropping the database under it would be an error there. */
async function connectionsGone(admin: pg.Client, name: string): Promise<void> {
  for (let looks = 0; looks < 100; looks++) {
    const { rowCount } = await admin.query('select 1 from pg_stat_activity where datname = $1', [
      name,
    ])
    if (rowCount === 0) return
    await new Promise((look) => setTimeout(look, 20))
  }
}

export async function ownDatabase(
  content: 'empty' | 'demo',
  atEnd: AtEnd = onTestFinished,
): Promise<Database & { url: string }> {
  const url = await ownDatabaseUrl(content, atEnd)
  const database = openDatabase({
    url,
    connections: 3,
    statementTimeoutMs: 5_000,
    onError: () => undefined,
  })
  atEnd(() => database.close())
  return { ...database, url }
}
