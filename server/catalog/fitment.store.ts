import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Executor } from '../platform/db.ts'
import type { FittedVehicle } from './reference.tables.ts'

/** Gives every set of vehicles its row, new or known; returns the number of a set, null of none. */
export async function internFitments(
  db: Executor,
  sets: FittedVehicle[][],
): Promise<(vehicles: FittedVehicle[]) => number | null> {
  const distinct = new Map<string, FittedVehicle[]>()
  for (const vehicles of sets) if (vehicles.length > 0) distinct.set(hashOf(vehicles), vehicles)
  if (distinct.size === 0) return () => null
  const rows = Array.from(distinct, ([hash, vehicles]) => ({ hash, vehicles }))
  // The update that changes nothing makes `returning` give known rows too.
  const { rows: interned } = await db.execute<{ hash: string; no: number }>(sql`
    insert into fitment (hash, vehicles)
    select hash, vehicles
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(hash text, vehicles jsonb)
    order by hash
    on conflict (hash) do update set hash = excluded.hash
    returning hash, no`)
  const numbers = new Map(interned.map((row) => [row.hash, row.no]))
  return (vehicles) => numbers.get(hashOf(vehicles)) ?? null
}

function hashOf(vehicles: FittedVehicle[]): string {
  const spelled = vehicles.map(({ model, from, to }) => `${model}:${from ?? ''}-${to ?? ''}`).sort()
  return createHash('sha256').update(spelled.join(' ')).digest('base64url').slice(0, 22)
}
