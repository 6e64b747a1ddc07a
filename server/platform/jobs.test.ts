import { expect, onTestFinished, test } from 'vitest'
import { ownDatabase } from '../testing/database.ts'
import { enqueue, Jobs } from './jobs.ts'

test('a job whose end can’t be noted has the worker begin again, and is done again', async () => {
  const { db, pool, url } = await ownDatabase('empty')
  const did: string[] = []
  const told: string[] = []
  const jobs = new Jobs({
    url,
    tasks: {
      async once({ name }: { name: string }) {
        did.push(name)
        // The first time it takes away what its end is noted in.
        if (did.length === 1)
          await pool.query('alter table graphile_worker._private_jobs rename to away')
      },
    },
    schedules: [],
    log: (message) => told.push(message),
    onJob: () => undefined,
  })
  onTestFinished(() => jobs.stop())
  await enqueue(db, 'once', { name: 'a job' })
  await jobs.start()
  await expect.poll(() => told).toContain('the jobs could not be started')
  await pool.query('alter table graphile_worker.away rename to _private_jobs')
  await expect.poll(() => did, { timeout: 20_000 }).toEqual(['a job', 'a job'])
  await expect
    .poll(async () => (await pool.query('select from graphile_worker._private_jobs')).rowCount)
    .toBe(0)
})

test('what a killed process was at is freed, what a living one is at is not', async () => {
  const { db, pool, url } = await ownDatabase('empty')
  const did: string[] = []
  let letGo = () => {}
  const held = new Promise<void>((done) => (letGo = done))
  const process = () => {
    const jobs = new Jobs({
      url,
      tasks: {
        async work({ name }: { name: string }) {
          did.push(name)
          if (name === 'held') await held
        },
      },
      schedules: [],
      log: () => undefined,
      onJob: () => undefined,
    })
    onTestFinished(() => {
      letGo()
      return jobs.stop()
    })
    return jobs.start()
  }
  await enqueue(db, 'work', { name: 'held' })
  await process()
  await expect.poll(() => did).toEqual(['held'])
  await enqueue(db, 'work', { name: 'left' }, { runAt: new Date(Date.now() + 3_600_000) })
  await pool.query(`update graphile_worker._private_jobs
    set run_at = now(), attempts = 1, locked_at = now(), locked_by = 'worker-killed'
    where locked_at is null`)
  await process()
  await expect.poll(() => did, { timeout: 20_000 }).toEqual(['held', 'left'])
})
