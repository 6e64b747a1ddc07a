import { eq } from 'drizzle-orm'
import type { Emirate } from '#contract/emirates.ts'
import { garage } from '../accounts/garage.tables.ts'
import type { Executor } from '../platform/db.ts'

/** The emirate of a garage, by the number of its account; null where it has given none. */
export async function garageEmirate(db: Executor, userNo: number): Promise<Emirate | null> {
  const [row] = await db
    .select({ emirate: garage.emirate })
    .from(garage)
    .where(eq(garage.userNo, userNo))
  return row?.emirate ?? null
}
