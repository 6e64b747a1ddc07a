import { EventEmitter } from 'node:events'
import type pg from 'pg'
import { sql } from 'drizzle-orm'
import {
  Logger,
  parseCronItems,
  run,
  type Runner,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import { openDatabase, type Database, type Executor } from './db.ts'
import { errorForLog } from './error-for-log.ts'

/** What a job does with what it was given; throwing has it tried again, ever more slowly. */
export type Task = (payload: never) => Promise<void>

/**
 * A task that also runs by itself, at times written as in crontab, UTC. It doesn't overlap itself: what is
 * scheduled while it runs begins afterwards, on whichever process.
 */
export type Schedule = { task: string; at: string }

const ATTEMPTS = 8
const AT_ONCE = 2
const PATIENT = 10
// NOTIFY wakes the worker; looking is for jobs whose time comes, and for what was missed.
const LOOK_MS = 2_000
// By then a process that started at the same time has its liveness lock.
const RECOVER_MS = 5_000
// How often the connection that proves liveness is checked; statements of the queue take milliseconds.
const LIVENESS_MS = 5_000
const ANSWER_MS = 5_000
// Namespace of the locks.
const LIVENESS = 7_205_502

// In batches, even of one, the worker is notified when the end of a job can't be recorded. Otherwise
// the error is unhandled, and ends the process.
const completedInBatches = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }

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
export async function enqueue(
  db: Executor,
  task: string,
  payload: object,
  { runAt, key, patient, attempts = ATTEMPTS }: When = {},
): Promise<void> {
  await db.execute(sql`select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json,
    max_attempts => ${attempts}, run_at => ${runAt?.toISOString() ?? null}::timestamptz,
    job_key => ${key ?? null}::text, job_key_mode => 'preserve_run_at',
    priority => ${patient ? PATIENT : 0})`)
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

/** The queue keeps what a job failed of: without what its statements were given. */
function fail(error: unknown): never {
  const { type, message } = errorForLog(error)
  throw new Error(`${type}: ${message}`)
}

type OnJob = (task: string, seconds: number, failed: boolean) => void

/** Works off jobs in this process until it is stopped; a lost database is waited for. */
export class Jobs {
  private runner: Runner | undefined
  private stopped = false
  private again: NodeJS.Timeout | undefined
  private recovering: NodeJS.Timeout | undefined
  private renewing: NodeJS.Timeout | undefined
  /** The name under which jobs are locked, a new one for each start of the worker. */
  private lockedBy: string | undefined
  /** As long as it is connected, other processes know that this one is running. */
  private liveness: pg.PoolClient | undefined
  private readonly database: Database
  private readonly tasks: Record<string, Task>
  private readonly schedules: Schedule[]
  private readonly log: (message: string, error?: unknown) => void
  private readonly onJob: OnJob
  private readonly recoverMs: number
  private readonly livenessMs: number

  constructor(options: {
    url: string
    tasks: Record<string, Task>
    schedules: Schedule[]
    log: (message: string, error?: unknown) => void
    onJob: OnJob
    /** How long the database may take to answer the queue. */
    answerMs?: number
    /** In place of the constants above, as the next one. */
    recoverMs?: number
    livenessMs?: number
  }) {
    this.onJob = options.onJob
    this.recoverMs = options.recoverMs ?? RECOVER_MS
    this.livenessMs = options.livenessMs ?? LIVENESS_MS
    this.tasks = options.tasks
    this.schedules = options.schedules
    this.log = options.log
    // Errors of the worker's own pool would be unhandled while it ends, and end the process.
    this.database = openDatabase({
      url: options.url,
      connections: AT_ONCE + 2,
      statementTimeoutMs: 0,
      answerMs: options.answerMs ?? ANSWER_MS,
      onError: (error) => this.log('a database connection of the jobs broke', error),
    })
  }

  async start(): Promise<void> {
    const taskList: TaskList = Object.fromEntries(
      Object.entries(this.tasks).map(([name, task]) => [
        name,
        (payload: unknown) => this.measured(name, task, payload).catch(fail),
      ]),
    )
    await this.unlock()
    const events: WorkerEvents = new EventEmitter()
    events.on('pool:create', ({ workerPool }) => (this.lockedBy = workerPool.id))
    const runner = await run({
      pgPool: this.database.pool,
      preset: completedInBatches,
      events,
      concurrency: AT_ONCE,
      pollInterval: LOOK_MS,
      noHandleSignals: true,
      taskList,
      parsedCronItems: parseCronItems(
        this.schedules.map(({ task, at }) => ({
          ...{ task, match: at, identifier: task },
          // Jobs of one queue run one after the other.
          options: { queueName: task },
        })),
      ),
      // Its own words hold those of the error, and so what a statement was given.
      logger: new Logger(() => (level, _, meta) => {
        const { error, fatalError } = (meta ?? {}) as { error?: unknown; fatalError?: unknown }
        if (level === 'error') this.log('a job failed', error ?? fatalError)
      }),
    })
    this.runner = runner
    runner.promise.then(
      () => this.startAgain(),
      (error: unknown) => {
        this.log('the jobs stopped', error)
        this.startAgain()
      },
    )
    await this.renewLiveness()
    this.renewing = setInterval(() => void this.renewLiveness(), this.livenessMs)
    this.recovering = setTimeout(() => {
      this.recoverDeadWorkers().catch((error: unknown) =>
        this.log('jobs of processes that ended were not recovered', error),
      )
    }, this.recoverMs)
  }

  async stop(): Promise<void> {
    this.stopped = true
    clearTimeout(this.again)
    clearTimeout(this.recovering)
    clearInterval(this.renewing)
    await this.runner?.stop().catch(() => undefined)
    this.endLiveness()
    await this.database.close()
  }

  /** Frees the jobs that were at work when the worker stopped; it would take hours by itself. */
  private async unlock(): Promise<void> {
    if (!this.lockedBy) return
    await this.database.pool.query('select graphile_worker.force_unlock_workers($1)', [
      [this.lockedBy],
    ])
  }

  /**
   * Takes or checks the lock that proves liveness: without it, other processes take the jobs that run
   * here for those of a process that was killed.
   */
  private async renewLiveness(): Promise<void> {
    try {
      // A connection that does not answer breaks, and is replaced.
      if (this.liveness) return void (await this.liveness.query('select 1'))
      const liveness = await this.database.pool.connect()
      if (this.stopped || this.liveness) return liveness.release(true)
      this.liveness = liveness
      liveness.on('error', (error) => {
        this.log('a database connection of the jobs broke', error)
        if (this.liveness !== liveness) return
        this.endLiveness()
        if (!this.stopped) void this.renewLiveness()
      })
      // Shared: the server may not have noticed yet that the connection before this one is gone.
      await liveness.query('select pg_advisory_lock_shared($1, hashtext($2))', [
        LIVENESS,
        this.lockedBy,
      ])
    } catch (error) {
      this.log('the liveness of this process could not be renewed', error)
    }
  }

  private endLiveness(): void {
    this.liveness?.release(true)
    this.liveness = undefined
  }

  /** Unlocks the jobs that were running in processes that were killed. */
  private async recoverDeadWorkers(): Promise<void> {
    await this.database.pool.query(
      `select graphile_worker.force_unlock_workers(array(
        select locked_by from (
          select distinct locked_by from graphile_worker._private_jobs where locked_by is not null
        ) by where pg_try_advisory_xact_lock($1, hashtext(locked_by))))`,
      [LIVENESS],
    )
  }

  /** Runs a task and records how long it took. It may also throw before it returns a promise. */
  private async measured(name: string, task: Task, payload: unknown): Promise<void> {
    const running = (async () => task(payload as never))()
    const began = performance.now()
    const record = (failed: boolean) => this.onJob(name, (performance.now() - began) / 1000, failed)
    await running.catch((error: unknown) => {
      record(true)
      throw error
    })
    record(false)
  }

  private startAgain(): void {
    this.runner = undefined
    clearTimeout(this.recovering)
    clearInterval(this.renewing)
    this.endLiveness()
    if (this.stopped) return
    this.again = setTimeout(() => {
      this.start().catch((error: unknown) => {
        this.log('the jobs could not be started', error)
        this.startAgain()
      })
    }, LOOK_MS)
  }
}
