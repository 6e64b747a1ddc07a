import { fork, type ChildProcess } from 'node:child_process'
import cluster from 'node:cluster'
import { fileURLToPath } from 'node:url'
import { BEGIN, type FromChild } from './platform/processes/child.ts'
import {
  heartbeatLimits,
  watchHeartbeats,
  type HeartbeatLimits,
} from './platform/processes/heartbeat.ts'
import type { Stoppable } from './platform/processes/lifetime.ts'

export type WorkerLimits = HeartbeatLimits & {
  /** Until a worker is ready: it reads all listings first, and answers nothing meanwhile. */
  startMs: number
  /** Until a worker has stopped, and is killed. */
  stopMs: number
}

export const workerLimits: WorkerLimits = {
  ...heartbeatLimits,
  startMs: 30 * 60_000,
  // By itself it breaks off after ten seconds.
  stopMs: 11_000,
}

type Options = {
  count: number
  /** The module that a worker runs. */
  entry: URL
  /** Beside the environment of this process. */
  env: Record<string, string>
  /** Resolves when the database is as they need it. */
  prepared: Promise<unknown>
  log: (line: string) => void
  limits?: WorkerLimits
}

const SLOWEST_RESTART_MS = 10_000
// A worker that lived this long was well; the next one starts at once.
const WELL_AFTER_MS = 30_000

/**
 * Runs the server in processes of their own behind one port. A worker that ends is replaced; one that
 * keeps ending is replaced ever more slowly; one that is blocked is killed. `ready` resolves when all of
 * them answer, and rejects by what the first that could not start says.
 */
export function runWorkers(options: Options): Stoppable & { ready: Promise<void> } {
  const { count, prepared, log, limits = workerLimits } = options
  const running = new Set<ChildProcess>()
  // However this process ends, it leaves none behind.
  process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')))
  let stopping = false
  let wait = 0
  let killed = 0

  const replace = (startProcess: StartProcess) => {
    setTimeout(() => {
      if (!stopping) run(startProcess, { again: true }).catch(() => undefined)
    }, wait)
    wait = Math.min(Math.max(wait * 2, 100), SLOWEST_RESTART_MS)
  }

  /** Resolves when the worker is ready; one that was, or that replaces another, is replaced in turn. */
  const run = async (startProcess: StartProcess, { again = false } = {}): Promise<void> => {
    const child = startProcess({ WORKERS_KILLED: String(killed) })
    running.add(child)
    const born = performance.now()
    const begin = () => {
      prepared.then(
        () => child.send(BEGIN, () => undefined),
        () => undefined,
      )
    }
    const { ready, ended } = follow(child, { begin, limits })
    const end = ended.then(({ how, reason, wasReady, wasBlocked }) => {
      running.delete(child)
      if (wasBlocked) killed++
      if (!stopping && (again || wasReady)) {
        if (performance.now() - born > WELL_AFTER_MS) wait = 0
        log(`Worker ${child.pid} ended (${how})${reason ? `: ${reason}` : ''}; starting another`)
        replace(startProcess)
      }
      throw new Error(reason ?? 'A worker ended before it was ready')
    })
    await Promise.race([ready, end])
  }

  const runAll = async () => {
    const startProcess = await starter(options)
    if (!stopping) await Promise.all(Array.from({ length: count }, () => run(startProcess)))
  }
  return {
    ready: runAll(),
    stop: async () => {
      stopping = true
      const ends = await Promise.all([...running].map((child) => end(child, limits.stopMs)))
      if (ends.includes('failed')) throw new Error('A worker did not stop by itself')
    },
  }
}

/** Starts a worker; `more` stands in its environment beside what all have. */
type StartProcess = (more: Record<string, string>) => ChildProcess

/**
 * One worker is an ordinary child process, so that nothing that several need to share (port, figures,
 * connections of people) goes through the first process.
 */
async function starter({ count, entry, env }: Options): Promise<StartProcess> {
  if (count === 1) return (more) => fork(entry, { env: { ...process.env, ...env, ...more } })
  const { setupPrimary } = await import('@socket.io/cluster-adapter')
  const { collectForWorkers } = await import('./platform/metrics/all-processes.ts')
  cluster.setupPrimary({ exec: fileURLToPath(entry) })
  // Passes on what workers say to one another about connections.
  setupPrimary()
  collectForWorkers()
  return (more) => cluster.fork({ ...env, ...more }).process
}

type End = {
  how: NodeJS.Signals | number
  reason: string | undefined
  wasReady: boolean
  wasBlocked: boolean
}

type Following = { begin: () => void; limits: WorkerLimits }

/**
 * Watches a worker from its start to its end; kills it when it doesn't get ready, or is silent. `begin`
 * is called when it waits for what it needs.
 */
function follow(child: ChildProcess, { begin, limits }: Following) {
  const ready = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<End>()
  let reason: string | undefined
  let wasReady = false
  let wasBlocked = false
  const kill = (why: string) => {
    reason = why
    child.kill('SIGKILL')
  }
  const starting = setTimeout(
    () => kill(`it was not ready after ${Math.round(limits.startMs / 60_000)} minutes`),
    limits.startMs,
  ).unref()
  let heartbeats: ReturnType<typeof watchHeartbeats> | undefined
  child.on('message', (message: FromChild | object) => {
    if (message === 'alive') return heartbeats?.beat()
    if (message === 'waiting') return begin()
    // With several workers, what they say to one another passes here too.
    if (typeof message === 'object' && 'failed' in message) reason ??= String(message.failed)
    if (message !== 'ready') return
    wasReady = true
    clearTimeout(starting)
    const seconds = (limits.everyMs * limits.looks) / 1_000
    heartbeats = watchHeartbeats(() => {
      wasBlocked = true
      kill(`it did nothing for ${seconds} s, blocked by one piece of work, and was killed`)
    }, limits)
    ready.resolve()
  })
  const onEnd = (how: End['how']) => {
    clearTimeout(starting)
    heartbeats?.stop()
    ended.resolve({ how, reason, wasReady, wasBlocked })
  }
  child.once('exit', (code, signal) => onEnd(signal ?? code ?? 1))
  child.on('error', (error) => {
    // There is no process, and no `exit` will come.
    if (child.pid === undefined) {
      reason = error.message
      onEnd(1)
    }
  })
  return { ready: ready.promise, ended: ended.promise }
}

/** Ends a worker: by itself, or killed when that takes too long. */
function end(child: ChildProcess, withinMs: number): Promise<'stopped' | 'failed'> {
  return new Promise((resolve) => {
    const kill = () => child.kill('SIGKILL')
    const late = setTimeout(kill, withinMs)
    child.once('exit', (code, signal) => {
      clearTimeout(late)
      resolve(signal === 'SIGKILL' || (code ?? 0) > 0 ? 'failed' : 'stopped')
    })
    child.kill('SIGTERM')
  })
}
