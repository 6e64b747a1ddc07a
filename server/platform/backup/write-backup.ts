import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { tableFile, writeManifest, type Manifest, type TableContent } from './manifest.ts'
import { copyFile, filesBelow, storeFile, writeList, type StoredFile } from './stored-files.ts'
import {
  connectWithFixedFormats,
  linesOf,
  sequencesOf,
  tablesOf,
  Tally,
  type Table,
} from './tables.ts'

/**
 * Writes the database as it stands at one moment, and after it the files of these folders, into a
 * folder that is empty or not there. Ghiyar may go on working meanwhile.
 */
export async function writeBackup(
  to: string,
  {
    url,
    folders,
    bucket,
    log,
  }: {
    url: string
    /** By the name that they have in the backup. */
    folders: Record<string, string>
    bucket: boolean
    log: (line: string) => void
  },
): Promise<Manifest> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  if ((await readdir(to)).length > 0) throw new Error(`${to} is not empty.`)
  const made = new Date().toISOString()
  const stored: StoredFile[] = []
  const database = await writeDatabase(to, url, stored)
  log(`Database: ${database.tables.reduce((sum, { rows }) => sum + rows, 0)} rows`)
  const before = stored.length
  for (const [name, folder] of Object.entries(folders))
    for await (const path of filesBelow(folder)) {
      const file = await copyFile(join(folder, path), to, `${name}/${path}`)
      if (file) stored.push(file)
    }
  log(`Files: ${stored.length - before}`)
  const manifest: Manifest = {
    format: 1,
    made,
    ...database,
    files: { count: stored.length, bytes: stored.reduce((sum, { bytes }) => sum + bytes, 0) },
    bucket,
    list: await writeList(to, stored),
  }
  await writeManifest(to, manifest)
  return manifest
}

async function writeDatabase(to: string, url: string, stored: StoredFile[]) {
  const client = await connectWithFixedFormats(url)
  try {
    // All that follows sees the same moment.
    await client.query('begin isolation level repeatable read read only')
    const { migrations, jobsMigration } = await migrationsOf(client)
    const tables: TableContent[] = []
    for (const table of await tablesOf(client)) {
      const { content, file } = await writeTable(client, table, to)
      tables.push(content)
      stored.push(file)
    }
    // Sequences know no moment: read last, they are not behind any row.
    const sequences = await sequencesOf(client)
    const { rows } = await client.query<{ server_version: string }>('show server_version')
    await client.query('commit')
    return { postgres: rows[0]!.server_version, migrations, jobsMigration, tables, sequences }
  } finally {
    await client.end()
  }
}

async function migrationsOf(client: pg.Client) {
  try {
    const ours = await client.query<{ hash: string }>(
      'select hash from drizzle.__drizzle_migrations order by id',
    )
    const jobs = await client.query<{ last: number }>(
      'select max(id)::int as last from graphile_worker.migrations',
    )
    return { migrations: ours.rows.map(({ hash }) => hash), jobsMigration: jobs.rows[0]!.last }
  } catch (error) {
    throw new Error('This is no database of Ghiyar.', { cause: error })
  }
}

async function writeTable(client: pg.Client, table: Table, to: string) {
  const tally = new Tally()
  const texts = async function* () {
    for await (const lines of linesOf(client, table)) yield tally.add(lines)
  }
  const file = await storeFile(texts(), to, tableFile(table), { pack: true })
  return { content: tally.of(table), file }
}
