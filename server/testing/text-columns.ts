import type pg from 'pg'

/** A column that holds text of any kind, as "table.column"; outside of `public` with its schema. */
export type TextColumn = { name: string; table: string; column: string }

const textual = [
  'text',
  'varchar',
  'bpchar',
  'name',
  'json',
  'jsonb',
  'citext',
  'xml',
  'bytea',
  'inet',
]
const types = [...textual, ...textual.map((name) => `_${name}`), 'tsvector', 'hstore']

/** Every column of every table of the database in which words could stand. */
export async function textColumns(pool: pg.Pool): Promise<TextColumn[]> {
  const { rows } = await pool.query<{ schema: string; table: string; column: string }>(
    `select c.table_schema schema, c.table_name "table", column_name "column"
     from information_schema.columns c
     join information_schema.tables using (table_schema, table_name)
     where table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
       and udt_name = any($1)
     order by 1, 2, 3`,
    [types],
  )
  return rows.map(({ schema, table, column }) => ({
    name: `${schema === 'public' ? '' : `${schema}.`}${table}.${column}`,
    table: `"${schema}"."${table}"`,
    column,
  }))
}

/** The canaries found in each column that has any. */
export async function canariesByColumn(
  pool: pg.Pool,
  pattern: RegExp,
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const { name, table, column } of await textColumns(pool)) {
    const { rows } = await pool.query<{ value: string }>(
      `select "${column}"::text value from ${table} where "${column}"::text ~* $1`,
      [pattern.source],
    )
    const all = rows.flatMap(({ value }) => value.match(pattern) ?? [])
    if (all.length > 0) found[name] = [...new Set(all.map((canary) => canary.toLowerCase()))].sort()
  }
  return found
}
