// What is done to the database beside requests, in a process of its own that ends afterwards: before the
// first worker starts, and with the argument "freshen" every few hours. See `main.ts`.
import './platform/node-env.ts'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { saveReference } from './catalog/reference.store.ts'
import { openDatabase, type Database } from './platform/db.ts'
import type { Env } from './platform/env.ts'
import { migrate } from './platform/migrate.ts'
import { runAsTask } from './platform/processes/child.ts'
import { portsOf, UPLOADS } from './ports.ts'

const log = (line: string) => void process.stdout.write(`${line}\n`)

/** A connection of its own for work that isn't a request, without the requests' time limit. */
async function withDatabase<Result>(
  url: string,
  work: (db: Database['db']) => Promise<Result>,
): Promise<Result> {
  const onError = (error: Error) => log(String(error))
  const database = openDatabase({ url, connections: 4, statementTimeoutMs: 0, onError })
  return work(database.db).finally(() => database.close())
}

/** Migrations, reference data, and the demonstration where one is wanted and not there yet. */
async function prepare(env: Env): Promise<string[]> {
  const url = env.DATABASE_URL!
  // What a process that was killed had half received.
  await rm(join(env.DATA_DIR, UPLOADS), { recursive: true, force: true })
  await migrate(url, join(import.meta.dirname, 'migrations'))
  return withDatabase(url, async (db) => {
    await db.transaction((tx) => saveReference(tx))
    const { contentOf, loadDemo } = await import('#demo/load.ts')
    if (!env.DEMO) {
      // Everybody knows its passwords.
      if ((await contentOf(db)) === 'demonstration')
        throw new Error('This database holds a demonstration. Real use needs one of its own.')
      return []
    }
    const mediaDir = join(env.DATA_DIR, 'media')
    const { store } = portsOf(env, log)
    return loadDemo(db, { count: env.DEMO_LISTINGS, mediaDir, store, log })
  })
}

/** A demonstration that stands for weeks still has listings of the last 48 hours. */
async function freshen(env: Env): Promise<string[]> {
  const { freshenDemo } = await import('#demo/freshen.ts')
  await withDatabase(env.DATABASE_URL!, (db) => freshenDemo(db))
  return []
}

await runAsTask(process.argv[2] === 'freshen' ? freshen : prepare)
