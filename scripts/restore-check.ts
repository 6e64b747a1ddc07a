// `npm run restore:check -- <folder>`: whether a backup can be lived from. Restores it into a
// database of its own, compares, migrates, starts Ghiyar on it, and removes all that again.
import '#server/platform/node-env.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { InjectOptions } from 'fastify'
import { createApp, type App } from '#server/app.ts'
import { brokenAuditEntry } from '#server/platform/audit.ts'
import { differences } from '#server/platform/backup/compare.ts'
import { restoreBackup } from '#server/platform/backup/restore.ts'
import { openDatabase } from '#server/platform/db.ts'
import { readEnv } from '#server/platform/env.ts'
import { migrate } from '#server/platform/migrate.ts'
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded.ts'

const migrations = join(import.meta.dirname, '../server/migrations')
const log = console.log

async function checkAudit(url: string): Promise<void> {
  const onError = (error: Error) => console.error(error.message)
  const database = openDatabase({ url, connections: 1, statementTimeoutMs: 0, onError })
  const broken = await brokenAuditEntry(database.db).finally(() => database.close())
  if (broken !== undefined) throw new Error(`The audit log is broken at entry ${broken}.`)
}

/** A reply of 200; while the machine is busy with something else, it is asked for again. */
async function answer(app: App, request: InjectOptions) {
  for (let again = 0; ; again++) {
    const reply = await app.http.inject(request)
    if (reply.statusCode === 200) return reply
    if (reply.statusCode !== 503 || again === 30)
      throw new Error(`${String(request.url)} answers ${reply.statusCode}.`)
    await sleep(1_000)
  }
}

/** As a demonstration without senders: nothing that waits in the backup may reach anybody. */
async function checkApplication(url: string, folder: string): Promise<void> {
  const env = readEnv({ DATA_DIR: folder, LOG_LEVEL: 'silent', STATEMENT_TIMEOUT_MS: '60000' })
  const build = () => Promise.reject(new Error('No page is asked for'))
  const app = await createApp(env, url, { build, assets: undefined })
  try {
    await answer(app, { url: '/ready' })
    const search = { method: 'POST', url: '/api/listing/search', payload: {} } as const
    const { total } = (await answer(app, search)).json<{ total: number }>()
    log(`Ghiyar is ready on it, and a search finds ${total} parts.`)
  } finally {
    await app.close()
  }
}

async function check(from: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'ghiyar-restore-'))
  const dataDir = join(folder, 'postgres')
  try {
    const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
    const { url } = postgres
    try {
      const manifest = await restoreBackup(from, { url, migrations, folders: {}, log })
      const found = await differences(url, manifest)
      if (found.length > 0) throw new Error(`It came back otherwise:\n  ${found.join('\n  ')}`)
      log(`All ${manifest.tables.length} tables came back as they were.`)
      await checkAudit(url)
      log('The audit log is unbroken.')
      await migrate(url, migrations)
      await checkApplication(url, folder)
    } finally {
      await postgres.stop()
      // Root's lies elsewhere, as its account can't enter the folder.
      await rm(postgres.dataDir, { recursive: true, force: true })
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const folder = process.argv[2]
if (!folder) throw new Error('Name the folder of the backup: npm run restore:check -- <folder>')
try {
  await check(resolve(folder))
  log('The backup is good.')
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
