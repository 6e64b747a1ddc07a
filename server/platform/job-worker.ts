import { EventEmitter } from 'node:events'
import type pg from 'pg'
import {
  Logger,
  parseCronItems,
  run,
  type Runner,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import { openDatabase, type Database } from './db.ts'
import { errorForLog } from './error-for-log.ts'
import type { Schedule, Task } from './jobs.ts'

const AT_ONCE = 2
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

/** The queue keeps what a job failed of: without what its statements were given. */
function fail(error: unknown): never {
  const { type, message } = errorForLog(error)
  throw new Error(`${type}: ${message}`)
}

type OnJob = (task: string, seconds: number, failed: boolean) => void

/** Works off jobs in this process until it is stopped; a lost database is waited for. */
export class JobWorker {
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
