import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { appendFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { brokenAuditEntry, recordAudit } from './platform/audit.ts'
import { differences } from './platform/backup/compare.ts'
import { readManifest, type Manifest } from './platform/backup/manifest.ts'
import { restoreBackup } from './platform/backup/restore.ts'
import { checkedFiles } from './platform/backup/stored-files.ts'
import { writeBackup } from './platform/backup/write-backup.ts'
import { openDatabase } from './platform/db.ts'
import { migrate, migrateUpTo, migrationHashes } from './platform/migrate.ts'
import { appOn, testApp } from './testing/app.ts'
import { ownDatabaseUrl } from './testing/database.ts'
import { publishListing } from './testing/factories.ts'
import { folderForDatabase } from './testing/folder-for-database.ts'

vi.setConfig({ testTimeout: 300_000 })

const root = resolve(import.meta.dirname, '..')
const migrations = join(import.meta.dirname, 'migrations')
const silently = () => undefined

async function ownFolder(): Promise<string> {
  const folder = await folderForDatabase('ghiyar-backup-')
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A marketplace with pictures and uploaded files, what its folders are, and a folder to keep it in. */
async function marketplace(content: 'empty' | 'demo' = 'empty') {
  const data = await ownFolder()
  const app = await testApp(content, { env: { DATA_DIR: data } })
  const folders = { media: join(data, 'media'), files: join(data, 'files') }
  await mkdir(join(folders.media, 'a-picture'), { recursive: true })
  await writeFile(join(folders.media, 'a-picture/960.webp'), randomBytes(100_000))
  await writeFile(join(folders.media, 'a-picture/.640.webp.77'), 'half')
  await mkdir(join(folders.files, 'ab/cd'), { recursive: true })
  await writeFile(join(folders.files, 'ab/cd/licence'), randomBytes(5_000))
  const to = join(await ownFolder(), 'backup')
  const backUp = () =>
    writeBackup(to, { url: app.database.url, folders, bucket: false, log: silently })
  return { app, folders, to, backUp }
}

const one = async (url: string, statement: string, values: unknown[] = []): Promise<unknown> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client
    .query<{ one: unknown }>(statement, values)
    .finally(() => client.end())
  return rows[0]?.one
}

const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))

const listings = 'select count(*)::int one from listing'
const miscounted = `select count(*)::int one from seller where listing_count <>
  (select count(*) from listing where seller_no = seller.no and status = 'active')`

test('a running marketplace is backed up at one moment, and restored completely', async () => {
  const { app, folders, to, backUp } = await marketplace('demo')
  const { url: source, db } = app.database
  await one(source, 'create table of_the_operator (words text)')
  // What no line may be broken by, and what is easily taken for nothing.
  const strange = '\u2028 \u2029 \\ " \r\n\t \u0001 فرامل 刹车 '
  await one(source, `update listing set description = $1 where no in (1, 2)`, [strange])
  await one(source, `select graphile_worker.add_job('nobody-does-this', '{"n": null}'::json)`)
  await recordAudit(db, { event: 'login.failed', address: '203.0.113.7', agent: strange })
  const { sellerNo } = await publishListing(app)
  let going = true
  const writing = (async () => {
    for (let i = 0; going; i++) await publishListing(app, { sku: `WHILE-${i}`, sellerNo })
  })()
  const manifest = await backUp().finally(() => (going = false))
  await writing

  const url = await ownDatabaseUrl('nothing')
  const data = await ownFolder()
  const back = { media: join(data, 'media'), files: join(data, 'files') }
  const lines: string[] = []
  await restoreBackup(to, { url, migrations, folders: back, log: (line) => lines.push(line) })
  expect(lines).toContain('Left out: the table "public"."of_the_operator" is none of Ghiyar.')
  const ours = manifest.tables.filter(({ name }) => name !== 'of_the_operator')
  expect(await differences(url, { ...manifest, tables: ours })).toEqual([])
  expect(await one(url, listings)).toBeLessThan((await one(source, listings)) as number)
  expect(await one(url, miscounted)).toBe(0)
  expect(await one(url, 'select description one from listing where no = 2')).toBe(strange)
  expect(await one(url, 'select count(*)::int one from listing where all_words is null')).toBe(0)
  const job = `select count(*)::int one from graphile_worker._private_jobs
    where payload::text = '{"n": null}'`
  expect(await one(url, job)).toBe(1)
  expect(await filesIn(back.media)).toEqual(['a-picture/960.webp'])
  expect(await filesIn(back.files)).toEqual(['ab/cd/licence'])
  for (const [name, path] of [
    ['media', 'a-picture/960.webp'] as const,
    ['files', 'ab/cd/licence'] as const,
  ])
    expect(await readFile(join(back[name], path))).toEqual(
      await readFile(join(folders[name], path)),
    )

  // Numbers go on, rules and references hold, triggers count, and the log can be added to.
  const again = await appOn(url, { env: { DATA_DIR: data } })
  const opened = openDatabase({ url, connections: 1, statementTimeoutMs: 0, onError: silently })
  onTestFinished(() => opened.close())
  const published = { stock: again.stock, database: opened }
  await publishListing(published, { sku: '90210-77001', sellerNo })
  expect(await one(url, miscounted)).toBe(0)
  const { total } = await again.call('searchListings', { string: '90210 77001' })
  expect(total).toBe(1)
  await recordAudit(opened.db, { event: 'login.failed' })
  expect(await brokenAuditEntry(opened.db)).toBeUndefined()
  await expect(one(url, 'update audit_log set event = event')).rejects.toThrow('neither changed')
  await expect(one(url, 'update listing set seller_no = 0 where no = 1')).rejects.toThrow('foreign')
})

test('a damaged file is reported before anything is written', async () => {
  const { to, backUp } = await marketplace()
  await backUp()
  const url = await ownDatabaseUrl('nothing')
  const restored = () =>
    restoreBackup(to, { url, migrations, folders: {}, log: silently }).catch(
      (error: Error) => error.message,
    )
  const table = join(to, 'database/public.listing.jsonl.gz')
  const whole = await readFile(table)
  await appendFile(table, 'x')
  await rm(join(to, 'media/a-picture/960.webp'))
  expect(await restored()).toBe(
    'The backup is damaged:\n  database/public.listing.jsonl.gz is not as it was written\n  media/a-picture/960.webp is missing',
  )
  await writeFile(table, whole)
  await appendFile(join(to, 'files.sha256'), '\n')
  expect(await restored()).toContain('files.sha256 is missing or not as it was written')
  await rm(join(to, 'manifest.json'))
  expect(await restored()).toContain('holds no finished backup')
  expect(
    await one(url, "select count(*)::int one from pg_tables where schemaname = 'public'"),
  ).toBe(0)
})

test('a manifest with files outside the backup is rejected', async () => {
  const folder = await ownFolder()
  for (const path of ['files/../../elsewhere', '/etc/elsewhere', 'files//elsewhere']) {
    const text = `${'0'.repeat(64)}  ${path}\n`
    await writeFile(join(folder, 'files.sha256'), text)
    const list = createHash('sha256').update(text).digest('hex')
    await expect(checkedFiles(folder, { list } as Manifest)).rejects.toThrow('outside of itself')
  }
})

test('neither restore nor backup overwrites anything', async () => {
  const { app, folders, to, backUp } = await marketplace()
  await backUp()
  await expect(backUp()).rejects.toThrow(`${to} is not empty.`)
  const log = silently
  const over = restoreBackup(to, { url: app.database.url, migrations, folders: {}, log })
  await expect(over).rejects.toThrow('The database is not empty.')
  const beside = restoreBackup(to, {
    url: await ownDatabaseUrl('nothing'),
    migrations,
    folders,
    log,
  })
  await expect(beside).rejects.toThrow(`${folders.media} is not empty.`)
})

test('a backup of an earlier release is restored as it was, then migrated', async () => {
  const older = await ownDatabaseUrl('nothing')
  const known = migrationHashes(migrations)
  await migrateUpTo(older, migrations, known.length - 1)
  const to = join(await ownFolder(), 'backup')
  const manifest = await writeBackup(to, { url: older, folders: {}, bucket: true, log: silently })
  expect(manifest.migrations).toEqual(known.slice(0, -1))
  const url = await ownDatabaseUrl('nothing')
  await restoreBackup(to, { url, migrations, folders: {}, log: silently })
  expect(await differences(url, manifest)).toEqual([])
  await migrate(url, migrations)
  const done = 'select count(*)::int one from drizzle.__drizzle_migrations'
  expect(await one(url, done)).toBe(known.length)
})

test('the commands back up, restore into a new database and verify it', async () => {
  const { app, folders, to } = await marketplace('demo')
  const run = (name: string, folder: string, env: Record<string, string>) =>
    promisify(execFile)(process.execPath, [`scripts/${name}.ts`, folder], {
      ...{ cwd: root, env: { PATH: process.env.PATH, TMPDIR: tmpdir(), ...env } },
    }).then(
      ({ stdout }) => stdout,
      ({ stderr }: { stderr: string }) => stderr,
    )
  const data = join(folders.media, '..')
  await run('backup', to, { DATABASE_URL: app.database.url, DATA_DIR: data })
  const checked = await run('restore-check', to, { TMPDIR: await ownFolder() })
  expect(checked).toMatch(/a search finds [1-9]\d+ parts\.\nThe backup is good\.\n$/)

  const elsewhere = join(await ownFolder(), 'data')
  expect(await run('restore', to, { DATA_DIR: elsewhere })).toContain('It is restored.')
  const again = join(await ownFolder(), 'again')
  expect(await run('backup', again, { DATA_DIR: elsewhere })).toContain(`The backup is in ${again}`)
  const [first, second] = [await readManifest(to), await readManifest(again)]
  expect(second.tables).toEqual(first.tables)
  expect(second.sequences).toEqual(first.sequences)

  await appendFile(join(to, 'files/ab/cd/licence'), 'x')
  const damaged = await run('restore-check', to, { TMPDIR: await ownFolder() })
  expect(damaged).toBe('The backup is damaged:\n  files/ab/cd/licence is not as it was written\n')
})
