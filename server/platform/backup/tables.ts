import { createHash, type Hash } from 'node:crypto'
import pg from 'pg'
import type { TableContent } from './manifest.ts'

/** A table as it stands: what of each row is kept, and the order that makes two dumps equal. */
export type Table = {
  schema: string
  name: string
  columns: { name: string; type: string }[]
  order: string[]
}

const ROWS_AT_ONCE = 1_000

// Who works on a job when the backup is made does so no more when it is restored.
const LEFT_OUT: Record<string, string[]> = {
  'graphile_worker._private_jobs': ['locked_at', 'locked_by'],
  'graphile_worker._private_job_queues': ['locked_at', 'locked_by'],
}

export const { escapeIdentifier: quoted } = pg
export const tableName = ({ schema, name }: { schema: string; name: string }) =>
  `${quoted(schema)}.${quoted(name)}`

/** A connection whose texts for values do not depend on the settings of the server. */
export async function connectWithFixedFormats(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'ghiyar backup' })
  client.on('error', () => {
    // What is asked next fails, and tells.
  })
  await client.connect()
  await client.query(`set datestyle = 'ISO'; set intervalstyle = 'postgres'; set timezone = 'UTC';
    set extra_float_digits = 1; set bytea_output = 'hex'; set statement_timeout = 0;
    set idle_in_transaction_session_timeout = 0`)
  return client
}

/** All tables but those of PostgreSQL itself. Generated columns are left to be generated. */
export async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<{
    schema: string
    name: string
    columns: (Table['columns'][number] & { key: boolean; words: boolean })[]
  }>(`
    select nspname as schema, relname as name, json_agg(json_build_object(
        'name', attname, 'type', format_type(atttypid, atttypmod), 'words', attcollation <> 0,
        'key', coalesce(attnum = any (indkey), false)) order by attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = relnamespace
    join pg_attribute on attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
    left join pg_index i on i.indrelid = c.oid and indisprimary
    where relkind = 'r' and nspname <> 'information_schema' and nspname !~ '^pg_'
    group by nspname, relname
    order by nspname, relname`)
  return rows.map(({ schema, name, columns }) => ({
    schema,
    name,
    columns: columns.filter((column) => !LEFT_OUT[`${schema}.${name}`]?.includes(column.name)),
    // Which text comes first depends on the server, but for this order.
    order: columns
      .filter(({ key }) => key)
      .map((column) => quoted(column.name) + (column.words ? ' collate "C"' : '')),
  }))
}

/** The rows as lines, piece by piece; the client must be in a transaction. */
export async function* linesOf(client: pg.Client, table: Table): AsyncGenerator<string[]> {
  const texts = table.columns.map(({ name }) => `${quoted(name)}::text`)
  const line = `to_json(array[${texts.join(', ')}]::text[])::text`
  const order = table.order.length > 0 ? table.order : [`${line} collate "C"`]
  await client.query(`declare line_by_line no scroll cursor for
    select ${line} as line from only ${tableName(table)} order by ${order.join(', ')}`)
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${ROWS_AT_ONCE} from line_by_line`)
    if (rows.length > 0) yield rows.map(({ line }) => line)
    if (rows.length < ROWS_AT_ONCE) break
  }
  await client.query('close line_by_line')
}

/** Counts and hashes lines on their way. */
export class Tally {
  rows = 0
  private readonly hash: Hash = createHash('sha256')

  add(lines: string[]): string {
    const text = lines.map((line) => `${line}\n`).join('')
    this.rows += lines.length
    this.hash.update(text)
    return text
  }

  of({ schema, name, columns }: Table): TableContent {
    const content = this.hash.digest('hex')
    return { schema, name, columns: columns.map((each) => each.name), rows: this.rows, content }
  }
}

export async function sequencesOf(client: pg.Client) {
  const { rows } = await client.query<{ schema: string; name: string; last: string }>(`
    select schemaname as schema, sequencename as name, last_value::text as last
    from pg_sequences where last_value is not null order by 1, 2`)
  return rows
}
