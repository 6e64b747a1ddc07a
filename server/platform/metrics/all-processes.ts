import type { ChildProcess } from 'node:child_process'
import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry, Registry } from 'prom-client'

type Figures = Awaited<ReturnType<Registry['getMetricsAsJSON']>>
/** Between the first process and the workers; other messages of the workers are ignored. */
type MetricsMessage =
  | { metrics: 'wanted'; ask: number }
  | { metrics: 'asked'; ask: number }
  | { metrics: 'figures'; ask: number; figures: Figures }
  | { metrics: 'all'; ask: number; all: Figures[] }

const WAIT_MS = 2_000

const isMetricsMessage = (message: unknown): message is MetricsMessage =>
  typeof message === 'object' && message !== null && 'metrics' in message

/**
 * Collects, in the first process, the figures of all workers for the one that asks. A worker that does
 * not answer in time is left out; the number of processes shows it.
 */
export function collectForWorkers(): void {
  let asks = 0
  const open = new Map<number, { all: Figures[]; missing: Set<Worker>; answer: () => void }>()
  const collect = (asker: Worker, ask: number) => {
    const no = asks++
    const missing = new Set(
      Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined),
    )
    const all: Figures[] = []
    const answer = () => {
      clearTimeout(timer)
      open.delete(no)
      sendTo(asker, { metrics: 'all', ask, all })
    }
    const timer = setTimeout(answer, WAIT_MS)
    open.set(no, { all, missing, answer })
    for (const worker of missing) sendTo(worker, { metrics: 'asked', ask: no })
  }
  cluster.on('message', (worker, message: unknown) => {
    if (!isMetricsMessage(message)) return
    if (message.metrics === 'wanted') return collect(worker, message.ask)
    const one = message.metrics === 'figures' ? open.get(message.ask) : undefined
    if (!one || message.metrics !== 'figures' || !one.missing.delete(worker)) return
    one.all.push(message.figures)
    if (one.missing.size === 0) one.answer()
  })
}

function sendTo(to: Worker | NodeJS.Process, message: MetricsMessage): void {
  const send = (to.send as ChildProcess['send']).bind(to)
  // Others handle the end of a worker.
  send(message as never, () => undefined)
}

/** The figures as text: those of this process, or of all workers where there are several. */
export function metricsText(registries: Registry[]): () => Promise<string> {
  if (!cluster.isWorker) return () => Registry.merge(registries).metrics()
  const waiting = new Map<number, (all: Figures[]) => void>()
  let asks = 0
  process.on('message', (message: unknown) => {
    if (!isMetricsMessage(message)) return
    if (message.metrics === 'all') return waiting.get(message.ask)?.(message.all)
    if (message.metrics !== 'asked') return
    const { ask } = message
    Promise.all(registries.map((registry) => registry.getMetricsAsJSON())).then(
      (each) => sendTo(process, { metrics: 'figures', ask, figures: each.flat() }),
      () => undefined,
    )
  })
  return async () => {
    const ask = asks++
    const all = await new Promise<Figures[]>((resolve) => {
      waiting.set(ask, resolve)
      sendTo(process, { metrics: 'wanted', ask })
    }).finally(() => waiting.delete(ask))
    return AggregatorRegistry.aggregate(all).metrics()
  }
}
