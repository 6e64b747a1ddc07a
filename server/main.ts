// The first process: owns the embedded database and watches over the workers, which serve. It loads
// little, so that it stays small and nothing that a request does can stop it.
import './platform/node-env.ts'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { originOf, readEnv, type Env } from './platform/env.ts'
import { explain, runTask } from './platform/processes/child.ts'
import { Lifetime, type Stoppable } from './platform/processes/lifetime.ts'
import { runWorkers, workerLimits } from './workers.ts'

/** Workers get eleven seconds, the embedded database what is left. */
const STOP_WITHIN_MS = 15_000
const FRESHEN_DEMO_MS = 6 * 3_600_000

const log = (line: string) => void process.stdout.write(`${line}\n`)
// A terminal that was closed takes no more lines; that must not end anything halfway.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)

const secondsSince = (began = performance.timeOrigin) => ((Date.now() - began) / 1000).toFixed(1)

/** The database that requests will use: the operator's, or an embedded one that we own. */
async function database(env: Env): Promise<Stoppable & { url: string }> {
  if (env.DATABASE_URL) return { url: env.DATABASE_URL, stop: async () => undefined }
  log('Starting the embedded PostgreSQL …')
  await mkdir(env.DATA_DIR, { recursive: true })
  const { startEmbeddedPostgres } = await import('./platform/postgres/embedded.ts')
  return startEmbeddedPostgres({
    dataDir: join(env.DATA_DIR, 'postgres'),
    log: log,
    onLost: (reason) => {
      log(`The embedded PostgreSQL is lost: ${reason}`)
      process.exit(1)
    },
  })
}

const preparation = new URL('./prepare.ts', import.meta.url)

function freshenDemo(env: Record<string, string>): void {
  setInterval(() => {
    runTask(preparation, { args: ['freshen'], env }).lines.catch((error: unknown) =>
      log(`The demonstration was not freshened: ${String(error)}`),
    )
  }, FRESHEN_DEMO_MS).unref()
}

async function start(env: Env, lifetime: Lifetime): Promise<void> {
  const { url, ...postgres } = await database(env)
  lifetime.add(postgres)
  const forChildren = { DATABASE_URL: url }
  const preparing = runTask(preparation, { env: forChildren })
  lifetime.add(preparing)
  const workers = runWorkers({
    ...{ count: env.WORKERS, entry: new URL('./serve.ts', import.meta.url), env: forChildren, log },
    prepared: preparing.lines,
    // A debugger stops a worker for longer.
    limits: env.NODE_ENV === 'development' ? { ...workerLimits, looks: Infinity } : workerLimits,
  })
  lifetime.add(workers)
  const [logins] = await Promise.all([preparing.lines, workers.ready])
  log(`\nGhiyar is at ${originOf(env)}  (ready after ${secondsSince(env.STARTED_AT)} s)`)
  for (const line of logins) log(line)
  if (env.DEMO) freshenDemo(forChildren)
}

const lifetime = new Lifetime(STOP_WITHIN_MS)
try {
  await start(readEnv(process.env), lifetime)
} catch (error) {
  // What was under way when a signal came fails because its database goes; that is no news.
  if (!lifetime.isStopping) {
    process.stderr.write(`${explain(error)}\n`)
    await lifetime.stop(1)
  }
}
