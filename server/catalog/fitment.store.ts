import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Executor } from '../platform/db.ts'
import type { Schedule, Task } from '../platform/jobs.ts'
import { listing } from './listing.tables.ts'
import { fitment, type FittedVehicle } from './reference.tables.ts'

/**
 * Gives every set of vehicles its row, new or known; returns the number of a set, null of none. The
 * rows stay at least until the transaction ends.
 */
export async function internFitments(
  db: Executor,
  sets: FittedVehicle[][],
): Promise<(vehicles: FittedVehicle[]) => number | null> {
  const distinct = new Map<string, FittedVehicle[]>()
  for (const vehicles of sets)
    if (vehicles.length > 0) distinct.set(fitmentHash(vehicles), vehicles)
  if (distinct.size === 0) return () => null
  const rows = Array.from(distinct, ([hash, vehicles]) => ({ hash, vehicles }))
  // Only what is new is inserted: a conflict would use up a number each time. The update that changes
  // nothing makes `returning` give also what was inserted by others meanwhile. A known row that was
  // deleted before it could be locked is not among `known`, and so is inserted again.
  const { rows: interned } = await db.execute<{ hash: string; no: number }>(sql`
    with given as (
      select hash, vehicles
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(hash text, vehicles jsonb)
    ), known as (
      select hash, no from ${fitment} where hash in (select hash from given) for key share
    ), inserted as (
      insert into ${fitment} (hash, vehicles)
      select hash, vehicles from given
      where not exists (select from known where known.hash = given.hash)
      order by hash
      on conflict (hash) do update set hash = excluded.hash
      returning hash, no
    )
    select hash, no from inserted union all select hash, no from known`)
  const numbers = new Map(interned.map((row) => [row.hash, row.no]))
  return (vehicles) => numbers.get(fitmentHash(vehicles)) ?? null
}

/** By what a set of vehicles is found, whatever their order. */
export function fitmentHash(vehicles: FittedVehicle[]): string {
  const spelled = vehicles.map(({ model, from, to }) => `${model}:${from ?? ''}-${to ?? ''}`).sort()
  return createHash('sha256').update(spelled.join(' ')).digest('base64url').slice(0, 22)
}

const BATCH = 2_000

// By an equality the planner would read all listings into a hash table for every batch. A range can't be
// hashed: each fitment is looked up in the index.
const isUsed = sql`exists (
  select from ${listing} where ${listing.fitmentNo} between ${fitment.no} and ${fitment.no})`

/** Deletes the fitments that no listing has, also while others are interned. */
export async function removeUnused(db: NodePgDatabase): Promise<void> {
  for (let after = 0; ;) {
    const { rows } = await db.execute<{ no: number; used: boolean }>(sql`
      select no, ${isUsed} used from ${fitment} where no > ${after} order by no limit ${BATCH}`)
    if (rows.length === 0) return
    after = rows.at(-1)!.no
    const unused = rows.flatMap(({ no, used }) => (used ? [] : [no]))
    if (unused.length > 0) await db.transaction((tx) => removeStillUnused(tx, unused))
  }
}

/** Once a row is locked no listing gets it any more; only a later statement sees those that just got it. */
async function removeStillUnused(tx: Executor, nos: number[]): Promise<void> {
  const { rows } = await tx.execute<{ no: number }>(sql`
    select no from ${fitment} where no = any(${sql.param(nos)}) for update skip locked`)
  const locked = rows.map(({ no }) => no)
  await tx.execute(
    sql`delete from ${fitment} where no = any(${sql.param(locked)}) and not ${isUsed}`,
  )
}

const SWEEP = 'sweep-fitments'

export const fitmentsSweep = (db: NodePgDatabase) => ({
  tasks: { [SWEEP]: () => removeUnused(db) } satisfies Record<string, Task>,
  // After sellers' terms were counted anew.
  schedules: [{ task: SWEEP, at: '7 3 * * *' }] satisfies Schedule[],
})
