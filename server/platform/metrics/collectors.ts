import { Counter, Gauge, type Registry } from 'prom-client'
import type { JobFigures } from '../jobs.ts'

export type CollectorSources = {
  pool: { totalCount: number; idleCount: number; waitingCount: number }
  changes: { secondsBehind: number; counts: { reconnects: number; foundLate: number } }
  disk: { freeBytes: () => Promise<number> }
  caches: Record<string, CacheFigures>
  sockets: () => { connections: number; sent: number; received: number }
  jobs: () => Promise<JobFigures[]>
  /** Until this process started. */
  workersKilled: number
}

type CacheFigures = { size: { entries: number; bytes: number }; hits: number; misses: number }

const ANSWER_TIMEOUT_MS = 1_000

export function registerCollectors(
  registry: Registry,
  { pool, changes, disk, caches, sockets, jobs, workersKilled }: CollectorSources,
): void {
  const registers = [registry]
  const cached = (figure: (cache: CacheFigures) => number) =>
    Object.entries(caches).map(([cache, it]) => [{ cache }, figure(it)] as const)

  new Gauge({
    name: 'ghiyar_pool_connections',
    help: 'Connections of the pool: in use, idle; and who waits for one',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  for (const [figure, help] of [
    ['hits', 'Pages or replies that were there already'],
    ['misses', 'Pages or replies that had to be made'],
  ] as const)
    new Counter({
      name: `ghiyar_cache_${figure}_total`,
      help,
      labelNames: ['cache'],
      registers,
      collect() {
        this.reset()
        for (const [labels, value] of cached((cache) => cache[figure])) this.inc(labels, value)
      },
    })
  for (const [figure, help] of [
    ['entries', 'Pages or replies that are kept'],
    ['bytes', 'Memory for what is kept'],
  ] as const)
    new Gauge({
      name: `ghiyar_cache_${figure}`,
      help,
      labelNames: ['cache'],
      registers,
      collect() {
        for (const [labels, value] of cached((cache) => cache.size[figure])) this.set(labels, value)
      },
    })
  new Gauge({
    name: 'ghiyar_socket_connections',
    help: 'Open connections for chat and the bell',
    registers,
    collect() {
      this.set(sockets().connections)
    },
  })
  new Counter({
    name: 'ghiyar_socket_messages_total',
    help: 'Messages over these connections',
    labelNames: ['direction'],
    registers,
    collect() {
      const { sent, received } = sockets()
      this.reset()
      this.inc({ direction: 'sent' }, sent)
      this.inc({ direction: 'received' }, received)
    },
  })
  new Gauge({
    name: 'ghiyar_disk_free_bytes',
    help: 'What may still be written to the disk of DATA_DIR',
    registers,
    aggregator: 'min',
    async collect() {
      this.set(await disk.freeBytes())
    },
  })
  registerChangeCollectors(registers, changes)
  // The worker that was started last knows of all.
  new Counter({
    name: 'ghiyar_workers_killed_total',
    help: 'Workers killed because they were blocked for ten seconds',
    registers,
    aggregator: 'max',
  }).inc(workersKilled)
  registerJobCollectors(registers, jobs)
}

/** How far each process knows what the others changed. */
function registerChangeCollectors(
  registers: Registry[],
  changes: CollectorSources['changes'],
): void {
  new Gauge({
    name: 'ghiyar_changes_behind_seconds',
    help: 'How long ago a process last knew all changes; the worst of them',
    registers,
    aggregator: 'max',
    collect() {
      this.set(changes.secondsBehind)
    },
  })
  for (const [name, figure, help] of [
    ['reconnects', 'reconnects', 'Connections for changes that were replaced'],
    ['found_late', 'foundLate', 'Changes of which no notification came'],
  ] as const)
    new Counter({
      name: `ghiyar_changes_${name}_total`,
      help,
      registers,
      collect() {
        this.reset()
        this.inc(changes.counts[figure])
      },
    })
}

/** Every process sees the same queue, so their figures are not added up. */
function registerJobCollectors(registers: Registry[], jobs: CollectorSources['jobs']): void {
  const shared = { registers, aggregator: 'max' } as const
  let asked: Promise<JobFigures[]> | undefined
  // Both are asked at the same time, and answered by one statement.
  const figures = () => (asked ??= orNoneAfterTimeout(jobs()).finally(() => (asked = undefined)))
  new Gauge({
    name: 'ghiyar_jobs',
    help: 'Jobs by task: due, planned for later, running, given up',
    labelNames: ['task', 'state'],
    ...shared,
    async collect() {
      const found = await figures()
      this.reset()
      for (const { task, oldestSeconds: _, ...states } of found)
        for (const [state, count] of Object.entries(states)) this.set({ task, state }, count)
    },
  })
  new Gauge({
    name: 'ghiyar_jobs_oldest_seconds',
    help: 'How long the oldest job has been due',
    labelNames: ['task'],
    ...shared,
    async collect() {
      const found = await figures()
      this.reset()
      for (const { task, oldestSeconds } of found) this.set({ task }, oldestSeconds)
    },
  })
}

/** A database that does not answer leaves the rest of the figures as they are. */
async function orNoneAfterTimeout(figures: Promise<JobFigures[]>): Promise<JobFigures[]> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<JobFigures[]>((nothing) => {
    timer = setTimeout(() => nothing([]), ANSWER_TIMEOUT_MS)
  })
  return Promise.race([figures.catch(() => []), late]).finally(() => clearTimeout(timer))
}
