import { sql } from 'drizzle-orm'
import type { HealthCheck } from '#contract/operator-roles.ts'
import type { Executor } from './db.ts'
import { healthCheck } from './health-check.tables.ts'

const LONGEST_DETAIL = 300

/** Records how a check, or a backup, went; the operator's page shows the last one of each. */
export async function recordCheck(
  db: Executor,
  name: HealthCheck,
  { ok, detail }: { ok: boolean; detail: string },
): Promise<void> {
  const row = { name, at: sql`now()`, ok, detail: detail.slice(0, LONGEST_DETAIL) }
  await db
    .insert(healthCheck)
    .values(row)
    .onConflictDoUpdate({ target: healthCheck.name, set: row })
}

export const lastChecks = (db: Executor) => db.select().from(healthCheck)
