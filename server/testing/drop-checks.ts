import type pg from 'pg'

/** Lets a table hold what its checks would refuse. */
export async function dropChecks(pool: pg.Pool, table: string): Promise<void> {
  const { rows } = await pool.query<{ conname: string }>(
    `select conname from pg_constraint where contype = 'c' and conrelid = $1::regclass`,
    [`"${table}"`],
  )
  for (const { conname } of rows)
    await pool.query(`alter table "${table}" drop constraint "${conname}"`)
}
