import { sql } from 'drizzle-orm'
import type { Executor } from '../platform/db.ts'

type FailedJob = {
  id: string
  task: string
  error: string | null
  attempts: number
  most: number
  at: string
  next: string | null
}

/** Failed jobs that nobody works on now. */
const failedOnes = sql`attempts > 0 and last_error is not null and locked_at is null`
const isGivenUp = sql`attempts >= max_attempts`

/** Those that were given up, the latest first; then those that will be tried again. */
export async function failed(
  db: Executor,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: FailedJob[]; total: number }> {
  const [{ rows }, counted] = await Promise.all([
    db.execute<FailedJob>(sql`
      select id::text, task_identifier task, last_error error, attempts::int, max_attempts::int most,
        updated_at at, case when ${isGivenUp} then null else run_at end next
      from graphile_worker.jobs where ${failedOnes}
      order by ${isGivenUp} desc, updated_at desc, id limit ${limit} offset ${offset}`),
    db.execute<{ total: number }>(
      sql`select count(*)::int total from graphile_worker.jobs where ${failedOnes}`,
    ),
  ])
  return { rows, total: counted.rows[0]!.total }
}

export async function givenUp(db: Executor): Promise<{ waiting: number; oldest: string | null }> {
  const { rows } = await db.execute<{ waiting: number; oldest: string | null }>(sql`
    select count(*)::int waiting, min(updated_at) oldest from graphile_worker.jobs
    where ${failedOnes} and ${isGivenUp}`)
  return rows[0]!
}

/** The name of the task of a failed job, locked until the transaction ends. */
export async function lockFailed(tx: Executor, id: string): Promise<string | undefined> {
  const { rows } = await tx.execute<{ task: string }>(sql`
    select identifier task from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = task_id
    where job.id = ${id} and ${failedOnes} for update of job`)
  return rows[0]?.task
}

/** Has a failed job run now, with all its attempts before it. */
export async function retry(tx: Executor, id: string): Promise<void> {
  await tx.execute(sql`
    select graphile_worker.reschedule_jobs(array[${id}::bigint], run_at => now(), attempts => 0)`)
}

/** Removes a failed job. */
export async function drop(tx: Executor, id: string): Promise<void> {
  await tx.execute(sql`select graphile_worker.complete_jobs(array[${id}::bigint])`)
}
