import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import pLimit from 'p-limit'
import type { Executor } from '#server/platform/db.ts'

/** Filled by millions of rows; what is dropped meanwhile is what PostgreSQL says that they have. */
const TABLES = ['listing', 'cross_number']

// Sorts what one index holds of ten million listings mostly in memory.
const INDEX_MEMORY = '1GB'

/**
 * Drops what is kept up to date row by row in the tables of listings and can be made at once afterwards: their
 * indexes and unique constraints but the primary keys, the keys to other tables, and the
 * triggers. How to make it again is left in a table, for a load that doesn't come to its end.
 */
export async function dropIndexes(db: NodePgDatabase): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ drop: string; again: string; isKey: boolean }>(sql`
      select format('alter table %s drop constraint %I', conrelid::regclass, conname) drop,
        format('alter table %s add constraint %I %s', conrelid::regclass, conname,
          pg_get_constraintdef(oid)) again, contype = 'f' "isKey"
      from pg_constraint where conrelid = any(${tables}) and contype in ('f', 'u')
      union all
      select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid), false
      from pg_index where indrelid = any(${tables})
        and not exists (select 1 from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))`)
    await tx.execute(sql`create table dropped_index (again text not null, is_key boolean not null)`)
    for (const { drop, again, isKey } of rows) {
      await tx.execute(sql.raw(drop))
      await tx.execute(sql`insert into dropped_index values (${again}, ${isKey})`)
    }
    for (const table of TABLES) await setTriggers(tx, table, 'disable')
  })
}

/**
 * Makes again what `dropIndexes` dropped, several indexes at a time; does nothing where nothing was dropped.
 * Keys to other tables come last: to check them takes indexes.
 */
export async function restoreIndexes(db: NodePgDatabase, connections: number): Promise<void> {
  const { rows: dropped } = await db.execute(
    sql`select 1 from pg_class where oid = to_regclass('dropped_index')`,
  )
  if (dropped.length === 0) return
  const { rows } = await db.execute<{ again: string; isKey: boolean }>(
    sql`select again, is_key "isKey" from dropped_index order by again like '%gin%' desc, again`,
  )
  const make = (again: string) =>
    db.transaction(async (tx) => {
      await tx.execute(sql.raw(`set local maintenance_work_mem = '${INDEX_MEMORY}'`))
      await tx.execute(sql.raw(again))
      await tx.execute(sql`delete from dropped_index where again = ${again}`)
    })
  const indexes = rows.filter(({ isKey }) => !isKey)
  const limit = pLimit(connections)
  await Promise.all(indexes.map(({ again }) => limit(() => make(again))))
  for (const { again } of rows.filter(({ isKey }) => isKey)) await make(again)
  await db.transaction(async (tx) => {
    for (const table of TABLES) await setTriggers(tx, table, 'enable')
    await tx.execute(sql`drop table dropped_index`)
  })
}

const tables = sql`array[${sql.join(
  TABLES.map((table) => sql`${table}::regclass`),
  sql`, `,
)}]`

const setTriggers = (db: Executor, table: string, state: 'enable' | 'disable') =>
  db.execute(sql.raw(`alter table ${table} ${state} trigger user`))
