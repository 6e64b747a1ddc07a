import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { change } from './change.tables.ts'
import type { Executor } from './db.ts'
import type { Schedule } from './jobs.ts'

export const CHANNEL = 'ghiyar_changes'

export type AnnouncedChange = {
  no: number
  everything: boolean
  tags: string[]
  listings: number[]
  users: number[]
}

/** Adds to what processes follow, and wakes them when the transaction commits. */
export async function add(
  db: Executor,
  { everything = false, tags = [], listings = [], users = [] }: Partial<AnnouncedChange>,
): Promise<void> {
  await db.execute(sql`with added as (
      insert into ${change} (everything, tags, listings, users) values (${everything},
        ${sql.param(tags)}::text[], ${sql.param(listings)}::int[], ${sql.param(users)}::int[]))
    select pg_notify(${CHANNEL}, '')`)
}

/** Up to where all is known: no transaction before this one can still add anything. */
export type Position = bigint

/**
 * The changes from `from` on that aren't among `known`, by their transactions, and the position that
 * this leads to, with the server's time in seconds. Without `from` nothing is found: what was added
 * earlier is of no interest.
 */
export async function unknownChanges(
  client: pg.ClientBase,
  from: Position | undefined,
  known: number[],
): Promise<{ position: Position; at: number; found: Map<number, Position> }> {
  // One statement, and so one snapshot: what it doesn't see has a transaction from `position` on.
  type Row = { position: string; at: number; no: string | null; added: string }
  const { rows } = await client.query<Row>(
    `select pg_snapshot_xmin(pg_current_snapshot())::text position,
      extract(epoch from now())::float8 at, no, transaction::text added
    from (values (1)) one left join change on transaction >= $1::xid8 and no <> all ($2::bigint[])`,
    [from?.toString() ?? null, known],
  )
  const found = rows.flatMap(({ no, added }) => (no ? [[Number(no), BigInt(added)] as const] : []))
  const { position, at } = rows[0]!
  return { position: BigInt(position), at, found: new Map(found) }
}

export async function byNos(client: pg.ClientBase, nos: number[]): Promise<AnnouncedChange[]> {
  const { rows } = await client.query<AnnouncedChange>(
    `select no::float8, everything, tags, listings, users from change
    where no = any ($1::bigint[]) order by no`,
    [nos],
  )
  return rows
}

/** How long a process may have been away and still follow from where it was: half of what is there. */
export const FOLLOWED_FOR_SECONDS = 3_600

const SWEEP = 'sweep-changes'

export const changesSweep = (db: Executor) => ({
  tasks: {
    [SWEEP]: async () => {
      await db.execute(sql`delete from ${change} where at < now() - interval '2 hours'`)
    },
  },
  schedules: [{ task: SWEEP, at: '17 * * * *' }] satisfies Schedule[],
})
