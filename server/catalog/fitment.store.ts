import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Executor } from '../platform/db.ts'
import type { FittedVehicle } from './reference.tables.ts'
import { fitment } from './reference.tables.ts'

/** Gives every set of vehicles its row, new or known; returns the number of a set, null of none. */
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
  // nothing makes `returning` give also what was inserted by others meanwhile.
  const { rows: interned } = await db.execute<{ hash: string; no: number }>(sql`
    with given as (
      select hash, vehicles
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(hash text, vehicles jsonb)
    ), inserted as (
      insert into ${fitment} (hash, vehicles)
      select hash, vehicles from given
      where not exists (select from ${fitment} known where known.hash = given.hash)
      order by hash
      on conflict (hash) do update set hash = excluded.hash
      returning hash, no
    )
    select hash, no from inserted
    union all select hash, no from ${fitment} where hash in (select hash from given)`)
  const numbers = new Map(interned.map((row) => [row.hash, row.no]))
  return (vehicles) => numbers.get(fitmentHash(vehicles)) ?? null
}

/** By what a set of vehicles is found, whatever their order. */
export function fitmentHash(vehicles: FittedVehicle[]): string {
  const spelled = vehicles.map(({ model, from, to }) => `${model}:${from ?? ''}-${to ?? ''}`).sort()
  return createHash('sha256').update(spelled.join(' ')).digest('base64url').slice(0, 22)
}
