import { globSync } from 'node:fs'
import { join } from 'node:path'
import { is } from 'drizzle-orm'
import { getTableConfig, isPgEnum, PgDialect, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { ownDatabase } from './testing/database.ts'

// Tables make their checks and enums from the contract; migrations bring them to the database.

const dialect = new PgDialect()

test('the database has the limits and choices of the contract', async () => {
  const { pool } = await ownDatabase('empty')
  const modules = await Promise.all(
    globSync('**/*.tables.ts', { cwd: import.meta.dirname }).map(
      (file): Promise<Record<string, unknown>> => import(join(import.meta.dirname, file)),
    ),
  )
  const exported = modules.flatMap((module) => Object.values(module))
  const tables = exported.filter((each) => is(each, PgTable)).map(getTableConfig)

  const checksIn = async (schema: string) => {
    const { rows } = await pool.query(
      `select relname "table", conname "check", pg_get_constraintdef(c.oid) definition
       from pg_constraint c join pg_class t on t.oid = conrelid join pg_namespace n on n.oid = relnamespace
       where contype = 'c' and nspname = $1 order by 1, 2`,
      [schema],
    )
    return rows
  }
  await pool.query('create schema from_tables')
  for (const { name, checks } of tables) {
    await pool.query(`create table from_tables."${name}" (like public."${name}")`)
    for (const check of checks) {
      const { sql } = dialect.sqlToQuery(check.value)
      await pool.query(
        `alter table from_tables."${name}" add constraint "${check.name}" check (${sql})`,
      )
    }
  }
  expect(await checksIn('public')).toEqual(await checksIn('from_tables'))

  const { rows: enums } = await pool.query(
    `select typname "name", array_agg(enumlabel::text order by enumsortorder) "values"
     from pg_enum join pg_type t on t.oid = enumtypid join pg_namespace n on n.oid = typnamespace
     where nspname = 'public' group by 1 order by 1`,
  )
  const expected = exported
    .filter(isPgEnum)
    .map(({ enumName, enumValues }) => ({ name: enumName, values: enumValues }))
  expect(enums).toEqual(expected.toSorted((a, b) => (a.name < b.name ? -1 : 1)))

  const unchecked = tables.flatMap(({ name, columns, checks }) => {
    const checked = new Set(checks.map((each) => each.name))
    return columns
      .filter(({ columnType, enumValues }) => columnType === 'PgText' && enumValues?.length)
      .map((column) => `${name}_${column.name}`)
      .filter((check) => !checked.has(check))
  })
  expect(unchecked).toEqual([])
})
