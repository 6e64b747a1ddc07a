import { fork, type ChildProcess } from 'node:child_process'
import { readEnv, type Env } from '../env.ts'
import { endWithParent } from './end-with-parent.ts'
import { heartbeatLimits, sendHeartbeats, type HeartbeatLimits } from './heartbeat.ts'
import { Lifetime, type Stoppable } from './lifetime.ts'

/** What a process says to the one that started it. */
export type FromChild = 'waiting' | 'ready' | 'alive' | { failed: string } | { lines: string[] }

const send = (message: FromChild): Promise<void> =>
  new Promise((sent) => {
    if (process.connected) process.send!(message, () => sent())
    else sent()
  })

/** Why a process does not start, in words for whoever starts it; where it came from only when debugging. */
export function explain(error: unknown): string {
  if (process.env.LOG_LEVEL === 'debug' && error instanceof Error)
    process.stderr.write(`${error.stack}\n`)
  return error instanceof Error ? error.message : String(error)
}

/** Says to a worker that what it needs is there. */
export const BEGIN = 'begin'

/**
 * Runs what `start` starts until a signal comes, or the process that started this one is gone. `begun`
 * resolves when that process says so: until then there is time to load modules.
 */
export async function runAsWorker(
  start: (env: Env, begun: Promise<unknown>) => Promise<Stoppable>,
  {
    stopWithinMs,
    heartbeats = heartbeatLimits,
  }: { stopWithinMs: number; heartbeats?: HeartbeatLimits },
): Promise<void> {
  const begun = new Promise((resolve) => {
    process.on('message', (message) => message === BEGIN && resolve(undefined))
  })
  // What is sent before the listener is there can be lost, so the worker asks for it.
  void send('waiting')
  const lifetime = new Lifetime(stopWithinMs)
  endWithParent({ graceMs: stopWithinMs })
  process.on('disconnect', () => void lifetime.stop())
  try {
    lifetime.add(await start(readEnv(process.env), begun))
    await send('ready')
    sendHeartbeats(heartbeats)
  } catch (error) {
    if (lifetime.isStopping) return
    await send({ failed: explain(error) })
    process.exit(1)
  }
}

/** Does one piece of work, which a signal breaks off, and ends; its lines are for the other process. */
export async function runAsTask(work: (env: Env) => Promise<string[]>): Promise<void> {
  endWithParent({ graceMs: 0 })
  process.on('disconnect', () => process.exit(1))
  try {
    await send({ lines: await work(readEnv(process.env)) })
    process.exit(0)
  } catch (error) {
    await send({ failed: explain(error) })
    process.exit(1)
  }
}

/** Has a process of its own do such a piece of work; the memory that it takes is free afterwards. */
export function runTask(
  entry: URL,
  { args = [], env }: { args?: string[]; env: Record<string, string> },
): Stoppable & { lines: Promise<string[]> } {
  const child = fork(entry, args, { env: { ...process.env, ...env } })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  return {
    lines: linesOf(child),
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
      await ended
    },
  }
}

function linesOf(child: ChildProcess): Promise<string[]> {
  return new Promise((resolve, reject) => {
    child.on('message', (message: FromChild) => {
      // `node --watch` has children send messages of its own.
      if (typeof message === 'string') return
      if ('lines' in message) resolve(message.lines)
      else if ('failed' in message) reject(new Error(message.failed))
    })
    child.once('error', reject)
    child.once('exit', (code, signal) =>
      reject(new Error(`The process that prepares the database ended (${signal ?? code})`)),
    )
  })
}
