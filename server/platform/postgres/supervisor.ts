import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { bringUp, isLockedByOrphans } from './bring-up.ts'
import type { Installation } from './cluster.ts'
import { type Postmaster, runningPostmaster, shutDown, signal } from './postmaster.ts'
import { pruneLogs } from './server-log.ts'

/** A server under supervision. */
export interface Supervised {
  reused: boolean
  stop(): Promise<void>
}

/** About a minute in all: processes of a killed server may hold its memory until their query ends. */
const retryDelaysMs = [0, 100, 200, 400, 800, ...Array<number>(60).fill(1000)]
/** A server that lived shorter than this counts as one more failed attempt. */
const steadyMs = 1000
const pruneEveryMs = 60_000

/**
 * Starts the server, or takes over the one that runs, and brings it back whenever it dies.
 * @param onLost told once, when it can't be brought back: nothing will work any more
 */
export async function supervise(
  installation: Installation,
  log: (message: string) => void,
  onLost: (reason: string) => void,
): Promise<Supervised> {
  const stopping = new AbortController()
  let postmaster: Postmaster | undefined
  let recovery: Promise<void> | undefined
  let attempts = 0
  const options = {
    log,
    onProcess: (started: Postmaster) => {
      postmaster = started
    },
    signal: stopping.signal,
  }

  const retryBringUp = async (isWorthwhile: (error: unknown) => boolean) => {
    for (;;) {
      try {
        return await bringUp(installation, options)
      } catch (error) {
        const delay = retryDelaysMs[++attempts]
        if (delay === undefined || stopping.signal.aborted || !isWorthwhile(error)) throw error
        await sleep(delay, undefined, { signal: stopping.signal })
      }
    }
  }

  const watchOver = (running: Awaited<ReturnType<typeof retryBringUp>>) => {
    const since = performance.now()
    running.watch.once('end', () => {
      if (stopping.signal.aborted) return
      if (performance.now() - since > steadyMs) attempts = 0
      recovery = recover()
    })
    return running
  }

  const recover = async () => {
    log('The database server was lost; bringing it back.')
    try {
      const delay = retryDelaysMs[attempts++]
      if (delay === undefined) throw new Error('The database server dies right after each start.')
      await sleep(delay, undefined, { signal: stopping.signal })
      current = watchOver(await retryBringUp(() => existsSync(installation.cluster)))
      log('The database server is back.')
    } catch (error) {
      if (stopping.signal.aborted) return
      onLost(error instanceof Error ? error.message : String(error))
    }
  }

  const atExit = () => postmaster && signal(postmaster, 'SIGINT')
  process.once('exit', atExit)
  const pruning = setInterval(() => pruneLogs(installation.cluster), pruneEveryMs).unref()
  const withdraw = () => {
    clearInterval(pruning)
    process.off('exit', atExit)
  }

  const stop = async () => {
    stopping.abort()
    await recovery
    await current.watch.end()
    const last = postmaster?.isAlive() ? postmaster : runningPostmaster(installation.cluster)
    if (last) await shutDown(last, installation)
    withdraw()
  }

  let current = await retryBringUp(isLockedByOrphans).catch((error: unknown) => {
    withdraw()
    throw error
  })
  watchOver(current)
  const { reused } = current
  let stopped: Promise<void> | undefined
  return { reused, stop: () => (stopped ??= stop()) }
}
