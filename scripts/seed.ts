// `npm run seed -- [count]`: throws the demonstration away and loads it anew in the given size. Up to 100,000
// listings are generated; more are those, multiplied.
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { contentOf, emptyDemo, loadDemo } from '#demo/load.ts'
import { LARGEST_GENERATED, multiplyDemo, repairTables } from '#demo/multiply.ts'
import { saveReference } from '#server/catalog/reference.store.ts'
import { announce } from '#server/platform/changes.ts'
import { openDatabase } from '#server/platform/db.ts'
import { readEnv } from '#server/platform/env.ts'
import { migrate } from '#server/platform/migrate.ts'
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded.ts'
import { portsOf } from '#server/ports.ts'

const env = readEnv({ ...process.env, DEMO_LISTINGS: process.argv[2] ?? process.env.DEMO_LISTINGS })
if (!env.DEMO) throw new Error('DEMO is off: this would empty a real marketplace.')
const began = Date.now()
const count = env.DEMO_LISTINGS
const connections = Math.min(4, availableParallelism())
const embedded = env.DATABASE_URL
  ? undefined
  : await startEmbeddedPostgres({ dataDir: join(env.DATA_DIR, 'postgres'), log: console.log })
const url = env.DATABASE_URL ?? embedded!.url
await migrate(url, join(import.meta.dirname, '../server/migrations'))
const database = openDatabase({
  url,
  connections,
  statementTimeoutMs: 0,
  onError: (error) => console.error(error),
})
if ((await contentOf(database.db)) === 'real data')
  throw new Error('This database holds a real marketplace; it stays as it is.')
await repairTables(database.db, connections)
await database.db.transaction(async (tx) => {
  await saveReference(tx)
  await emptyDemo(tx)
  await announce(tx, { all: true })
})
await loadDemo(database.db, {
  count: Math.min(count, LARGEST_GENERATED),
  mediaDir: join(env.DATA_DIR, 'media'),
  store: portsOf(env, console.error).store,
  log: console.log,
})
if (count > LARGEST_GENERATED)
  await multiplyDemo(database.db, { count, connections, log: console.log })
console.log(`Loaded in ${((Date.now() - began) / 1000).toFixed(1)} s`)
await database.close()
await embedded?.stop()
