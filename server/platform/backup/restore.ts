import { createReadStream } from 'node:fs'
import { chmod, cp, mkdir, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { migrateUpTo, migrationHashes } from '../migrate.ts'
import { readManifest, tableFile, type Manifest } from './manifest.ts'
import { checkedFiles } from './stored-files.ts'
import { connectWithFixedFormats, quoted, tableName, tablesOf, type Table } from './tables.ts'

const ROWS_AT_ONCE = 500

type Deps = {
  url: string
  migrations: string
  /** Where files belong, by the name that they have in the backup; those of other names stay there. */
  folders: Record<string, string>
  log: (line: string) => void
}

/**
 * Brings back what a backup holds, into a database and folders that are empty. Everything is looked
 * at before anything is written. The database stands where it stood then: the next start migrates.
 */
export async function restoreBackup(
  from: string,
  { url, migrations, folders, log }: Deps,
): Promise<Manifest> {
  const manifest = await readManifest(from)
  const paths = await checkedFiles(from, manifest)
  log(`The backup of ${manifest.made} is whole: ${paths.length} files.`)
  const known = migrationHashes(migrations)
  if (manifest.migrations.some((hash, i) => known[i] !== hash))
    throw new Error('The backup is of another release, which this one does not know.')
  for (const folder of Object.values(folders)) await refuseFilled(folder)
  const client = await connectWithFixedFormats(url)
  try {
    if ((await tablesOf(client)).length > 0) throw new Error('The database is not empty.')
    await migrateUpTo(url, migrations, manifest.migrations.length)
    await load(client, manifest, { from, log })
  } finally {
    await client.end()
  }
  for (const path of paths) {
    const [name, ...rest] = path.split('/')
    const folder = folders[name!]
    if (!folder) continue
    const to = join(folder, ...rest)
    // Papers of people are among them, and a backup may have come through anything.
    await mkdir(dirname(to), { recursive: true, mode: 0o700 })
    await cp(join(from, path), to, { errorOnExist: true, force: false })
    await chmod(to, 0o600)
  }
  return manifest
}

async function refuseFilled(folder: string): Promise<void> {
  const entries = await readdir(folder).catch(() => [])
  if (entries.some((name) => !name.startsWith('.'))) throw new Error(`${folder} is not empty.`)
}

/** All tables in one transaction: they come back whole or not at all. */
async function load(
  client: pg.Client,
  manifest: Manifest,
  { from, log }: Pick<Deps, 'log'> & { from: string },
): Promise<void> {
  const tables = new Map((await tablesOf(client)).map((table) => [tableName(table), table]))
  const jobs = await client.query<{ last: number }>(
    'select max(id)::int as last from graphile_worker.migrations',
  )
  if (jobs.rows[0]!.last !== manifest.jobsMigration)
    throw new Error('The tables of jobs were others then: restore with the release of that time.')
  await client.query('begin')
  const keys = await withoutKeys(client)
  for (const name of tables.keys()) await client.query(`alter table ${name} disable trigger user`)
  await client.query(`truncate ${[...tables.keys()].join(', ')}`)
  for (const content of manifest.tables) {
    const table = tables.get(tableName(content))
    if (table) await loadTable(client, { ...table, columns: named(table, content.columns) }, from)
    else log(`Left out: the table ${tableName(content)} is none of Ghiyar.`)
  }
  for (const sequence of manifest.sequences)
    await client.query('select setval(to_regclass($1), $2)', [tableName(sequence), sequence.last])
  for (const statement of keys) await client.query(statement)
  for (const name of tables.keys()) await client.query(`alter table ${name} enable trigger user`)
  await client.query('commit')
  await client.query('analyze')
}

/** The columns as the lines have them. */
const named = ({ columns }: Table, names: string[]) =>
  names.map((name) => {
    const column = columns.find((each) => each.name === name)
    if (!column) throw new Error(`The database has no column ${name}.`)
    return column
  })

/** Takes the foreign keys away, since tables refer to one another in circles; how to bring them back. */
async function withoutKeys(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conparentid = 0 order by conrelid, conname`)
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${name}`)
  return rows.map(
    ({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`,
  )
}

async function loadTable(client: pg.Client, table: Table, from: string): Promise<void> {
  const columns = table.columns.map(({ name }) => quoted(name)).join(', ')
  const values = table.columns.map(({ type }, i) => `(line ->> ${i})::${type}`).join(', ')
  const statement = `insert into ${tableName(table)} (${columns}) overriding system value
    select ${values} from json_array_elements($1::json) as line`
  let lines: string[] = []
  const insert = async () => {
    if (lines.length > 0) await client.query(statement, [`[${lines.join(',')}]`])
    lines = []
  }
  for await (const line of linesIn(join(from, tableFile(table))))
    if (lines.push(line) === ROWS_AT_ONCE) await insert()
  await insert()
}

/** What `readline` takes for an end of a line may stand within a text. */
async function* linesIn(path: string): AsyncGenerator<string> {
  const unpacked = createGunzip().setEncoding('utf8')
  createReadStream(path)
    .on('error', (error) => unpacked.destroy(error))
    .pipe(unpacked)
  let rest = ''
  for await (const text of unpacked as AsyncIterable<string>) {
    const lines = (rest + text).split('\n')
    rest = lines.pop()!
    yield* lines
  }
}
