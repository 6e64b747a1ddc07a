import cluster, { type Worker } from 'node:cluster'
import { setupPrimary } from '@socket.io/cluster-adapter'
import { collectForWorkers } from './platform/metrics/all-processes.ts'

export type Workers = { stop: () => Promise<void> }

const SLOWEST_RESTART_MS = 10_000
// A worker that lived this long was well; the next one starts at once.
const WELL_AFTER_MS = 30_000

/**
 * Runs the server in several processes behind one port. A worker that ends is replaced; one that
 * keeps ending is replaced ever more slowly. Resolves when all of them answer.
 */
export async function startWorkers(
  count: number,
  databaseUrl: string,
  say: (line: string) => void,
): Promise<Workers> {
  let stopping = false
  let wait = 0
  // Passes on what workers say to one another about connections.
  setupPrimary()
  collectForWorkers()
  const fork = (): Promise<void> => {
    const worker = cluster.fork({ DATABASE_URL: databaseUrl })
    const born = performance.now()
    worker.on('exit', (code, signal) => {
      if (stopping) return
      if (performance.now() - born > WELL_AFTER_MS) wait = 0
      say(`Worker ${worker.process.pid} ended (${signal ?? code}); starting another`)
      setTimeout(() => {
        if (!stopping) fork().catch(() => undefined)
      }, wait)
      wait = Math.min(Math.max(wait * 2, 100), SLOWEST_RESTART_MS)
    })
    return new Promise((resolve, reject) => {
      worker.on('message', (message: unknown) => message === 'ready' && resolve())
      worker.once('exit', () => reject(new Error('A worker ended before it was ready')))
    })
  }
  await Promise.all(Array.from({ length: count }, fork))
  return {
    stop: async () => {
      stopping = true
      const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
      await Promise.all(workers.map(end))
    },
  }
}

function end(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    if (worker.isDead()) return resolve()
    worker.once('exit', () => resolve())
    worker.process.kill('SIGTERM')
  })
}
