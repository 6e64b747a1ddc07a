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

/** Registers a clean-up for the end of a test, or of a file of tests; the last runs first. */
export type AtEnd = (undo: () => Promise<void>) => void

/** A connection to the server itself, for what is done to databases from outside. */
export async function adminClient(atEnd: AtEnd = onTestFinished): Promise<pg.Client> {
  const admin = new pg.Client({ connectionString: inject('postgres').url })
  await admin.connect()
  atEnd(() => admin.end())
  return admin
}

/**
 * The address of a database that nobody else uses. On a server that writes to disk it goes with the others
 * when the run ends: each drop makes that flush everything, which takes longer than many a test.
 */
export async function ownDatabaseUrl(
  content: 'nothing' | 'empty' | 'demo',
  atEnd: AtEnd = onTestFinished,
): Promise<string> {
  const postgres = inject('postgres')
  const name = `${postgres.prefix}${randomBytes(5).toString('hex')}`
  const template = content === 'nothing' ? 'template1' : postgres[content]
  const admin = new pg.Client({ connectionString: postgres.url })
  await admin.connect()
  const strategy = postgres.isDurable ? 'wal_log' : 'file_copy'
  await admin.query(`create database ${name} template ${template} strategy ${strategy}`)
  // No test looks whether a commit outlives a power cut.
  await admin.query(`alter database ${name} set synchronous_commit = off`)
  await admin.end()
  if (!postgres.isDurable) atEnd(() => dropDatabase(postgres.url, name))
  return withDatabase(postgres.url, name)
}

async function dropDatabase(url: string, name: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`drop database if exists ${name} with (force)`)
  await admin.end()
}

export async function ownDatabase(
  content: 'empty' | 'demo',
  atEnd: AtEnd = onTestFinished,
): Promise<Database & { url: string }> {
  return openedFor(atEnd, await ownDatabaseUrl(content, atEnd))
}

/** A database that is there already, until the test ends. */
export function openedFor(atEnd: AtEnd, url: string): Database & { url: string } {
  const database = openDatabase({
    url,
    connections: 3,
    statementTimeoutMs: 5_000,
    onError: () => undefined,
  })
  atEnd(() => database.close())
  return { ...database, url }
}
