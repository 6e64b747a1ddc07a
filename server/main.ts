import './platform/node-env.ts'
import cluster from 'node:cluster'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createApp, originOf } from './app.ts'
import { saveReference } from './catalog/reference.store.ts'
import { openDatabase, type Database } from './platform/db.ts'
import { readEnv, type Env } from './platform/env.ts'
import { migrate } from './platform/migrate.ts'
import { startEmbeddedPostgres } from './platform/postgres/embedded.ts'
import { portsOf, UPLOADS } from './ports.ts'
import { startWorkers } from './workers.ts'
import { builtWeb, developmentWeb } from './web.ts'

const STOP_WITHIN_MS = 10_000
const say = (line: string) => void process.stdout.write(`${line}\n`)

const secondsSince = (began = performance.timeOrigin) => ((Date.now() - began) / 1000).toFixed(1)

async function serve(env: Env, databaseUrl: string): Promise<{ stop: () => Promise<void> }> {
  const web = env.NODE_ENV === 'development' ? developmentWeb() : builtWeb()
  const app = await createApp(env, databaseUrl, web)
  await web.attach?.(app.http)
  await app.http.listen({ host: env.HOST, port: env.PORT })
  return {
    stop: () => {
      app.drain()
      return app.close()
    },
  }
}

/** The database that requests will use: the operator's, or an embedded one that we own. */
async function database(env: Env): Promise<{ url: string; stop: () => Promise<void> }> {
  if (env.DATABASE_URL) return { url: env.DATABASE_URL, stop: async () => undefined }
  say('Starting the embedded PostgreSQL …')
  await mkdir(env.DATA_DIR, { recursive: true })
  return startEmbeddedPostgres({
    dataDir: join(env.DATA_DIR, 'postgres'),
    log: say,
    onLost: (reason) => {
      say(`The embedded PostgreSQL is lost: ${reason}`)
      process.exit(1)
    },
  })
}

const FRESHEN_DEMO_MS = 6 * 3_600_000

/** A demonstration that stands for weeks still has listings of the last 48 hours. */
function keepDemoFresh(url: string): void {
  setInterval(() => {
    withDatabase(url, async (db) => {
      const { freshenDemo } = await import('#demo/freshen.ts')
      await freshenDemo(db)
    }).catch((error: unknown) => say(`The demonstration was not freshened: ${String(error)}`))
  }, FRESHEN_DEMO_MS).unref()
}

/** A connection of its own for work that isn't a request, without the requests' time limit. */
async function withDatabase<Result>(
  url: string,
  work: (db: Database['db']) => Promise<Result>,
): Promise<Result> {
  const onError = (error: Error) => say(String(error))
  const database = openDatabase({ url, connections: 4, statementTimeoutMs: 0, onError })
  return work(database.db).finally(() => database.close())
}

/** Migrations, reference data, and the demonstration where one is wanted and not there yet. */
async function prepare(env: Env, url: string): Promise<string[]> {
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
    const { store } = portsOf(env, say)
    return loadDemo(db, { count: env.DEMO_LISTINGS, mediaDir, store, say })
  })
}

/** What was started, latest last; stopping goes the other way round. */
const started: { stop: () => Promise<void> }[] = []

async function startPrimary(env: Env): Promise<void> {
  const { url, ...postgres } = await database(env)
  started.push(postgres)
  const logins = await prepare(env, url)
  if (env.WORKERS > 1) started.push(await startWorkers(env.WORKERS, url, say))
  else started.push(await serve(env, url))
  say(`\nGhiyar is at ${originOf(env)}  (ready after ${secondsSince(env.STARTED_AT)} s)`)
  for (const line of logins) say(line)
  if (env.DEMO) keepDemoFresh(url)
}

async function startWorker(env: Env): Promise<void> {
  started.push(await serve(env, env.DATABASE_URL!))
  process.send?.('ready')
}

let stopping = false

async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
  try {
    for (const { stop } of started.toReversed()) await stop()
    process.exit(0)
  } catch {
    process.exit(1)
  }
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop())
if (cluster.isWorker) process.on('disconnect', () => void stop())

try {
  const env = readEnv(process.env)
  await (cluster.isPrimary ? startPrimary(env) : startWorker(env))
} catch (error) {
  // What was under way when a signal came fails because its database goes; that is no news.
  if (!stopping) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    if (process.env.LOG_LEVEL === 'debug') process.stderr.write(`${(error as Error).stack}\n`)
    for (const { stop } of started.toReversed()) await stop().catch(() => undefined)
    process.exit(1)
  }
}
