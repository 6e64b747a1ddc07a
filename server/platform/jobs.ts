import { sql } from 'drizzle-orm'
import { Logger, parseCronItems, run, type Runner, type TaskList } from 'graphile-worker'
import type { Executor } from './db.ts'
import { errorForLog } from './error-for-log.ts'

/** What a job does with what it was given; throwing has it tried again, ever more slowly. */
export type Task = (payload: never) => Promise<void>

/** A task that also runs by itself, at times written as in crontab, UTC. */
export type Schedule = { task: string; at: string }

const ATTEMPTS = 8
const AT_ONCE = 2
// NOTIFY wakes the worker; looking is for jobs whose time comes, and for what was missed.
const LOOK_MS = 2_000

/** Has `task` run soon after the transaction commits, or from `runAt` on. */
export async function enqueue(
  db: Executor,
  task: string,
  payload: object,
  { runAt }: { runAt?: Date } = {},
): Promise<void> {
  await db.execute(sql`select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json,
    max_attempts => ${ATTEMPTS}, run_at => ${runAt?.toISOString() ?? null}::timestamptz)`)
}

/** Whether one of these tasks is about to run, or running. */
export async function isUnderWay(db: Executor, tasks: string[]): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from graphile_worker.jobs
    where task_identifier in ${tasks} and run_at <= now() and attempts <= 1 limit 1`)
  return rows.length > 0
}

/** Forgets jobs that were given up days ago; what they carried is not to lie about. */
export async function removeGivenUp(db: Executor): Promise<void> {
  await db.execute(sql`select graphile_worker.complete_jobs(array(
    select id from graphile_worker.jobs
    where attempts >= max_attempts and updated_at < now() - interval '2 days'))`)
}

/** The queue keeps what a job failed of: without what its statements were given. */
function fail(error: unknown): never {
  const { type, message } = errorForLog(error)
  throw new Error(`${type}: ${message}`)
}

/** Works off jobs in this process until it is stopped; a lost database is waited for. */
export class Jobs {
  private runner: Runner | undefined
  private stopped = false
  private again: NodeJS.Timeout | undefined
  private readonly url: string
  private readonly tasks: Record<string, Task>
  private readonly schedules: Schedule[]
  private readonly log: (message: string, error?: unknown) => void

  constructor(options: {
    url: string
    tasks: Record<string, Task>
    schedules: Schedule[]
    log: (message: string, error?: unknown) => void
  }) {
    this.tasks = options.tasks
    this.schedules = options.schedules
    this.log = options.log
    this.url = options.url
  }

  async start(): Promise<void> {
    const taskList: TaskList = Object.fromEntries(
      Object.entries(this.tasks).map(([name, task]) => [
        name,
        (payload: unknown) => task(payload as never).catch(fail),
      ]),
    )
    const runner = await run({
      connectionString: this.url,
      maxPoolSize: AT_ONCE + 1,
      concurrency: AT_ONCE,
      pollInterval: LOOK_MS,
      noHandleSignals: true,
      taskList,
      parsedCronItems: parseCronItems(
        this.schedules.map(({ task, at }) => ({ task, match: at, identifier: task })),
      ),
      // Its own words hold those of the error, and so what a statement was given.
      logger: new Logger(() => (level, _, meta) => {
        const { error } = (meta ?? {}) as { error?: unknown }
        if (level === 'error') this.log('a job failed', error)
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
  }

  async stop(): Promise<void> {
    this.stopped = true
    clearTimeout(this.again)
    await this.runner?.stop().catch(() => undefined)
  }

  private startAgain(): void {
    this.runner = undefined
    if (this.stopped) return
    this.again = setTimeout(() => {
      this.start().catch((error: unknown) => {
        this.log('the jobs could not be started', error)
        this.startAgain()
      })
    }, LOOK_MS)
  }
}
