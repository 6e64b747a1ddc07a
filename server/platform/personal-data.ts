import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { AccountExport } from '#contract/account-export.ts'
import { allowLonger, type Executor } from './db.ts'

/** A user, and the address and number that identify them where no account is needed. */
export type Person = { no: number; id: string; email: string; phone: string }

/** Lists come in chunks, each read when the one before was sent; anything else is read when its turn comes. */
type Source<Value> = [Value] extends [readonly (infer Item)[]]
  ? AsyncIterable<Item[]>
  : () => Promise<Value>

/** The sources of the sections of an export. */
export type ExportSources = { [Name in keyof AccountExport]?: Source<AccountExport[Name]> }

/**
 * A feature's data about people, registered with the feature. An export and an erasure are loops over
 * these, so a new table of a feature needs nothing elsewhere.
 */
export type PersonalData = {
  /** Everything of this person; rows may carry more than the contract names, which is left out. */
  export(db: Executor, person: Person): ExportSources
  /**
   * Erases it, in statements of bounded size that commit one by one. Begun again after a kill it goes
   * on, and it may run when nothing is left. What then still refers to the user goes with the user.
   */
  erase(db: NodePgDatabase, person: Person): Promise<void>
}

const CHUNK = 500
const ERASED_AT_ONCE = 1_000

/**
 * Rows in chunks. `query` gives those after a key, in the order of their keys, each with its `key`.
 * Every chunk is a statement of its own, so a slow reader holds neither a connection nor a snapshot.
 */
export async function* inChunks<Item>(
  db: Executor,
  first: unknown,
  query: (after: never) => SQL,
): AsyncGenerator<Item[]> {
  for (let after = first; ;) {
    const { rows } = await db.execute<Record<string, unknown>>(
      sql`${query(after as never)} limit ${CHUNK}`,
    )
    if (rows.length > 0) yield rows as Item[]
    if (rows.length < CHUNK) return
    after = rows.at(-1)!['key']
  }
}

/** Rows in chunks that count something for each day and kind. */
export const dailyCounts = <Item>(
  db: Executor,
  { day, kind, count, where }: { day: PgColumn; kind: PgColumn; count: PgColumn; where: SQL },
): AsyncGenerator<Item[]> =>
  inChunks(
    db,
    ['', ''],
    ([lastDay, lastKind]: [string, string]) => sql`
      select json_build_array(${day}, ${kind}) as key, ${day}::text, ${kind}, ${count}
      from ${day.table} where ${where} and (${day}::text, ${kind}) > (${lastDay}, ${lastKind})
      order by ${day}::text, ${kind}`,
  )

/** A moment as the contract writes it. */
export const isoDate = (column: SQLWrapper) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Deletes the rows of a table for which `where` holds, a thousand at a time. */
export const eraseRows = (db: NodePgDatabase, table: PgTable, where: SQL): Promise<void> =>
  inBatches(db, table, where, sql`delete from ${table}`)

/** Does a statement to the rows for which `where` holds, a thousand at a time, until there is none. */
export async function inBatches(
  db: NodePgDatabase,
  table: PgTable,
  where: SQL,
  statement: SQL,
): Promise<void> {
  for (;;) {
    // What refers to the rows goes with them: a batch cut off at a request's limit would never be done.
    const { rowCount } = await db.transaction(async (tx) => {
      await allowLonger(tx)
      return tx.execute(sql`${statement} where ctid = any(array(
        select ctid from ${table} where ${where} limit ${ERASED_AT_ONCE}))`)
    })
    if (!rowCount) return
  }
}
