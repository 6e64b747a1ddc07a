import { expect, onTestFinished, test } from 'vitest'
import { ownDatabase } from '../testing/database.ts'
import { proxiedDatabase } from '../testing/tcp-proxy.ts'
import { JobWorker } from './job-worker.ts'
import { enqueue } from './jobs.ts'

test('a job whose end can’t be recorded restarts the worker and runs again', async () => {
  const { db, pool, url } = await ownDatabase('empty')
  let did = 0
  const logged: string[] = []
  const jobs = new JobWorker({
    url,
    tasks: { once: () => Promise.resolve(void did++) },
    schedules: [],
    log: (message) => logged.push(message),
    onJob: () => undefined,
  })
  onTestFinished(() => jobs.stop())
  // Whose end is noted is deleted.
  await pool.query(`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'not now'; end $$`)
  await pool.query(`create trigger refuse before delete on graphile_worker._private_jobs
    for each row execute function refuse()`)
  await enqueue(db, 'once', {})
  await jobs.start()
  await expect.poll(() => logged.length).toBeGreaterThan(0)
  await pool.query('drop trigger refuse on graphile_worker._private_jobs')
  const left = async () => (await pool.query('select from graphile_worker._private_jobs')).rowCount
  await expect.poll(left).toBe(0)
  expect(did).toBeGreaterThan(1)
})

test('jobs of a killed process are released, those of a running one are not', async () => {
  const { db, pool, url } = await ownDatabase('empty')
  const did: string[] = []
  let letGo = () => {}
  const released = new Promise<void>((done) => (letGo = done))
  const process = () => {
    const jobs = new JobWorker({
      url,
      tasks: {
        async work({ name }: { name: string }) {
          did.push(name)
          if (name === 'waiting') await released
        },
      },
      schedules: [],
      log: () => undefined,
      onJob: () => undefined,
      recoverMs: 500,
    })
    onTestFinished(() => {
      letGo()
      return jobs.stop()
    })
    return jobs.start()
  }
  await enqueue(db, 'work', { name: 'waiting' })
  await process()
  await expect.poll(() => did).toEqual(['waiting'])
  await enqueue(db, 'work', { name: 'left' }, { runAt: new Date(Date.now() + 3_600_000) })
  await pool.query(`update graphile_worker._private_jobs
    set run_at = now(), attempts = 1, locked_at = now(), locked_by = 'worker-killed'
    where locked_at is null`)
  await process()
  await expect.poll(() => did).toEqual(['waiting', 'left'])
})

test('jobs whose connections fall silent continue over others, and liveness is still renewed', async () => {
  const { db, pool, url } = await ownDatabase('empty')
  const way = await proxiedDatabase(url, onTestFinished)
  const did: string[] = []
  const jobs = new JobWorker({
    url: way.url,
    tasks: { work: async ({ name }: { name: string }) => void did.push(name) },
    schedules: [],
    log: () => undefined,
    onJob: () => undefined,
    answerMs: 300,
    livenessMs: 500,
  })
  onTestFinished(() => jobs.stop())
  await jobs.start()
  await enqueue(db, 'work', { name: 'before' })
  await expect.poll(() => did).toEqual(['before'])
  way.swallow()
  await enqueue(db, 'work', { name: 'after' })
  await expect.poll(() => did).toContain('after')
  const lives = async () =>
    (
      await pool.query(`select from pg_locks where locktype = 'advisory' and classid = 7205502
      and database = (select oid from pg_database where datname = current_database())`)
    ).rowCount
  // The server has not noticed that the one before is gone; that one may go whenever it likes.
  await expect.poll(lives).toBe(2)
})
