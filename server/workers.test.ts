import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../scripts/free-port.mjs'

const patient = { timeout: 60_000 }

/** A first process with so many workers, each of which answers its process id. */
async function firstProcess(count: number) {
  const port = String(await freePort())
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'workers.fixture.ts'), String(count)],
    { env: { PATH: process.env.PATH, PORT: port }, detached: true },
  )
  const output = { text: '' }
  child.stdout.on('data', (bytes) => (output.text += String(bytes)))
  child.stderr.on('data', (bytes) => (output.text += String(bytes)))
  const ended = new Promise<number | null>((exit) => child.once('exit', exit))
  onTestFinished(() => {
    // Its group has its own number; what is left of it ends here.
    if (inGroup(child.pid!)) process.kill(-child.pid!, 'SIGKILL')
  })
  await expect.poll(() => output.text, patient).toContain('ready')
  const asked = () =>
    fetch(`http://127.0.0.1:${port}`, {
      headers: { connection: 'close' },
      signal: AbortSignal.timeout(2_000),
    })
  const killedBefore = () =>
    asked().then(
      (reply) => reply.headers.get('workers-killed'),
      () => undefined,
    )
  const ask = () =>
    asked().then(
      async (reply) => Number(await reply.text()),
      () => undefined,
    )
  const anyWorker = async () => {
    for (;;) {
      const pid = await ask()
      if (pid) return pid
    }
  }
  /** Resolves when it is: a signal that is sent at once can reach the worker before this one. */
  const block = async (pid: number) => {
    process.kill(pid, 'SIGUSR2')
    await expect.poll(() => output.text, patient).toContain(`${pid} is blocked`)
  }
  return { child, output, ended, ask, anyWorker, block, killedBefore }
}

/** Whether any process of the group is there. */
function inGroup(pgid: number): boolean {
  try {
    return process.kill(-pgid, 0)
  } catch {
    return false
  }
}

test('of two workers a blocked one is killed and replaced; the other serves', async () => {
  const { child, output, ended, ask, anyWorker, block } = await firstProcess(2)
  const blocked = await anyWorker()
  await block(blocked)
  await expect.poll(ask, patient).toSatisfy((pid) => pid !== undefined && pid !== blocked)
  const other = await anyWorker()
  await expect
    .poll(() => output.text, patient)
    .toContain(`Worker ${blocked} ended (SIGKILL): it did nothing for 3 s`)
  await expect
    .poll(ask, patient)
    .toSatisfy((pid) => pid !== undefined && pid !== blocked && pid !== other)
  child.kill('SIGTERM')
  expect([await ended, inGroup(child.pid!)]).toEqual([0, false])
})

test('a single worker is watched as well, and killed when blocked during shutdown', async () => {
  const { child, output, ended, ask, anyWorker, block, killedBefore } = await firstProcess(1)
  await expect.poll(killedBefore, patient).toBe('0')
  const blocked = await anyWorker()
  await block(blocked)
  await expect.poll(ask, patient).toSatisfy((pid) => pid !== undefined && pid !== blocked)
  await expect.poll(killedBefore, patient).toBe('1')
  expect(output.text).toContain(`Worker ${blocked} ended (SIGKILL)`)
  await block(await anyWorker())
  child.kill('SIGTERM')
  expect([await ended, inGroup(child.pid!)]).toEqual([1, false])
})

test('a killed first process leaves no blocked worker', async () => {
  const { child, anyWorker, block } = await firstProcess(2)
  await block(await anyWorker())
  child.kill('SIGKILL')
  await expect.poll(() => inGroup(child.pid!), patient).toBe(false)
})
