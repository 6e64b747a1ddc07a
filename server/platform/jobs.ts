import { sql } from 'drizzle-orm'
import type { Executor } from './db.ts'

/** What a job does with what it was given; throwing has it tried again, ever more slowly. */
export type Task = (payload: never) => Promise<void>

/**
 * A task that also runs by itself, at times written as in crontab, UTC. It doesn't overlap itself: what is
 * scheduled while it runs begins afterwards, on whichever process.
 */
export type Schedule = { task: string; at: string }

const ATTEMPTS = 8
const PATIENT = 10

type When = {
  runAt?: Date
  /**
   * Of one key there is one job that waits: asked for again it carries the newer payload, and keeps
   * its time. One that runs already is followed by another.
   */
  key?: string
  /** Lets jobs without it go first: nobody waits for this one. */
  patient?: true
  /** How often it is tried, waiting e, e², e³ … seconds, six hours at most: 8 span half an hour, 12 span 16. */
  attempts?: number
}

/** Has `task` run soon after the transaction commits, or from `runAt` on. */
export const enqueue = (
  db: Executor,
  task: string,
  payload: object,
  when: When = {},
): Promise<void> => enqueueAll(db, [{ task, payload, ...when }])

/** Does the same for several jobs in one statement; no two may have the same key. */
export async function enqueueAll(
  db: Executor,
  jobs: ({ task: string; payload: object } & When)[],
): Promise<void> {
  if (jobs.length === 0) return
  const specs = jobs.map(({ task, payload, runAt, key, patient, attempts = ATTEMPTS }) => ({
    ...{ identifier: task, payload, run_at: runAt, max_attempts: attempts, job_key: key },
    priority: patient ? PATIENT : 0,
  }))
  await db.execute(sql`select from graphile_worker.add_jobs(array(
    select spec from json_populate_recordset(
      null::graphile_worker.job_spec, ${JSON.stringify(specs)}::json) spec), true)`)
}

/** Whether a job of this key is waiting; if so it does not start before the transaction ends. */
export async function isWaiting(db: Executor, key: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from graphile_worker._private_jobs where key = ${key} and is_available for share`)
  return rows.length > 0
}

/** Whether one of these tasks is about to run, or running. */
export async function isUnderWay(db: Executor, tasks: string[]): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from graphile_worker.jobs
    where task_identifier in ${tasks} and run_at <= now() and attempts <= 1 limit 1`)
  return rows.length > 0
}

/** Removes jobs that were given up days ago, because their payloads may be personal. */
export async function removeGivenUp(db: Executor): Promise<void> {
  await db.execute(sql`select graphile_worker.complete_jobs(array(
    select id from graphile_worker.jobs
    where attempts >= max_attempts and updated_at < now() - interval '2 days'))`)
}

/** Removes the jobs that wait, or were given up, to write to one of these addresses or numbers. */
export async function removeJobsTo(db: Executor, identities: string[]): Promise<void> {
  const those = sql.param(identities)
  await db.execute(sql`select graphile_worker.complete_jobs(array(
    select id from graphile_worker._private_jobs
    where payload->>'to' = any(${those}) or payload->>'email' = any(${those})))`)
}

/** How many jobs of a task there are, and how long the first of those that are due has been so. */
export type JobFigures = {
  task: string
  due: number
  planned: number
  running: number
  given_up: number
  oldestSeconds: number
}

export async function jobFigures(db: Executor): Promise<JobFigures[]> {
  const { rows } = await db.execute<JobFigures>(sql`
    select identifier task, count(*) filter (where is_available and run_at <= now())::int due,
      count(*) filter (where is_available and run_at > now())::int planned,
      count(*) filter (where locked_at is not null)::int running,
      count(*) filter (where locked_at is null and attempts >= max_attempts)::int given_up,
      coalesce(extract(epoch from now() - min(run_at)
        filter (where is_available and run_at <= now())), 0)::float8 "oldestSeconds"
    from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = task_id
    group by identifier`)
  return rows
}
