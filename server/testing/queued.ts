import type { TestDatabase } from './app.ts'

/** Jobs of a task that wait, in the order in which they were asked for. */
export async function queued<Payload>(
  { pool }: Pick<TestDatabase, 'pool'>,
  task: string,
): Promise<{ payload: Payload; runAt: Date }[]> {
  const { rows } = await pool.query<{ payload: Payload; runAt: Date }>(
    `select payload, run_at "runAt" from graphile_worker._private_jobs
     where task_id = (select id from graphile_worker._private_tasks where identifier = $1)
     order by id`,
    [task],
  )
  return rows
}
