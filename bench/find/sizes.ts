import type pg from 'pg'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { IndexLoad } from '../index-load.ts'
import { benchChanges } from './changes.ts'

const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`
const milliseconds = (ms: number) => `${ms.toFixed(1)} ms`

/** What the index weighs, how long it takes to read, and how soon it knows of a change. */
export async function benchSizes(
  databaseUrl: string,
  { catalog, stock, ghiyar, client }: Parameters<typeof benchChanges>[1],
): Promise<void> {
  const printRow = (what: string, figure: string) => console.log(`| ${what} | ${figure} |`)
  printRow('What', 'Figure')
  printRow('---', '---:')
  printRow('Resident memory of the server after all this', megabytes(ghiyar.memory()))
  const load = await loadIndex(databaseUrl)
  printRow('Building the understanding', milliseconds(load.understandingMs))
  printRow('Reading the index of listings', `${(load.indexMs / 1000).toFixed(2)} s`)
  printRow('Resident memory of a process with these alone', megabytes(load.resident))
  printRow('… of it JavaScript heap', megabytes(load.heap))
  printRow('… of it typed arrays', megabytes(load.arrays))
  for (const { name, bytes } of await relationSizes(client))
    printRow(`\`${name}\``, megabytes(bytes))
  const changes = await benchChanges(databaseUrl, { catalog, stock, ghiyar, client })
  for (const [what, ms] of changes) printRow(what, milliseconds(ms))
}

/** Measured in a process of its own. */
async function loadIndex(databaseUrl: string): Promise<IndexLoad> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--expose-gc', join(import.meta.dirname, '../index-load.ts')],
    { env: { ...process.env, DATABASE_URL: databaseUrl } },
  )
  return JSON.parse(stdout) as IndexLoad
}

/** The table of listings and each of its indexes. */
async function relationSizes(client: pg.Client): Promise<{ name: string; bytes: number }[]> {
  const { rows } = await client.query<{ name: string; bytes: string }>(
    `select relname "name", pg_relation_size(oid) bytes from pg_class
     where oid = 'listing'::regclass
       or oid in (select indexrelid from pg_index where indrelid = 'listing'::regclass)
     order by relkind desc, relname`,
  )
  return rows.map(({ name, bytes }) => ({ name, bytes: Number(bytes) }))
}
