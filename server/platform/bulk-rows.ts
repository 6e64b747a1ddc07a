import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** Names of a table's columns in code: `priceFils`, not `price_fils`. */
export type Key<Table extends PgTable> = keyof Table['_']['columns'] & string

const identifiers = (names: string[]): SQL =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )

/**
 * Rows as a source for bulk statements, named `r`. Its columns have the names of the code and the types of
 * the table; a row without one of them has null there.
 */
export function rowsOf<Table extends PgTable>(
  table: Table,
  keys: Key<Table>[],
  rows: Partial<Record<Key<Table>, unknown>>[],
): SQL {
  const columns = getTableColumns(table)
  const typed = keys.map(
    (key) => sql`${sql.identifier(key)} ${sql.raw(columns[key]!.getSQLType())}`,
  )
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(${sql.join(typed, sql`, `)})`
}

/** Inserts rows by one statement. Unlike `db.insert`, it takes any number: they are one parameter. */
export function insertOf<Table extends PgTable>(
  table: Table,
  keys: Key<Table>[],
  rows: Partial<Record<Key<Table>, unknown>>[],
): SQL {
  const columns = getTableColumns(table)
  return sql`insert into ${table} (${identifiers(keys.map((key) => columns[key]!.name))})
    select ${identifiers(keys)} from ${rowsOf(table, keys, rows)}`
}

/** What `set` of an update says that takes these columns from `r`. */
export function setOf<Table extends PgTable>(table: Table, keys: Key<Table>[]): SQL {
  const columns = getTableColumns(table)
  return sql.join(
    keys.map((key) => sql`${sql.identifier(columns[key]!.name)} = r.${sql.identifier(key)}`),
    sql`, `,
  )
}
